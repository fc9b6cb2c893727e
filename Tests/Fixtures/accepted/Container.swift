import SwiftUI

struct Container<Content: View>: View {
  let content: Content
  @State private var showsBack: Bool = true
  @State private var title = ""
  @State private var subtitle: String?

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack (spacing: 0) {
      TopBar(showsBack: showsBack, title: title, subtitle: subtitle)
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .onPreferenceChange(TitleKey.self, perform: { value in
      self.title = value
    })
    .onPreferenceChange(SubtitleKey.self) { subtitle = $0 }
    .onPreferenceChange(HiddenKey.self) { value in self.showsBack = !value }
  }
}

struct Link<Label: View, Destination>: View where Destination: View {
  private let destination: () -> Destination
  private let label: Label

  init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  var body: some View {
    NavigationLink {
      Container(content: destination)
        .navigationBarHidden(true)
    } label: {
      label
    }
  }
}

extension UINavigationController: UIGestureRecognizerDelegate {
  open override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    return viewControllers.count > 1
  }
}

#Preview("Container") {
  Container {
    Color.green.ignoresSafeArea()
      .foregroundStyle(.white, .red)
  }
}
