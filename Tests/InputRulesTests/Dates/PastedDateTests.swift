import InputRules
import Testing

/// Pastes into typed dates and times (D14.13, D14.19 to D14.23).
@Suite struct PastedDateTests {
  private func pasted(
    _ text: String, over range: Range<Int>, of old: String, in rule: some TextRule
  )
    -> Decision
  {
    let range = TextRange(location: range.lowerBound, length: range.count)
    return rule.decide(Edit(replacing: range, with: text), on: FieldState(old))
  }

  @Test(arguments: [
    (3..<5, "31", nil), (3..<5, "12", "01/12/2020"), (0..<5, "3112", nil), (0..<0, "03042021", nil),
    (3..<5, "3/2021", "01/03/2021"), (0..<5, "31.12", "31/12/2020"), (0..<0, "05/1", nil),
    (0..<10, "31122021", "31/12/2021"), (3..<10, "31", "01/03/1"), (3..<5, "3/19", nil),
    (6..<8, "19", "01/02/1920"), (2..<2, "/12", "01/12/2020"),
  ])
  func `A paste over a part leaves those after it (D14.21)`(
    range: Range<Int>, text: String, shown: String?
  ) throws {
    let decision = pasted(text, over: range, of: "01/02/2020", in: try DateField("dd/mm/yyyy"))
    #expect(decision.newState?.text == shown)
    if shown == nil { #expect(decision.reason == .notDate(.fitsNoSlot)) }
  }

  @Test func `A paste over the first date of a range leaves the second (D14.21)`() throws {
    let stay = try DateRangeField(DateLayout("mm/dd"), separator: " \u{2013} ")
    let old = "09/12 \u{2013} 12/01"
    #expect(pasted("49", over: 3..<5, of: old, in: stay).newState == nil)
    #expect(pasted("30", over: 3..<5, of: old, in: stay).newState?.text == "09/30 \u{2013} 12/01")
    let digits = try DateField("ddmmyyyy")
    #expect(pasted("11", over: 2..<4, of: "01029999", in: digits).newState == nil)
    #expect(pasted("12", over: 2..<4, of: "01022020", in: digits).newState?.text == "01122020")
  }

  @Test(arguments: [
    ("mm/yy", "12/2029", "12/29"), ("mm/yy", "122029", "12/29"), ("mm/yy", "12/2079", nil),
    ("mm/yy", "2029-12", "12/29"), ("mm/yy", "2029-12-31", nil), ("dd/mm/yy", "471985", "04/07/85"),
    ("dd/mm/yyyy", "1990-11-02", "02/11/1990"), ("mm/dd/yyyy", "1990-11-02", "11/02/1990"),
    ("yy.mm.dd", "1990-11-02", "90.11.02"), ("dd/mm/yyyy", "1990-13-02", nil),
    ("dd/mm", "1990-11-02", nil), ("yyyy-mm-dd HH:MM:SS", "20261231T235900", "2026-12-31 23:59:00"),
    ("dd.mm.yyyy HH:MM", "01012000 2359", "01.01.2000 23:59"),
    ("dd.mm.yyyy HH:MM", "0101 2359", nil),
  ])
  func `A date in another common form is read or refused (D14.22)`(
    layout: String, text: String, shown: String?
  ) throws {
    let rule = try DateField(layout)
    #expect(pasted(text, over: 0..<0, of: "", in: rule).newState?.text == shown)
  }

  @Test func `A year typed with its century is the year (D14.22)`() throws {
    let texts = "12/2029".reduce(into: ["", ""]) { shown, key in
      let edit = Edit(replacing: .caret(at: shown[1].utf16.count), with: String(key))
      let rule = try? DateField("mm/yy")
      shown = [shown[1], rule?.apply(edit, to: FieldState(shown[1])).text ?? ""]
    }
    #expect(texts == ["12/2", "12/29"])
  }

  @Test(arguments: [
    ("yyyy-mm-dd HH:MM:SS", "2026-01-02T14:30-08"), ("yyyy-mm-dd HH:MM:SS", "2026-01-02T14-05:00"),
    ("HH:MM:SS", "T14-05:00"), ("HH:MM:SS", "14:30-08"), ("HH:MM", "-05:30"),
    ("HH:MM", "\u{2212}05:30"), ("HH:MM:SS", "14:30 -08"), ("yyyy-mm-dd HH:MM", "2026-01-02-05:00"),
    ("yyyy-mm-dd", "-0044-03-15"), ("HH:MM", "05:30Z"), ("HH:MM:SS", "14:30+08"),
  ])
  func `A sign isn't a separator (D14.20)`(layout: String, text: String) throws {
    let decision = pasted(text, over: 0..<0, of: "", in: try DateField(layout))
    #expect(decision.reason == .notDate(.fitsNoSlot))
  }

  @Test(arguments: [
    ("HH-MM", "14-05", "14-05"), ("HH:MM", "\"05:30\",", "05:30"),
    ("yyyy-mm-dd HH:MM", "2026-01-02 - 14:30", "2026-01-02 14:30"),
    ("dd/mm/yyyy", "02\u{2014}03\u{2212}2026", "02/03/2026"),
    ("dd/mm/yyyy", " [ (02/03/2026) ]\n", "02/03/2026"), ("(dd) mm", "\"(02) 03\"", "(02) 03"),
  ])
  func `Dashes, quotes and brackets are read where they say nothing (D14.13)`(
    layout: String, text: String, shown: String
  ) throws {
    #expect(pasted(text, over: 0..<0, of: "", in: try DateField(layout)).newState?.text == shown)
  }

  @Test(arguments: ["\"02/03/2026", "02/03/2026)", "'26/02/03", "Date: 02/03/2026", "\"\"", "()"])
  func `A lone quote and a label are refused (D14.13)`(text: String) throws {
    let decision = pasted(text, over: 0..<0, of: "", in: try DateField("dd/mm/yyyy"))
    #expect(decision.reason == .notDate(.fitsNoSlot))
  }

  @Test func `A bound with what the layout lacks makes no field (D13.8)`() throws {
    let bound = DateFieldValue(try CivilDate(year: 2024, month: 3, day: 1))
    #expect(throws: DateFieldError.boundBeyondLayout(.year)) {
      try DateField("dd/mm") { $0.minimum = bound }
    }
    #expect(throws: DateFieldError.boundBeyondLayout(.year)) {
      try DateField("HH:MM") { $0.maximum = bound }
    }
    #expect(try DateField("mm/yyyy") { $0.maximum = bound }.isRight("03/2024"))
    #expect(
      DateFieldError.boundBeyondLayout(.year).description
        == "the layout has no year, so all bounds need the year 2000")
  }
}
