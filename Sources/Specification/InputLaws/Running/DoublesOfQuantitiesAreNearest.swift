extension Law {
  package static let doublesOfQuantitiesAreNearest = Law(
    "A quantity's double in a unit is the nearest to the exact quotient, ties to even.",
    about: .runs, clauses: ["R1.9"],
    Property(
      forAll: Generator { $0.distance() }.cover("a distance at its limit", atLeast: 0.01) {
        $0.micrometers == .mostOfAQuantity
      },
      Generator { $0.time() }.cover("a time just below its limit", atLeast: 0.01) {
        $0.microseconds == .mostOfAQuantity - 1
      },
      Generator { $0.speed() }
    ) { subject, distance, time, speed in
      let runs = subject.runs
      try requireNearest(
        runs.secondsOfTime(time), Rational(time.microseconds, over: 1_000_000),
        "seconds")
      for unit in DistanceUnit.allCases {
        try requireNearest(
          runs.valueOfDistance(distance, unit),
          Rational(distance.micrometers, over: unit.micrometers), "\(unit)")
        try requireNearest(
          runs.secondsOfPace(Pace(speed), unit),
          Rational(speed.microseconds, unit.micrometers, over: speed.micrometers, 1_000_000),
          "seconds for \(unit)")
      }
      for unit in SpeedUnit.allCases {
        try requireNearest(
          runs.valueOfSpeed(speed, unit),
          Rational(
            speed.micrometers, unit.seconds, 1_000_000,
            over: speed.microseconds, unit.distance.micrometers), "\(unit)")
      }
    })
}

private func requireNearest(_ double: Double, _ exact: Rational, _ unit: String) throws {
  try require(exact.isNearest(double), "\(double) is not the double nearest in \(unit)")
}
