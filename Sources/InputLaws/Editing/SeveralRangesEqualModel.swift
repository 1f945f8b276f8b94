import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let severalRangesEqualModel = Law(
    "Asked about several ranges, a field decides what the specification's model decides.",
    about: .fields, .comparison, clauses: ["E11"],
    Property(forEach: { zip(.severalRanges(for: $0)) }) { subject, scenario in
      let decision = try subject.rule(scenario.field).decide(scenario.edit, on: scenario.state)
      let expected = try ModelRule(scenario.field).decide(scenario.edit, on: scenario.state)
      try requireEqual(decision, expected, "the model says otherwise")
    })
}
