extension Law {
  /// A run with `--exhaustive` checks all of these times.
  package static let everyTimeOfTheClockIsReadBack = Law(
    """
    For each of the 360,000 clock times up to 99:59:59, the number of seconds and the text in \
    every form are correct, and each text is read as the same time.
    """, clauses: ["R1.8", "R4.1", "R4.3"],
    Property(forAll: .int(in: 0...359_999)) { subject, seconds in
      let runs = subject.runs
      let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
      let time = try runs.timeOfClock(hours, minutes, seconds % 60)
      try require(time.microseconds == seconds * 1_000_000, "\(hours):\(minutes): \(time)")
      for form in TimeForm.all {
        let text = runs.textOfTime(time, form, .nearest)
        try requireEqual(text, form.text(ofSeconds: seconds), form.words)
        let read = try runs.timeOfText(text, form)
        try require(read == time, "\(text.escaped) is read as \(read)")
      }
    })
}
