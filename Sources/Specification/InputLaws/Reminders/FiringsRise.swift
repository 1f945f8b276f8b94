extension Law {
  package static let firingsRise = Law(
    """
    Each firing of a repeating reminder is later than the firing before, and is the next firing \
    after every instant between the two.
    """, clauses: ["M1", "M2.9"],
    Property(forAll: .anyReminder(repeats: true), .int(in: 0...1_000)) { subject, input, share in
      func next(after instant: Instant) -> Instant? {
        subject.reminders.nextFiringOfReminder(input.reminder, instant, input.zone)
      }
      var last = input.start
      for _ in 0..<4 {
        guard let firing = next(after: last) else { return }
        try require(firing > last, "\(firing.words) is not after \(last.words)")
        let width = firing.microseconds.subtractingReportingOverflow(last.microseconds)
        guard !width.overflow else { return }
        let between = last.microseconds + width.partialValue / 1_001 * share
        for since in [between, firing.microseconds - 1] {
          let instant = Instant(microseconds: since)
          try requireEqual(next(after: instant)?.words, firing.words, "since \(instant.words)")
        }
        last = firing
      }
    })
}
