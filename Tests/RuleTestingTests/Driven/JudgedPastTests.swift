import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// A field that is judged past the breaks that are known, or were found.
@Suite struct JudgedPastTests {
  private let limits = DriverLimits(answer: 5, start: 5)

  /// What the laws say of a field that takes everything.
  private func judged(
    _ way: String = "none", past known: [KnownBreak] = [],
    _ isAllowed: @escaping @Sendable (String) -> Bool
  ) throws -> FieldReport {
    let driver = try OddDriver()
    return try driver.field(way, limits).judged(
      meaning: [.always("No letter and no sign.", isAllowed)], typing: ["b%a7"],
      settings: RunSettings(cases: 200), choices: nil, past: known
    ) { _, _, _ in }
  }

  @Test func `Several causes of a law are told, and what is known is counted and passed`() throws {
    let report = try judged { !$0.contains("b") && !$0.contains("%") }
    let keystrokes = report.failures.map(\.keystrokes)
    #expect(Set(keystrokes) == [[.type("b")], [.type("%")]], "\(report)")
    let known = report.failures.map(\.known)
    let again = try judged(past: known) { !$0.contains("b") && !$0.contains("%") }
    #expect(again.isFine && again.gone.isEmpty, "\(again)")
    #expect(again.known.allSatisfy { $0.cases > 0 } && again.known.count == 2, "\(again)")
    let mended = try judged(past: known) { !$0.contains("%") }
    #expect(mended.gone.map(\.keystrokes) == [[.type("b")]] && !mended.isFine, "\(mended)")
    #expect(mended.failures.isEmpty && mended.summary.contains("gone: WhatStandsIsAllowed"))
  }

  @Test func `A third break is found behind two known ones that its keys contain`() throws {
    let bans = { @Sendable (text: String) in !["b", "%", "a7"].contains(where: text.contains) }
    let known = [Keystroke.type("b"), .type("%")].map {
      KnownBreak(law: "WhatStandsIsAllowed", keystrokes: [$0], found: "")
    }
    let report = try judged(past: known, bans)
    #expect(report.failures.map(\.keystrokes.last) == [.type("7")], "\(report)")
    let all = try judged(past: known + report.failures.map(\.known), bans)
    #expect(all.isFine && all.known.allSatisfy { $0.cases > 0 } && all.known.count == 3, "\(all)")
  }

  @Test func `Cases passed over don't count, and a known end has one kind of error`() throws {
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

  @Test func `A break without keystrokes can be known`() throws {
    let driver = try OddDriver()
    let settings = RunSettings(cases: 20)
    var known: [KnownBreak] = []
    for laws in [["TheLimitIsReached"], []] {
      let report = try driver.field("short", limits).judged(
        meaning: [.atMost(4), .formattingIsIdempotent], typing: [], settings: settings,
        choices: nil, past: known
      ) { _, _, _ in }
      #expect(report.failures.map(\.law) == laws && report.gone.isEmpty, "\(report)")
      #expect(report.isFine == laws.isEmpty && report.known.allSatisfy { $0.cases > 0 })
      known = report.failures.map(\.known)
    }
  }

  @Test func `Each case of a slow field is heard of`() throws {
    let driver = try OddDriver()
    let field = try driver.field("slow", limits)
    var settings = RunSettings(cases: 3)
    settings.seconds = 60
    var heard: [String] = []
    let report = field.judged(meaning: [.atMost(99)], typing: [], settings: settings, choices: nil)
    {
      law, _, _ in if heard.last != law { heard.append(law) }
    }
    #expect(heard == report.asked)
  }

  @Test func `A program that ends at some keys hides no other break, and can be known`() throws {
    let report = try judged("second") { !$0.contains("b") }
    #expect(
      Set(report.failures.map(\.law)) == ["EveryEditIsAnswered", "WhatStandsIsAllowed"], "\(report)"
    )
    let known = report.failures.map(\.known)
    #expect(try judged("second", past: known) { !$0.contains("b") }.isFine)
  }

  @Test func `What any text does is one cause`() throws {
    let driver = try OddDriver()
    let report = try driver.field("none", limits).judged(
      meaning: [.atMost(99)], typing: [], settings: RunSettings(cases: 200), choices: nil
    ) { _, _, _ in }
    let whole = report.failures.filter { $0.law == "WhatFitsIsAccepted" }
    #expect(!whole.isEmpty && whole.allSatisfy(\.isOfAnyText), "\(report)")
    let kinds = Set(whole.map { $0.keystrokes.map { $0.of("0") } })
    #expect(kinds.count == whole.count, "\(report)")
    let banned = try judged { !$0.contains("b") && !$0.contains("%") }.failures
    #expect(!banned.isEmpty && banned.allSatisfy { !$0.isOfAnyText })
  }

  @Test func `An end that no input repeats can be known`() throws {
    let report = try judged("tired") { _ in true }
    let known = report.failures.map(\.known)
    let again = try judged("tired", past: known) { _ in true }
    #expect(again.isFine && again.known.map(\.cases) != [0], "\(again)")
  }

  @Test func `A known break of a law that isn't asked is refused`() throws {
    let known = KnownBreak(law: "Nope", keystrokes: [.cut], found: "")
    let problem = try judged(past: [known]) { _ in true }.problem
    guard case .noSuchLaw("Nope", _)? = problem else {
      return #expect(Bool(false), "\(problem as Any)")
    }
  }

  private static let keystrokes: [Keystroke] = [
    .type("−"), .type(" "), .paste(" a b"), .paste(""), .pasteAgain, .backspace, .delete, .cut,
    .moveCaret(fromEnd: 2), .select(count: 3, fromEnd: 0), .selectAll, .undo, .redo,
    .compose("に"), .commit, .cancel,
  ]

  @Test(arguments: keystrokes)
  func `A keystroke is read from its words`(keystroke: Keystroke) {
    #expect(Keystroke(words: keystroke.words) == keystroke)
  }

  @Test(arguments: ["", "type", "type ab", "caret", "caret x", "select 1", "fly"])
  func `Other words are no keystroke`(words: String) {
    #expect(Keystroke(words: words) == nil)
  }

  @Test(arguments: [
    ([Keystroke.type("−")], [Keystroke.type("1"), .type("−"), .backspace], true),
    ([.type("−")], [.paste("1−")], true), ([.type("−")], [.paste("nan")], false),
    ([.type("1"), .backspace], [.backspace, .type("2")], false),
    (
      [.type("1"), .moveCaret(fromEnd: 1)], [.type("7"), .type("x"), .moveCaret(fromEnd: 3)], true
    ),
    ([.paste("12")], [.type("1"), .type("2")], false), ([.paste("1,")], [.paste("1a")], false),
    ([.type("é")], [.type("e\u{301}")], false),
    ([.selectAll], [.select(count: 1, fromEnd: 0)], true),
  ])
  func `What was done before may be done on the way`(
    known: [Keystroke], done: [Keystroke], isWithin: Bool
  ) {
    #expect(known.areWithin(done) == isWithin)
  }
}
