/// The rule of a field for a date or a range of dates (chapter D).
struct ModelDateField: ModelFieldRule, ModelRewriting {
  let groups: DateGroups

  private var policies: DatePolicies { groups.description.policies }

  /// Returns the decision about an edit (D14.1 to D14.21).
  func decide(_ edit: Edit, on state: FieldState) -> Decision { decision(about: edit, on: state) }

  /// The state after an edit (D14.1 to D14.21).
  func state(after edit: Edit, at span: Span, of state: FieldState, _ plain: FieldState)
    throws(Reason) -> FieldState
  {
    let filled = FilledDate(state.text, groups)
    if span.isEmpty && edit.replacement.isEmpty { return plain }
    if edit.replacement.isEmpty {
      guard let filled else { return plain }
      return deleting(span, from: state, filled)
    }
    guard let filled else { return try inserting(plain.text, into: FilledDate(groups), at: .start) }
    let kept = filled.deleting(span)
    let start = filled.unsettledPlace(at: span.start)
    let insertion = DateInsertion(
      edit.replacement, into: kept, at: kept.place(of: span.start, in: filled),
      after: kept.endsHalfDay(start) && edit.replacement.unicodeScalars.count == 1
        ? start.group : nil)
    let takesContent = kept.contents != filled.contents
    if takesContent && !insertion.placesContent && insertion.problem == nil {
      throw .notDate(.fitsNoSlot)
    }
    let end = filled.unsettledPlace(at: span.end)
    if insertion.problem == nil && insertion.isInner
      && insertion.filled.changes(filled, after: end, butBefore: insertion.place)
    {
      throw .notDate(.fitsNoSlot)
    }
    return try self.state(after: insertion)
  }

  /// The state after a deletion (D14.16).
  private func deleting(_ span: Span, from state: FieldState, _ filled: FilledDate) -> FieldState {
    let old = filled
    let filled = old.deleting(span)
    let text = filled.text
    let start = old.unsettledPlace(at: span.start)
    let isInside =
      start.offset > 0 && groups.isHalfDay(start.group) && filled.contents[start.group].isEmpty
    var caret = isInside ? old.offset(of: DatePlace(group: start.group, offset: 0)) : span.start
    caret = min(caret, text.utf16.count)
    if text.isSame(as: state.text) {
      let selection = Span(state.selection)
      let isForward = selection.isEmpty && span.start >= selection.start
      caret = isForward ? span.end : span.start
    }
    return FieldState(showing: text, caret: caret)
  }

  /// The state after an insertion (D14.3 to D14.15, D15.8).
  func inserting(_ text: String, into old: FilledDate, at place: DatePlace, isChecked: Bool = true)
    throws(Reason) -> FieldState
  { try state(after: DateInsertion(text, into: old, at: place), isChecked: isChecked) }

  private func state(after insertion: DateInsertion, isChecked: Bool = true) throws(Reason)
    -> FieldState
  {
    if let problem = insertion.problem { throw .notDate(problem) }
    var filled = insertion.filled
    var end = insertion.end
    if policies.literals == .eager && filled.hasNothing(after: end) { end = insertion.place }
    // If the caret is placed after literals, the text includes those literals.
    filled.hasTail = end.offset == 0 && end.group > filled.last
    let caret = filled.offset(of: end)
    let length = filled.text.utf16.count
    if policies.whole == .clamped && filled.isFilled {
      var clamped = filled.clamped
      var place = clamped.place(end, keptFrom: filled)
      if policies.literals == .eager && clamped.hasNothing(after: place) {
        place = clamped.settled(place)
      }
      clamped.hasTail = place.offset == 0 && place.group > clamped.last
      return FieldState(showing: clamped.text, caret: clamped.offset(of: place))
    }
    let isWrong = policies.whole == .refused && isChecked && caret == length
    if isWrong && !filled.hasGap && !filled.isRight { throw .notDate(.noSuchDate) }
    return FieldState(showing: filled.text, caret: caret)
  }
}

extension DatePlace {
  static let start = DatePlace(group: 0, offset: 0)
}

extension FilledDate {
  /// Whether a place is directly after a half-day's complete text (D14.11).
  func endsHalfDay(_ place: DatePlace) -> Bool {
    contents.indices.contains(place.group) && groups.isHalfDay(place.group) && isFull(place.group)
      && place.offset == contents[place.group].count
  }

  /// The place for the caret after a deletion that started at an offset in the old text (D14.3).
  func place(of offset: Int, in old: FilledDate) -> DatePlace {
    let place = old.unsettledPlace(at: offset)
    guard place.group < contents.count else { return place }
    let isGone = groups.isHalfDay(place.group) && contents[place.group].isEmpty
    return settled(isGone ? DatePlace(group: place.group, offset: 0) : place)
  }

  /// The place in the clamped field that corresponds to a place in the old field; the end of a
  /// group stays its end (D15.8).
  func place(_ place: DatePlace, keptFrom old: FilledDate) -> DatePlace {
    guard contents.indices.contains(place.group) else { return place }
    let (count, oldCount) = (contents[place.group].count, old.contents[place.group].count)
    let kept = place.offset == oldCount ? count : min(place.offset, count)
    return DatePlace(group: place.group, offset: kept)
  }

  /// Whether a paste changed a segment that starts at or after the end of the replaced range
  /// (D14.21).
  ///
  /// A segment with a pasted digit counts only if it also has a digit after the pasted ones.
  func changes(_ old: FilledDate, after range: DatePlace, butBefore paste: DatePlace) -> Bool {
    for group in range.group..<contents.count where !groups.isHalfDay(group) {
      let (before, after) = (old.digits(group), digits(group))
      let pasted = paste.group == group ? paste.offset : paste.group > group ? after.count : 0
      for (start, segment) in groups.starts(group)
      where group > range.group || start >= range.offset {
        let places = start..<(start + segment.digitCount)
        let new = places.filter { $0 < after.count }
        if pasted <= start {
          if new.map({ after[$0] }) != places.filter({ $0 < before.count }).map({ before[$0] }) {
            return true
          }
        } else if new.contains(where: { $0 >= pasted }) {
          return true
        }
      }
    }
    return false
  }

  /// Whether only literals follow a place.
  func hasNothing(after place: DatePlace) -> Bool {
    place.group > last || place.group == last && place.offset >= contents[last].count
  }
}
