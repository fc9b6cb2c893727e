import NavigationCore

/// Controls of numbers: all their forms, shown by their labels.
extension Catalog {
  static let sliders: [CatalogEntry] =
    [type("struct Slider<Label: View, ValueLabel: View>: View", "A value to drag.")]
    + slider("in bounds: ClosedRange<V> = 0...1", "A value to drag", before: 2)
    + slider("in bounds: ClosedRange<V>, step: V = 1", "A value to drag in steps", before: 3)

  private static func slider(
    _ bounds: String, _ summary: String, before count: Int
  ) -> [CatalogEntry] {
    let start = "init<V: BinaryFloatingPoint>(value: Binding<V>, \(bounds)"
    return [
      labelled("Slider", "\(start), \(editing))", "\(summary).", [], of: count + 1),
      labelled(
        "Slider", "\(start), \(label), \(editing))", "\(summary), with a label.", [count],
        of: count + 2),
      labelled(
        "Slider", "\(start), \(editing), \(label))", "\(summary), with a label; the older form.",
        [count + 1], of: count + 2),
      labelled(
        "Slider", "\(start), \(label), \(ends), \(editing))",
        "\(summary), with labels at its ends.", [count + 1, count, count + 2], of: count + 4),
      labelled(
        "Slider",
        "\(start), \(editing), minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, \(label))",
        "\(summary), with labels at its ends; the older form.",
        [count + 1, count + 3, count + 2], of: count + 4),
    ]
  }

  static let steppers: [CatalogEntry] =
    [type("struct Stepper<Label: View>: View", "A value to step through.")]
    + stepper("value: Binding<V>, step: V = 1", "A value to step through", count: 2)
    + stepper(
      "value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1",
      "A value to step through between bounds", count: 3)
    + stepper(
      "onIncrement: (() -> Void)?, onDecrement: (() -> Void)?", "Two buttons for more and less",
      count: 2, isGeneric: false)

  private static func stepper(
    _ values: String, _ summary: String, count: Int, isGeneric: Bool = true
  ) -> [CatalogEntry] {
    let start = isGeneric ? "init<V: Strideable>(" : "init("
    // The two closures of the buttons stand behind the label, a value before it.
    let labelFirst = isGeneric ? "\(values), \(label)" : "\(label), \(values)"
    return [
      titled(
        "Stepper", "\(start)_ titleKey: LocalizedStringKey, \(values), \(editing))",
        "\(summary).", of: count + 2),
      labelled(
        "Stepper", "\(start)\(labelFirst), \(editing))", "\(summary), with a label.",
        [isGeneric ? count : 0], of: count + 2),
      labelled(
        "Stepper", "\(start)\(values), \(editing), \(label))",
        "\(summary), with a label; the older form.", [count + 1], of: count + 2),
    ]
  }

  static let meters: [CatalogEntry] = [
    type(
      "struct ProgressView<Label: View, CurrentValueLabel: View>: View", "How far something is."),
    shown("ProgressView", "init()", "Something that takes its time.") { Text(verbatim: "...") },
    titled(
      "ProgressView", "init(_ titleKey: LocalizedStringKey)",
      "Something that takes its time, with a title.", of: 1),
    labelled(
      "ProgressView", "init(\(label))", "Something that takes its time, with a label.", [0], of: 1),
    shown(
      "ProgressView", "init<V: BinaryFloatingPoint>(value: V?, total: V = 1)",
      "How far something is."
    ) { (value: Double?, total: Double) in Text(verbatim: percent(value, total)) },
    titled(
      "ProgressView",
      "init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)",
      "How far something is, with a title.", of: 3),
    labelled(
      "ProgressView", "init<V: BinaryFloatingPoint>(value: V?, total: V = 1, \(label))",
      "How far something is, with a label.", [2], of: 3),
    labelled(
      "ProgressView",
      "init<V: BinaryFloatingPoint>(value: V?, total: V = 1, \(label), @ViewBuilder currentValueLabel: () -> CurrentValueLabel)",
      "How far something is, with labels.", [2, 3], of: 4),
    type(
      "struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View",
      "A value between bounds."),
    labelled("Gauge", "init\(gauge))", "A value between bounds.", [2], of: 3),
    labelled(
      "Gauge", "init\(gauge), @ViewBuilder currentValueLabel: () -> CurrentValueLabel)",
      "A value between bounds, with a label of the value.", [2, 3], of: 4),
    labelled(
      "Gauge",
      "init\(gauge), @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel)",
      "A value between bounds, with labels of all three.", [2, 4, 3, 5], of: 6),
  ]

  private static let gauge =
    "<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, \(label)"
  private static let editing = "onEditingChanged: @escaping (Bool) -> Void = { _ in }"
  private static let label = "@ViewBuilder label: () -> Label"
  private static let ends =
    "@ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel"

  private static func percent(_ value: Double?, _ total: Double) -> String {
    guard let value, total > 0, value.isFinite else { return "..." }
    return "\(Int(max(0, min(1, value / total)) * 100))%"
  }

  // MARK: Shown by labels

  /// A control with a title in its first slot.
  static func titled(
    _ owner: String, _ signature: String, _ summary: String, of count: Int
  ) -> CatalogEntry {
    CatalogEntry(
      owner: owner, signature: signature, summary: summary,
      code: { machine, slots in
        guard let title = DisplayText.read(slots[0], machine) else {
          machine.stop("cannot use this \(dynamicTypeName(of: slots[0])) as a title")
          return .none
        }
        return ErasedView(title.text).written(machine)
      }, built: Array(repeating: false, count: count)
    ).passing
  }

  /// A control that is shown by the labels in some of its slots, side by side.
  static func labelled(
    _ owner: String, _ signature: String, _ summary: String, _ labels: [Int], of count: Int
  ) -> CatalogEntry {
    CatalogEntry(
      owner: owner, signature: signature, summary: summary,
      code: { machine, slots in
        var views: [ErasedView] = []
        for index in labels {
          guard let view = ErasedView.read(slots[index], machine) else {
            machine.stop("cannot use this \(dynamicTypeName(of: slots[index])) as a label")
            return .none
          }
          views.append(view)
        }
        return row(views).written(machine)
      }, built: (0..<count).map(labels.contains)
    ).passing
  }

  private static func row(_ views: [ErasedView]) -> ErasedView {
    if views.count == 1 { return views[0] }
    let indexed = Array(views.enumerated())
    return ErasedView(HStack { ForEach(indexed, id: \.offset) { $0.element } })
  }
}
