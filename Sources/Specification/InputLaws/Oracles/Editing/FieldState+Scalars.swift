extension FieldState {
  /// The indices of the scalars in a range, whose ends are moved out of surrogate pairs; `nil` if
  /// the range is outside the text (E4, E5).
  func places(of range: TextRange) -> Range<Int>? {
    let starts = text.unicodeScalars.reduce(into: [0]) {
      $0.append($0[$0.count - 1] + UTF16.width($1))
    }
    guard range.isInside(textOf: text.utf16.count), let end = range.end,
      let lower = starts.lastIndex(where: { $0 <= range.location }),
      let upper = starts.firstIndex(where: { $0 >= end })
    else { return nil }
    return lower..<max(lower, upper)
  }

  /// The range, in UTF-16 units, of the scalars with these indices.
  func range(of places: Range<Int>) -> TextRange {
    let widths = text.unicodeScalars.map { UTF16.width($0) }
    return TextRange(
      location: widths[..<places.lowerBound].reduce(0, +), length: widths[places].reduce(0, +))
  }

  /// The number of scalars before the caret or the selection.
  var caretPlace: Int { places(of: selection)?.lowerBound ?? 0 }

  package var whole: TextRange { TextRange(location: 0, length: text.utf16.count) }

  var selectingAll: FieldState { FieldState(trusting: text, selection: whole, marked: nil) }

  /// The state with this selection; `nil` if the selection is outside the text.
  func selecting(_ range: TextRange) -> FieldState? {
    try? FieldState(text: text, selection: range)
  }

  /// The edit that Backspace makes: it deletes the selection or the scalar before the caret.
  var backwardDeletion: Edit? {
    guard let places = places(of: selection) else { return nil }
    if !places.isEmpty { return Edit(replacing: selection, with: "") }
    if places.lowerBound == 0 { return nil }
    return Edit(replacing: range(of: places.lowerBound - 1..<places.lowerBound), with: "")
  }

  /// The edit of a forward deletion: it deletes the selection or the scalar after the caret.
  var onwardDeletion: Edit? {
    guard let places = places(of: selection) else { return nil }
    if !places.isEmpty { return Edit(replacing: selection, with: "") }
    if places.upperBound == text.unicodeScalars.count { return nil }
    return Edit(replacing: range(of: places.upperBound..<places.upperBound + 1), with: "")
  }

  /// The units from the edit's start to the caret; a start inside a surrogate pair is first moved
  /// before the pair (E5).
  ///
  /// The list is empty if a mutant's caret precedes the start.
  func inserted(by edit: Edit, into text: String) -> [UInt16] {
    let before = Array(text.utf16)
    let place = edit.range.location
    let cutsPair = before.indices.contains(place) && UTF16.isTrailSurrogate(before[place])
    let start = cutsPair ? place - 1 : place
    let after = Array(self.text.utf16)
    guard start >= 0, start <= selection.location, selection.location <= after.count else {
      return []
    }
    return Array(after[start..<selection.location])
  }

  var selected: [UInt16] { Array(units(in: selection)) }

  /// The units in a range; empty if a mutant's range is outside the text.
  func units(in range: TextRange) -> ArraySlice<UInt16> {
    let units = Array(text.utf16)
    guard range.isInside(textOf: units.count) else { return [] }
    return units[range.location..<(range.location + range.length)]
  }

  /// The units before a range and the units after it.
  func around(_ range: TextRange) -> [[UInt16]] {
    let units = Array(text.utf16)
    guard range.isInside(textOf: units.count) else { return [units] }
    return [Array(units[..<range.location]), Array(units[(range.location + range.length)...])]
  }
}

extension String {
  /// The scalars; laws compare them because `==` ignores differences between equivalent texts.
  package var scalars: [Unicode.Scalar] { Array(unicodeScalars) }

  /// The prefix of `units` UTF-16 units; it must not end inside a scalar.
  package func prefix(units: Int) -> String {
    String(decoding: utf16.prefix(units), as: UTF16.self)
  }
}

extension FieldState {
  /// The text without grouping separators.
  func bare(_ format: NumberFormat) -> [Unicode.Scalar] {
    Array(text.unicodeScalars).filter { $0 != format.symbols.groupingSeparator }
  }

  /// The number of scalars before the caret, not counting grouping separators.
  func bareCaret(_ format: NumberFormat) -> Int {
    FieldState(text.prefix(units: selection.location)).bare(format).count
  }
}

extension Edit {
  /// Whether the edit replaces an empty range with an empty text.
  func isEmpty(on state: FieldState) -> Bool {
    isDeletion && state.places(of: range)?.isEmpty ?? false
  }

  /// Whether the edit deletes text after the caret (F6.5).
  func isForward(on state: FieldState) -> Bool {
    state.selection.length == 0 && range.location >= state.selection.location
  }
}

extension TextSession {
  /// Requires that a text in the field's own format stays the same: pasted (also after a cut),
  /// typed, suggested, composed, or inserted into one of several ranges (E8.11, E8.14).
  func requireReturn(of text: String) throws {
    let start = TextRange.caret(at: 0)
    let several = SeveralRangesEdit(replacingOneOf: [start], with: text)
    let ways: [(name: String, actions: [Action])] = [
      (
        "cut and pasted",
        [.set(FieldState(text)), .select(FieldState(text).whole), .cut, .paste(text)]
      ),
      ("pasted", [.paste(text)]), ("typed", text.map { .type(String($0)) }),
      ("suggested", [.suggest(Edit(replacing: start, with: text))]),
      ("inserted into one of several", [.replaceOneOf(several, using: 0)]),
      ("composed", [.compose(text, selecting: start), .commit]),
    ]
    // A suggestion of only spaces inserts no text.
    let isEmptySuggestion = text.unicodeScalars.allSatisfy { $0 == " " || $0 == "\u{A0}" }
    for way in ways where !(isEmptySuggestion && way.name == "suggested") {
      var session = self
      for action in way.actions {
        let outcome = session.perform(action)
        if action == .cut {
          try requireEqual(
            outcome.copied.map(FieldState.init), FieldState(text), "the text that is cut")
        }
      }
      try requireEqual(
        FieldState(session.state.text), FieldState(text), "\(way.name), \(text.escaped) changed")
    }
  }
}

extension TextRule {
  /// The state after typing keys, one after the other.
  package func typing(_ keys: String, into state: FieldState = .empty) -> FieldState {
    typing(keys.unicodeScalars.map { String($0) }, into: state)
  }

  /// The state after typing or pasting pieces, one after the other; skips empty pieces.
  func typing(_ pieces: [String], into state: FieldState = .empty) -> FieldState {
    pieces.filter { !$0.isEmpty }.reduce(state) {
      apply(Edit(replacing: $0.selection, with: $1), to: $0)
    }
  }
}
