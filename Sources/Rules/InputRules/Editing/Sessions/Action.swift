/// An action on a field by a person, an input method, the system or the app (E9.2).
///
/// All offsets and ranges are in UTF-16 units, and refer to the text that is shown when the action
/// is performed.
public enum Action: Sendable {
  /// A keystroke: the text replaces the selection, or the marked text (E9.3, E10.12).
  case type(String)
  /// The text replaces the selection, and undoing the paste is a separate step (E9.3).
  case paste(String)
  /// The selection is deleted; if nothing is selected, the unit before the caret is deleted (E9.4).
  case deleteBackward(DeletionUnit)
  /// The selection is deleted; if nothing is selected, the unit after the caret is deleted (E9.4).
  case deleteForward(DeletionUnit)
  /// The selected text is deleted, and the outcome contains it for the pasteboard (E9.6).
  case cut
  /// The outcome contains the selected text for the pasteboard (E9.6).
  case copy
  /// The selection is set to the range (E9.8).
  case select(TextRange)
  /// The selected text is dragged to an offset (E9.9).
  case move(to: Int)
  /// A delegate receives a range and a replacement (E9.12).
  case replace(Edit)
  /// A delegate receives several ranges. The integer is the index of the range that is replaced;
  /// the others are deleted (E11).
  case replaceOneOf(SeveralRangesEdit, using: Int)
  /// A prediction, a correction or AutoFill replaces a range (E12.1).
  case suggest(Edit)
  /// The text is set from code, or bypasses the rule in another way (E12.6).
  case set(FieldState)
  /// The text is made acceptable, if possible (E12.9).
  case repair
  /// An input method composes the text; the selection counts from its start (E10.1, E10.2).
  case compose(String, selecting: TextRange)
  /// The composition ends, and the rule checks the composed text (E10.6).
  case commit
  /// The composition is canceled, and the earlier state is restored (E10.9).
  case cancel
  /// The last step is undone, or the composition is canceled (E9.14, E10.14).
  case undo
  /// The last undone step is redone (E9.14).
  case redo
  /// The app ends a group of keystrokes, for example after a pause (E9.20).
  case pause
}

extension Action: Hashable, ComparedExactly {
  // Actions are equal if their descriptions are equal, because a description contains all of an
  // action's values.
  var parts: some Hashable { ExactText(description) }
}

extension Action: CustomStringConvertible {
  /// A description of the action, with escaped texts and with offsets in UTF-16 units.
  public var description: String {
    switch self {
    case .type(let text): "type \(text.escaped)"
    case .paste(let text): "paste \(text.escaped)"
    case .deleteBackward(let unit): "delete backward by \(unit)"
    case .deleteForward(let unit): "delete forward by \(unit)"
    case .cut: "cut"
    case .copy: "copy"
    case .select(let range): "select \(range)"
    case .move(let offset): "move to \(offset)"
    case .replace(let edit): "\(edit)"
    case .replaceOneOf(let edit, let place): "\(edit), using range \(place)"
    case .suggest(let edit): "suggest \(edit.replacement.escaped) for \(edit.range)"
    case .set(let state): "set \(state)"
    case .repair: "repair"
    case .compose(let text, let selection): "compose \(text.escaped) selecting \(selection)"
    case .commit: "commit"
    case .cancel: "cancel"
    case .undo: "undo"
    case .redo: "redo"
    case .pause: "pause"
    }
  }
}

extension Action {
  /// The action that corresponds to a delegate's range and replacement (E9.3, E9.4).
  ///
  /// A delegate doesn't receive the action itself. One character that replaces the selection counts
  /// as a keystroke. Deleting the selection, or one unit next to the caret, counts as a press of a
  /// delete key. In this way, a group of keystrokes becomes one undo step. Anything else, and
  /// anything during a composition, counts as an edit. The resulting text is the same in all cases.
  /// - Parameters:
  ///   - edit: the range, in UTF-16 units, and the replacement.
  ///   - state: the content of the field.
  public static func requested(_ edit: Edit, in state: FieldState) -> Action {
    if state.marked != nil { return .replace(edit) }
    guard edit.isDeletion else {
      let isKeystroke = edit.range == state.selection && edit.replacement.count == 1
      return isKeystroke ? .type(edit.replacement) : .replace(edit)
    }
    for unit in DeletionUnit.allCases {
      if state.rangeToDelete(.backward, by: unit) == edit.range { return .deleteBackward(unit) }
      if state.rangeToDelete(.forward, by: unit) == edit.range { return .deleteForward(unit) }
    }
    return .replace(edit)
  }
}

/// The unit of text that one press of a delete key deletes (E9.4).
public enum DeletionUnit: String, Hashable, Sendable, CaseIterable, Codable {
  /// A grapheme cluster, which a reader sees as one character.
  case character
  /// A Unicode scalar, such as a Thai vowel sign or one person in a family emoji.
  case scalar
}
