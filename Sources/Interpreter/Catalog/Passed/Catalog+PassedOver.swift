extension Catalog {
  /// What is accepted and not drawn.
  static let passedOver: [CatalogFamily] =
    passedEffects + passedTexts + passedControls + passedPresentation + passedEvents
    + passedAccessibility + passedForeign + passedInputs + passedViews + passedEnvironment
    + passedScenes + passedTextForms + passedContainerForms + passedEffectForms
    + passedValueForms + refused + refusedForms
}
