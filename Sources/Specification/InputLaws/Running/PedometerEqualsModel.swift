extension Law {
  package static let pedometerEqualsModel = Law(
    "The labels and the title of a pedometer are the same as in the model.", clauses: ["R6"],
    Property(
      comparing: .pedometer.cover("has an average pace", atLeast: 0.2) {
        $0.reading.averagePace != nil
      }
      .cover("the pace can be computed", atLeast: 0.1) { $0.computes }
      .cover("the pace is unknown", atLeast: 0.05) { !$0.computes && $0.reading.averagePace == nil }
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
