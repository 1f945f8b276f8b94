/// A pattern, filled in up to some element: the literals, and the scalars in the slots.
///
/// Typing always leads to such a state (F2.1, F2.7), so the result of an edit is one of these
/// states.
struct FilledPattern {
  let elements: [PatternElement]
  /// The scalar that is shown in empty slots, or `nil` (F5.10).
  let placeholder: Unicode.Scalar?
  /// The scalars in the slots, by the index of the element.
  private(set) var taken: [Int: [Unicode.Scalar]] = [:]
  /// The number of elements that are filled in.
  private(set) var end = 0

  /// Creates a pattern in which no element is filled in.
  init(_ pattern: Pattern, placeholder: Unicode.Scalar?) {
    elements = pattern.elements
    self.placeholder = placeholder
  }

  /// The pattern, filled in up to but not including an element.
  func written(upTo end: Int) -> FilledPattern {
    var copy = self
    copy.end = end
    return copy
  }

  /// The pattern, filled in up to a slot; the slot contains the scalar, in the slot's letter case
  /// (F2.7).
  ///
  /// If the scalar is the placeholder, the slot stays empty (F5.11).
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

  /// The length of the shown text before any placeholders, in UTF-16 units.
  var length: Int { scalars.map { $0.utf16.count }.reduce(0, +) }

  var contentCount: Int { taken.values.map(\.count).reduce(0, +) }

  /// Whether more elements are filled in, or more scalars are in slots, than in `other`.
  func isFurther(than other: FilledPattern) -> Bool {
    end > other.end || contentCount > other.contentCount
  }

  /// The text of the filled-in elements and, if there is a placeholder, of the rest (F5.10).
  var text: String {
    let filling = placeholder.map { placeholder in
      elements[restToFill].map { $0.literal ?? placeholder }
    }
    return String(scalars: scalars + (filling ?? []))
  }
}

extension FilledPattern {
  /// The indices of the elements that are left, including a repeating slot that is in use (F2.8).
  var rest: Range<Int> {
    let stays = end > 0 && elements[end - 1].isRepeating
    return (stays ? end - 1 : end)..<elements.count
  }

  /// The indices of the remaining elements, up to but not including a repeating slot.
  private var restToFill: Range<Int> {
    rest.lowerBound..<(rest.first { elements[$0].isRepeating } ?? rest.upperBound)
  }

  /// Whether no required slot, and no literal of the value, is left to fill in (F2.13).
  var isComplete: Bool { !elements[restToFill].contains { $0.mustBeFilled || $0.isInValue } }

  /// The pattern, filled in up to the next slot, or to its end if there is none (F5.2).
  var withLiteralsAhead: FilledPattern {
    written(upTo: end + elements[rest].prefix { $0.slot == nil }.count)
  }

  /// The pattern without its last literals, up to content or a literal to keep; with a placeholder,
  /// the pattern is unchanged (F3.3, F5.3).
  func withoutLiteralsAtEnd(keeping isKept: (PatternElement) -> Bool) -> FilledPattern {
    if placeholder != nil { return self }
    let last = (0..<end).last { taken[$0] != nil || isKept(elements[$0]) }
    return written(upTo: last.map { $0 + 1 } ?? 0)
  }
}

extension String {
  package init(scalars: some Sequence<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }
}
