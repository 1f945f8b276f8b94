import Foundation
import InputRules

/// The code that decides what a text field shows, in the shape in which an app has it.
///
///     let pin = TestedField.delegate("PIN") { text, range, replacement in
///       PINDelegate().allows(replacement, in: range, of: text)
///     }
///
/// The code is called on the thread of the test that asks about it, so code of the main actor can
/// be tested by a test of the main actor. It is called with what a platform sends and nothing else:
/// ranges inside the text that cut no character.
public struct TestedField: Sendable {
  /// Answers the edits of one field, in the order in which a person makes them.
  typealias Answers = (Edit, FieldState) -> EditAnswer

  /// The field's name in reports.
  public let name: String
  /// Whether the code says where the caret is.
  let placesCaret: Bool
  /// Whether the code can show another text than that of the edit.
  let rewrites: Bool
  /// Whether the code keeps something between its calls, and says so.
  let isStateful: Bool
  private let make: Confined<() -> Answers>

  /// A field whose answers `make` begins anew for each person who types.
  init(
    _ name: String, placesCaret: Bool, rewrites: Bool, isStateful: Bool = false,
    _ make: @escaping () -> Answers
  ) {
    self.name = name
    self.isStateful = isStateful
    self.placesCaret = placesCaret
    self.rewrites = rewrites
    self.make = Confined(make)
  }

  /// Answers the edits of a field that is new.
  func begin() -> Answers { make.value() }
}

/// A value that only the thread uses that made it: a run checks a field on the caller's thread.
struct Confined<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
