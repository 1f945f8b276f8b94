import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// The laws of date formats, tested with single inputs.
@Suite struct DateLawTests {
  @Test(arguments: [
    ("2026-03-02T03:04:05Z", true), ("2026-03-02T03:04:05.7Z", true),
    ("2026-03-02T03:04:05.789Z", true), ("2026-03-02T03:04:05.79Z", false),
    ("2026-03-02T03:04:06Z", false), ("x", false), ("2026-03-02T04:04:05.7+01:00", true),
    ("2026-03-02T24:00:00Z", true),
  ])
  func `A written date must show the original moment to the text's precision`(
    text: String, isRight: Bool
  ) {
    let format = TestedDateFormat(name: "table", read: { _ in nil }, write: { _ in text })
    let input = DateInput(
      moment: 1_772_420_645_789, text: "2026-03-02T03:04:05Z", later: nil, altered: "", unseen: 0)
    let laws = format.laws(DateMeaning.rfc3339(decimals: 0...3))
    #expect(found("WrittenTextIsTheDate", laws, input) == (isRight ? nil : text.shown))
  }

  @Test func `A report notes other spellings that are read unless the meaning is strict`() {
    let layout = "EEEE, d MMMM yyyy HH:mm"
    func remark(_ meaning: DateMeaning, _ isRead: @escaping @Sendable (String) -> Bool) -> String? {
      TestedDateFormat(name: "", read: { isRead($0) ? 0 : nil }, write: { _ in "" }).remark(meaning)
    }
    let all = remark(.layout(layout)) { _ in true }
    for text in [" Monday, 2 March 2026 03:04", "monday, 2 march", "2026 3:4", "٢ March ٢٠٢٦"] {
      #expect(all?.contains(text) == true)
    }
    #expect(remark(.layout(layout, isStrict: true)) { _ in true } == nil)
    #expect(remark(.layout(layout)) { $0 == "Monday, 2 March 2026 03:04" } == nil)
  }
}

/// The moment of a timestamp, in milliseconds since 1970.
func moment(_ text: String) -> Int {
  DateMeaning.rfc3339(decimals: 0...3, years: 0...9_999).reading(of: text)?.first ?? .min
}

/// The moments as sorted timestamps without duplicates.
func timestamps(_ moments: [Int]) -> [String] { Set(moments).sorted().map(\.date) }

@Suite struct DateGalleryTests {
  @Test(arguments: DateCode.all)
  func `Incorrect date code breaks the listed laws, and correct code breaks none`(code: DateCode) {
    let report = code.examined(code.name, RunSettings(cases: 100, shrinkLimit: 0))
    #expect(report.problem == nil)
    #expect(Set(report.failures.map(\.law)) == code.breaks, "\(report)")
    #expect((code.wrong == nil) == code.breaks.isEmpty)
  }
}
