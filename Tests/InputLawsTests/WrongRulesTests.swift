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
      expectHolds(claim, RunSettings(cases: subject is RuleSubject ? 300 : 60))
    }
  }

  /// Whatever else than its mistake is asked of a rule, it answers as the model does.
  @Test func aMistakeIsInOneFunction() throws {
    var seen = 0
    for rule in WildGallery.rules {
      let functions = Set(try Self.fields(of: rule.subject).flatMap(Self.wrongFunctions))
      #expect(functions.count <= 1, "\(rule.id) differs in \(functions.sorted())")
      if !functions.isEmpty { seen += 1 }
    }
    #expect(seen > 60, "\(seen) wrong rules differ")
  }

  static let texts = [
    "", "a", "1", "12", "12a", "1,234", "1234.5", "1.234,5", "-", "(12", "(123) ", "12-34-",
    "e\u{301}",
    "\u{1F600}a", "0", "-0", "1e5", "007", "abcdef", " 1", "\u{2014}", "12/34", "12/__",
  ]

  private static let descriptions: [FieldDescription] =
    InsertionPolicy.allCases.flatMap { insertion in
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
    return try ["(***) ***", "**/**"].map {
      subject.patterns.field(try Pattern($0), .standard)
    }
  }

  /// The functions of a wrong rule that answer otherwise than those of its model.
  private static func wrongFunctions(of rule: any TextRule) -> [String] {
    guard let rule = rule as? any WrongRule else { return [] }
    let model = rule.model
    var functions: [String] = []
    for text in texts {
      let state = FieldState(text)
      if rule.objection(to: text) != model.objection(to: text) { functions.append("objection") }
      if rule.finalObjection(to: text) != model.finalObjection(to: text) {
        functions.append("finalObjection")
      }
      if rule.repaired(state) != model.repaired(state) { functions.append("repaired") }
      for word in texts {
        for location in [-1, 0, 1, text.utf16.count] {
          let range = TextRange(location: location, length: 1)
          for edit in [
            Edit(replacing: .caret(at: location), with: word), Edit(replacing: range, with: word),
          ]
          where rule.decide(edit, on: state) != model.decide(edit, on: state) {
            functions.append("decide")
          }
        }
        let several = SeveralRangesEdit(
          replacingOneOf: [.caret(at: 0), .caret(at: text.utf16.count)], with: word)
        if rule.decide(several, on: state) != model.decide(several, on: state) {
          functions.append("decide several")
        }
      }
    }
    return functions
  }
}
