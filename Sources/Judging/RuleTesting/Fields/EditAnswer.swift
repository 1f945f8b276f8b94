import InputRules

/// A field's state after an edit (E7).
public struct EditAnswer: Hashable, Sendable {
  /// The effect of the edit.
  public enum Effect: String, Hashable, Sendable {
    /// The field shows the text that the edit makes.
    case accepted
    /// The field shows a new text, but not the one that the edit makes.
    case rewritten
    /// The field shows the same text as before.
    case refused
  }

  /// The state that the field shows.
  public let state: FieldState
  /// The effect of the edit.
  public let effect: Effect
  /// The part of the code's answer that no platform can carry out, or `nil`.
  public let problem: AnswerProblem?
  /// Whether text and caret are unchanged.
  let isUnchanged: Bool

  /// The text that the field shows after `edit`.
  init(
    _ state: FieldState, after edit: Edit, on before: FieldState, problem: AnswerProblem? = nil
  ) {
    self.state = state
    self.problem = problem
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

/// An answer that no platform can show, or a missing one.
public enum AnswerProblem: Hashable, Sendable {
  /// The caret or the selection isn't inside the text, which has `length` UTF-16 units.
  case caretOutside(TextRange, length: Int)
  /// Each change makes the code change the text again; the texts that were followed.
  case neverSettles([String])
  /// The text has half a surrogate pair; its UTF-16 units.
  case halfCharacter([UInt16])
  /// There was no answer; the reason, as the end of a sentence: “ended with signal 11”.
  case noAnswer(String)
}

/// The state of the field after an action, when the text has settled.
struct FieldReply: Hashable, Sendable {
  /// The text, and the caret or the selection.
  var state: FieldState
  /// The action that couldn't be done with it, or `nil` if there is none.
  var problem: AnswerProblem?
  /// The value, as a text, or `nil` if there is none, or the field doesn't give one.
  var value: String?
  /// Whether an input method is still composing.
  var isComposing = false
  /// Whether the field reports the text as complete and valid, or `nil` if it reports neither.
  var isValid: Bool?
  /// Whether a delegate set the text and also let the edit through.
  var isEditedTwice = false
  /// Whether no request was sent, because the field doesn't support the action.
  var isIdle = false
}

extension FieldState {
  /// The state after the plain splice, without a rule (E3); unchanged if the edit's range isn't
  /// inside the text.
  func spliced(_ edit: Edit) -> FieldState {
    let units = Array(text.utf16)
    guard edit.range.isInside(textOf: units.count) else { return self }
    let end = edit.range.location + edit.range.length
    let before = units[..<edit.range.location]
    let text = String(
      decoding: Array(before) + Array(edit.replacement.utf16) + Array(units[end...]),
      as: UTF16.self)
    let caret = TextRange.caret(at: edit.range.location + edit.replacement.utf16.count)
    return FieldState.showing(text, selecting: caret)
  }

  /// A state with a selection, or with the caret at the end if that isn't inside the text.
  static func showing(_ text: String, selecting selection: TextRange) -> FieldState {
    (try? FieldState(text: text, selection: selection)) ?? FieldState(text)
  }
}

extension String {
  /// Whether two strings have the same code units; `==` also equates canonical equivalents.
  func hasSameUnits(as other: String) -> Bool { utf16.elementsEqual(other.utf16) }
}
