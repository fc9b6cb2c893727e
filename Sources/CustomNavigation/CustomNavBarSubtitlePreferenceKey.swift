import SwiftUI

/// The line under the title; nil leaves it out.
public struct CustomNavBarSubtitlePreferenceKey: PreferenceKey {
  public static var defaultValue: String? = nil

  public static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue()
  }
}
