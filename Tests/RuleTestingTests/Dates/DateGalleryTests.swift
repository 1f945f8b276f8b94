import PropertyTesting
import RuleTesting
import Testing

/// The verdicts of the laws on code about dates.
@Suite struct DateGalleryTests {
  @Test(arguments: DateCode.all)
  func `Wrong code breaks its laws, and correct code keeps them`(code: DateCode) {
    let report = code.examined(code.name, RunSettings(cases: 100, shrinkLimit: 0))
    #expect(report.problem == nil)
    #expect(Set(report.failures.map(\.law)) == code.breaks, "\(report)")
    #expect((code.wrong == nil) == code.breaks.isEmpty)
  }
}
