/// A text field in use: what it shows, and what has been done to it (E9.1).
///
/// A session is a value: a copy of it goes its own way. Its answers depend on what was done to it
/// alone. `FieldSession` is the one to use; the laws of `InputLaws` say what holds for every
/// session.
public protocol TextSession: Sendable {
  /// What the field shows.
  var state: FieldState { get }
  /// How many steps can be taken back.
  var undoCount: Int { get }
  /// How many steps that were taken back can be taken again.
  var redoCount: Int { get }
  /// Why the text may not stand in the field, if it may not: set from code, it was never judged.
  ///
  /// Nil while text is composed (E10.3, E12.7).
  var violation: Reason? { get }

  /// Does `action` and returns what came of it (E9.2).
  mutating func perform(_ action: Action) -> Outcome
}
