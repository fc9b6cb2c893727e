extension View {
  /// Sends up a value made of an anchor: of a place or rectangle of this view.
  ///
  /// It takes the place of what the views inside send for the key. When the view moves, and somebody has
  /// read the anchor, the value is made and sent again.
  public consuming func anchorPreference<Value, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    layout(AnchorTracking()).modified(
      AnchorModification(
        key: KeySource(Key.self), transforms: false
      ) { place, _ in
        PreferenceBox(
          transform(Anchor(source: value, place: place, version: place.version)) as Key.Value)
      })
  }

  /// Changes the value that the views inside send up, or the default if they send none, with an anchor:
  /// with a place or rectangle of this view.
  public consuming func transformAnchorPreference<Value, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    layout(AnchorTracking()).modified(
      AnchorModification(
        key: KeySource(Key.self), transforms: true
      ) { place, below in
        guard let below else { return AnchorPlace.nothing }
        var changed = unsafeDowncast(below, to: PreferenceBox<Key.Value>.self).value
        transform(&changed, Anchor(source: value, place: place, version: place.version))
        return PreferenceBox(changed)
      })
  }
}
