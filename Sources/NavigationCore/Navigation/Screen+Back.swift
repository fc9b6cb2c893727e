extension Screen {
  /// Taps the back button: the system's, else one that looks like one, else the only one whose view
  /// reads how its screen is dismissed.
  @discardableResult
  public func back() -> GestureOutcome {
    guard isShowing else { return .nothingOnDevice }
    if let refusal = frozen { return refusal }
    let reachable = tappables
    if let system = reachable.last(where: { $0.node is BackButtonNode }) { return touch(system) }
    let enabled = reachable.filter(\.isEnabled)
    if let arrow = enabled.first(where: { isBackLabel($0.label) }) { return touch(arrow) }
    let dismissing = enabled.filter { $0.node.readsPresentation }
    if dismissing.count == 1 { return touch(dismissing[0]) }
    return dismissing.isEmpty ? noBackButton : severalBackButtons(dismissing)
  }

  private func severalBackButtons(_ candidates: [TappableReport]) -> GestureOutcome {
    let names = candidates.map { "'\($0.label)'" }.joined(separator: ", ")
    return .refused(
      "no button looks like a back button, and several may lead back: \(names)",
      help: "tap the one you mean, or pop by program")
  }

  private func isBackLabel(_ label: String) -> Bool {
    let known = ["<", "<-", "‹", "«", "←", "back", "< back", "go back"]
    if known.contains(label.lowercased()) { return true }
    return ["chevron", "arrow"].contains { shape in
      ["left", "backward"].contains { side in
        label == "\(shape).\(side)" || label.hasPrefix("\(shape).\(side).")
      }
    }
  }

  private var noBackButton: GestureOutcome {
    guard let container = pushedContainer, let top = container.top else {
      return .refused("there is no back button: the root is on top")
    }
    let modifier =
      if top.settings.isHidden == true {
        "the system's bar is hidden (navigationBarHidden), and the screen '\(top.name)' shows no back "
          + "button of its own"
      } else if top.settings.isBackHidden == true {
        "it is hidden (navigationBarBackButtonHidden), and the screen '\(top.name)' shows none of its own"
      } else {
        "it is covered"
      }
    return .refused(
      "there is no back button to tap: \(modifier)", help: "pop takes the screen off by program")
  }

  /// Taps a thing and says what came of it.
  public func touch(_ tappable: TappableReport) -> GestureOutcome {
    if let refusal = frozen { return refusal }
    guard tappable.isEnabled else {
      let name = tappable.label.isEmpty ? "it" : "'\(tappable.label)'"
      let reason = tappable.node.disabledReason.map { ": \($0)" } ?? ""
      return .refused("\(name) is disabled\(reason)")
    }
    _ = graph.navigation.remarks.take()
    let before = (depth, graph.counters.bodies, graph.counters.layouts)
    tap(tappable)
    let remarks = graph.navigation.remarks.take()
    let after = (depth, graph.counters.bodies, graph.counters.layouts)
    guard before == after, !remarks.isEmpty else { return .done }
    return .nothingChanged(remarks.joined(separator: "; "))
  }
}

extension ViewNode {
  /// Whether the view that made this node reads how its screen is dismissed.
  var readsPresentation: Bool {
    guard let body = nearest(BodyNode.self) else { return false }
    return body.hasReadPresentation
      || body.slots.contains { slot in
        slot is LastEnvironment<DismissAction>
          || slot is LastEnvironment<Binding<PresentationMode>>
      }
  }
}
