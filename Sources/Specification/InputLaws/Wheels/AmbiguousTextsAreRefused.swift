extension Law {
  package static let ambiguousTextsAreRefused = Law(
    """
    A text that several wheel positions share, code unit by code unit, is refused as ambiguous. A \
    text of only one position selects that position.
    """, clauses: ["W6"],
    Property(forAll: .smallText) { subject, input in
      let positions = input.positions
      let answer = WheelAnswer(try subject.wheels.rowsOfText(input.text, input.set))
      try requireEqual(
        answer, positions.count > 1 ? .failure(.ambiguous) : .success(positions[0]),
        "the rows of a text of \(positions.count) positions")
    })
}
