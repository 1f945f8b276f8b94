extension Law {
  package static let separatorsCompleteSegments = Law(
    """
    In a date field, a separator after a digit completes the digit's segment and writes the next \
    literals if this gives one of the segment's values. Otherwise the separator is refused. \
    Directly after literals, a separator changes nothing.
    """, clauses: ["D14.9", "D14.10", "D14.12"],
    Property(forAll: .dateSegment { $0.whole = .atEnd }) { subject, input in
      let rule = try subject.dateFields.fieldOfDescription(input.sample.field)
      let (head, literals) = (input.head, input.literals)
      let starts = (1...input.piece(of: 2).count).map(input.piece).map { digits in
        (text: head + digits, completed: input.completed(digits).map { head + $0 + literals })
      }
      for key in input.separators {
        let start = rule.typing(key, into: FieldState(head)).text
        try requireEqual(start, head, "\(key.escaped) at the start")
        for (text, completed) in starts {
          let state = FieldState(text)
          let next = rule.typing(key, into: state)
          try requireEqual(next.text, completed ?? text, "\(key.escaped) in \(text.escaped)")
          try require(completed != nil || next == state, "\(next)")
        }
      }
    })
}

extension DateSegmentQuestion {
  fileprivate var separators: [String] {
    let usual = [" ", "/", "-", ".", ":", ",", "\u{2013}"]
    return usual + Set(sample.field.literals.map { String($0) }).subtracting(usual).sorted()
  }

  /// The segment's first `count` digits, or all of its digits if there are fewer.
  fileprivate func piece(of count: Int) -> String {
    String(scalars: sample.pieces[piece].text.scalars.prefix(count))
  }

  /// The segment's digits once a separator completes it, or `nil` if that is impossible.
  fileprivate func completed(_ digits: String) -> String? {
    let count = digits.unicodeScalars.count
    if count == segment.digitCount { return digits }
    let texts = sample.field.texts.digits
    let number = digits.unicodeScalars.reduce(0) { $0 * 10 + (texts.firstIndex(of: $1) ?? 0) }
    guard segment.takesZeros, segment.numbers.contains(number) else { return nil }
    return sample.field.policies.padding ? shown(number) : digits
  }
}
