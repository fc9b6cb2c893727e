#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of native stack that this thread has in all.
func stackSizeOfThisThread() -> Int {
  #if canImport(Glibc)
    var attributes = pthread_attr_t()
    guard pthread_getattr_np(pthread_self(), &attributes) == 0 else { return 512 * 1024 }
    defer { pthread_attr_destroy(&attributes) }
    var address: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &address, &size) == 0 else { return 512 * 1024 }
    return size
  #else
    return pthread_get_stacksize_np(pthread_self())
  #endif
}
