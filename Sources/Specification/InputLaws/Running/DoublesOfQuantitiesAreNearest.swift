extension Law {
  package static let doublesOfQuantitiesAreNearest = Law(
    "A quantity's double in a unit is the model's: nearest to the exact quotient, ties to even.",
    clauses: ["R1.9"],
    Property(
      comparing: Generator { $0.distance() }.cover("a distance at its limit", atLeast: 0.01) {
        $0.micrometers == .mostOfAQuantity
      },
      Generator { $0.time() }.cover("a time just below its limit", atLeast: 0.01) {
        $0.microseconds == .mostOfAQuantity - 1
      },
      Generator { $0.speed() }
    ) { subject, distance, time, speed in
      let runs = subject.runs
      return [
        "seconds": runs.secondsOfTime(time),
        "distance": DistanceUnit.allCases.map { runs.valueOfDistance(distance, $0) },
        "pace": DistanceUnit.allCases.map { runs.secondsOfPace(Pace(speed), $0) },
        "speed": SpeedUnit.allCases.map { runs.valueOfSpeed(speed, $0) },
      ]
    })
}
