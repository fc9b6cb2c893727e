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
  /// Whether a view sends it; false for a default that is heard because nobody does.
  public let isWritten: Bool
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

  /// All values that the views below send up, in the order of the views; then the defaults that are
  /// heard for keys that nobody writes.
  func preferenceReports() -> [PreferenceReport] {
    var written: [PreferenceReport] = []
    var heard: [(id: ObjectIdentifier, report: PreferenceReport)] = []
    var known: Set<ObjectIdentifier> = []
    forEachNode { node in
      switch node {
      case let writer as WriterNode:
        known.insert(writer.key.id)
        written.append(
          PreferenceReport(key: writer.keyName, value: writer.valueText, isWritten: true))
      case let transform as TransformNode: known.insert(transform.key.id)
      case let anchor as AnchorNode: known.insert(anchor.key.id)
      case let listener as ListenerNode:
        guard let value = listener.lastHeard else { return }
        let report = PreferenceReport(key: listener.key.name, value: value, isWritten: false)
        heard.append((listener.key.id, report))
      default: break
      }
    }
    return written + heard.filter { known.insert($0.id).inserted }.map(\.report)
  }

  /// What comes out of the views below for a key, as a listener around them would hear it; nil when no view
  /// sends or hears the key.
  func preferenceText(ofKeyNamed name: String) -> String? {
    guard let key = key(named: name) else { return nil }
    var fold = Fold(key)
    rise(&fold)
    return key.describe(fold.value ?? key.makeDefault())
  }

  private func key(named name: String) -> KeyOps? {
    var found: KeyOps?
    forEachNode { node in
      let key: KeyOps? =
        switch node {
        case let writer as WriterNode: writer.key
        case let transform as TransformNode: transform.key
        case let anchor as AnchorNode: anchor.key
        case let listener as ListenerNode: listener.key
        default: nil
        }
      if let key, key.name == name { found = key }
    }
    return found
  }
}
