import SwiftUI

/// Whether a screen asks for a bar without a back button.
public struct CustomNavBarBackButtonHiddenPreferenceKey: PreferenceKey {
  public static var defaultValue: Bool = false

  public static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue()
  }
}
