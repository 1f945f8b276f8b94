extension Law {
  /// A run with `--exhaustive` checks all 100,000 positions.
  package static let everyHundredthIsOnePosition = Law(
    """
    On wheels that show up to 999.99, each number of hundredths has its own position. The rows, \
    the text and the value of a position each select this position.
    """, clauses: ["W2", "W3", "W4", "W6"],
    Property(forAll: .int(in: 0...99_999)) { subject, hundredths in
      let position = PresetPosition.hundredths(hundredths)
      try subject.wheels.requireIsOne(position)
      try subject.wheels.requireShowsHundredths(position)
    })
}
