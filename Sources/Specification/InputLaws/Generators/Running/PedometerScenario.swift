/// The values of a pedometer.
struct PedometerScenario: Hashable, Sendable {
  var reading: PedometerReading
  var isOn = false
}

extension Generator where Value == PedometerScenario {
  /// Readings in which any value may be unknown.
  static let pedometer = Generator { source in
    let steps = source.flip(0.7) ? source.steps() : nil
    let distance = source.flip(0.7) ? source.distance() : nil
    let pace = source.flip(0.7) ? Pace(source.speed()) : nil
    let averagePace = source.flip() ? Pace(source.speed()) : nil
    let elapsed = source.time()
    let reading = try? PedometerReading(
      steps: steps, distance: distance, pace: pace, averagePace: averagePace, elapsed: elapsed)
    guard let reading else { preconditionFailure("No number of steps is negative.") }
    return PedometerScenario(reading: reading, isOn: source.flip())
  }
}

extension ChoiceSource {
  fileprivate mutating func steps() -> Int {
    if flip(0.1) { return Int.max - Int(choose(upTo: 9)) }
    return Int(choose(upTo: flip(0.3) ? 2 : 99_999))
  }
}
