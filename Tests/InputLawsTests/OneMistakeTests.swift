import InputLaws
import InputRules
import InputRulesModel
import PropertyExpectations
import PropertyTesting
import Testing

@testable import Mutants

/// A mutant is the model except for its one mistake.
@Suite struct OneMistakeTests {
  /// The factories of mutants, without a mistake.
  static let mutants: [Mutant] = [
    .rules("faultless rules", "") { field throws(RuleError) in MutantRule(try field.model()) }
      .killed(by: .editEqualsModel),
    .decision("faultless decisions", "") { $2.decide($0, on: $1) }.killed(by: .editEqualsModel),
    .session("faultless sessions", "") { $0.perform($1) }.killed(by: .sessionEqualsModel),
    .numberField("faultless number fields", "") { $3 }.killed(by: .numberFieldEqualsModel),
    .anyEdit("faultless pattern fields", "") { _, _, _ in nil }
      .killed(by: .patternFieldEqualsModel),
    .patternChoice("faultless choices", "") { $2.decide($0, on: $1) }
      .killed(by: .patternFieldEqualsModel),
    .objection("faultless objections", "") { $0.objection }.killed(by: .patternFieldEqualsModel),
    .repair("faultless repairs", "") { _ in nil }.killed(by: .patternFieldEqualsModel),
  ]

  @Test(arguments: mutants)
  func `Code without a mistake keeps every law`(mutant: Mutant) {
    for law in Catalogue.laws where law.isWorthAsking(of: mutant.implementation) {
      let isField = mutant.implementation.topics.contains(.fields)
      expectHolds(
        law.claim(about: mutant.implementation), RunSettings(cases: isField ? 100 : 30))
    }
  }

  /// Asked about anything but its mistake, a mutant answers like the model.
  @Test func `A mistake is in one function`() throws {
    for mutant in Mutant.all {
      let functions = Set(
        try Self.fields(of: mutant.implementation).flatMap(Self.wrongFunctions))
      #expect(functions.count <= 1, "\(mutant.id) differs in \(functions.sorted())")
    }
  }

  /// Many mutants differ from the model in a single function by construction, so the test above
  /// checks those.
  @Test func `Planted mistakes are found`() throws {
    let ids = ["B1", "B4", "B26", "B32", "RefusalClears"]
    let seen = try ids.filter { id in
      let mutant = try #require(Mutant.named(id))
      return try !Self.fields(of: mutant.implementation).flatMap(Self.wrongFunctions).isEmpty
    }
    // One that only applies its decisions differently.
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

  /// Fields of the chapters that the implementation is about.
  private static func fields(of implementation: Implementation) throws -> [any TextRule] {
    var fields: [any TextRule] = []
    if implementation.topics.contains(.fields) {
      fields += try descriptions.map(implementation.fields.rule)
    }
    if implementation.topics.contains(.numbers) {
      fields += [
        implementation.numbers.fieldOfFormat(NumberFormat(grouping: .lenient), .none),
        implementation.numbers.fieldOfFormat(
          NumberFormat(grouping: .strict, fractionDigits: 2...2),
          try NumberBounds(minimum: 10, maximum: 5_000)),
      ]
    }
    guard implementation.topics.contains(.patterns) else { return fields }
    return fields
      + (try ["(***) ***", "**/**"].map {
        implementation.patterns.fieldOfPattern(try Pattern($0), .standard)
      })
  }

  /// The functions of a mutant's rule that answer differently than those of its model.
  private static func wrongFunctions(of rule: any TextRule) -> [String] {
    guard let rule = rule as? MutantRule else { return [] }
    return texts.flatMap { text -> [String] in
      verdicts(of: rule, text) + words.flatMap { decisions(of: rule, text, $0) }
    }
  }

  private static func verdicts(of rule: MutantRule, _ text: String) -> [String] {
    let (model, state) = (rule.model, FieldState(text))
    var functions: [String] = []
    if rule.objection(to: text) != model.objection(to: text) { functions.append("objection") }
    if rule.finalObjection(to: text) != model.finalObjection(to: text) {
      functions.append("finalObjection")
    }
    if rule.repaired(state) != model.repaired(state) { functions.append("repaired") }
    return functions
  }

  private static func decisions(of rule: MutantRule, _ text: String, _ word: String) -> [String] {
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
