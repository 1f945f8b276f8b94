import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let doublesOfQuantitiesAreNearest = Law(
    "A quantity as a double in a unit is the nearest to the exact quotient, ties to even.",
    about: .runs, clauses: ["R1.9"],
    Property(forAll: .quantities) { subject, input in
      let (runs, speed) = (subject.runs, input.speed)
      try requireNearest(
        runs.secondsOfTime(input.time), Rational(input.time.microseconds, over: 1_000_000),
        "seconds")
      for unit in DistanceUnit.allCases {
        try requireNearest(
          runs.valueOfDistance(input.distance, unit),
          Rational(input.distance.micrometers, over: unit.micrometers), "\(unit)")
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

/// One quantity of each kind.
private struct Quantities: CustomStringConvertible, Sendable {
  var distance: Distance
  var time: ElapsedTime
  var speed: Speed

  var description: String { "\(distance)\n\(time)\n\(speed)" }
}

extension Generator<Quantities> {
  fileprivate static var quantities: Generator {
    Generator { source in
      Quantities(distance: source.distance(), time: source.time(), speed: source.speed())
    }
    .cover("a distance at its limit", atLeast: 0.01) {
      $0.distance.micrometers == .mostOfAQuantity
    }
    .cover("a time just below its limit", atLeast: 0.01) {
      $0.time.microseconds == .mostOfAQuantity - 1
    }
  }
}
