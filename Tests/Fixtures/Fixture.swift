/// Small well-formed files, built by code for tests, examples and benchmarks.
public enum Fixture {}
