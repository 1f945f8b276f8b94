import Foundation
import InputRules

/// The code that decides the text of a field, in the shape that an app has.
///
///     let pin = TestedField.delegate("PIN") { text, range, replacement in
///       PINDelegate().allows(replacement, in: range, of: text)
///     }
///
/// The code is called on the thread of the test that checks it, so code of the main actor can be
/// tested by a test of the main actor. It is called only with edits that a platform sends: ranges
/// inside the text that cut no character.
public struct TestedField: Sendable {
  /// The field's name in reports.
  public let name: String
  /// Whether the code places the caret.
  let placesCaret: Bool
  /// Whether the code can show another text than that of the edit.
  let rewrites: Bool
  /// Whether the code keeps state between its calls, and declares it.
  var isStateful = false
  /// Whether it has a value.
  var saysValue = false
  #if os(Linux) || os(macOS)
    /// The driver of a field in another process.
    var driver: Confined<Driver>?
    /// Whether it is in another process.
    var isDriven: Bool { driver != nil }
    /// The mistake that makes all of its driver's answers worthless; nil if there is none.
    var fault: DriverProblem? { driver?.value.fault }
    /// Other notes about its driver.
    var remarks: [String] { driver?.value.remarks ?? [] }
  #else
    var isDriven: Bool { false }
    var fault: DriverProblem? { nil }
    var remarks: [String] { [] }
  #endif
  /// Whether it shows UTF-16 units, which may be half of a character.
  var saysUnits: Bool { isDriven }
  /// A person's abilities there.
  var abilities = FieldAbilities()
  var make: Confined<() -> LiveField>

  /// A field that `make` begins again for each person who types.
  init(
    _ name: String, placesCaret: Bool, rewrites: Bool, _ make: @escaping () -> LiveField
  ) {
    self.name = name
    self.placesCaret = placesCaret
    self.rewrites = rewrites
    self.make = Confined(make)
  }

  /// A field that is new, and nobody has typed.
  func begin() -> LiveField { make.value() }
}

/// A person's abilities at a field, beyond typing and pasting at the caret.
struct FieldAbilities: Sendable {
  /// How much a backspace deletes.
  var deletion = DeletionUnit.character
  /// How much a forward deletion takes.
  var forwardDeletion = DeletionUnit.character
  /// Whether it has one line, so that the return key and a paste bring no line break.
  var isOneLine = false
  /// Whether a caret can be put anywhere.
  var placesCaret = true
  /// Whether a selection can be put anywhere.
  var selects = true
  /// Whether the selection can be cut.
  var cuts = true
  /// Whether a text can be pasted.
  var pastes = true
  /// Whether the app's code can set its text.
  var sets = false
  /// Other abilities, without details: delete, undo, redo.
  var others: [Keystroke] = []
  /// Whether an input method can compose a text there.
  var composes = false
  /// Whether it has a value.
  var saysValue = false
}

/// One field while a person is at it.
struct LiveField {
  /// The text of the new field.
  var start: FieldReply
  /// Performs a keystroke, from the keystroke, its edit if that is known, and the state of the
  /// field before it.
  var press: (Keystroke, Edit?, FieldState) -> FieldReply
  /// Sets the text, as the app's code does; nil if this can't be done.
  var set: ((String) -> FieldReply)?

  /// A field of code that decides edits; the platform sets carets and selections.
  init(_ start: FieldState = .empty, _ answers: @escaping (Edit, FieldState) -> FieldReply) {
    self.start = FieldReply(state: start)
    press = { keystroke, edit, state in
      edit.map { answers($0, state) } ?? FieldReply(state: keystroke.selecting(in: state))
    }
  }
}

/// A value that only the thread uses that made it: a run checks a field on the caller's thread.
struct Confined<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
