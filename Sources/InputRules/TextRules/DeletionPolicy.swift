/// Whether the rule checks the result of a deletion (E6).
public enum DeletionPolicy: String, Hashable, Sendable, CaseIterable, Codable {
  /// Never: a deletion, a cut and a caret move are always accepted, as in the *Text Field* article.
  case always
  /// Like any edit, except that the field can always be emptied (B31, B32): deleting everything is
  /// accepted, and so is any deletion in a text that is itself unacceptable.
  case judged
}
