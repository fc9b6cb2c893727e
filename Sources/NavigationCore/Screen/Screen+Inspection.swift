extension Screen {
  /// Whether a view of that name is anywhere on the device, also on screens that are covered.
  public func shows(viewNamed name: String) -> Bool {
    var isFound = false
    root.forEachNode { isFound = isFound || $0.outlineName == name }
    return isFound
  }

  /// Runs the bodies of all views of these names again, as when their source has changed.
  ///
  /// Views that are equal to those of before keep what their bodies made.
  public func runBodies(ofViewsNamed names: Set<String>) {
    root.forEachNode { node in
      guard let body = node as? BodyNode, let name = body.outlineName, names.contains(name)
      else { return }
      body.queue()
    }
    settle()
  }
}
