/// A view that says under which name its screen stands in the way here.
///
/// Screens go by the names of their views' types. A view that runs a program made elsewhere can give the
/// name that its program uses.
public protocol ScreenNaming: View {
  var screenName: ScreenName { get }
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
    if let naming = view as? any ScreenNaming {
      switch naming.screenName {
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

/// The view that another one holds: its `content`, else the only view among its properties.
private func heldView(in value: Any, depth: Int = 0) -> (any View)? {
  let children = Array(Mirror(reflecting: value).children)
  if let content = children.first(where: { $0.label == "content" })?.value {
    if let view = content as? any View { return view }
    if depth < 4, let view = heldView(in: content, depth: depth + 1) { return view }
  }
  let views = children.compactMap { $0.value as? any View }
  if let first = views.first, views.count == 1 || value is any PrimitiveView { return first }
  guard views.isEmpty, depth < 4 else { return nil }
  for child in children where child.label == "branch" || child.label == "view" {
    if let view = heldView(in: child.value, depth: depth + 1) { return view }
  }
  return nil
}
