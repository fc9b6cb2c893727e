import CProgram

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Bodies and functions of the user's recurse on this stack; depth limits come from its size.
program_raise_stack(64 << 20)
program_install_last_resort()
let status = runProgram(CommandLine.argc, CommandLine.unsafeArgv)
program_flush()
exit(status)
