import SwiftUI

private struct TintKey: EnvironmentKey {
  static let defaultValue = Color.accentColor
}

extension EnvironmentValues {
  var barTint: Color {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

struct BarStyle: OptionSet {
  let rawValue: Int
  static let large = BarStyle(rawValue: 1 << 0)
  static let plain: BarStyle = .init(rawValue: 1 << 1)
  static let all: BarStyle = [.large, .plain]
}

struct Bar: View {
  @Environment(\.barTint) var tint
  @Environment(\.dismiss) private var dismiss
  @Environment(Session.self) var session
  @Namespace private var space
  var style: BarStyle = []
  private var edges: Edge.Set { style.contains(.large) ? [.top, .horizontal] : .all }

  var body: some View {
    content
      .tint(tint)
      .padding(edges, 8)
      .padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
      .overlay(alignment: .bottom) { Divider() }
      .matchedGeometryEffect(id: "bar", in: space)
      .accessibilityLabel(Text("Bar"))
      .environment(\.barTint, .red)
      .environment(\.locale, Locale(identifier: "de"))
      .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      .transition(.asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .identity))
      .animation(.spring(response: 0.4, dampingFraction: 0.8), value: style.rawValue)
      .onReceive(NotificationCenter.default.publisher(for: .init("x"))) { _ in dismiss() }
  }

  @ViewBuilder private var content: some View {
    switch style {
    case .large where edges == .all:
      Text("Large")
    case .plain:
      EmptyView()
    default:
      Group {
        if let user = session.user, user.name.count > 2 {
          Text("Hi ") + Text(user.name).bold()
        } else if session.isLoading {
          ProgressView()
        } else {
          TextField("Name", text: .init(get: { session.name }, set: { session.name = $0 }))
        }
      }
    }
  }
}

@main
struct ExampleApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  @SceneBuilder var body: some Scene {
    WindowGroup {
      TabView(selection: .constant(0)) {
        Bar(style: [.large, .plain]).tabItem { Label("Bar", systemImage: "star") }.tag(0)
        Bar().tag(1)
      }
    }
  }
}
