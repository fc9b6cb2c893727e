/// The form of an SF Symbol on one row: one to three columns, else its name in braces.
func symbolForm(_ name: String) -> String {
  symbolForms[name] ?? "{\(name)}"
}
