extension Law {
  package static let wheelTextsEqualStringFormat = Law(
    """
    The text of every position of the Picker article's wheels is what Foundation formats its \
    value to, as the article does.
    """,
    about: .wheels, clauses: ["W3", "W6"],
    Property(forAll: .unitAndCount) { subject, input in
      let (wheels, set, count) = (subject.wheels, input.unit.wheels, input.count)
      let text = try wheels.textOfRows(wheels.rowsAtCount(count, set), set)
      let value = try wheels.doubleAtCount(count, set)
      switch input.unit.group {
      case .distance: try requireEqual(text, .articleDecimal(value))
      case .paceOrSpeed:
        let isTime = input.unit == .minutesSecondsPerMile
        try requireEqual(
          text, isTime ? .articleTime(count / 60, count % 60) : .articleDecimal(value))
      case .time:
        try requireEqual(text, .articleTime(count / 3_600, count / 60 % 60, count % 60))
      }
    })
}

extension Generator<(unit: WheelUnit, count: Int)> {
  /// A unit, and a position of its wheels.
  fileprivate static var unitAndCount: Generator {
    Generator { source in
      let units = WheelUnit.allCases
      let unit = units[Int(source.choose(upTo: UInt64(units.count - 1)))]
      return (unit, Int(source.choose(upTo: UInt64(unit.wheels.counts.upperBound))))
    }
  }
}
