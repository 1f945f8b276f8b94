extension Law {
  package static let pedometerEqualsModel = Law(
    "A pedometer's labels and title are as in the model.",
    about: .runs, .comparison, clauses: ["R6"],
    Property(
      comparing: .pedometer.cover("has an average pace", atLeast: 0.2) {
        $0.reading.averagePace != nil
      }
      .cover("can compute it", atLeast: 0.1) { $0.computes }
      .cover("can't compute it", atLeast: 0.05) { !$0.computes && $0.reading.averagePace == nil }
    ) { subject, input in
      [
        "labels": subject.runs.textsOfPedometer(input.reading),
        "title": subject.runs.statusOfPedometer(input.reading, input.isOn),
      ]
    })
}

extension PedometerScenario {
  fileprivate var computes: Bool {
    reading.averagePace == nil && reading.elapsed != .zero && (reading.distance ?? .zero) != .zero
  }
}
