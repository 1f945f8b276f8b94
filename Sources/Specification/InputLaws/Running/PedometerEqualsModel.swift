extension Law {
  package static let pedometerEqualsModel = Law(
    "A pedometer's labels and title show what the model shows.",
    about: .runs, .comparison, clauses: ["R6"],
    Property(forAll: .pedometer.reachingAll) { subject, input in
      let (runs, model, reading) = (subject.runs, Implementation.Runs.model, input.reading)
      let (texts, expected) = (runs.textsOfPedometer(reading), model.textsOfPedometer(reading))
      try requireEqual(texts.steps, expected.steps, "steps")
      try requireEqual(texts.distance, expected.distance, "distance")
      try requireEqual(texts.averagePace, expected.averagePace, "average pace")
      try requireEqual(texts.pace, expected.pace, "pace")
      try requireEqual(
        runs.statusOfPedometer(reading, input.isOn), model.statusOfPedometer(reading, input.isOn),
        "title")
    })
}

extension Generator<PedometerScenario> {
  fileprivate var reachingAll: Generator {
    cover("knows its average pace", atLeast: 0.2) { $0.reading.averagePace != nil }
      .cover("can compute it", atLeast: 0.1) { $0.computes }
      .cover("can't compute it", atLeast: 0.05) { !$0.computes && $0.reading.averagePace == nil }
  }
}

extension PedometerScenario {
  fileprivate var computes: Bool {
    reading.averagePace == nil && reading.elapsed != .zero && (reading.distance ?? .zero) != .zero
  }
}
