import InputRules

/// A number field with a prefix and a suffix, which are shown around the number and can't be
/// edited.
struct AffixedNumberField {
  let field: NumberField
  let prefix: String
  let suffix: String

  /// The state after an edit whose range is limited to the number, or the same state if the edit is
  /// refused (E7).
  func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    let range = numberRange(in: state.text)
    let edit = Edit(replacing: edit.range.clipped(to: range), with: edit.replacement)
    let number = FieldState(
      trusting: state.text.slice(range), selection: state.selection.clipped(to: range), marked: nil)
    return field.decide(edit, on: number).newState.map(drawn) ?? state
  }

  /// The UTF-16 range of the number in a text, which may have no prefix or no suffix.
  func numberRange(in text: String) -> Range<Int> {
    let units = Array(text.utf16)
    let start = units.starts(with: prefix.utf16) ? prefix.utf16.count : 0
    let hasSuffix = units[start...].reversed().starts(with: suffix.utf16.reversed())
    return start..<units.count - (hasSuffix ? suffix.utf16.count : 0)
  }

  /// The number with its prefix and suffix; without a number, there is no prefix.
  private func drawn(_ number: FieldState) -> FieldState {
    let head = number.text.isEmpty ? "" : prefix
    let caret = head.utf16.count + number.selection.location
    return FieldState(
      trusting: head + number.text + suffix, selection: .caret(at: caret), marked: nil)
  }
}

extension TextRange {
  /// The part of this range that is inside `range`, from the start of `range`; if they don't
  /// overlap, a caret at one end.
  func clipped(to range: Range<Int>) -> TextRange {
    let start = min(max(location, range.lowerBound), range.upperBound)
    let end = min(max(end ?? .max, start), range.upperBound)
    return TextRange(location: start - range.lowerBound, length: end - start)
  }
}

extension String {
  /// The text in a UTF-16 range.
  func slice(_ range: Range<Int>) -> String {
    String(Substring(utf16.prefix(range.upperBound).dropFirst(range.lowerBound)))
  }
}
