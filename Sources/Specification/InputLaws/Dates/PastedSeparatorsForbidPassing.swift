extension Law {
  package static let pastedSeparatorsForbidPassing = Law(
    """
    A pasted date with separators is read segment by segment. It needs no leading zeros, except \
    after the first number of a time. If a number isn't a value of its segment, the whole paste \
    is refused.
    """, clauses: ["D14.19"],
    Property(
      forAll: .dateSegment {
        $0.padding = true
        if $0.overflow == .clamped { $0.overflow = .passesOn }
      }
    ) { subject, input in
      let sample = input.sample
      let rule = try subject.dateFields.fieldOfDescription(sample.field)
      let texts = [sample.trimmed, sample.text]
      let pasted = rule.typing([input.withoutZeros]).text
      try require(texts.contains(pasted), "\(input.withoutZeros.escaped) gives \(pasted.escaped)")
      try assume(input.isNoValue && sample.pieces.count { $0.segment != nil } > 1)
      let wrong = rule.typing([input.withNumber])
      try requireEqual(wrong, .empty, "\(input.withNumber.escaped), pasted")
    })
}

extension DateSegmentQuestion {
  /// The text without leading zeros, except in the last segment and after a time's first number.
  fileprivate var withoutZeros: String {
    let last = sample.pieces.lastIndex { $0.segment != nil }
    var places = sample.field.numberPlaces[...]
    return sample.pieces.indices.map { index in
      let piece = sample.pieces[index]
      guard let segment = piece.segment, segment != .halfDay, let place = places.popFirst(),
        segment.takesZeros, index != last, place.beginsPart || !place.isTime,
        piece.text.scalars.first == sample.field.texts.digits[0]
      else { return piece.text }
      return String(scalars: piece.text.scalars.dropFirst())
    }.joined()
  }

  /// The text with the question's number as the segment's value.
  fileprivate var withNumber: String {
    var pieces = sample.pieces
    pieces[piece].text = shown(number)
    return pieces.map(\.text).joined()
  }

  fileprivate var isNoValue: Bool { segment.takesZeros && !segment.numbers.contains(number) }
}
