import SwiftUI

/// The title that a screen gives to the bar above it.
public struct CustomNavBarTitlePreferenceKey: PreferenceKey {
  public static var defaultValue: String = ""

  public static func reduce(value: inout String, nextValue: () -> String) {
    value = nextValue()
  }
}
