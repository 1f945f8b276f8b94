import InputRules
import Testing

/// What HTML's date inputs read and write (D16.1 to D16.10).
@Suite struct DateInputTextTests {
  @Test(
    arguments: [
      (.date, "1970-01-01", 0), (.date, "2014-03-31", 1_396_224_000_000),
      (.date, "0001-01-01", -62_135_596_800_000), (.date, "02024-02-29", 1_709_164_800_000),
      (.date, "290000-12-31", 9_089_380_396_800_000), (.month, "1970-01", 0),
      (.month, "1969-12", -1), (.month, "0001-01", -23_628), (.week, "1970-W01", -259_200_000),
      (.week, "2015-W53", 1_451_260_800_000), (.time, "00:00", 0),
      (.time, "23:59:59.999", 86_399_999),
      (.time, "12:00:00.5", 43_200_500), (.datetimeLocal, "1970-01-01T00:00:00.001", 1),
      (.datetimeLocal, "1969-12-31 23:59", -60_000),
    ] as [(DateInputKind, String, Int)])
  func `Texts have numbers (D16.5)`(kind: DateInputKind, text: String, number: Int) throws {
    #expect(try HTMLDateInput(kind).number(of: text) == number)
  }

  @Test(
    arguments: [
      (.date, "", 0), (.date, "201-01-01", 3), (.date, "2014-1-01", 6), (.date, "2014--01", 5),
      (.date, "2014-01-01 ", 10), (.date, " 2014-01-01", 0), (.date, "2014/01/01", 4),
      (.date, "2014-01", 7), (.date, "+2014-01-01", 0), (.date, "-2014-01-01", 0),
      (.date, "2014-01-01\u{301}", 10), (.date, "٢٠١٤-01-01", 0), (.month, "2014-01-01", 7),
      (.week, "2014-w01", 5), (.week, "2014W01", 4), (.week, "2014-W1", 7), (.time, "12", 2),
      (.time, "1:00", 1), (.time, "12:30:", 6), (.time, "12:30:15.", 9),
      (.time, "12:30:15.1234", 12), (.time, "12:30.5", 5), (.time, "12:30Z", 5),
      (.datetimeLocal, "2014-01-01t11:11", 10), (.datetimeLocal, "2014-01-01  11:11", 11),
      (.datetimeLocal, "2014-01-01", 10), (.datetimeLocal, "2014-01-01T11:11+01:00", 16),
    ] as [(DateInputKind, String, Int)])
  func `Only the shape is read (D16.1, D16.3, D16.4)`(
    kind: DateInputKind, text: String, offset: Int
  ) {
    let input = HTMLDateInput(kind)
    #expect(throws: DateInputError.malformed(offset: offset)) { try input.number(of: text) }
    #expect(input.sanitised(text) == "")
    #expect(input.validity(of: text).badInput == !text.isEmpty)
  }

  @Test(
    arguments: [
      (.date, "0000-01-01", .year), (.date, "290001-01-01", .year),
      (.date, "1000000000-13-01", .year), (.date, "99999999999999999999-01-01", .year),
      (.date, "2014-00-00", .month), (.date, "2014-13-01", .month), (.date, "2014-04-31", .day),
      (.date, "2100-02-29", .day), (.date, "2014-01-00", .day), (.month, "2014-13", .month),
      (.week, "2014-W53", .week), (.week, "2014-W00", .week), (.time, "24:00", .hour),
      (.time, "23:60:60", .minute), (.time, "23:59:60", .second),
      (.datetimeLocal, "2014-02-29T24:00", .day), (.datetimeLocal, "2014-01-01T24:00", .hour),
    ] as [(DateInputKind, String, DateInputComponent)])
  func `The first component that doesn't exist is named (D16.2, D16.4, D18.3)`(
    kind: DateInputKind, text: String, component: DateInputComponent
  ) {
    #expect(throws: DateInputError.noSuchValue(component)) {
      try HTMLDateInput(kind).number(of: text)
    }
  }

  @Test(
    arguments: [
      (.date, -1, "1969-12-31"), (.date, 86_399_999, "1970-01-01"), (.month, -1, "1969-12"),
      (.month, 11, "1970-12"), (.week, -1, "1970-W01"), (.week, 345_600_000, "1970-W02"),
      (.time, 0, "00:00"), (.time, 1_000, "00:00:01"), (.time, 43_200_050, "12:00:00.05"),
      (.datetimeLocal, -1, "1969-12-31T23:59:59.999"),
      (.datetimeLocal, -62_135_596_800_000, "0001-01-01T00:00"),
    ] as [(DateInputKind, Int, String)])
  func `A number is written as the shortest text of its value (D16.6, D16.7)`(
    kind: DateInputKind, number: Int, text: String
  ) throws {
    #expect(try HTMLDateInput(kind).text(of: number) == text)
  }

  @Test(arguments: DateInputKind.allCases)
  func `Numbers without a value are refused (D16.6)`(kind: DateInputKind) {
    let input = HTMLDateInput(kind)
    for number in Extremes.integers {
      let text = try? input.text(of: number)
      #expect(text == nil || (try? input.number(of: text ?? "")) ?? .max <= number)
    }
    #expect(throws: DateInputError.outOfRange(.max)) { try input.text(of: .max) }
    #expect(throws: DateInputError.outOfRange(.min)) { try input.text(of: .min) }
  }

  @Test func `Sanitising writes only dates with a time anew (D16.9)`() {
    let input = HTMLDateInput(.datetimeLocal)
    #expect(input.sanitised("02014-01-01 11:11:00.000") == "2014-01-01T11:11")
    #expect(HTMLDateInput(.time).sanitised("11:11:00.000") == "11:11:00.000")
    #expect(HTMLDateInput(.date).sanitised("002014-01-01") == "002014-01-01")
  }

  @Test func `Errors are sentences`() {
    let errors: [DateInputError] = [
      .malformed(offset: 3), .noSuchValue(.year), .noSuchValue(.week), .outOfRange(-5), .noStep,
    ]
    #expect(
      errors.map(\.description) == [
        "the text can't be read at offset 3; correct it there",
        "the year is out of range; give one from 1 to 290000",
        "there is no such week; give one that exists",
        "no value has the number -5; give one nearer to zero",
        "the input has no step; give it one, such as “1”, in place of “any”",
      ])
  }
}
