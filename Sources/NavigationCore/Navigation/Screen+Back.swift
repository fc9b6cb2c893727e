extension Screen {
  /// Taps the back button: the system's, else one that looks like one, else one whose view dismisses.
  @discardableResult
  public func back() -> GestureOutcome {
    guard isShowing else { return .nothingOnDevice }
    if let refusal = frozen { return refusal }
    let reachable = tappables
    if let system = reachable.last(where: { $0.node is BackButtonNode }) { return touch(system) }
    let enabled = reachable.filter(\.isEnabled)
    if let arrow = enabled.first(where: { isBackLabel($0.label) }) { return touch(arrow) }
    if let dismissing = enabled.first(where: { $0.node.readsPresentation }) {
      return touch(dismissing)
    }
    return noBackButton
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
        "the system's bar is hidden on \(top.name) (navigationBarHidden)"
      } else if top.settings.isBackHidden == true {
        "it is hidden on \(top.name) (navigationBarBackButtonHidden)"
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
    nearest(BodyNode.self)?.slots.contains { slot in
      slot is LastEnvironment<DismissAction> || slot is LastEnvironment<Binding<PresentationMode>>
    } ?? false
  }
}
