/// An edit of a text that has the form of a fixed pattern, with the content before, in and after
/// the edited range (F4.2).
struct PlacedEdit {
  let pattern: Pattern
  let text: [Unicode.Scalar]
  /// The indices of the replaced scalars.
  let places: Range<Int>
  /// The content before the edit's places.
  let head: [Unicode.Scalar]
  /// The content within these places.
  let removed: [Unicode.Scalar]
  /// The content after these places.
  let tail: [Unicode.Scalar]
  let inserted: [Unicode.Scalar]

  /// The parts of the edit; nil if it is outside the text, or the text isn't formatted.
  init?(_ edit: Edit, of state: FieldState, in pattern: Pattern, filler: Unicode.Scalar? = nil) {
    let text = state.text.scalars
    guard pattern.isFixed, pattern.isForm(of: text, filler: filler),
      let places = state.places(of: edit.range)
    else { return nil }
    self.pattern = pattern
    self.text = text
    self.places = places
    inserted = edit.replacement.scalars
    let content = zip(pattern.elements, text).map { element, scalar in
      element.slot == nil || scalar == filler ? nil : scalar
    }
    head = content[..<places.lowerBound].compactMap { $0 }
    removed = content[places].compactMap { $0 }
    tail = content[places.upperBound...].compactMap { $0 }
  }

  /// The inserted scalars that slots accept, if all slots accept the same and no literal.
  var fitting: [Unicode.Scalar] { inserted.filter(pattern.admits) }

  /// Whether the content before the edit leaves a slot.
  var hasSlotAfterHead: Bool { head.count < pattern.slots.count }

  /// How many more scalars of content have room.
  var room: Int { pattern.slots.count - head.count - tail.count }
}
