import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// The laws of date formats, each checked with single inputs.
@Suite struct DateLawTests {
  /// 2 March 2026, 03:04:05 UTC.
  private static let moment = 1_772_420_645_000
  private static let text = "2026-03-02T03:04:05Z"

  /// The finding of a law about a format that reads and writes with tables.
  private func finds(
    _ law: String, reads: [String: Int] = [Self.text: Self.moment],
    writes: [Int: String] = [Self.moment: Self.text],
    _ moment: Int = Self.moment, _ text: String = Self.text, later: String? = nil,
    altered: String = "",
    unseen: Int = 0, of meaning: DateMeaning = .rfc3339()
  ) -> String? {
    let format = TestedDateFormat(
      name: "table", read: { reads[$0] }, write: { writes[$0] ?? "" })
    let input = DateInput(
      moment: moment, text: text, later: later, altered: altered, unseen: unseen)
    return found(law, format.laws(meaning), input)
  }

  @Test(arguments: [
    ("2026-03-02T03:04:05Z", true), ("2026-03-02T03:04:05.7Z", true),
    ("2026-03-02T03:04:05.789Z", true), ("2026-03-02T03:04:05.79Z", false),
    ("2026-03-02T03:04:06Z", false), ("x", false), ("2026-03-02T04:04:05.7+01:00", true),
    ("2026-03-02T24:00:00Z", true),
  ])
  func `A written text must show the original moment, to the text's decimals`(
    text: String, isRight: Bool
  ) {
    let moment = Self.moment + 789
    let meaning = DateMeaning.rfc3339(decimals: 0...3)
    let wrong = finds("WrittenTextIsTheDate", writes: [moment: text], moment, of: meaning)
    #expect(wrong == (isRight ? nil : text.shown))
  }

  @Test func `A written text is read back, and parts that it doesn't show don't change it`() {
    let (moment, back) = (Self.moment + 789, "WrittenDatesReadBack")
    #expect(finds(back, writes: [moment: Self.text], moment) == nil)
    #expect(finds(back, reads: [:], writes: [moment: "x"], moment) == "no date")
    #expect(finds(back, reads: ["x": 0], writes: [moment: "x"], moment) == "1970-01-01T00:00:00Z")
    let (law, day) = ("UnseenPartsDontMatter", DateMeaning.layout("yyyy-MM-dd"))
    let days = [Self.moment: "2026-03-02", Self.moment + 3_600_000: "2026-03-03"]
    #expect(finds(law, writes: days, unseen: 3_600_000, of: day) == #""2026-03-03""#)
    #expect(finds(law, writes: days, of: day) == nil)
    // Other minutes, another day, and a local time that occurs twice are open.
    let minutes = DateMeaning.layout("yyyy-MM-dd HH:mm")
    #expect(finds(law, writes: days, unseen: 3_600_000, of: minutes) == nil)
    #expect(finds(law, writes: days, unseen: 80_000_000, of: day) == nil)
    let local = DateMeaning.layout("yyyy-MM-dd HH", in: .oneSummer)
    let twice = 1_792_888_200_000
    let writes = [twice: "x", twice - 3_600_000: "x"]
    #expect(finds(law, writes: writes, twice, unseen: 3_600_000, of: local) == nil)
    #expect(finds(law, writes: writes, twice, unseen: 60_000, of: local) == nil)
    #expect(finds(law, writes: writes, twice - 3_600_000, unseen: 60_000, of: local) != nil)
  }

  @Test func `A format without a date is checked by the time of day`() {
    let zone = DateMeaning.layout("HH:mm", in: .oneSummer)
    let seven = zone.reading(of: "07:00") ?? []
    // A time in winter, in summer, before 1970, and one second early.
    let same = [21_600_000, 1_782_882_000_000, -64_800_000, 21_599_000].map {
      zone.isOne($0, of: seven)
    }
    #expect(same == [true, true, true, false])
    #expect(zone.isOne(nil, of: []) && !zone.isOne(nil, of: seven) && !zone.isOne(0, of: []))
    let offset = DateMeaning.layout("HH:mmXXX", in: .oneSummer)
    #expect(offset.isOne(1_782_878_400_000, of: offset.reading(of: "05:00+01:00") ?? []))
    #expect(!DateMeaning.layout("yyyy").isOne(86_400_000, of: [0]))
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

/// The moment of a timestamp, in milliseconds since the start of 1970.
func moment(_ text: String) -> Int {
  DateMeaning.rfc3339(decimals: 0...3, years: 0...9_999).reading(of: text)?.first ?? .min
}

/// The moments as timestamps, without duplicates, sorted.
func timestamps(_ moments: [Int]) -> [String] { Set(moments).sorted().map(\.date) }

/// The verdicts of the laws on date-handling code.
@Suite struct DateGalleryTests {
  @Test(arguments: DateCode.all)
  func `Wrong date code breaks its laws, and correct code keeps all`(code: DateCode) {
    let report = code.examined(code.name, RunSettings(cases: 100, shrinkLimit: 0))
    #expect(report.problem == nil)
    #expect(Set(report.failures.map(\.law)) == code.breaks, "\(report)")
    #expect((code.wrong == nil) == code.breaks.isEmpty)
  }
}
