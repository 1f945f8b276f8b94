extension DatePlan: RewritingRule {
  /// Accepts, rewrites or refuses `edit` (D14.3 to D14.21).
  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    decision(about: edit, on: state)
  }

  /// The state after an edit, or the old state if the edit is refused (E7).
  func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    self.state(after: edit, on: state)
  }

  func next(
    after edit: Edit, at site: SpliceSite, of state: FieldState
  ) throws(Reason) -> FieldState {
    let isPlain = edit.isDeletion && site.bytes.isEmpty
    guard !isPlain, let reading = DateReading(state.text, around: site.bytes, by: self) else {
      let plain = state.replacing(site, with: edit.replacement)
      return edit.isDeletion ? plain : try inserting(plain.text, into: nil)
    }
    if edit.isDeletion { return deleting(reading, at: site, of: state) }
    return try inserting(edit.replacement, into: reading)
  }

  /// The state after a deletion (D14.16).
  private func deleting(
    _ reading: DateReading, at site: SpliceSite, of state: FieldState
  ) -> FieldState {
    let (content, place) = deleting(reading)
    let text = self.text(of: content, through: content.last, place).text
    if text.hasSameUnits(as: state.text) {
      let isForward =
        state.selection.length == 0 && site.range.location >= state.selection.location
      let caret = site.range.location + (isForward ? site.range.length : 0)
      return FieldState(trusting: state.text, selection: .caret(at: caret), marked: nil)
    }
    let caret = min(site.range.location - cutUnits(of: reading, place), text.utf16Length)
    return FieldState(trusting: text, selection: .caret(at: caret), marked: nil)
  }

  /// The number of UTF-16 units between the start of a half-day and a deleted range that begins in
  /// it; 0 if the range doesn't begin in a half-day.
  private func cutUnits(of reading: DateReading, _ place: DatePlace) -> Int {
    let cut = reading.range.0.offset - place.offset
    if cut == 0 { return 0 }
    let half = halfDays[reading.content.groups[place.group].value]
    return half.prefix(cut).reduce(0) { $0 + UTF16.width($1) }
  }

  /// The state after an insertion; if `reading` is `nil`, the text is inserted into an empty field.
  private func inserting(_ text: String, into reading: DateReading?) throws(Reason) -> FieldState {
    let (content, place) = reading.map(deleting) ?? (DateContent(groups.count), DatePlace())
    var insertion = DateInsertion(self, into: content, at: place)
    try insertion.put(text)
    if let reading {
      let takesAll = !insertion.placesContent && content != reading.content
      if takesAll || !keepsRest(of: reading, insertion) { throw .notDate(.fitsNoSlot) }
    }
    if policies.whole == .refused {
      try checkRight(insertion)
    }
    return state(after: insertion)
  }

  /// Whether each segment after the range that a paste replaces is unchanged or contains only
  /// pasted digits (D14.21).
  private func keepsRest(of reading: DateReading, _ insertion: DateInsertion) -> Bool {
    guard insertion.isInner else { return true }
    let (end, place) = (reading.range.1, insertion.place)
    return groups.indices.allSatisfy { index in
      let (old, new) = (reading.content.groups[index], insertion.content.groups[index])
      return groups[index].slots.allSatisfy { slot in
        let start = DatePlace(group: index, offset: slot.start)
        if start < end || groups[index].isHalfDay { return true }
        if start >= place { return old.part(slot.places) == new.part(slot.places) }
        return place.group > index || place.offset >= min(slot.end, new.count)
      }
    }
  }

  /// Refuses an insertion after which no allowed value is possible (D14.14).
  private func checkRight(_ insertion: DateInsertion) throws(Reason) {
    let (content, place) = (insertion.content, insertion.place)
    guard endsContent(place, in: content), !hasGap(content) else { return }
    let last = content.last
    if !isRight(content, endsWithLiteral: last >= 0 && place.group > last) {
      throw .notDate(.noSuchDate)
    }
  }

  /// The field's state after an insertion (D14.15, D15.8).
  private func state(after insertion: DateInsertion) -> FieldState {
    var (content, place) = (insertion.content, insertion.place)
    if policies.whole == .clamped && isFilled(content) {
      let clamped = self.clamped(content)
      place.move(from: content, to: clamped)
      content = clamped
    }
    let last = content.last
    if policies.literals == .eager && endsContent(place, in: content) {
      place = settled(place, in: content)
    }
    let end = max(last, place.group)
    let (text, offset) = self.text(of: content, through: min(end, last + 1), place)
    return FieldState(trusting: text, selection: .caret(at: offset), marked: nil)
  }

  /// The reason `text` isn't in the field's form, or `nil` if it is (D14.18).
  func objection(to text: String) -> Reason? {
    content(of: text) == nil ? .notDate(.form) : nil
  }

  /// The state with its text repaired, if possible (D14.18, D15.8).
  func repaired(_ state: FieldState) -> FieldState {
    if let reading = DateReading(state.text, around: 0..<0, by: self) {
      guard policies.whole == .clamped, isComplete(reading.content) else { return state }
      let clamped = self.clamped(reading.content)
      if clamped == reading.content { return state }
      let end = clamped.last + (reading.endsWithLiteral ? 1 : 0)
      return FieldState(text(of: clamped, through: end, DatePlace()).text)
    }
    var insertion = DateInsertion(self, into: DateContent(groups.count), at: DatePlace())
    do throws(Reason) {
      try insertion.put(state.text)
    } catch {
      return state
    }
    return self.state(after: insertion)
  }
}

extension DatePlace {
  /// Keeps the place at the end of its group if it was there, and otherwise at its offset.
  fileprivate mutating func move(from old: DateContent, to new: DateContent) {
    guard group < old.groups.count else { return }
    let isEnd = offset == old.groups[group].count
    offset = isEnd ? new.groups[group].count : min(offset, new.groups[group].count)
  }
}
