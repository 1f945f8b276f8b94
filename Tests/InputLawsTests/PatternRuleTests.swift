import InputLaws
import InputRules
import PropertyExpectations
import PropertyTesting
import Testing
import ReadyFields

/// Fields with a pattern, or with a table of them, checked by the laws for every rule.
@Suite struct PatternRuleTests {
  /// A phone number, whose first literals contain a digit.
  static let phone = subject("phone", "+7 (***) ***-**-**", .standard)
  /// A date that shows all of its pattern.
  static let date = subject(
    "date", "**/**",
    {
      var policies = PatternPolicies.standard
      policies.placeholder = "_"
      return policies
    }())
  /// A card that shows its literals at once, drops junk, and pushes its end out.
  static let card = subject(
    "card", "***-**-****",
    {
      var policies = PatternPolicies.eager
      (policies.overflow, policies.junk) = (.lastGoes, .dropped)
      return policies
    }())

  /// A table whose pattern changes with each digit, and whose literals are of two units.
  static let table = Implementation(
    "table",
    PrefixField(
      PrefixTable(
        unchecked: [
          PrefixTable.Row("", [pattern("**-*"), pattern("(*) ** *")]),
          PrefixTable.Row("1", [pattern("*/*"), pattern("\u{1F600}*-****")]),
          PrefixTable.Row("+1", [pattern("*** ***")]),
        ], lead: "+")), typing: .string(of: "0127+ (-/_a", 0...6))

  private static func pattern(_ text: String) -> Pattern {
    Pattern(text.unicodeScalars.map { $0 == "*" ? .slot(.digit) : .literal($0) })
  }

  private static func subject(
    _ name: String, _ pattern: String, _ policies: PatternPolicies
  ) -> Implementation {
    do {
      let field = PatternField(try Pattern(pattern), policies)
      return Implementation(name, field, typing: .string(of: "0127+ (-/_a", 0...6))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  @Test(arguments: Catalogue.universal)
  func `Every rule's laws hold`(law: Law) throws {
    for subject in [Self.phone, Self.date, Self.card, Self.table] {
      expectHolds(law.claim(about: subject), .fromEnvironment(cases: 400))
    }
  }
}
