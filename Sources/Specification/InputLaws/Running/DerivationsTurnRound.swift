extension Law {
  package static let derivationsTurnRound = Law(
    """
    The speed of a distance in a time gives back that distance for that time, and that time for \
    that distance. A derived time gives back the distance to within half a micrometre and what \
    half a microsecond covers.
    """,
    about: .runs, clauses: ["R2"],
    Property(
      forAll: Generator { $0.somewhere() }, Generator { $0.somewhile() }, Generator { $0.speed() }
    ) { subject, distance, time, speed in
      let runs = subject.runs
      let own = try runs.speedNeeded(distance, time)
      try requireEqual(try runs.distanceCovered(own, time), distance, "at its speed")
      try requireEqual(try runs.timeTaken(distance, own), time, "at its speed")
      guard let taken = RunAnswer(try runs.timeTaken(distance, speed)).value,
        let covered = RunAnswer(try runs.distanceCovered(speed, taken)).value
      else { return }
      let difference = Rational(
        (covered.micrometers - distance.micrometers).magnitude.asInt, over: 1)
      let most = Rational(1, over: 2) + Rational(speed.micrometers, over: 2, speed.microseconds)
      try require(!(most < difference), "\(covered) at \(speed) in \(taken)")
    })
}

extension UInt {
  fileprivate var asInt: Int { Int(clamping: self) }
}
