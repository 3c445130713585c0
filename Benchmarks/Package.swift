// swift-tools-version: 6.3

import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "swift-uniform-types-benchmarks",
  dependencies: [
    .package(name: "swift-uniform-types", path: "..")
  ],
  targets: [
    .systemLibrary(
      name: "CGIO",
      // Not "gio-2.0", which needs modules whose "-pthread" SwiftPM refuses with a warning; the
      // headers are in the same place and the module map names the library.
      pkgConfig: "gobject-2.0",
      providers: [.apt(["libglib2.0-dev"])]
    ),
    .systemLibrary(
      name: "CLibMagic",
      pkgConfig: "libmagic",
      providers: [.apt(["libmagic-dev"])]
    ),
    .target(
      name: "AllocationCounter"
    ),
    .target(
      name: "BenchmarkShim",
      dependencies: ["AllocationCounter"],
      // Named here and not through pkg-config, whose "-pthread" SwiftPM refuses with a warning.
      linkerSettings: [.linkedLibrary("benchmark")]
    ),
    .executableTarget(
      name: "in-process",
      dependencies: [
        "BenchmarkShim", "CGIO", "CLibMagic",
        .product(name: "UniformTypes", package: "swift-uniform-types"),
      ],
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "first-answer",
      dependencies: [
        .product(name: "UniformTypes", package: "swift-uniform-types")
      ],
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "first-answer-peers",
      dependencies: ["CGIO", "CLibMagic"],
      linkerSettings: [.linkedLibrary("gio-2.0"), .linkedLibrary("magic")]
    ),
    .executableTarget(
      name: "process-meter"
    ),
    .executableTarget(
      name: "benchmark-report",
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x,
  cxxLanguageStandard: .cxx17
)
