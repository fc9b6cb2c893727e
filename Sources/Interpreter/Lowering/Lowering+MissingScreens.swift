import NavigationCore
import SwiftSubset

extension Lowering {
  /// A screen that is not defined yet, where a view is wanted: `destination: Detail()`.
  ///
  /// The link shows; when the device comes to the screen, it says what is missing.
  func missingScreen(_ value: Expression) -> ((Machine, Frame) -> Value)? {
    guard case .postfix(.name(let name, _), let suffixes) = value, case .call? = suffixes.first,
      name.text.first?.isUppercase ?? false, context.local(name.text) == nil,
      typeNamed(name, []) == nil, program.functions[name.text] == nil,
      program.catalogFunctions(named: name.text).isEmpty, !Program.isForeign(name.text)
    else { return nil }
    let diagnostic = Diagnostic.cannotFind(name, among: visibleNames)
    let (program, source) = (program, source)
    return { machine, _ in
      let view = MissingScreen(program: program, diagnostic: diagnostic, source: source)
      return ErasedView(view).written(machine)
    }
  }
}

/// A screen still to come.
private struct MissingScreen: View, NamedView, ScreenNaming {
  let program: Program
  let diagnostic: Diagnostic
  let source: SourceText

  var viewName: String { source.text(diagnostic.range) }
  var screenName: ScreenName { .name(viewName) }

  var body: EmptyView {
    program.waiting.append(Fault(diagnostic: diagnostic, source: source))
    return EmptyView()
  }
}
