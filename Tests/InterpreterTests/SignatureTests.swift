import Interpreter
import TestSupport
import Testing

struct SignatureTests {
  /// What only interpreted programs have, with the reason.
  private static let interpretedOnly: [String: String] = [
    "init(rawValue: Int)": "the playground has one size of whole numbers",
    "init?(rawValue: Int)": "the playground has one size of whole numbers",
    "init(wrappedValue: ObjectType)": "observation is a macro of the compiler's",
    "tableName": "texts are not translated, and a bundle is Foundation's",
    "func environment<T>(_ object: T?)": "observation is a macro of the compiler's",
    "bundle: Bundle?": "a bundle is Foundation's",
    "selection: Binding<S>?": "rows are not chosen",
    "init<D: RandomAccessCollection>": "the compiled name of the parameter is `Data`",
  ]

  /// The compiler finds every name with its labels and types in NavigationCore: what is interpreted
  /// and what is compiled is one vocabulary.
  @Test func `what is drawn has the signature that the compiled module has`() throws {
    guard let oracle = Oracle() else { return }
    let proofs = Vocabulary.names.enumerated().compactMap { number, name -> SignatureProof? in
      let isOwn = Self.interpretedOnly.keys.contains { name.signature.contains($0) }
      guard name.support == .drawn, name.library == .swiftUI, !isOwn else { return nil }
      return SignatureProof(name, number: number)
    }
    #expect(proofs.count > 900)
    let refused = try oracle.refusals(ofProofs: proofs.map(\.text))
    for (index, message) in refused.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(proofs[index].name.owner).\(proofs[index].name.signature): \(message)")
    }
  }

  @Test func `a name that the compiled module lacks is found`() throws {
    guard let oracle = Oracle() else { return }
    let refused = try oracle.refusals(ofProofs: [
      "extension View { func check1() { _ = self.padding(wide: 3) } }",
      "extension View { func check2() { _ = self.padding(3) } }",
    ])
    #expect(refused.keys.sorted() == [0])
  }
}
