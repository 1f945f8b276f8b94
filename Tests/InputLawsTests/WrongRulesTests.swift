import InputLaws
import InputRules
import InputRulesModel
import PropertyExpectations
import PropertyTesting
import Testing

@testable import WildRules

/// A wrong rule is the model but for its one mistake.
@Suite struct WrongRulesTests {
  /// A wrong rule without a mistake.
  private struct Faultless: WrongRule {
    let model: any TextRule
  }

  static let rules = RuleSubject(
    "faultless rules",
    make: { description throws(RuleError) in Faultless(model: try description.model()) })
  static let sessions = RuleSubject.sessions("faultless sessions") { $0 }
  static let patterns: [PatternSubject] = [
    PatternSubject("faultless fields", WrongPatternFields(anyEdits: { _, _, _ in nil })),
    PatternSubject("faultless choices", WrongPatternChoices { $2.decide($0, on: $1) }),
    PatternSubject("faultless verdicts", WrongPatternVerdicts()),
  ]
  static let numbers = NumberSubject(
    "faultless fields", WrongFields { $0.model.decide($1, on: $2) })
  static let subjects: [any LawSubject] = [rules, sessions, numbers] + patterns

  @Test(arguments: Catalogue.laws)
  func whatHasNoMistakeKeepsEveryLaw(law: Law) throws {
    for subject in Self.subjects {
      guard let claim = law.claim(about: subject) else { continue }
      expectHolds(claim, RunSettings(cases: subject is RuleSubject ? 100 : 30))
    }
  }

  /// Whatever else than its mistake is asked of a rule, it answers as the model does.
  @Test(arguments: WildGallery.rules)
  func aMistakeIsInOneFunction(rule: WildRule) throws {
    let functions = Set(try Self.fields(of: rule.subject).flatMap(Self.wrongFunctions))
    #expect(functions.count <= 1, "\(rule.id) differs in \(functions.sorted())")
  }

  /// Of rules that differ from the model in a single function many are seen to, so the test above
  /// looks at them.
  @Test func mistakesAreSeen() throws {
    let ids = [
      "B1", "B4", "B26", "B32", "RefusalClears", "BeginningAtTheEnd", "ObjectsToUnfinished",
    ]
    let seen = try ids.filter { id in
      let rule = try #require(WildGallery.rule(id))
      return try !Self.fields(of: rule.subject).flatMap(Self.wrongFunctions).isEmpty
    }
    // One only applies otherwise what it decides.
    #expect(seen == ids.filter { $0 != "RefusalClears" })
  }

  private static let texts = [
    "", "12", "1,234", "(12", "(123) 4", "-0", "1e", "ab1", "e\u{301}\u{1F600}",
  ]
  private static let words = ["", "2", "a1,"]

  private static let descriptions: [FieldDescription] =
    [InsertionPolicy.whole, .filteredAndTruncated].flatMap { insertion in
      [
        [.maximumLength(2, .characters)], [.maximumLength(3, .utf16), .allowed("1a,", .scalars)],
        [.banned("\u{1F600}2", .scalars)], [.numeric(NumberDescription())],
      ].map { FieldDescription($0, insertion: insertion) }
    }

  /// Fields that the wrong implementation makes.
  private static func fields(of subject: any LawSubject) throws -> [any TextRule] {
    if let subject = subject as? RuleSubject { return try descriptions.map(subject.rule) }
    if let subject = subject as? NumberSubject {
      return [
        subject.numbers.field(NumberFormat(grouping: .lenient), bounds: .none),
        subject.numbers.field(
          NumberFormat(grouping: .strict, fractionDigits: 2...2),
          bounds: try NumberBounds(minimum: 10, maximum: 5_000)),
      ]
    }
    guard let subject = subject as? PatternSubject else { return [] }
    return try ["(***) ***", "**/**"].map { subject.patterns.field(try Pattern($0), .standard) }
  }

  /// The functions of a wrong rule that answer otherwise than those of its model.
  private static func wrongFunctions(of rule: any TextRule) -> [String] {
    guard let rule = rule as? any WrongRule else { return [] }
    return texts.flatMap { text -> [String] in
      verdicts(of: rule, text) + words.flatMap { decisions(of: rule, text, $0) }
    }
  }

  private static func verdicts(of rule: some WrongRule, _ text: String) -> [String] {
    let (model, state) = (rule.model, FieldState(text))
    var functions: [String] = []
    if rule.objection(to: text) != model.objection(to: text) { functions.append("objection") }
    if rule.finalObjection(to: text) != model.finalObjection(to: text) {
      functions.append("finalObjection")
    }
    if rule.repaired(state) != model.repaired(state) { functions.append("repaired") }
    return functions
  }

  private static func decisions(of rule: some WrongRule, _ text: String, _ word: String) -> [String]
  {
    let (model, state, length) = (rule.model, FieldState(text), text.utf16.count)
    let several = SeveralRangesEdit(
      replacingOneOf: [.caret(at: 0), .caret(at: length)], with: word)
    let ranges = [
      TextRange.caret(at: length), TextRange(location: 0, length: 1),
      TextRange(location: length, length: 1),
    ]
    var functions = ranges.map { Edit(replacing: $0, with: word) }.filter {
      rule.decide($0, on: state) != model.decide($0, on: state)
    }.map { _ in "decide" }
    if rule.decide(several, on: state) != model.decide(several, on: state) {
      functions.append("decide several")
    }
    return functions
  }
}
