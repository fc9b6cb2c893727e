/// A view that says under which name its screen stands in the way here.
///
/// Screens go by the names of their views' types. A view that runs a program made elsewhere can give the
/// name that its program uses.
public protocol ScreenNaming: View {
  var screenName: ScreenName { get }
}

extension ScreenNaming {
  public static func _screenName(_ view: Self) -> ScreenName? { view.screenName }
}

/// The name of a screen.
public enum ScreenName {
  case name(String)
  /// The view only holds another one, which gives its name.
  case content(any View)
  /// The same, with an object of the client's for the place where the screen's view is written.
  case written(any View, place: AnyObject)
}

/// How a screen is known.
struct ScreenIdentity {
  var name: String
  /// The client's object for the place where its view is written.
  var place: AnyObject?
}

/// The name of the screen that shows a view: its type's, or, where that is generic over content or only
/// modifies another view, the content's.
func screenIdentity(of view: any View) -> ScreenIdentity {
  var view = view
  var place: AnyObject?
  for _ in 0..<128 {
    if let screenName = view.knownScreenName {
      switch screenName {
      case .name(let name): return ScreenIdentity(name: name, place: place)
      case .content(let content): view = content
      case .written(let content, let written):
        // A link of one's own wraps what it is given: the innermost place is the author's.
        place = written
        view = content
      }
      continue
    }
    let type = type(of: view as Any)
    let isOwn = view is any SelfNamed || !(view is any PrimitiveView || "\(type)".contains("<"))
    guard !isOwn, let content = heldView(in: view) else {
      return ScreenIdentity(name: typeName(type), place: place)
    }
    view = content
  }
  return ScreenIdentity(name: typeName(type(of: view as Any)), place: place)
}

extension View {
  fileprivate var knownScreenName: ScreenName? { Self._screenName(self) }
}

/// The view that another one holds: of the program's own types their `content`, else the only view among
/// the properties.
private func heldView(in view: any View) -> (any View)? {
  guard !(view is any PrimitiveView) else { return nil }
  // What wrappers keep is no part of what the view holds, and may be gone by now.
  let properties = Mirror(reflecting: view).children.filter { $0.label?.hasPrefix("_") == false }
  let views = properties.compactMap { property in
    (property.value as? any View).map { (label: property.label, view: $0) }
  }
  return (views.first { $0.label == "content" } ?? views.first)?.view
}
