extension Law {
  package static let everyOtherTextIsRefused = Law(
    """
    A text that no wheel position has, code unit by code unit, is refused at the end of its \
    longest reading: at the wheel that no reading passes, or because the text continues.
    """, about: .wheels, clauses: ["W6"],
    Property(forAll: .strayText) { subject, input in
      let answer = WheelAnswer(try subject.wheels.rowsOfText(input.text, input.set))
      try requireEqual(answer, .refused(input.problem), "read as no position")
    })
}

extension WheelText {
  /// The reason no position has the text, found by trying all rows of one wheel, then of two.
  fileprivate var problem: WheelProblem {
    var longest = 0
    for count in 1...set.wheels.count {
      guard let next = longestReading(of: count) else {
        return .noTitle(wheel: count - 1, offset: longest)
      }
      longest = next
    }
    return .textGoesOn(offset: longest)
  }

  /// The length of the longest prefix of the text that consists of titles of the first `count`
  /// wheels.
  private func longestReading(of count: Int) -> Int? {
    let units = Array(text.utf16)
    return set.wheels.prefix(count).allRows.map { Array(set.written($0).utf16) }.filter {
      units.starts(with: $0)
    }.map(\.count).max()
  }
}
