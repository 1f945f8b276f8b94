extension Law {
  package static let negativeLimitIsRefused = Law(
    "A rule can't be created with a negative limit. A negative limit never means “unlimited”.",
    clauses: ["T1"],
    Property(forEach: { zip(.scenario(for: $0), .int(in: Int.min ... -1), .lengthUnit) }) {
      subject, scenario, limit, unit in
      var field = scenario.field
      field.conditions.append(.maximumLength(limit, unit))
      do throws(RuleError) {
        _ = try subject.rule(field)
      } catch {
        return try requireEqual(error, .negativeLimit(limit))
      }
      throw Failure("a rule with the limit \(limit) was created", at: "limit")
    })
}

extension Generator where Value == LengthUnit {
  fileprivate static var lengthUnit: Generator { .anyCase }
}
