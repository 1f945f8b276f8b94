import InputRules
import Testing

/// The formats of CLDR's locales.
@Suite struct DateWheelFormatTests {
  @Test func `Every locale has the format of its row (D6.16)`() throws {
    #expect(CLDRDateRow.all.count == 560)
    for row in CLDRDateRow.all {
      let format = DateWheelFormat(locale: row[0])
      #expect(format.order.map { "\($0)".prefix(1) }.joined() == row[1], "\(row[0])")
      #expect("\(format.hourCycle)" == "h" + row[2], "\(row[0])")
      #expect(format.padsHours == (row[3] == "2"), "\(row[0])")
      #expect(format.halfDayFirst == (row[4] == "first"), "\(row[0])")
      #expect(format.months.joined(separator: "|") == row[6], "\(row[0])")
      #expect(format.names.months.joined(separator: "|") == row[7], "\(row[0])")
      #expect(format.names.halfDays.joined(separator: "|") == row[11], "\(row[0])")
    }
  }

  @Test(arguments: [
    ("de_CH", "de"), ("xx-Unknown", "root"), ("", "root"), ("EN-us", "en"),
    ("en-GB-oxendict", "en-GB"),
  ])
  func `An identifier loses subtags until it is listed (D6.1, D6.16, D18.6)`(
    identifier: String, listed: String
  ) {
    #expect(DateWheelFormat(locale: identifier) == DateWheelFormat(locale: listed))
  }
}
