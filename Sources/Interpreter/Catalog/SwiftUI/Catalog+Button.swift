import NavigationCore

extension Catalog {
  static let buttons: [CatalogEntry] =
    [
      type("struct Button<Label: View>: View", "What runs an action when it is tapped."),
      type("struct ButtonRole: Equatable, Sendable", "What a button is for."),
      view(
        "Button", "init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)",
        "A button with views as its label."
      ) { (action: Action0, label: ErasedView) in
        Button {
          action()
        } label: {
          label
        }
      },
      view(
        "Button",
        "init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)",
        "A button of a role with views as its label."
      ) { (role: ButtonRole?, action: Action0, label: ErasedView) in
        Button(role: role) {
          action()
        } label: {
          label
        }
      },
      view(
        "Button", "init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void)",
        "A button with a title."
      ) { (title: DisplayText, action: Action0) in
        Button {
          action()
        } label: {
          title.text
        }
      },
      view(
        "Button",
        "init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void)",
        "A button of a role with a title."
      ) { (title: DisplayText, role: ButtonRole?, action: Action0) in
        Button(role: role) {
          action()
        } label: {
          title.text
        }
      },
      view(
        "Button",
        "init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void)",
        "A button with a title and a symbol."
      ) { (title: DisplayText, name: String, action: Action0) in
        Button {
          action()
        } label: {
          Label {
            title.text
          } icon: {
            Image(systemName: name)
          }
        }
      },
      view(
        "Button",
        "init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void)",
        "A button of a role with a title and a symbol."
      ) { (title: DisplayText, name: String, role: ButtonRole?, action: Action0) in
        Button(role: role) {
          action()
        } label: {
          Label {
            title.text
          } icon: {
            Image(systemName: name)
          }
        }
      },
    ]
    + constants(
      of: ButtonRole.self,
      [
        ("destructive", .destructive, "It takes something away."),
        ("cancel", .cancel, "It leaves things as they are."),
      ])
}
