import RuleTesting
import Testing

/// The tests that a report suggests about wheels.
struct SuggestedOfWheels: SuggestedLines {
  let select: @Sendable ([Int]) -> Int
  let show: @Sendable (Int) -> [Int]

  func shownRowsExist() {  // select and show of “pair”
    #expect(show(select([0, 0])) == [0, 0])
  }

  func selectedRowsAreShown() {  // select and show of “pair”
    #expect(show(select([0, 0])) == [0, 0])
  }

  func largerRowsAreLarger() {  // select and show of “pair”
    #expect(select([0, 0]) < select([0, 1]))
  }

  static let file = #filePath
  static var suggestions: [String: (Self) -> () -> Void] {
    [
      "ShownRowsExist": Self.shownRowsExist,
      "SelectedRowsAreShown": Self.selectedRowsAreShown,
      "LargerRowsAreLarger": Self.largerRowsAreLarger,
    ]
  }
}
