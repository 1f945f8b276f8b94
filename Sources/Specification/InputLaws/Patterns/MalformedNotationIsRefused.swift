extension Law {
  package static let malformedNotationIsRefused = Law(
    """
    A pattern's text that ends with a backslash, has an unpaired bracket, or continues after the \
    tail is refused at that offset.
    """, clauses: ["F1.8"],
    Property(
      forAll: .patternSource(tail: false), .patternSource(tail: true), .string(of: "-*7 a", 1...3)
    ) { subject, open, closed, more in
      let (text, offset) = (open.text, open.text.utf16.count)
      let flaws: [(PatternNotation, String, PatternError)] = [
        (open.notation, text + "\\", .nothingEscaped(offset: offset)),
        (open.notation, text + "]" + more, .unpairedBracket(offset: offset)),
        (open.notation, text + "[" + more, .unpairedBracket(offset: offset)),
        (closed.notation, closed.text + more, .afterTail(offset: closed.text.utf16.count)),
      ]
      for (notation, flawed, problem) in flaws {
        let answer = subject.patterns.answer(to: flawed, in: notation)
        try requireEqual(answer, .failure(problem), flawed.escaped)
      }
    })
}
