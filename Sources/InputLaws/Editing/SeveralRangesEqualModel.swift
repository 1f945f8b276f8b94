import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let severalRangesEqualModel = Law(
    "A field decides about an edit of several ranges as the model does.",
    about: .fields, .comparison, clauses: ["E11"],
    Property(forEach: { zip(.severalRanges(for: $0)) }) { subject, scenario in
      let decision = try subject.rule(scenario.field).decide(scenario.edit, on: scenario.state)
      let expected = try ModelRule(scenario.field).decide(scenario.edit, on: scenario.state)
      try requireEqual(decision, expected, "the model says otherwise")
    })
}
