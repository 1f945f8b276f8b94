import InputRules
import Testing

/// Typed dates and times, key by key (chapter D).
@Suite struct DateFieldTests {
  private func typed(_ keys: String, in rule: some TextRule, from text: String = "") -> String {
    keys.reduce(FieldState(text)) {
      rule.apply(Edit(replacing: $0.selection, with: String($1)), to: $0)
    }.text
  }

  private func pasted(_ text: String, into rule: some TextRule) -> String {
    rule.apply(Edit(replacing: .caret(at: 0), with: text), to: .empty).text
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) throws -> DateFieldValue {
    DateFieldValue(try CivilDate(year: year, month: month, day: day))
  }

  @Test(arguments: [
    ("4", "04"), ("35", "03/05"), ("31122012", "31/12/2012"), ("1/1/2000", "01/01/2000"),
    ("102", "10/02"), ("3102", "31/0"), ("30/02", "30/0"), ("99", "09/09"), ("00", "0"),
  ])
  func `Keys are written as their segments take them (D14.2)`(keys: String, text: String) throws {
    #expect(typed(keys, in: try DateField("dd/mm/yyyy")) == text)
  }

  @Test(arguments: [
    ("11.9.2022", "11/09/2022"), ("7.10.2020", "07/10/2020"), ("32/01/2015", ""),
    ("Date: 1.2.2020", ""), ("31/02/2015", ""), ("45/1/15", ""), ("4/5/15", "04/05/15"),
    ("1/2/3/201", ""), ("1/2/15 ", "01/02/15"), ("\u{200F}1\u{200F}/2/2020\n", "01/02/2020"),
    ("471985", "04/07/1985"), ("47198500", ""), ("1T2T2020", "01/02/2020"), ("1_2_2020", ""),
  ])
  func `Pasted dates keep their segments (D14.13)`(paste: String, text: String) throws {
    #expect(pasted(paste, into: try DateField("dd/mm/yyyy")) == text)
  }

  @Test(arguments: [
    ("mm/dd/yy", "5/2026"), ("mm/dd/yy", "10/2026"), ("mm/dd/yy", "Oct 5, 2026"),
    ("mm/dd/yy", "20111225"), ("mm/dd/yy", "5T2026"), ("mm/yyyy", "July 4, 2011"),
    ("mm/yy", "March 2012"), ("dd/mm", "4 July 12"), ("HH:MM", "1:30 PM"), ("HH:MM", "12:15 AM"),
    ("mm/dd/yyyy HH:MM", "12/31/2026 11:59 PM"), ("mmddyy", "5/2026"), ("ddmmyy", "2011/12"),
    ("mm/dd/yy", "\u{FF11}\u{FF10}/05/26"), ("mm/dd/yy", "5\u{2212}2026"), ("hh:MM aa", "1:30 PMx"),
  ])
  func `A paste that says another date is refused (D14.13)`(layout: String, text: String) throws {
    #expect(pasted(text, into: try DateField(layout)) == "")
    let range = try DateRangeField(DateLayout(layout), separator: " - ")
    #expect(pasted("\(text) - \(text)", into: range) == "")
  }

  @Test(arguments: [
    "1:30\u{202F}PM", "1:30 p.m.", "130 p. m.", "1.30P", "01:30 PM\n",
  ])
  func `Half-days are pasted as people write them (D14.11)`(text: String) throws {
    #expect(pasted(text, into: try DateField("hh:MM aa")) == "01:30 PM")
  }

  @Test(arguments: ["n/a", "/", " - ", "\u{FF11}/\u{FF12}", "\u{200E}\u{200E}"])
  func `Only a deletion empties a field (D14.12)`(text: String) throws {
    let (field, whole) = (try DateField("dd/mm/yyyy"), TextRange(location: 0, length: 10))
    let state = try FieldState(text: "04/07/1985", selection: whole)
    let edit = Edit(replacing: whole, with: text)
    #expect(field.decide(edit, on: state).reason == .notDate(.fitsNoSlot))
  }

  @Test(arguments: [("p", "12:34 PM"), ("A", "12:34 AM"), ("m", "12:34 AM"), ("1", "12:34 AM")])
  func `A letter after a half-day writes it anew (D14.11)`(key: String, text: String) throws {
    #expect(typed(key, in: try DateField("hh:MM aa"), from: "12:34 AM") == text)
  }

  @Test(arguments: [("28.02.2019", 1, "9", "28.02.2019"), ("03.05.2020", 1, "7", "05.05.2020")])
  func `A full text is clamped when it is typed over (D15.8)`(
    text: String, caret: Int, key: String, clamped: String
  ) throws {
    let field = try DateField("dd.mm.yyyy") {
      $0.whole = .clamped
      $0.maximum = try? self.date(2020, 5, 5)
    }
    let state = try FieldState(text: text, selection: .caret(at: caret))
    #expect(field.apply(Edit(replacing: state.selection, with: key), to: state).text == clamped)
  }

