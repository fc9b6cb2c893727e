extension View {
  /// Hides the system's bar on this screen; it leaves no gap, and UIKit's swipe back goes with it.
  public func navigationBarHidden(_ hidden: Bool) -> Modified<Self> {
    navigationBar { $0.isHidden = $0.isHidden ?? hidden }
  }

  /// Hides the system's back button on this screen; UIKit's swipe back goes with it.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> Modified<Self> {
    navigationBar { $0.isBackHidden = $0.isBackHidden ?? hidesBackButton }
  }

  /// Puts views at both ends of the system's bar.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> Modified<Self> {
    navigationBar {
      $0.items.append(BarItem(.navigationBarLeading, leading))
      $0.items.append(BarItem(.navigationBarTrailing, trailing))
    }
  }

  /// Puts a view at the leading end of the system's bar, beside the back button.
  public func navigationBarItems<Leading: View>(leading: Leading) -> Modified<Self> {
    navigationBar {
      $0.items.append(BarItem(.navigationBarLeading, leading))
    }
  }

  /// Puts a view at the trailing end of the system's bar.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> Modified<Self> {
    navigationBar {
      $0.items.append(BarItem(.navigationBarTrailing, trailing))
    }
  }
}
