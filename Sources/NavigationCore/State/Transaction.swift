/// What goes along with a change of state; here a change is shown at once, so it only carries names.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Runs `body`; its changes are shown at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs `body`; its changes are shown at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
