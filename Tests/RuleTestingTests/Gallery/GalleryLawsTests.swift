import PropertyTesting
import RuleTesting
import Testing

/// The laws tell right code from wrong code, each with the meaning that its author states.
@Suite struct GalleryLawsTests {
  /// What `examined` does by default.
  private static let cases = 2_000

  @Test(arguments: GalleryEntry.all.filter { $0.wrong != nil })
  func `Wrong code breaks the law that it should`(entry: GalleryEntry) throws {
    let law = try #require(entry.breaks)
    let report = try RecordedReport.check(entry.name) {
      entry.field.examined(
        meaning: entry.meaning, typing: entry.typing, asking: [law],
        settings: RunSettings(cases: Self.cases, shrinkLimit: 100))
    }
    #expect(!report.failures.isEmpty, "\(report)")
    #expect(report.cases <= Self.cases, "\(report)")
  }

  @Test(arguments: GalleryEntry.all.filter { $0.wrong == nil })
  func `Right code keeps all laws`(entry: GalleryEntry) throws {
    let report = try RecordedReport.check(entry.name) {
      entry.field.examined(
        meaning: entry.meaning, typing: entry.typing, settings: RunSettings(cases: 200))
    }
    #expect(report.isFine, "\(report)")
    #expect(report.counts.accepted + report.counts.rewritten > 0)
  }
}
