import InputRules
import Testing

/// The bounds and the steps of HTML's date inputs (D17.1 to D17.15).
@Suite struct DateInputStepTests {
  @Test(arguments: [
    ("12:00", false), ("14:00", false), ("13:00", true), ("23:59", false), ("", false),
    ("24:00", false),
  ])
  func `A range of times may go over midnight (D17.3, D17.4)`(text: String, isOutside: Bool) {
    let night = HTMLDateInput(.time, minimum: "14:00", maximum: "12:00")
    #expect(night.validity(of: text).underflows == isOutside)
    #expect(night.validity(of: text).overflows == isOutside)
  }

  @Test func `Other kinds compare with each bound by itself (D17.2, D17.3)`() {
    let input = HTMLDateInput(.date, minimum: "2014-06-01", maximum: "2014-05-01")
    #expect(
      input.validity(of: "2014-05-15") == DateInputValidity(underflows: true, overflows: true))
    #expect(input.validity(of: "2014-04-15") == DateInputValidity(underflows: true))
    #expect(input.validity(of: "2014-07-15") == DateInputValidity(overflows: true))
  }

  @Test func `Bounds that can't be read are missing (D17.1)`() {
    let input = HTMLDateInput(.date, minimum: "2014/06/01", maximum: "2014-02-30")
    #expect(input.validity(of: "0001-01-01").isValid)
    #expect(input.validity(of: "290000-12-31").isValid)
  }

  @Test(
    arguments: [
      (nil, "12:00", "12:01"), ("", "12:00", "12:01"), ("0", "12:00", "12:01"),
      ("-5", "12:00", "12:01"), ("x", "12:00", "12:01"), ("5x", "12:00", "12:00:05"),
      ("\t\n 5", "12:00", "12:00:05"), ("+1e1", "12:00", "12:00:10"), ("1.e1", "12:00", "12:00:10"),
      (".5", "12:00", "12:00:00.5"), ("5e", "12:00", "12:00:05"), ("5e+", "12:00", "12:00:05"),
      ("0.0004", "12:00", "12:00:00.001"), ("0.0015", "12:00", "12:00:00.002"),
      ("1e-99999999999999999999", "12:00", "12:00:00.001"), ("3600.0004", "12:00", "13:00"),
      ("1e99999999999999999999", "00:00", "00:00"), (" any", "12:00", "12:01"),
    ] as [(String?, String, String)])
  func `Steps are read as HTML reads decimal numbers (D17.5 to D17.7)`(
    step: String?, text: String, next: String
  ) throws {
    #expect(try HTMLDateInput(.time, step: step).stepped(text, by: 1) == next)
  }

  @Test(arguments: ["any", "ANY", "aNy"])
  func `There may be no step (D17.6, D17.10)`(step: String) {
    let input = HTMLDateInput(.time, minimum: "00:07", step: step)
    #expect(throws: DateInputError.noStep) { try input.stepped("12:00", by: 1) }
    #expect(!input.validity(of: "12:00:00.5").mismatchesStep)
  }

  @Test func `Days, weeks and months are rounded to whole ones (D17.7)`() throws {
    #expect(try HTMLDateInput(.date, step: "1.5").stepped("1970-01-01", by: 1) == "1970-01-03")
    #expect(try HTMLDateInput(.date, step: "0.4").stepped("1970-01-01", by: 1) == "1970-01-02")
    #expect(try HTMLDateInput(.week, step: "2.4").stepped("1970-W01", by: 1) == "1970-W03")
    #expect(try HTMLDateInput(.month, step: "12").stepped("1970-01", by: -1) == "1969-01")
  }

  @Test func `Steps are counted from the base (D17.8, D17.9)`() {
    var input = HTMLDateInput(.date, step: "2")
    #expect(input.validity(of: "1970-01-02").mismatchesStep)
    input.defaultValue = "1970-01-02"
    #expect(!input.validity(of: "1970-01-02").mismatchesStep)
    input.minimum = "1969-12-31"
    #expect(input.validity(of: "1970-01-03").mismatchesStep)
    input.minimum = "no date"
    #expect(!input.validity(of: "1970-01-04").mismatchesStep)
    #expect(HTMLDateInput(.week, step: "2").validity(of: "1970-W02").mismatchesStep)
  }

  @Test func `A value off the grid becomes the nearest one on it (D17.12, D17.13)`() throws {
    let input = HTMLDateInput(.time, step: "900")
    #expect(try input.stepped("12:07", by: 5) == "12:15")
    #expect(try input.stepped("12:07", by: -5) == "12:00")
    #expect(try input.stepped("12:07", by: 0) == "12:15")
    #expect(try input.stepped("12:15", by: 0) == "12:15")
    #expect(try input.stepped("noon", by: 2) == "00:30")
    #expect(try HTMLDateInput(.week).stepped("", by: 1) == "1970-W02")
    #expect(try HTMLDateInput(.week).stepped("", by: -1) == "1970-W01")
  }

  @Test func `A result beyond a bound is the last value before it (D17.14, D17.15)`() throws {
    let input = HTMLDateInput(.date, minimum: "2014-01-03", maximum: "2014-01-30", step: "7")
    #expect(try input.stepped("2014-01-10", by: 100) == "2014-01-24")
    #expect(try input.stepped("2014-01-10", by: .max) == "2014-01-24")
    #expect(try input.stepped("2014-01-10", by: .min) == "2014-01-03")
    #expect(try input.stepped("2013-01-01", by: 1) == "2014-01-03")
    #expect(try input.stepped("2013-01-01", by: -1) == "2013-01-01")
    #expect(try input.stepped("2015-01-01", by: 1) == "2015-01-01")
    #expect(try HTMLDateInput(.time, maximum: "15:00").stepped("15:00:00", by: 1) == "15:00")
  }

  @Test func `Nothing changes if no value lies within the bounds (D17.11)`() throws {
    let input = HTMLDateInput(.date, minimum: "2014-01-03", maximum: "2014-01-02")
    #expect(try input.stepped("2014-01-01", by: 1) == "2014-01-01")
    #expect(try input.stepped("junk", by: 1) == "junk")
    let night = HTMLDateInput(.time, minimum: "14:00", maximum: "12:00")
    #expect(try night.stepped("15:00", by: 1) == "15:00")
    let rare = HTMLDateInput(.date, maximum: "1969-12-31", step: "1e9", defaultValue: "1970-01-01")
    #expect(try rare.stepped("1960-01-01", by: 1) == "1960-01-01")
  }

  @Test(arguments: DateInputKind.allCases)
  func `No number of steps traps (D17.14)`(kind: DateInputKind) throws {
    for step in ["1", "0.001", "1e17", "99999999999999999999"] {
      let input = HTMLDateInput(kind, step: step)
      for count in Extremes.integers {
        for text in ["", "0001-01-01", "290000-12", "290000-W52", "23:59:59.999"] {
          let stepped = try input.stepped(text, by: count)
          #expect(stepped == text || (try? input.number(of: stepped)) != nil)
        }
      }
    }
  }
}
