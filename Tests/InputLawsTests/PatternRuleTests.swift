import InputLaws
import InputRules
import PropertyExpectations
import PropertyTesting
import Testing

/// Fields with a pattern checked by the laws for every rule, including sessions.
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
    for subject in [Self.phone, Self.date, Self.card] {
      expectHolds(law.claim(about: subject), .fromEnvironment(cases: 400))
    }
  }
}
