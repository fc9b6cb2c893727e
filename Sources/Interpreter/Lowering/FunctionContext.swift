import SwiftSubset

/// A local variable of the function that is being lowered.
struct Local {
  var slot: Int
  var type: Type
  var isLet: Bool
  /// Whether its slot holds a `Cell`, because a closure captures what others change.
  var isCell = false
  /// A `let` without a value yet: it may be assigned once.
  var isUnassigned = false
  var isParameter = false
  /// Whether `$x` gives bindings to its properties: `@Bindable var x = model`.
  var isBindable = false
  /// Whether its value is a closure that gives it: `var x: Int { … }` among statements.
  var isComputed = false
  /// Whether its slot holds a binding to it: `$row in` of a closure declares `row` too.
  var isBound = false
  /// The signature of a local function, for its labels and defaults.
  var signature: Signature?
}

/// The slots and names of one function or closure while it is lowered.
final class FunctionContext {
  let parent: FunctionContext?
  private(set) var scopes: [[String: Local]] = [[:]]
  private(set) var nextSlot = 0
  private(set) var frameSize = 0
  /// Names that a closure or local function inside this body mentions.
  var mentionedInClosures: Set<String> = []
  /// What this closure captures: the slot there and the slot here.
  private(set) var captures: [(outer: Int, inner: Int)] = []
  /// The type that `return` must give; nil while a closure's is still open.
  var resultType: Type?
  /// The first type a `return` gave, when the result is open.
  var inferredResult: Type?
  var isThrowing = false
  var canThrow = false
  var labels: [String?] = []
  /// Whether `self.x = …` in an initializer stores without observers, also to a `let`.
  var isInitializer = false
  var isSelfMutable = false
  /// The property whose observer this is: storing it there calls no observer.
  var observing: VariableSymbol?
  var isClosure = false
  /// How many parameters of a closure come out of one tuple.
  var destructuredCount = 0

  init(parent: FunctionContext? = nil) { self.parent = parent }

  /// Slots that may hold references when the call ends.
  private(set) var referenceSlots: Set<Int> = []

  /// Takes slots; `isPlain` says that only numbers and truth values will stand there.
  func reserve(_ count: Int = 1, isPlain: Bool = false) -> Int {
    let slot = nextSlot
    if !isPlain { for index in slot..<(slot + count) { referenceSlots.insert(index) } }
    nextSlot += count
    frameSize = max(frameSize, nextSlot)
    return slot
  }

  func release(to slot: Int) { nextSlot = slot }

  func pushScope() { scopes.append([String: Local]()) }
  func popScope() { scopes.removeLast() }

  func declare(_ name: String, _ local: Local) { scopes[scopes.count - 1][name] = local }

  func update(_ name: String, _ change: (inout Local) -> Void) {
    for index in scopes.indices.reversed() where scopes[index][name] != nil {
      scopes[index][name].map { local in
        var local = local
        change(&local)
        scopes[index][name] = local
      }
      return
    }
  }

  var localNames: [String] { scopes.flatMap(\.keys) + (parent?.localNames ?? []) }

  func isDeclaredHere(_ name: String) -> Bool { scopes[scopes.count - 1][name] != nil }

  /// The local of that name.
  func local(_ name: String) -> Local? {
    for scope in scopes.reversed() {
      if let local = scope[name] { return local }
    }
    return nil
  }

  /// Captures a local of the function around, when a closure that mentions it begins.
  func capture(_ name: String) {
    guard local(name) == nil, let parent, var outer = parent.local(name) else { return }
    let inner = reserve()
    captures.append((outer.slot, inner))
    outer.slot = inner
    outer.isParameter = false
    scopes[0][name] = outer
  }
}
