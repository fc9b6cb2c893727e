extension Catalog {
  /// SwiftUI's vocabulary.
  static let swiftUI: [CatalogFamily] =
    [{ keyProtocols }, { ownAlignments }] + structure + programViews + [{ stacks }] + texts + [
      { buttons }, { buttonStyles }, { labelStyles }, { contentShapeKinds }, { moreGradientStyles },
    ]
    + layout + textStyle + events + styles + paths + bezierPaths + shapes + space + scrolling
    + lazyContainers
    + navigation
    + navigationBar + anchors + planeEffects + observation + environment + colors + fonts + geometry
    + edges + styleRoles + shapeForms + moreForms
}
