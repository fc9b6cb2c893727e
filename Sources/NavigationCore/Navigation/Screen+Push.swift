extension Screen {
  /// Pushes the destination of a link, as a tap on the link would if it stood on the top screen.
  ///
  /// - Parameter link: A view that holds a `NavigationLink`; only its destination is shown.
  /// - Returns: Refused without a container or without a link.
  @discardableResult
  public func push<Link: View>(_ link: Link) -> GestureOutcome {
    guard isShowing else { return .nothingOnDevice }
    if let refusal = frozen { return refusal }
    guard let top = wayHere.containers.last?.top else {
      return .refused(
        "there is no navigation container to push onto",
        help: "put the view on the device into a NavigationView or NavigationStack")
    }
    let held = top.hold(link)
    settle()
    var found: LinkNode?
    held.forEachNode { found = found ?? $0 as? LinkNode }
    guard let found else {
      top.release(held)
      return .refused("there is no link in what was to be pushed")
    }
    found.activate()
    settle()
    guard found.destination != nil else {
      top.release(held)
      return .nothingChanged("the link did not push; its isActive stays false")
    }
    found.whenLeft = { [unowned(unsafe) top] in top.release(held) }
    return .done
  }
}
