extension Law {
  package static let badIntervalsMeanOne = Law(
    "A picker treats any minute interval except the eleven allowed ones as 1.",
    clauses: ["D3.1", "D18.4"],
    Property(forAll: .pickerHistory, .badInterval) { subject, history, interval in
      var (one, other) = (history.settings, history.settings)
      (one.minuteInterval, other.minuteInterval) = (interval, 1)
      try requireSameActions(history, one, other, subject.datePickers)
      try requireEqual(subject.datePickers.wheels(one), subject.datePickers.wheels(other), "wheels")
    })
}

extension Generator<Int> {
  fileprivate static let badInterval = Generator { source in
    source.flip(0.3)
      ? source.element(of: [0, 7, -1, 60, .max, .min])
      : source.element(of: [8, 9, 11, 13, 14, 16, 18, 24, 25, 29, 31, 40, 45, 59, 120, -15])
  }
}
