import PropertyTesting
import RuleTesting
import Testing

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
