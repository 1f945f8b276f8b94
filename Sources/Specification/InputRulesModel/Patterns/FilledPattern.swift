/// A pattern, written up to an element: its literals, and its slots with their scalars.
///
/// Typing always results in such a state (F2.1, F2.7), so the result of an edit is chosen among
/// these states.
struct FilledPattern {
  let elements: [PatternElement]
  /// The scalar for an empty slot, if there is one (F5.10).
  let placeholder: Unicode.Scalar?
  /// The scalars in the slots, by the index of the element.
  private(set) var taken: [Int: [Unicode.Scalar]] = [:]
  /// The number of elements that are filled in.
  private(set) var end = 0

  /// A pattern in which no element is written.
  init(_ pattern: Pattern, placeholder: Unicode.Scalar?) {
    elements = pattern.elements
    self.placeholder = placeholder
  }

  /// The pattern, filled in up to another element.
  func written(upTo end: Int) -> FilledPattern {
    var copy = self
    copy.end = end
    return copy
  }

  /// The pattern, filled in up to a slot, which then contains the scalar in the slot's case (F2.7).
  ///
  /// A placeholder leaves the slot empty (F5.11).
  func taking(_ scalar: Unicode.Scalar, at place: Int) -> FilledPattern {
    var copy = written(upTo: place + 1)
    guard let slot = elements[place].slot, scalar != placeholder else { return copy }
    copy.taken[place, default: []].append(slot.shown(for: scalar))
    return copy
  }
}

// The written text.
extension FilledPattern {
  /// The scalars of the elements that are filled in.
  private var scalars: [Unicode.Scalar] {
    (0..<end).flatMap { elements[$0].literal.map { [$0] } ?? taken[$0] ?? [] }
  }

  /// The length of the written text, in UTF-16 units.
  var length: Int { scalars.map { $0.utf16.count }.reduce(0, +) }

  /// The number of scalars in slots.
  var contentCount: Int { taken.values.map(\.count).reduce(0, +) }

  /// Whether more elements or scalars are written than in `other`.
  func isFurther(than other: FilledPattern) -> Bool {
    end > other.end || contentCount > other.contentCount
  }

  /// The written text and, if there is a placeholder, the rest of the pattern (F5.10).
  var text: String {
    let filling = placeholder.map { placeholder in
      elements[restToFill].map { $0.literal ?? placeholder }
    }
    return String(scalars: scalars + (filling ?? []))
  }
}

// The next element.
extension FilledPattern {
  /// The indices of the next element and all later ones; a repeating slot stays the next element
  /// (F2.8).
  var rest: Range<Int> {
    let stays = end > 0 && elements[end - 1].isRepeating
    return (stays ? end - 1 : end)..<elements.count
  }

  /// The indices from the next element up to a repeating slot.
  private var restToFill: Range<Int> {
    rest.lowerBound..<(rest.first { elements[$0].isRepeating } ?? rest.upperBound)
  }

  /// Whether neither a required slot nor a literal of the value is missing (F2.13).
  var isComplete: Bool { !elements[restToFill].contains { $0.mustBeFilled || $0.isInValue } }

  /// The pattern, filled in up to the next slot or to its end (F5.2).
  var withLiteralsAhead: FilledPattern {
    written(upTo: end + elements[rest].prefix { $0.slot == nil }.count)
  }

  /// The pattern without the literals at its end, back to content or a literal that is kept;
  /// unchanged if there is a placeholder (F3.3, F5.3).
  func withoutLiteralsAtEnd(keeping isKept: (PatternElement) -> Bool) -> FilledPattern {
    if placeholder != nil { return self }
    let last = (0..<end).last { taken[$0] != nil || isKept(elements[$0]) }
    return written(upTo: last.map { $0 + 1 } ?? 0)
  }
}

extension String {
  /// The text of the scalars.
  package init(scalars: some Sequence<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }
}
