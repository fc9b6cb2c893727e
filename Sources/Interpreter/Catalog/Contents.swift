import NavigationCore

/// `() -> Content`, built later or more than once; empty when the run has stopped.
struct Content0: Readable {
  let closure: Closure

  static func read(_ value: Value, _ machine: Machine) -> Content0? {
    Closure.read(value, machine).map { Content0(closure: $0) }
  }

  func callAsFunction() -> ErasedView { closure.view(closure()) }
}

/// `(A) -> Content`, such as the rows of a list.
struct Content1<A: Writable>: Readable {
  let closure: Closure

  static func read(_ value: Value, _ machine: Machine) -> Content1? {
    Closure.read(value, machine).map { Content1(closure: $0) }
  }

  func callAsFunction(_ argument: A) -> ErasedView {
    closure.view(closure(argument.written(closure.machine)))
  }
}

extension Closure {
  fileprivate func view(_ result: Value) -> ErasedView {
    isStopped
      ? ErasedView(EmptyView()) : ErasedView.read(result, machine) ?? ErasedView(EmptyView())
  }
}
