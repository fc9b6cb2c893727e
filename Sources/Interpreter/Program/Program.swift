import NavigationCore
import SwiftSubset

/// The program of one session: its declarations and variables, and what runs them.
///
/// Does not know a prompt or a screen. It belongs to one thread.
public final class Program {
  /// How an input is read: statements run in order, or a file whose declarations are one whole.
  public enum Kind: Sendable { case input, file }

  let options: ProgramOptions
  let machine: Machine
  /// Raised by each declaration that changes what others may rely on; older code is made again.
  var epoch: Int {
    get { epochBox.value }
    set { epochBox.value = newValue }
  }
  let epochBox = Epoch()
  /// Raised by each declaration: views made before run again.
  var revision = 0
  /// Counts inputs and gestures.
  var inputNumber = 0
  var types: [String: TypeSymbol] = [:]
  var functions: [String: [FunctionSymbol]] = [:]
  var variables: [String: VariableSymbol] = [:]
  var catalogTypes: [String: TypeSymbol?] = [:]
  var catalogFunctions: [String: [FunctionSymbol]] = [:]
  var catalogVariables: [String: VariableSymbol?] = [:]
  let catalogScope = DeclarationScope(SourceText("", name: "<catalog>"))
  var records: [DeclarationRecord] = []
  /// Types of Swift's library that are written in Swift, as far as somebody named them.
  var preludeTypes: [String: TypeSymbol] = [:]
  /// Nested types by their full names, kept over redeclarations.
  var nestedSymbols: [String: TypeSymbol] = [:]
  /// Whether a protocol's extension says how what conforms is compared or described.
  var protocolsGiveHooks = false
  /// Whether all declarations of the input are known.
  var isEntered = false
  /// Members of older declarations that this input replaced.
  var replacedMembers: [(name: String, record: DeclarationRecord)] = []
  /// What is wrong with the declarations of this input.
  var faults: [Fault] = []
  let unknownPlace = CallPlace(SourceText("", name: "<program>"), SourceRange(0, 0))
  /// UIKit's classes that the program extends, with the members it gives them.
  var foreignExtensions: [String: [Declaration]] = [:]
  /// A function that nobody calls, where a call node needs one.
  lazy var placeholder = FunctionSymbol(
    "", owner: nil, body: .memberwise, scope: catalogScope, isStatic: false, isMutating: false)
  /// The views on the device, for objects that note who reads them.
  var views: ReadingViews?
  /// Keys of preferences and environment, by their types.
  var keys: [Type: ProgramKey] = [:]
  /// How to take back what this input changed, newest last.
  var undoLog: [() -> Void] = []
  /// What the device reached and can't run.
  var waiting: [Fault] = []
  /// Whether the components were entered, or are not wanted.
  var areComponentsThere = false
  public internal(set) var swipeBack = SwipeBack.system

  public init(_ options: ProgramOptions = ProgramOptions()) {
    self.options = options
    machine = Machine(options.limits, isInterrupted: options.isInterrupted)
    machine.program = self
    machine.viewOfInstance = { [unowned self] in makeView(of: $0) }
    machine.callMethodOfInstance = { [unowned self] in callMethod($0, on: $1, $2, machine) }
    areComponentsThere = options.isBare
  }

  deinit {
    KeyRegistry.leave(keys.values.map(\.number))
    machine.program = nil
  }
}
