extension Law {
  package static let doublesShowTheirNearestPosition = Law(
    """
    The wheel position of a double differs from its exact value by at most half a place, and exact \
    halves go away from zero. If rounded down, the position is less than a place below.
    """, about: .wheels, clauses: ["W3", "W4"],
    Property(forAll: .wheelValue) { subject, input in
      let answer = input.count(by: subject.wheels)
      try requireEqual(answer.problem, input.problem, "the reason for no position")
      guard let count = answer.value else { return }
      try require((0...input.set.lastCount).contains(count), "\(count) isn't a position")
      // From half a place below, or from the place itself, to one place further.
      let first = 2 * count - (input.rounding == .nearest ? 1 : 0)
      try require(!input.isLess(thanHalves: first), "\(count) is too many")
      try require(input.isLess(thanHalves: first + 2), "\(count) is too few")
    })
}

extension WheelValue {
  /// The reason the value has no position, or `nil` if it has one.
  fileprivate var problem: WheelProblem? {
    if value.isNaN { return .notANumber }
    if value.isInfinite { return .infinite }
    if value < 0 { return .negative }
    return isBeyond ? .beyond(last: set.lastCount) : nil
  }
}
