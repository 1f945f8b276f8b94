extension Law {
  package static let quantitiesAreOrdered = Law(
    """
    A longer distance, a longer time, a faster speed and a slower pace are greater, as in the \
    model. If two quantities aren't equal, one is less than the other.
    """, clauses: ["R1.3", "R1.4"],
    Property(comparing: .pairToCompare) { subject, pair in
      let (runs, one, other) = (subject.runs, pair.one, pair.other)
      let (speed, otherSpeed) = (try one.speed(by: runs), try other.speed(by: runs))
      let isLess = [
        runs.isDistanceLess(
          try Distance(micrometers: one.length), try Distance(micrometers: other.length)),
        runs.isTimeLess(
          try ElapsedTime(microseconds: one.duration), try ElapsedTime(microseconds: other.duration)
        ), runs.isSpeedLess(speed, otherSpeed),
        runs.isPaceLess(runs.paceOfSpeed(otherSpeed), runs.paceOfSpeed(speed)),
      ]
      let isSlower = runs.isSpeedLess(otherSpeed, speed)
      try requireEqual(
        speed == otherSpeed, !isSlower && !isLess[2], "\(speed) equals \(otherSpeed)")
      return ["less": isLess, "slower": isSlower]
    })
}

/// A number of micrometers and a number of microseconds, neither of which is zero.
private struct Journey: Hashable, Sendable {
  var length: Int
  var duration: Int

  func speed(by runs: Implementation.Runs) throws -> Speed {
    try runs.speedNeeded(
      try Distance(micrometers: length), try ElapsedTime(microseconds: duration))
  }
}

extension Generator<(one: Journey, other: Journey)> {
  /// Two journeys at speeds that are often equal or nearly equal.
  fileprivate static var pairToCompare: Generator {
    Generator { source in
      let one = Journey(length: source.part(), duration: source.part())
      var other = Journey(length: source.part(), duration: source.part())
      switch source.choose(upTo: 2) {
      case 0: break
      case 1:
        let factor = source.int(in: 1...10)
        other = Journey(
          length: (one.length * factor).clampedToAQuantity,
          duration: (one.duration * factor).clampedToAQuantity)
      default:
        // The speeds of two long journeys may differ by less than 10⁻³⁰, too little for doubles to
        // show.
        other = Journey(
          length: (one.length + source.nudge()).clampedToAQuantity,
          duration: (one.duration + source.nudge()).clampedToAQuantity)
      }
      return (one, other)
    }
    .cover("are equally fast", atLeast: 0.05) {
      Natural($0.one.length) * Natural($0.other.duration)
        == Natural($0.other.length) * Natural($0.one.duration)
    }
    .cover("are nearly as fast", atLeast: 0.05) {
      $0.one != $0.other && min($0.one.length, $0.one.duration) > 1_000_000_000
        && abs($0.one.length - $0.other.length) < 3
    }
  }
}

extension ChoiceSource {
  /// A number that is small, near the maximum, or arbitrary.
  fileprivate mutating func part() -> Int {
    switch choose(upTo: 2) {
    case 0: int(in: 1...10)
    case 1: Int.mostOfAQuantity - int(upTo: 9)
    default: int(in: 1...Int.mostOfAQuantity)
    }
  }

  fileprivate mutating func nudge() -> Int { [0, 1, -1, 2][int(upTo: 3)] }
}

extension Int {
  fileprivate var clampedToAQuantity: Int { Swift.max(1, Swift.min(self, .mostOfAQuantity)) }
}
