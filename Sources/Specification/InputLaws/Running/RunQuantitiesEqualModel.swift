extension Law {
  package static let runQuantitiesEqualModel = Law(
    """
    A number in a unit is converted to the same quantity as in the model, or refused for the \
    model's reason.
    """, clauses: ["R1", "R1.1", "R1.7", "R5"],
    Property(comparing: .numberInUnits.reachingAll, .anyCase, .anyCase, .clockTime) {
      subject, number, unit, speedUnit, clock in
      let (runs, seconds) = (subject.runs, number.double)
      return [
        "distance": RunAnswer(try number.distance(in: unit, by: runs)),
        "speed": RunAnswer(try number.speed(in: speedUnit, by: runs)),
        "clock": RunAnswer(try runs.timeOfClock(clock.hours, clock.minutes, clock.seconds)),
        "time": try seconds.map { seconds in RunAnswer(try runs.timeOfSeconds(seconds)) },
        "pace": try seconds.map { seconds in RunAnswer(try runs.paceOfSeconds(seconds, unit)) },
      ]
    })
}

extension Generator<(hours: Int, minutes: Int, seconds: Int)> {
  /// Hours, minutes and seconds, each near its limits or arbitrary.
  fileprivate static var clockTime: Generator {
    let part = Generator<Int>.oneOf(
      weighted: (4, .int(in: 0...59)), (2, .element(of: 0, 59, 60, 99, 100, -1)),
      (1, .int()))
    return zip(part, part, part).map { ($0, $1, $2) }
  }
}

extension Generator<NumberInUnits> {
  fileprivate var reachingAll: Generator {
    cover("is a decimal", atLeast: 0.3) { $0.double == nil }
      .cover("is a possible double", atLeast: 0.2) {
        $0.double.map { $0 > 0 && $0 < 1e6 } ?? false
      }
      .cover("is an impossible double", atLeast: 0.05) {
        $0.double.map { !($0 >= 0 && $0 < 1e10) } ?? false
      }
  }
}

extension NumberInUnits {
  fileprivate var double: Double? { if case .double(let value) = self { value } else { nil } }
}
