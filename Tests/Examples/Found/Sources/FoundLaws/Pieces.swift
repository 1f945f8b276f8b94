import PropertyTesting

/// Texts made of up to `count` of the pieces.
func texts(_ count: Int, of pieces: [String]) -> Generator<String> {
  Generator<[Int]>.array(of: .int(in: 0...(pieces.count - 1)), 0...count).map { places in
    places.map { pieces[$0] }.joined()
  }
}
