extension Law {
  package static let normalizingLosesNothing = Law(
    """
    Normalization keeps the order of plain characters and never merges two characters. Typing a \
    text has the same result as pasting it.
    """, clauses: ["E8.11", "E8.13"],
    Property(forEach: { subject in
      zip(Generator { source in (source.world(for: subject, .any), source.draw(.int(in: 0...15))) })
    }) { subject, input in
      let (world, options) = input
      let plain = SessionDescription(normalization: Normalization(rawValue: UInt8(options)))
      let text = world.words.joined() + "\u{2014}\u{A0}\u{201C}\u{200F}'\u{2013}\u{2019}"
      var (pasted, typed) = (
        try subject.session(plain, showing: .empty), try subject.session(plain, showing: .empty)
      )
      _ = pasted.perform(.paste(text))
      for scalar in text.unicodeScalars { _ = typed.perform(.type(String(scalar))) }
      try requireEqual(typed.state, pasted.state, "the state after typing")
      var several = try subject.session(plain, showing: .empty)
      let edit = SeveralRangesEdit(replacingOneOf: [.caret(at: 0)], with: text)
      _ = several.perform(.replaceOneOf(edit, using: 0))
      try requireEqual(several.state, pasted.state, "inserted into one of several ranges")
      let result = Array(pasted.state.text.unicodeScalars)
      let lost = text.unicodeScalars.filter { $0.isBidiMark && options & 2 != 0 }.count
      let doubled = text.unicodeScalars.filter { $0 == "\u{2014}" && options & 4 != 0 }.count
      try requireEqual(
        result.count, text.unicodeScalars.count - lost + doubled, "scalars of \(pasted.state)")
      try requireEqual(
        result.filter { !$0.mayBePlainOrTypographic },
        text.unicodeScalars.filter { !$0.mayBePlainOrTypographic }, "characters to keep")
    })
}

extension Unicode.Scalar {
  fileprivate var isBidiMark: Bool {
    [0x61C, 0x200E, 0x200F].contains(value) || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }

  /// Whether normalization may remove or insert the scalar.
  fileprivate var mayBePlainOrTypographic: Bool {
    isBidiMark || [0x20, 0xA0, 0x2007, 0x202F, 0x2D, 0x22, 0x27, 0x2212].contains(value)
      || (0x2010...0x2015).contains(value) || (0x2018...0x201F).contains(value)
  }
}
