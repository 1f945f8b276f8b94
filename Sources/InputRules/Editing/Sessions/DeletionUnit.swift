/// How much one press of a delete key deletes (E9.4).
public enum DeletionUnit: String, Hashable, Sendable, CaseIterable, Codable {
  /// A grapheme cluster: what a reader sees as one character.
  case character
  /// A Unicode scalar: one mark of a Thai syllable, one member of an emoji family.
  case scalar
}
