/// A set of grapheme clusters; canonically equivalent clusters are the same.
///
/// Hashing a cluster normalises it; comparing two with the same bytes doesn't. So a short list is
/// searched faster than a hash table, and most sets are short.
struct ClusterSet: Hashable, Sendable {
  private var few: [Character] = []
  private var many: Set<Character> = []

  /// The clusters of `text`.
  init(_ text: String) {
    few = Array(text)
    if few.count > 16 {
      many = Set(few)
      few = []
    }
  }

  /// Whether `character` is a member.
  func contains(_ character: Character) -> Bool {
    few.contains(character) || (!many.isEmpty && many.contains(character))
  }

  /// Whether `scalar` is part of a member.
  func holds(_ scalar: Unicode.Scalar) -> Bool {
    few.contains { $0.unicodeScalars.contains(scalar) }
      || many.contains { $0.unicodeScalars.contains(scalar) }
  }
}
