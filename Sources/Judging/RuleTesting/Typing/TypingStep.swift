import InputRules

/// A keystroke, the edit that the code received, and the state that the field then showed.
public struct TypingStep: Hashable, Sendable {
  /// The keystroke.
  public let keystroke: Keystroke
  /// The state before the keystroke; at the end of a composition, the state before it began.
  public let before: FieldState
  /// The edit that the code received, or `nil` if it received none, as for a caret.
  public let edit: Edit?
  /// The code's answer to the edit.
  public let answer: EditAnswer?
  /// The state after the keystroke.
  public let after: FieldState
  /// The field's value afterwards, as a text, or `nil`.
  public let value: String?
  /// What the field couldn't do; nil if there is nothing.
  let trouble: FieldTrouble?
  /// Whether an input method isn't done with the text yet.
  let isComposing: Bool
  /// Whether the field itself calls the text right, as one that it accepts in the end; nil if it
  /// doesn't give one.
  let isValid: Bool?
  /// Whether a delegate set the text and let the edit through as well.
  let isEditedTwice: Bool
  /// Whether nothing was sent to the field, as it can't do what was to be done.
  let isIdle: Bool

  init(_ keystroke: Keystroke, _ edit: Edit?, _ before: FieldState, _ reply: FieldReply) {
    (self.keystroke, self.edit, self.before) = (keystroke, edit, before)
    (after, value, trouble) = (reply.state, reply.value, reply.trouble)
    (isComposing, isValid, isIdle) = (reply.isComposing, reply.isValid, reply.isIdle)
    isEditedTwice = reply.isEditedTwice
    answer = edit.map { EditAnswer(reply.state, after: $0, on: before, trouble: reply.trouble) }
  }

  /// Whether the field's program ended, or gave no answer.
  var isUnanswered: Bool { if case .noAnswer? = trouble { true } else { false } }

  /// Whether another text stands than before.
  var changesText: Bool { !after.text.hasSameUnits(as: before.text) }
}

extension TypingStep: CustomStringConvertible {
  /// The keystroke, and the state that the field shows.
  public var description: String {
    if isUnanswered { return "\(keystroke)  no answer" }
    let effect =
      switch answer?.effect {
      case .refused: after == before ? "refused, shows" : "unchanged text, shows"
      case .rewritten: "rewritten, shows"
      case .accepted, nil: "shows"
      }
    return "\(keystroke)  \(effect) \(after.shown)"
  }
}

extension FieldState {
  /// The text in quotes, with the selection in brackets or a bar for a caret before the end.
  var shown: String {
    let units = Array(text.utf16)
    let end = selection.location + selection.length
    if selection.length == 0 && end == units.count { return text.shown }
    let parts = [units[..<selection.location], units[selection.location..<end], units[end...]]
      .map { String(decoding: $0, as: UTF16.self) }
    let isCaret = selection.length == 0
    return (parts[0] + (isCaret ? "|" : "[\(parts[1])]") + parts[2]).shown
  }
}
