import SwiftUI

/// A link whose destination comes in a bar of our own.
public struct CustomNavLink<Label: View, Destination: View>: View {
  let destination: Destination
  let label: Label

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    NavigationLink(
      destination: CustomNavBarContainerView(content: {
        destination
      })
      .navigationBarHidden(true)
    ) {
      label
    }
  }
}
