extension Law {
  package static let foreignScalarsAreRefused = Law(
    """
    If a number gets one more scalar that isn't a symbol of its locale, even white space at an \
    end, the text is refused because of that scalar.
    """, clauses: ["N3.2", "N6"],
    Property(forAll: .writtenNumber(), .foreign, .int(in: 0...40)) {
      subject, number, foreign, at in
      try assume(!number.format.uses(foreign))
      var scalars = Array(number.text.unicodeScalars)
      let place = min(at, scalars.count)
      scalars.insert(foreign, at: place)
      let text = String(String.UnicodeScalarView(scalars))
      for grammar in [NumberGrammar.complete, .partial] {
        let problem = subject.numbers.problem(text, grammar, number.format)
        try require(problem != nil, "\(text.escaped) is read as a \(grammar) number")
        try requireEqual(problem?.found, foreign, "\(text.escaped): \(problem.words)")
      }
    })
}

extension Generator<Unicode.Scalar> {
  /// Any scalar, often one that resembles a part of a number.
  fileprivate static var foreign: Generator {
    .oneOf(
      .element(
        of: "a", " ", "\n", "\u{A0}", "\u{BD}", "\u{2167}", "\u{FF11}", "\u{663}", "\u{967}",
        "\u{B2}", "\u{221E}", "x", "\u{0}", "\u{2212}", "'", "\u{FEFF}", "\u{301}"), .anyScalar)
  }

  fileprivate static var anyScalar: Generator {
    Generator<Int>.int(in: 0...0x10FFFF).map { Unicode.Scalar(UInt32($0)) ?? "a" }
  }
}

extension NumberFormat {
  /// Whether the scalar is a symbol that numbers in this format may contain (N3.2).
  fileprivate func uses(_ scalar: Unicode.Scalar) -> Bool {
    let own =
      [symbols.minusSign, symbols.plusSign, symbols.exponentMark].joined() + "0123456789-+eE"
    return own.unicodeScalars.contains(scalar) || symbols.digits.contains(scalar)
      || [symbols.decimalSeparator, symbols.groupingSeparator].contains(scalar)
      || Self.bidiMarks.contains(scalar) || separatesGroups(scalar)
  }
}
