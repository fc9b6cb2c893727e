import SwiftUI
import Foundation

enum Route: Hashable, Identifiable {
  case home
  case detail(id: Int, name: String = "none")
  case settings(Section)
  indirect case nested(Route, depth: Int)

  enum Section: String, CaseIterable {
    case account, privacy = "eye.slash", about
  }

  var id: Self { self }

  var title: String {
    switch self {
    case .home: "Home"
    case .detail(id: let id, name: _) where id < 0: "Negative \(id)"
    case .detail(let id, let name): "\(name) #\(id, specifier: "%03d")"
    case let .settings(section): section.rawValue.capitalized
    case .nested(let route, depth: 1...3): "> " + route.title
    case .nested: "..."
    }
  }
}

final class Router: ObservableObject {
  @Published var path = NavigationPath()
  @Published private(set) var history: [Route] = [] {
    didSet { assert(history.count >= oldValue.count, "history only grows") }
  }
  static let shared = Router()
  private var observers: [String: (Route) -> Void] = [:]
  weak var delegate: RouterDelegate?

  private init() {}

  deinit { observers.removeAll() }

  func push(_ route: Route) {
    path.append(route)
    history.append(route)
    observers.values.forEach { $0(route) }
  }

  @discardableResult
  func pop(_ count: Int = 1) -> Bool {
    guard count > 0, path.count >= count else { return false }
    path.removeLast(count)
    return true
  }

  subscript(index: Int) -> Route? {
    get { history.indices.contains(index) ? history[index] : nil }
    set {
      guard let newValue else { return }
      history[index] = newValue
    }
  }
}

protocol RouterDelegate: AnyObject {
  associatedtype Screen: View = EmptyView
  var isBusy: Bool { get }
  var title: String? { get set }
  func router(_ router: Router, didShow route: Route)
  @ViewBuilder func screen(for route: Route) -> Screen
}

extension RouterDelegate where Screen == EmptyView {
  func screen(for route: Route) -> EmptyView { EmptyView() }
}

struct RootView: View {
  @StateObject private var router = Router.shared
  @EnvironmentObject var session: Session

  var body: some View {
    NavigationStack(path: $router.path) {
      List(Route.Section.allCases, id: \.self) { section in
        NavigationLink(section.rawValue, value: Route.settings(section))
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .home, .detail: Text(route.title)
        default:
          Text("Other")
            .bold()
        }
      }
      .navigationTitle("Routes")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button("Back", role: .cancel) { router.pop() }
        }
      }
    }
    .environmentObject(router)
  }
}
