import RuleTesting
import Testing

/// The tests that a report suggests about a date picker.
struct SuggestedOfDates: SuggestedLines {
  let select: @Sendable (Int, Int, Int) -> TestedDatePicker.Rows?
  let days: @Sendable (Int, Int) -> Int

  func daysOfTheMonthAreRight() {  // select and days of “birthday”
    #expect(days(1999, 2) == 28)
  }

  func shownDatesExist() {  // select and days of “birthday”
    #expect(select(1999, 2, 29) ?? (0, 0, 0) != (1999, 2, 29))
  }

  func selectionsShowWhatIsMeant() {  // select and days of “birthday”
    #expect(select(1999, 1, 1) ?? (0, 0, 0) == (2000, 1, 1))
  }

  static let file = #filePath
  static var suggestions: [String: (Self) -> () -> Void] {
    [
      "DaysOfTheMonthAreRight": Self.daysOfTheMonthAreRight,
      "ShownDatesExist": Self.shownDatesExist,
      "SelectionsShowWhatIsMeant": Self.selectionsShowWhatIsMeant,
    ]
  }
}
