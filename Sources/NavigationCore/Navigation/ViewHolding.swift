extension Modified: ViewHolding {
  var heldView: (any View)? { content }
}

extension Group: ViewHolding {
  var heldView: (any View)? { content }
}

extension ErasedView: ViewHolding {
  var heldView: (any View)? { content.anyView }
}

extension AnyView: ViewHolding {
  var heldView: (any View)? { content.anyView }
}

extension ViewPair: ViewHolding {
  var heldView: (any View)? { first }
}

extension ViewSequence: ViewHolding {
  var heldView: (any View)? { views.first }
}

extension Optional: ViewHolding where Wrapped: View {
  var heldView: (any View)? { self }
}

extension ConditionalContent: ViewHolding {
  var heldView: (any View)? {
    switch branch {
    case .first(let view): view
    case .second(let view): view
    }
  }
}

extension NavigationView: ViewHolding {
  var heldView: (any View)? { content }
}

extension NavigationStack: ViewHolding {
  var heldView: (any View)? { root }
}
