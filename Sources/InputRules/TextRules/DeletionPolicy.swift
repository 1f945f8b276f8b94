/// Whether a deletion is judged by what it leaves (E6).
public enum DeletionPolicy: String, Hashable, Sendable, CaseIterable, Codable {
  /// Never: a deletion, a cut and a caret move are always accepted. The seed's policy.
  case always
  /// Like any edit, but never so that the field can't be emptied (B31, B32): the deletion of
  /// everything is accepted, and so is any deletion in a text that is itself unacceptable.
  case judged
}
