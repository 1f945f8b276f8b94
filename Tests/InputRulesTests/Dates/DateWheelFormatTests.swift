import InputRules
import Testing

@Suite struct DateWheelFormatTests {
  @Test func `Every locale has the date wheel format in its row of the table (D6.16)`() throws {
    let rows = CLDRRow.table("date_formats")
    #expect(rows.count == 589)
    for row in rows {
      let format = DateWheelFormat(locale: row[0])
      #expect(format.order.map { "\($0)".prefix(1) }.joined() == row[1], "\(row[0])")
      #expect("\(format.hourCycle)" == "h" + row[2], "\(row[0])")
      #expect(format.padsHours == (row[3] == "2"), "\(row[0])")
      #expect(format.halfDayFirst == (row[4] == "first"), "\(row[0])")
      let names = format.names
      let lists = [
        format.months, names.months, names.shortMonths, names.weekdays, names.shortWeekdays,
        names.halfDays,
      ]
      #expect(lists.map(\.count) == [12, 12, 12, 7, 7, 2], "\(row[0])")
      for (list, field) in zip(lists, row[6...11]) {
        // A name may start with a scalar that combines with the bar before it.
        let names = field.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
        #expect(list.map { Array($0.unicodeScalars) } == names.map(Array.init), "\(row[0])")
      }
    }
  }

  @Test(arguments: [
    ("de_CH", "de"), ("xx-Unknown", "root"), ("", "root"), ("EN-us", "en"),
    ("en-GB-oxendict", "en-GB"), ("zh-TW", "zh-Hant"), ("zh_HK", "zh-Hant-HK"),
    ("zh-SG", "zh-Hans-SG"), ("zh-CN", "zh"), ("pa-PK", "pa-Arab"), ("sr-ME", "sr-Latn-ME"),
    ("sr-BA", "sr-Cyrl-BA"), ("uz-AF", "uz-Arab"), ("ff-GH", "ff-Latn-GH"), ("iw", "he"),
    ("in-ID", "id"), ("tl", "fil"), ("mo", "ro"), ("sh", "sr-Latn"), ("sh-BA", "sr-Latn-BA"),
    ("cnr", "sr-Latn-ME"), ("deu-AT", "de-AT"), ("prs-AF", "fa-AF"), ("zh-Hans-TW", "zh"),
    ("x-TW", "root"), ("zh-\u{301}TW", "zh"),
  ])
  func `A locale identifier's last subtags are dropped until it is listed (D6.1, D6.16, D18.6)`(
    identifier: String, listed: String
  ) {
    #expect(DateWheelFormat(locale: identifier) == DateWheelFormat(locale: listed))
  }

  @Test(arguments: ["en-US-u-hc-h23", "en_US@hours=h23", "en-US-u-nu-latn-hc-h23-x-hc-h11"])
  func `A locale identifier may set the hour cycle (D6.16)`(identifier: String) {
    let format = DateWheelFormat(locale: identifier)
    #expect(format.hourCycle == .h23)
    #expect(format.speech == .english(.h23))
    #expect(format.names == DateWheelFormat(locale: "en-US").names)
  }

  @Test(arguments: ["ar-EG-u-nu-latn", "ar_EG@numbers=latn", "AR-eg-U-NU-LATN"])
  func `A locale identifier may set the digits (D6.16, N3.4)`(identifier: String) {
    #expect(DateNames(locale: identifier).digits == NumberSymbols(locale: identifier)?.digits)
    #expect(DateNames(locale: identifier).digits.first == "0")
    #expect(DateNames(locale: "ar-EG").digits.first == "\u{660}")
  }

  @Test(arguments: ["de-u-nu-nosuch", "de@hours=h25;numbers=", "de-u-hc", "de-u-nu"])
  func `Unknown settings in a locale identifier are ignored (D6.16)`(identifier: String) {
    #expect(DateWheelFormat(locale: identifier) == DateWheelFormat(locale: "de"))
  }

  @Test func `Every language alias and every likely script is applied (N3.4)`() {
    let (aliases, scripts) = (CLDRRow.table("language_aliases"), CLDRRow.table("likely_scripts"))
    #expect(aliases.count == 240 && scripts.count == 47)
    for row in aliases {
      #expect(NumberSymbols(locale: row[0]) == NumberSymbols(locale: row[1]), "\(row)")
      #expect(DateWheelFormat(locale: row[0]) == DateWheelFormat(locale: row[1]), "\(row)")
    }
    for row in scripts {
      let (short, long) = ("\(row[0])-\(row[1])", "\(row[0])-\(row[2])-\(row[1])")
      #expect(DateWheelFormat(locale: short) == DateWheelFormat(locale: long), "\(row)")
      let numbers = NumberSymbols.localeIdentifiers.contains(short) ? short : long
      #expect(NumberSymbols(locale: short) == NumberSymbols(locale: numbers), "\(row)")
    }
  }
}
