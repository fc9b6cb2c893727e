extension Screen {
  /// Whether a view of that name is anywhere on the device, also on screens that are covered.
  public func shows(viewNamed name: String) -> Bool {
    var isFound = false
    root.forEachNode { isFound = isFound || $0.outlineName == name }
    return isFound
  }
}
