/// One piece of state on the screen.
public struct StateReport: Hashable, Sendable {
  /// The view it belongs to.
  public let view: String
  /// The name of the property.
  public let name: String
  /// The value as `print` would write it.
  public let value: String
}

/// One value on its way up, at the view that sends it.
public struct PreferenceReport: Hashable, Sendable {
  /// The name of the key.
  public let key: String
  /// The value as `print` would write it.
  public let value: String
}

extension ViewNode {
  /// All state of the views below, in the order of the views.
  func stateReports() -> [StateReport] {
    var reports: [StateReport] = []
    forEachNode { node in
      guard let body = node as? BodyNode else { return }
      for (index, slot) in body.slots.enumerated() {
        guard let state = slot as? any StateLocation else { continue }
        for (name, value) in state.entries(named: body.table.fields[index].name) {
          reports.append(
            StateReport(view: body.outlineName ?? body.table.name, name: name, value: value))
        }
      }
    }
    return reports
  }

  /// All values that the views below send up, in the order of the views.
  func preferenceReports() -> [PreferenceReport] {
    var reports: [PreferenceReport] = []
    forEachNode { node in
      guard let writer = node as? WriterNode else { return }
      reports.append(PreferenceReport(key: writer.keyName, value: writer.valueText))
    }
    return reports
  }
}
