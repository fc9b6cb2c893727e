#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of native stack that a thread may take: the limit of this process.
func stackSizeOfThread() -> Int {
  var limit = rlimit()
  #if canImport(Glibc)
    let status = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  #else
    let status = getrlimit(RLIMIT_STACK, &limit)
  #endif
  let usual = 8 * 1024 * 1024
  guard status == 0, limit.rlim_cur < 1 << 40 else { return usual }
  return Int(limit.rlim_cur)
}
