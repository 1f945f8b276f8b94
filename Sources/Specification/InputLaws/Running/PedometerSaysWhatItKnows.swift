import InputRules
import PropertyTesting

extension Law {
  package static let pedometerSaysWhatItKnows = Law(
    """
    Each label of a pedometer shows its known value in two units, or that it is unknown. An \
    unknown average pace is computed from distance and time if both are known, and is labelled as \
    computed.
    """,
    about: .runs, clauses: ["R6.1", "R6.2", "R6.3", "R6.4"],
    Property(forAll: .pedometer) { subject, input in
      let (runs, reading) = (subject.runs, input.reading)
      let texts = runs.textsOfPedometer(reading)
      try requireEqual(texts.steps, "Steps: \(reading.steps.map { "\($0)" } ?? "N/A")", "steps")
      try requireLines(texts.distance, runs.lines(of: reading.distance), "distance")
      try requireLines(texts.pace, runs.lines(of: reading.pace, named: "Pace: "), "pace")
      let isComputed = reading.averagePace == nil && reading.computedPace != nil
      let name = isComputed ? "Avg Comp Pace: " : "Avg Pace: "
      let average = reading.averagePace ?? reading.computedPace
      try requireLines(texts.averagePace, runs.lines(of: average, named: name), "average pace")
      let title = runs.statusOfPedometer(reading, input.isOn)
      let clock = TimeForm.hoursMinutesSeconds.padded
      let times = ValueRounding.allCases.map {
        runs.textOfTime(reading.elapsed, clock, $0)
      }
      let head = input.isOn ? "On: " : "Pedometer Off: "
      try require(times.contains { title == head + $0 }, "\(title.escaped) for \(times)")
    })
}

/// Requires a text whose lines each begin with a given one; a unit may follow.
private func requireLines(_ text: String, _ lines: [String], _ name: String) throws {
  let found = text.split(separator: "\n", omittingEmptySubsequences: false)
  let isAsExpected =
    found.count == lines.count && zip(found, lines).allSatisfy { $0.hasPrefix($1) }
  try require(isAsExpected, "\(name) is \(text.escaped), not \(lines)")
}

extension PedometerReading {
  /// The pace from distance and elapsed time, if there is one.
  fileprivate var computedPace: Pace? { distance.flatMap { try? Pace(elapsed, for: $0) } }
}

extension Implementation.Runs {
  fileprivate func lines(of distance: Distance?) -> [String] {
    guard let distance else { return ["Distance: N/A"] }
    let meters = textOfDistance(distance, .meters, .posix)
    return ["Distance: \(meters) meters,", " \(textOfDistance(distance, .miles, .posix))"]
  }

  fileprivate func lines(of pace: Pace?, named name: String) -> [String] {
    guard let pace else { return [name + "N/A"] }
    let speed = textOfSpeed(speedOfPace(pace), .metersPerSecond, .posix)
    let minutes = textOfPace(pace, .miles, true, .nearest)
    return [name + speed, "\t\t \(minutes) min/mi"]
  }
}