  @Test(arguments: [
    ("12:30 AM", 0), ("12:30 pm", 12), ("01:30a", 1), ("1130P", 23), ("1:30 p", 13),
  ])
  func `Half-days are written by their letters (D14.11)`(keys: String, hour: Int) throws {
    let field = try DateField("hh:MM aa")
    let value = try #require(try field.value(of: typed(keys, in: field)))
    #expect(value.time.hour == hour)
    #expect(value.time.minute == 30)
  }

  @Test func `A digit without a group finds the field full (D14.12)`() throws {
    let field = try DateField("HH:MM") { $0.padding = false }
    let state = FieldState("22:7")
    for (key, problem) in [("2", DateTextProblem.full), ("x", .fitsNoSlot)] {
      let edit = Edit(replacing: state.selection, with: key)
      #expect(field.decide(edit, on: state).reason == .notDate(problem))
    }
  }

  @Test func `Policies decide about digits that don't fit (D14.4)`() throws {
    #expect(typed("45", in: try DateField("dd/mm") { $0.overflow = .refused }) == "04/05")
    #expect(typed("35", in: try DateField("dd/mm") { $0.overflow = .refused }) == "3")
    let clamped = try DateField("dd/mm") { ($0.overflow, $0.whole) = (.clamped, .atEnd) }
    #expect(typed("45", in: clamped) == "31")
    #expect(typed("4/5", in: try DateField("dd/mm") { $0.padding = false }) == "4/5")
    #expect(typed("12", in: try DateField("dd/mm") { $0.literals = .eager }) == "12/")
  }

  @Test func `Bounds decide while typing (D15.6)`() throws {
    let field = try DateField("dd/mm/yyyy") {
      $0.minimum = try? self.date(2024, 8, 21)
      $0.maximum = try? self.date(2024, 10, 21)
    }
    #expect(typed("09/10/2024", in: field) == "09/10/2024")
    #expect(typed("09/11", in: field) == "09/1")
    #expect(typed("09/10/2025", in: field) == "09/10/202")
    #expect(field.finalObjection(to: "20/08/2024") == .notDate(.before(try date(2024, 8, 21))))
  }

  @Test func `Without milliseconds, only whole seconds lie between bounds (D15.6)`() throws {
    func bound(_ millisecond: Int) throws -> DateFieldValue {
      let date = try CivilDate(year: 2000, month: 1, day: 1)
      return DateFieldValue(date, try TimeOfDay(hour: 10, second: 5, millisecond: millisecond))
    }
    for (least, most, isRight) in [(500, 999, false), (0, 999, true), (0, 0, true)] {
      let field = try DateField("HH:MM:SS") {
        ($0.minimum, $0.maximum) = (try? bound(least), try? bound(most))
      }
      #expect(field.isRight("10:00:05") == isRight && field.isRight("1") == isRight)
    }
  }

  @Test func `Clamping waits for the last digit (D15.8)`() throws {
    let field = try DateField("HH:MM") {
      $0.whole = .clamped
      $0.maximum = (try? TimeOfDay(hour: 12, minute: 30, second: 0, millisecond: 0)).flatMap {
        time in (try? CivilDate(year: 2000, month: 1, day: 1)).map { DateFieldValue($0, time) }
      }
    }
    #expect(typed("12:4", in: field) == "12:4")
    #expect(typed("12:45", in: field) == "12:30")
  }

  @Test func `Leap days need leap years (D15.6)`() throws {
    let field = try DateField("dd/mm/yyyy")
    #expect(typed("29021980", in: field) == "29/02/1980")
    #expect(typed("29021981", in: field) == "29/02/198")
    #expect(field.finalObjection(to: "29/02/1900") == .notDate(.dayNotInMonth))
  }

  @Test func `Two digits of a year are near the pivot (D15.3)`() throws {
    let field = try DateField("dd.mm.yy")
    #expect(try field.value(of: "01.01.50")?.date.year == 1950)
    #expect(try field.value(of: "01.01.49")?.date.year == 2049)
    #expect(throws: DateTextProblem.year(2050)) { try field.text(of: try date(2050, 1, 1)) }
  }

  @Test func `Deletions move no digit (D14.16)`() throws {
    let field = try DateField("yyyy-mm-dd")
    let state = FieldState("2019-01-31")
    let edit = Edit(replacing: TextRange(location: 3, length: 1), with: "")
    #expect(field.apply(edit, to: state).text == "201-01-31")
  }

  @Test func `Ranges are never exchanged (D15.5)`() throws {
    let layout = try DateLayout("dd/mm/yyyy")
    let field = try DateRangeField(layout, separator: " \u{2013} ")
    let text = "02/01/2015 \u{2013} 01/01/2015"
    #expect(field.finalObjection(to: text) == .notDate(.reversed))
    #expect(typed("0201201501012015", in: field) != text)
  }
}

extension DateField {
  /// The field of a notation, with changed policies.
  init(_ notation: String, _ change: (inout DatePolicies) -> Void = { _ in }) throws {
    var policies = DatePolicies.standard
    change(&policies)
    try self.init(DateLayout(notation), policies)
  }
}
