struct A<B: C & D, E>: F where B.G == [H?], E: ~Copyable {
  typealias I = (J, inout K) async throws -> some L
  subscript(_ m: M) -> N {
    get { o }
    set { p = newValue }
  }
}
