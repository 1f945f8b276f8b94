import PropertyTesting
import RuleTesting
import Testing

/// The laws tell right code from wrong code, each with the meaning that its author states.
@Suite struct GalleryLawsTests {
  @Test(arguments: GalleryEntry.all.filter { $0.wrong != nil })
  func `Wrong code breaks the law that it should`(entry: GalleryEntry) throws {
    let law = try #require(entry.breaks)
    // As many cases as `examined` has by default.
    let report = entry.field.examined(
      meaning: entry.meaning, typing: entry.typing, asking: [law],
      settings: RunSettings(cases: 2_000, shrinkLimit: 100))
    #expect(report.failures.map(\.law) == [law], "\(report)")
    try RecordedReport.check(entry.name, report)
  }

  @Test(arguments: GalleryEntry.all.filter { $0.wrong == nil })
  func `Right code keeps all laws`(entry: GalleryEntry) throws {
    let report = entry.field.examined(
      meaning: entry.meaning, typing: entry.typing, settings: RunSettings(cases: 200))
    #expect(report.isFine, "\(report)")
    #expect(report.counts.accepted + report.counts.rewritten > 0)
    try RecordedReport.check(entry.name, report)
  }
}
