/// A change of the environment.
protocol EnvironmentChange: Equatable {
  func apply(_ values: inout EnvironmentValues)
}

/// Hands down an environment of its own.
final class EnvironmentNode<Change: EnvironmentChange>: ViewNode {
  private var change: Change
  private var outer: EnvironmentStorage

  init(_ parent: ViewNode, _ change: Change) {
    self.change = change
    outer = parent.environment
    super.init(parent)
    environment = derived()
    if environment.layoutDirection == .rightToLeft { graph.usesRightToLeft = true }
  }

  private func derived() -> EnvironmentStorage {
    var values = EnvironmentValues(outer)
    readingForBody { change.apply(&values) }
    return values.storage
  }

  func update(_ change: Change) {
    if self.change == change { return }
    self.change = change
    handDown(derived())
  }

  private func handDown(_ new: EnvironmentStorage) {
    if new.layoutDirection != environment.layoutDirection {
      graph.usesRightToLeft = true
      graph.placeGeneration &+= 1
      graph.layoutChanged(from: self)
    }
    environment = new
    environmentChanged()
  }

  override func emit(_ fold: inout Fold) {
    child?.rise(&fold)
  }

  override func inherit(_ environment: EnvironmentStorage) {
    guard environment !== outer else { return }
    outer = environment
    handDown(derived())
  }
}

/// A change of the environment, attached to a view.
final class EnvironmentModification<Change: EnvironmentChange>: Modification {
  private let change: Change

  init(_ change: Change) {
    self.change = change
    super.init()
  }

  override func node(_ old: ViewNode?, _ parent: ViewNode) -> ViewNode {
    guard let known = own(old, parent) else { return sign(EnvironmentNode(parent, change)) }
    unsafeDowncast(known, to: EnvironmentNode<Change>.self).update(change)
    return known
  }
}

extension View {
  /// Hands down a changed environment.
  func environment<Change: EnvironmentChange>(_ change: Change) -> Modified<Self> {
    modified(EnvironmentModification(change))
  }
}
