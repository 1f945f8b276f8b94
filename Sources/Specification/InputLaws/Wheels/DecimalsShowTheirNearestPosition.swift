extension Law {
  package static let decimalsShowTheirNearestPosition = Law(
    """
    The wheel position of a decimal number differs from the number by at most half a place, and \
    exact halves go away from zero. If rounded down, the position is less than a place below.
    """, about: .wheels, clauses: ["W3", "W4"],
    Property(forAll: .wheelNumber) { subject, input in
      let answer = input.count(by: subject.wheels)
      try requireEqual(answer.problem, input.problem, "the reason for no position")
      guard let count = answer.value else { return }
      try require((0...input.set.lastCount).contains(count), "\(count) isn't a position")
      let first = 2 * count - (input.rounding == .nearest ? 1 : 0)
      try require(first < 0 || input.number >= input.halves(first), "\(count) is too many")
      try require(input.number < input.halves(first + 2), "\(count) is too few")
    })
}

extension WheelNumber {
  /// The reason the number has no position, or `nil` if it has one.
  fileprivate var problem: WheelProblem? {
    if number < .zero { return .negative }
    return isBeyond ? .beyond(last: set.lastCount) : nil
  }
}
