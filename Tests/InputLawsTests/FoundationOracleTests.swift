import InputLaws
import InputRules
import Testing

/// Questions laws ask Foundation, with ranges and seconds that it may not handle (E4).
@Suite struct FoundationOracleTests {
  @Test(arguments: [(-1, 1), (2, 1), (0, 3), (Int.max, 1), (1, Int.max), (0, -1), (Int.min, 0)])
  func `A range outside the text gives nothing`(location: Int, length: Int) {
    let edit = Edit(replacing: TextRange(location: location, length: length), with: "x")
    #expect("ab".replacingAsNSString(edit) == nil)
    #expect("ab".replacingAsString(edit) == nil)
  }

  @Test func `A range inside the text gives the edited text`() {
    let edit = Edit(replacing: TextRange(location: 1, length: 1), with: "x")
    #expect("ab".replacingAsNSString(edit) == "ax")
    #expect("ab".replacingAsString(edit) == "ax")
  }

  @Test(arguments: [Int.min, -(1 << 62), 1 << 62, Int.max])
  func `Seconds beyond any calendar trap nowhere`(second: Int) throws {
    let shown = CivilTime.shownByFoundation(at: second)
    #expect(shown.map { (1...7).contains($0.weekday) } ?? true)
    let found = try DatePattern([.hour: 12]).secondFoundByFoundation(after: second)
    #expect(found.map { $0 > second } ?? true)
  }
}
