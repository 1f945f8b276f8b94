import InputRules
import InputRulesModel
import Testing

/// Date formats: what isn't one, and years without four digits.
@Suite struct DateFormatTests {
  @Test(
    arguments: [
      ("y yyy", .notAField(offset: 2)), ("\u{1F552}'", .unclosed(offset: 2)),
      ("'a", .unclosed(offset: 0)), ("''' Q", .unclosed(offset: 2)), ("G", .notAField(offset: 0)),
    ] as [(String, DateFormatError)])
  func `What isn't a format is refused at its offset (D10.20)`(
    format: String, error: DateFormatError
  ) {
    #expect(throws: error) { try DateFormat(format) }
    #expect(ModelCivilTime().offsetOfProblem(inFormat: format) == error.offset)
  }

  @Test(
    arguments: [
      (0, "0 0000 00"), (-5, "-5 -0005 05"), (12_345, "12345 12345 45"),
    ])
  func `Years below 0 are negative (D10.19)`(
    year: Int, text: String
  ) throws {
    let time = CivilTime(year: year, month: 1, day: 1)
    #expect(try DateFormat("y yyyy yy").text(of: time, names: .english) == text)
  }
}
