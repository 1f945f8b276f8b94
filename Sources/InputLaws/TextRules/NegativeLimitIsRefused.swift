import InputRules
import PropertyTesting

extension Property where Subject == RuleSubject {
  /// A rule with a limit below zero can't be made; there is no number for “unlimited” (T1).
  static var negativeLimitIsRefused: Self {
    Property(
      forAll: .int(in: Int.min ... -1), .element(of: LengthUnit.allCases), .fieldTemplate()
    ) { subject, limit, unit, template in
      var field = template.description(around: "a")
      field.conditions.append(.maximumLength(limit, unit))
      do throws(RuleError) {
        _ = try subject.rule(field)
      } catch {
        return try requireEqual(error, .negativeLimit(limit))
      }
      throw Failure("a rule of at most \(limit) was made", at: "limit")
    }
  }
}
