import SwiftUI
#if canImport(UIKit)
import UIKit
#elseif os(macOS)
import AppKit
#endif

@available(iOS 15.0, macOS 12, *)
struct PlatformView: View {
  #if os(iOS) || targetEnvironment(macCatalyst)
  @State private var isCompact = true
  #endif

  var body: some View {
    Text("Platform")
      .padding()
      #if os(iOS)
      .navigationBarHidden(true)
      #if DEBUG
      .border(.red)
      #endif
      #else
      .frame(width: 300)
      #endif
      .background {
        if #available(iOS 17, *), isCompact {
          Color.green
        } else {
          Color.red
        }
      }
  }
}

#if os(iOS)
struct Controller: UIViewControllerRepresentable {
  typealias UIViewControllerType = UIViewController
  let make: () -> UIViewController

  class Coordinator: NSObject, UINavigationControllerDelegate {
    var parent: Controller
    init(_ parent: Controller) { self.parent = parent }

    @objc func tapped(_ sender: UIButton!) {
      parent.make().view?.subviews.first?.removeFromSuperview()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> UIViewController {
    let controller = make()
    let button = UIButton(type: .system)
    button.addTarget(context.coordinator, action: #selector(Coordinator.tapped(_:)), for: .touchUpInside)
    controller.view.backgroundColor = .systemBackground
    return controller
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
#endif

extension View {
  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }

  func hideBar() -> some View {
    modifier(BarHidden())
  }
}

struct BarHidden: ViewModifier {
  func body(content: Content) -> some View {
    if #unavailable(iOS 16) {
      content.navigationBarHidden(true)
    } else {
      content.toolbar(.hidden, for: .navigationBar)
    }
  }
}
