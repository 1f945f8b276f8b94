import Foundation
import InputRules

/// The code that determines a field's text, in one of the forms that apps use.
///
///     let pin = TestedField.delegate("PIN") { text, range, replacement in
///       PINDelegate().allows(replacement, in: range, of: text)
///     }
///
/// The code is called on the test's thread, so a test on the main actor can test code on the main
/// actor. Without `answersAnyRange`, the code receives only edits that a platform sends, with
/// ranges inside the text.
public struct TestedField: Sendable {
  /// The field's name in reports.
  public let name: String
  let placesCaret: Bool
  /// Whether the code can show a text other than the result of the edit.
  let rewrites: Bool
  /// Whether the code is declared to keep state between its calls.
  var isStateful = false
  var hasValue = false
  #if os(Linux) || os(macOS)
    var driver: Confined<Driver>?
    var isDriven: Bool { driver != nil }
    /// The problem that makes all answers from the driver unusable, or `nil` if there is none.
    var fault: DriverProblem? { driver?.value.fault }
    var remarks: [String] { driver?.value.remarks ?? [] }
  #else
    var isDriven: Bool { false }
    var fault: DriverProblem? { nil }
    var remarks: [String] { [] }
  #endif
  var abilities = FieldAbilities()
  var make: Confined<() -> LiveField>

  /// Creates a field; each call to `make` creates a new instance of the tested code.
  init(
    _ name: String, placesCaret: Bool, rewrites: Bool, _ make: @escaping () -> LiveField
  ) {
    (self.name, self.placesCaret, self.rewrites) = (name, placesCaret, rewrites)
    self.make = Confined(make)
  }

  /// Creates a new field, in which nothing has been typed yet.
  func begin() -> LiveField { make.value() }
}

/// The actions that a person can perform in a field, beyond typing and pasting at the caret.
struct FieldAbilities: Sendable {
  var deletion = DeletionUnit.character
  var forwardDeletion = DeletionUnit.character
  /// Whether the field has only one line: neither the return key nor a paste adds a line break.
  var isOneLine = false
  /// The other abilities, named as in the drivers' protocol.
  var can: Set<String> = ["select", "cut", "paste"]

  /// Whether the caret can be placed anywhere.
  var placesCaret: Bool { selects || can.contains("caret") }
  var selects: Bool { can.contains("select") }
  var cuts: Bool { can.contains("cut") }
  var pastes: Bool { can.contains("paste") }
  var composes: Bool { can.contains("compose") }
  /// The available keystrokes that have no argument.
  var others: [Keystroke] { [.delete, .undo, .redo].filter { can.contains("\($0)") } }
}

/// A field that a person is using.
struct LiveField {
  var start: FieldReply
  /// Returns the app's value of a text; `nil` if the field has no values.
  var value: ((String) -> String?)?
  /// Performs a keystroke, given its edit (`nil` if unknown) and the field's state before the edit.
  var press: (Keystroke, Edit?, FieldState) -> FieldReply
  /// Sets the text as the app's code does; `nil` if the field doesn't support that.
  var set: ((String) -> FieldReply)?

  /// Creates a field whose code answers edits; the platform sets the caret and the selection.
  init(_ start: FieldState = .empty, _ answers: @escaping (Edit, FieldState) -> FieldReply) {
    self.start = FieldReply(state: start)
    press = { keystroke, edit, state in
      edit.map { answers($0, state) } ?? FieldReply(state: keystroke.selecting(in: state))
    }
  }
}

/// A value that is used only on the thread that created it, where the field is checked.
struct Confined<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A field's state after an edit (E7).
public struct EditAnswer: Hashable, Sendable {
  /// The effect of the edit.
  public enum Effect: String, Hashable, Sendable {
    /// The field shows the text that results from the edit.
    case accepted
    /// The field shows a new text, which isn't the plain result of the edit.
    case rewritten
    /// The field shows the same text as before.
    case refused
  }

  /// The state that the field shows.
  public let state: FieldState
  /// The effect of the edit.
  public let effect: Effect
  /// The problem with the answer, or `nil` if the answer is valid.
  public let problem: AnswerProblem?
  let isUnchanged: Bool

  init(
    _ state: FieldState, after edit: Edit, on before: FieldState, problem: AnswerProblem? = nil
  ) {
    (self.state, self.problem) = (state, problem)
    isUnchanged = state == before
    effect =
      if state.text.hasSameUnits(as: before.spliced(edit).text) {
        .accepted
      } else if state.text.hasSameUnits(as: before.text) {
        .refused
      } else {
        .rewritten
      }
  }
}

/// The problem with an answer that is missing or that no platform can show.
public enum AnswerProblem: Hashable, Sendable {
  /// The caret or the selection isn't inside the text, which has `length` UTF-16 units.
  case caretOutside(TextRange, length: Int)
  /// The code changes the text again after each of its changes; the array lists the texts that it
  /// set.
  case neverSettles([String])
  /// The text, with these UTF-16 units, contains half a surrogate pair.
  case halfCharacter([UInt16])
  /// The code didn't answer, for a reason such as “ended with signal 11”.
  case noAnswer(String)
}

/// The state of the field after an action, once the text has settled.
struct FieldReply: Hashable, Sendable {
  /// The text, and the caret or the selection.
  var state: FieldState
  /// The problem with the action, or `nil` if the action is valid.
  var problem: AnswerProblem?
  /// The value as text, or `nil` if the field has no value or doesn't report values.
  var value: String?
  var isComposing = false
  /// Whether the field reports the text as complete and valid; `nil` if it doesn't report this.
  var isValid: Bool?
  /// Whether a delegate set the text and also accepted the edit.
  var isEditedTwice = false
  /// Whether the action has no effect in this state, or isn't supported by the field.
  var isIdle = false
}

extension FieldState {
  /// The state after the plain splice, without a rule (E3); unchanged if the edit's range isn't
  /// inside the text.
  func spliced(_ edit: Edit) -> FieldState {
    var units = Array(text.utf16)
    guard edit.range.isInside(textOf: units.count) else { return self }
    let start = edit.range.location
    units.replaceSubrange(start..<(start + edit.range.length), with: edit.replacement.utf16)
    let caret = TextRange.caret(at: start + edit.replacement.utf16.count)
    return FieldState.showing(String(decoding: units, as: UTF16.self), selecting: caret)
  }

  /// A state with a selection, or with the caret at the end if the selection isn't inside the text.
  static func showing(_ text: String, selecting selection: TextRange) -> FieldState {
    (try? FieldState(text: text, selection: selection)) ?? FieldState(text)
  }
}

extension String {
  /// Whether two strings have the same code units; `==` also accepts canonically equivalent
  /// strings.
  func hasSameUnits(as other: String) -> Bool { utf16.elementsEqual(other.utf16) }
}
