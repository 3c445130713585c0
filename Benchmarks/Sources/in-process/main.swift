import BenchmarkShim
import CGIO
import CLibMagic

LoopOverhead.register()
Conformance.register()
IdentifierLookUp.register()
TagLookUp.register()

benchmark_shim_add_context(
  "GLib", "\(glib_major_version).\(glib_minor_version).\(glib_micro_version)")
let libmagicVersion = magic_version()
benchmark_shim_add_context(
  "libmagic", "\(libmagicVersion / 100).\(libmagicVersion % 100)")

exit(benchmark_shim_run(CommandLine.argc, CommandLine.unsafeArgv))
