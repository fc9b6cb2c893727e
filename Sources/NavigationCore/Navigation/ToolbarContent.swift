/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case leading, principal, trailing, bottom
  }

  let place: Place

  /// Where the device puts it: at the trailing end of the bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In a row at the bottom of the screen.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let status = ToolbarItemPlacement(place: .bottom)
}

/// Items of a toolbar.
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder var body: Body { get }

  /// Adds the items, in order.
  func _addItems(to list: inout ToolbarItems)
}

extension ToolbarContent {
  public func _addItems(to list: inout ToolbarItems) {
    body._addItems(to: &list)
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never {
    preconditionFailure("Items have no body; they are added themselves.")
  }
}

extension Never: ToolbarContent {
  public func _addItems(to list: inout ToolbarItems) {}
}

/// The items of a toolbar in order.
public struct ToolbarItems {
  var items: [BarItem] = []
}

/// One view in a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  public func _addItems(to list: inout ToolbarItems) {
    list.items.append(BarItem(placement, content))
  }
}

/// Several views in a toolbar that share a placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let item: ToolbarItem<Content>

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    item = ToolbarItem(placement: placement, content: content)
  }

  public var body: some ToolbarContent { item }
}

/// Several items, made by a builder.
public struct ToolbarSequence: ToolbarContent {
  public typealias Body = Never

  let items: [BarItem]

  public func _addItems(to list: inout ToolbarItems) {
    list.items += items
  }
}

/// Turns the statements of a closure into the items of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarSequence {
    var list = ToolbarItems()
    content._addItems(to: &list)
    return ToolbarSequence(items: list.items)
  }

  public static func buildBlock(_ parts: ToolbarSequence...) -> ToolbarSequence {
    ToolbarSequence(items: parts.flatMap(\.items))
  }

  public static func buildIf(_ part: ToolbarSequence?) -> ToolbarSequence {
    part ?? ToolbarSequence(items: [])
  }

  public static func buildEither(first: ToolbarSequence) -> ToolbarSequence { first }
  public static func buildEither(second: ToolbarSequence) -> ToolbarSequence { second }
  public static func buildLimitedAvailability(_ part: ToolbarSequence) -> ToolbarSequence { part }
}
