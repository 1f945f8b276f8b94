import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// The check of a field continues after known failures and after failures that it finds.
@Suite struct JudgedPastTests {
  private let limits = DriverLimits(answer: 5, start: 5)

  /// The laws' results for a field that accepts everything.
  private func judged(
    _ way: String = "none", past known: [KnownBreak] = [],
    _ isAllowed: @escaping @Sendable (String) -> Bool
  ) throws -> FieldReport {
    let driver = try OddDriver()
    return try driver.field(way, limits).judged(
      meaning: [.always("No letter and no sign.", isAllowed)], typing: ["b%a7"],
      settings: RunSettings(cases: 200), past: known, causes: 3)
  }

  @Test func `A known failure isn't counted as a case and matches only its kind of error`() throws {
    let all = Run.check(Claim(forAll: .int(in: 0...9_999)) { _ in }, RunSettings(cases: 200))
    for (left, untested) in [(10, []), (9, ["a"])] {
      var report = FieldReport(field: "x")
      report.count(all, of: "a", passed: all.cases - left)
      #expect(report.untested == untested && report.cases == left)
    }
    var ends = try judged("errors") { _ in true }.failures.map(\.known)
    #expect(ends.count == 2, "\(ends)")
    let other = ends.removeLast()
    #expect(try judged("errors", past: ends) { _ in true }.failures.map(\.known) == [other])
  }

  @Test func `A known failure may have no keystrokes`() throws {
    let driver = try OddDriver()
    let settings = RunSettings(cases: 20)
    var known: [KnownBreak] = []
    for laws in [["TheLimitIsReached"], []] {
      let report = try driver.field("short", limits).judged(
        meaning: [.atMost(4), .formattingIsIdempotent], typing: [], settings: settings,
        past: known, causes: 3)
      #expect(report.failures.map(\.law) == laws && report.gone.isEmpty, "\(report)")
      #expect(report.passed == laws.isEmpty && report.known.allSatisfy { $0.cases > 0 })
      known = report.failures.map(\.known)
    }
  }

  @Test func `A failure that occurs with any text is marked`() throws {
    let driver = try OddDriver()
    let report = try driver.field("none", limits).judged(
      meaning: [.atMost(99)], typing: [], settings: RunSettings(cases: 200), causes: 3)
    let whole = report.failures.filter { $0.law == "FittingTextIsAccepted" }
    #expect(!whole.isEmpty && whole.allSatisfy(\.isOfAnyText), "\(report)")
    let banned = try judged { !$0.contains("b") && !$0.contains("%") }.failures
    #expect(!banned.isEmpty && banned.allSatisfy { !$0.isOfAnyText })
  }

  @Test func `A report omits steps after the program exits and steps without a request`() throws {
    let driver = try OddDriver()
    let field = try driver.field("second", DriverLimits(answer: 0.4, start: 5))
    let done: [Keystroke] = [
      .paste(""), .compose("5"), .commit, .type("1"), .cut, .type("2"), .backspace, .type("3"),
    ]
    let broken = try FieldLaw.everyEditIsAnswered.broken(by: done, at: field)
    #expect(
      broken?.steps.map(\.words) == [#"type "1"  shows "1""#, #"type "2"  no answer"#],
      "\(broken as Any)")
  }

  @Test(arguments: [
    (#"{"text":"ü/","do":"type","id":3}"#, #""type","text":"ü/""#), (#"{"do":"new"}"#, #""new""#),
    (#"{"do":"select","selection":[1,0]}"#, #""select","selection":[1,0]"#),
    (#"{"do":"hello","version":1}"#, nil), ("[1]", nil), ("x", nil), (#"{"do":1}"#, nil),
  ])
  func `A recorded file's line is read as a request`(line: String, request: String?) {
    #expect(DriverReplay.request(of: line[...]) == request)
  }
}
