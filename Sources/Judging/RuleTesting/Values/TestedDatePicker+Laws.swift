extension TestedDatePicker {
  /// The laws of a meaning, in order.
  func laws(_ meaning: DatePickerMeaning) -> [ValueLaw<PickedDate>] {
    [everySelectionIsAnswered, answersStayTheSame, daysOfTheMonthAreRight]
      + [shownDatesExist, selectionsShowWhatIsMeant(meaning)]
  }

  private var everySelectionIsAnswered: ValueLaw<PickedDate> {
    ValueLaw(
      name: "EverySelectionIsAnswered",
      sentence: "Every selection has an answer, and none ends the app.",
      cause: "A forced optional, for a date that doesn't exist.",
      remedy: "Shorten the day to its month before making a date.", isFirst: true
    ) { date in
      _ = select(date.year, date.month, date.day)
      _ = days(date.year, date.month)
    }
  }

  private var answersStayTheSame: ValueLaw<PickedDate> {
    ValueLaw(
      name: "AnswersDependOnlyOnTheSelection", sentence: "The same selection shows the same date.",
      cause: "The code keeps state between its calls, or reads the time.",
      remedy: "Decide only from the rows."
    ) { date in try require(shown(date), shown(date), "the same again, ", date) }
  }

  private var daysOfTheMonthAreRight: ValueLaw<PickedDate> {
    ValueLaw(
      name: "DaysOfTheMonthAreRight", sentence: "A month offers as many days as it has.",
      cause: "Leap years every 4 years, without exceptions, or 31 days in each month.",
      remedy: "A leap year is divisible by 4, but by 100 only if by 400."
    ) { date in
      let (meant, offered) = (PickedDate.days(date.year, date.month), days(date.year, date.month))
      if meant == offered { return }
      throw BrokenLaw(
        expected: "\(meant) days in the month", found: "\(offered)",
        "#expect(days(\(date.year), \(date.month)) == \(meant))")
    }
  }

  private var shownDatesExist: ValueLaw<PickedDate> {
    ValueLaw(
      name: "ShownDatesExist", sentence: "The shown date exists.",
      cause: "The day stays when the month or the year changes.",
      remedy: "Show min(day, days in the month)."
    ) { date in
      guard let shown = shown(date), !shown.exists else { return }
      throw BrokenLaw(
        expected: "a date that exists", found: "\(shown)",
        "#expect(select(\(date.arguments)) ?? (0, 0, 0) != (\(shown.arguments)))")
    }
  }

  private func selectionsShowWhatIsMeant(_ meaning: DatePickerMeaning) -> ValueLaw<PickedDate> {
    ValueLaw(
      name: "SelectionsShowWhatIsMeant",
      sentence: "A date within bounds is shown as it is, any other as the nearest one meant.",
      cause: "Bounds compared by year alone, or a day carried into the next month.",
      remedy: "Shorten the day to its month, then compare whole dates with the bounds."
    ) { date in try require(shown(date), meaning.shown(date), "", date) }
  }
}

private func require(
  _ found: PickedDate?, _ meant: PickedDate?, _ prefix: String, _ date: PickedDate
) throws {
  if found == meant { return }
  let rows = meant.map { "(\($0.arguments))" }
  throw BrokenLaw(
    expected: prefix + (meant.map { "\($0)" } ?? "no date"),
    found: found.map { "\($0)" } ?? "no date",
    rows.map { "#expect(select(\(date.arguments)) ?? (0, 0, 0) == \($0))" }
      ?? "#expect(select(\(date.arguments)) == nil)")
}
