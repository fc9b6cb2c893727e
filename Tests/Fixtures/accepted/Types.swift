import SwiftUI

@MainActor @Observable public final class Account<ID>: Codable, @unchecked Sendable where ID: Hashable & Codable {
  public internal(set) var id: ID
  var friends: [Account<ID>]?, names: [String: [Int?]] = [:]
  unowned(unsafe) var owner: AnyObject
  private nonisolated(unsafe) static var cache: Set<ID>! = []
  @AppStorage("visits") var visits = 0

  public required init(id: ID, owner: AnyObject) {
    self.id = id
    self.owner = owner
    super.init()
  }

  convenience init?(_ dictionary: [AnyHashable: Any]) throws {
    guard let id = dictionary["id"] as? ID, let owner = dictionary["owner"] as AnyObject? else {
      return nil
    }
    self.init(id: id, owner: owner)
  }

  class var kind: Any.Type { Self.self as Any.Type }
  static func == (a: Account, b: Account) -> Bool { a === b }
}

actor Counter {
  private(set) var value = 0
  func increment(by amount: Int = 1) { value += amount }
  nonisolated var description: String { "counter" }
}

public protocol Describable: CustomStringConvertible {
  associatedtype Kind: Hashable = Int where Kind: Sendable
  static var shared: Self { get }
  init(kind: Kind) throws
  mutating func describe<T: Describable>(as other: T?, _ rest: Kind...) -> any Describable where T.Kind == Kind
  subscript<Value>(path: KeyPath<Self, Value>) -> Value { get }
}

struct Wrapper<Value>: DynamicProperty {
  @dynamicMemberLookup struct Lens { subscript(dynamicMember name: String) -> Value? { nil } }
  var wrappedValue: Value {
    get { storage }
    nonmutating set { _ = newValue }
  }
  var projectedValue: Binding<Value> { .constant(storage) }
  private let storage: Value
  init(wrappedValue: Value) { storage = wrappedValue }
  mutating func update() {}
}

struct Pair<A, B> {
  let first: A, second: B
  var tuple: (first: A, second: B) { (first, second) }
  var swapped: Pair<B, A> { .init(first: second, second: first) }
  func map<C>(_ transform: (A, B) throws -> C) rethrows -> C { try transform(first, second) }
}

extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair where A == Int, B: Collection, B.Element == A {
  static var empty: Pair<Int, [Int]> { Pair<Int, [Int]>(first: 0, second: [Int]()) }
}

struct Box: View {
  let content: any View
  let action: (() -> Void)?, factory: (Int) -> some View
  var erased: AnyView { AnyView(content) }
  let paths: [PartialKeyPath<Box>] = [\Box.content, \.erased, \Box.self]
  let types: [Any.Type] = [Int.self, [String: Int].self, (Int, String).self, Int?.self, (any View).self]
  let made = [[Int]](), maybe = Int?.none, function = [(Int) -> Void](), set = Set<Array<Int>>()
  var inside: (Int, (String, [Bool])) = (1, ("a", [true, false]))
  var body: some View { inside.1.1[0] ? AnyView(Text(inside.1.0)) : erased }
}
