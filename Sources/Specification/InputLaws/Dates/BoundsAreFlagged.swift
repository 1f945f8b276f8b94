import InputRules
import PropertyTesting

extension Law {
  package static let boundsAreFlagged = Law(
    """
    A value underflows below the minimum and overflows above the maximum. A time does both, or \
    neither, if the minimum is above the maximum. Bounds and texts that can't be read count as \
    missing.
    """,
    about: .dates, clauses: ["D17.1", "D17.2", "D17.3", "D17.4"],
    Property(forAll: .dateInputQuestion.reachingBounds) { subject, question in
      let validity = subject.dateInputs.validity(question.text, question.input)
      let (isBelow, isAbove) = question.isBeyond
      let crosses = question.isOverMidnight
      try requireEqual(
        validity.underflows, crosses ? isBelow && isAbove : isBelow, "whether it underflows")
      try requireEqual(
        validity.overflows, crosses ? isBelow && isAbove : isAbove, "whether it overflows")
    })
}

extension DateInputQuestion {
  /// Whether the value is below the minimum, and whether it is above the maximum.
  fileprivate var isBeyond: (Bool, Bool) {
    guard let number else { return (false, false) }
    let (low, high) = (input.reading(input.minimum), input.reading(input.maximum))
    return (low.map { number < $0 } ?? false, high.map { number > $0 } ?? false)
  }

  /// Whether the bounds are those of a night.
  fileprivate var isOverMidnight: Bool {
    guard input.kind == .time, let low = input.reading(input.minimum),
      let high = input.reading(input.maximum)
    else { return false }
    return low > high
  }
}

extension Generator<DateInputQuestion> {
  fileprivate var reachingBounds: Generator {
    cover("below the minimum", atLeast: 0.05) { $0.isBeyond.0 }
      .cover("above the maximum", atLeast: 0.05) { $0.isBeyond.1 }
      .cover("a range over midnight", atLeast: 0.01) { $0.isOverMidnight }
  }
}
