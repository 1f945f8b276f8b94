import InputRules

/// A number field that shows a prefix and a suffix around the number; they can't be edited.
struct AffixedNumberField {
  let field: NumberField
  let prefix: String
  let suffix: String

  /// The state after an edit, whose range is limited to the number; if the edit is refused, the
  /// unchanged state (E7).
  func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    let range = numberRange(in: state.text)
    let edit = Edit(replacing: edit.range.clipped(to: range), with: edit.replacement)
    let number = FieldState(
      trusting: state.text.slice(range), selection: state.selection.clipped(to: range), marked: nil)
    return field.decide(edit, on: number).newState.map(drawn) ?? state
  }

  /// The UTF-16 range of the number in a text; the prefix or the suffix may be missing.
  func numberRange(in text: String) -> Range<Int> {
    let units = Array(text.utf16)
    let start = units.starts(with: prefix.utf16) ? prefix.utf16.count : 0
    let hasSuffix = units[start...].reversed().starts(with: suffix.utf16.reversed())
    return start..<units.count - (hasSuffix ? suffix.utf16.count : 0)
  }

  /// The number with its prefix and its suffix; without a number, only the suffix.
  private func drawn(_ number: FieldState) -> FieldState {
    let head = number.text.isEmpty ? "" : prefix
    let caret = head.utf16.count + number.selection.location
    return FieldState(
      trusting: head + number.text + suffix, selection: .caret(at: caret), marked: nil)
  }
}

extension TextRange {
  /// This range, limited to `range` and relative to its start; a caret at one end if the ranges
  /// don't overlap.
  func clipped(to range: Range<Int>) -> TextRange {
    let start = min(max(location, range.lowerBound), range.upperBound)
    let end = min(max(end ?? .max, start), range.upperBound)
    return TextRange(location: start - range.lowerBound, length: end - start)
  }
}

extension String {
  func slice(_ range: Range<Int>) -> String {
    String(Substring(utf16.prefix(range.upperBound).dropFirst(range.lowerBound)))
  }
}
