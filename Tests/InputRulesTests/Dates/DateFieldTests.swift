import InputRules
import Testing

/// Dates and times that people paste (chapter D).
@Suite struct DateFieldTests {
  private func pasted(
    _ text: String, over range: Range<Int> = 0..<0, of old: String = "", in rule: some TextRule
  ) -> String? {
    let range = TextRange(location: range.lowerBound, length: range.count)
    return rule.decide(Edit(replacing: range, with: text), on: FieldState(old)).newState?.text
  }

  @Test(arguments: [
    ("dd/mm/yyyy", "11.9.2022", "11/09/2022"), ("dd/mm/yyyy", "4071985", "04/07/1985"),
    ("dd/mm/yyyy", "\u{200F}1\u{200F}/2/2020\n", "01/02/2020"), ("dd/mm/yyyy", "32/01/2015", nil),
    ("dd/mm/yyyy", "Date: 1.2.2020", nil), ("dd/mm/yyyy", "47198500", nil),
    ("dd/mm/yyyy", " [ (02/03/2026) ]\n", "02/03/2026"), ("dd/mm/yyyy", "\"02/03/2026", nil),
    ("dd/mm/yyyy", "1990-11-02", "02/11/1990"), ("yy.mm.dd", "1990-11-02", "90.11.02"),
    ("dd/mm/yyyy", "1990/11/02", "02/11/1990"), ("mm/dd/yyyy", "1990/11-02", nil),
    ("mm/yy", "12/2029", "12/29"), ("mm/yy", "12/2079", nil), ("mm/yy", "2029-12-31", nil),
    ("mm/dd/yy", "Oct 5, 2026", nil), ("mm/dd/yy", "20111225", nil), ("HH:MM", "1:30 PM", nil),
    ("yyyy-mm-dd", "050324", nil), ("HH:MM", "930", "09:30"), ("HH:MM", "123", nil),
    ("HH:MM", "7.5", nil), ("MM:SS", "5:30", "05:30"), ("HH:MM", "9 - 17", nil),
    ("HH:MM", "12/05", nil), ("dd.mm.yy", "10:11:12", nil),
    ("dd/mm/yyyy HH:MM", "5.3.2024 - 9:30", "05/03/2024 09:30"), ("HH:MM", "-05:30", nil),
    ("HH:MM:SS", "14:30+08", nil), ("yyyy-mm-dd", "-0044-03-15", nil),
    ("HH-MM", "14-05", "14-05"), ("hh:MM aa", "1:30\u{202F}PM", "01:30 PM"),
    ("hh:MM aa", "130 p. m.", "01:30 PM"), ("hh:MM aa", "1:30 PMx", nil),
    ("yyyy-mm-dd HH:MM:SS", "20261231T235900", "2026-12-31 23:59:00"),
  ])
  func `A date field shows a pasted date in its own format or refuses it (D14.13, D14.20, D14.22)`(
    layout: String, text: String, shown: String?
  ) throws {
    let field = try DateField(layout)
    #expect(pasted(text, in: field) == shown)
    let range = try DateRangeField(DateLayout(layout), separator: " ~ ")
    if shown == nil { #expect(pasted("\(text) ~ \(text)", in: range) == nil) }
  }

  @Test(arguments: [
    (3..<5, "31", nil), (3..<5, "12", "01/12/2020"), (0..<5, "3112", nil), (0..<0, "05/1", nil),
    (3..<5, "3/2021", "01/03/2021"), (3..<10, "31", nil), (6..<8, "19", "01/02/1920"),
  ])
  func `A paste over one part of a date keeps the later parts or is refused (D14.21)`(
    range: Range<Int>, text: String, shown: String?
  ) throws {
    #expect(pasted(text, over: range, of: "01/02/2020", in: try DateField("dd/mm/yyyy")) == shown)
  }
}

extension DateField {
  init(_ notation: String) throws { try self.init(DateLayout(notation)) }
}
