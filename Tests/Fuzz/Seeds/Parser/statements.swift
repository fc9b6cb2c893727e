@a func b<C>(_ c: borrowing C..., d: @escaping () -> () = {}) rethrows {
  e: for case let .f(g)? in h where g > 0 {
    if let i, case .j = k, #available(l 1, *) { continue e } else { defer { m } }
  }; do { try n() } catch let o as P { throw o } catch {}
}
#if q && !r
  let s =
    if t { 1 } else {
      switch u {
      case 1, 2...: 3;
      @unknown default: fallthrough
      }
    }
#elseif v
#endif
