extension Law {
  package static let nextFiringEqualsFoundation = Law(
    """
    A reminder's next firing is the one that Foundation's Gregorian calendar finds. The date \
    pattern is a month, a day of each month, a day of the year or a weekday, with or without a \
    time of day.
    """, clauses: ["M2.3", "M2.9"],
    Property(forAll: .datedPattern, .int(in: -12_000_000_000...30_000_000_000)) {
      subject, pattern, second in
      let reminder = Reminder.checked(
        .calendar(CalendarTrigger(pattern, repeats: true)), scheduled: Instant(microseconds: .min))
      let instant = Instant(seconds: second)
      let next = subject.reminders.nextFiringOfReminder(reminder, instant, .universal)
      let expected = pattern.secondFoundByFoundation(after: second)
      try requireEqual(
        next?.words, expected.map { Instant(seconds: $0).words }, "after \(instant.words)")
    })
}

extension Generator<DatePattern> {
  /// A pattern whose matches Foundation is known to find correctly.
  fileprivate static let datedPattern = Generator { source in
    let (month, day) = (source.int(in: 1...12), source.int(in: 1...28))
    var components: [DateComponent: Int] =
      switch source.choose(upTo: 3) {
      case 0: [.day: day]
      case 1: [.month: month, .day: day]
      case 2: [.weekday: 1 + day % 7]
      default: [.month: month]
      }
    // If only a month and an hour are given, Foundation matches only the month's first day.
    if components != [.month: month] && source.flip() {
      components[.hour] = source.int(upTo: 23)
    }
    if components[.hour] != nil && source.flip() {
      components[.minute] = source.int(upTo: 59)
    }
    return .checked(components)
  }
}
