import RuleTesting
import Testing

/// The test that a report suggests about a date that a picker should refuse.
struct SuggestedOfRefusals: SuggestedLines {
  let select: @Sendable (Int, Int, Int) -> TestedDatePicker.Rows?

  func selectionsShowWhatIsMeant() {  // select and days of “birthday”
    #expect(select(1999, 2, 29) == nil)
  }

  static let file = #filePath
  static var suggestions: [String: (Self) -> () -> Void] {
    ["SelectionsShowWhatIsMeant": Self.selectionsShowWhatIsMeant]
  }
}
