import InputRules
import PropertyTesting

extension Law {
  package static let verdictDependsOnlyOnStateAndEdit = Law(
    """
    A rule has no memory: it decides the same when asked again, after other edits, or when created \
    anew.
    """,
    about: .anyRule, clauses: ["E7"],
    Property(forEach: { zip(.scenario(for: $0, edits: 1...4)) }) { subject, scenario in
      let rule = try subject.rule(scenario.field)
      let first = scenario.edits.map { rule.decide($0, on: scenario.state) }
      var state = scenario.state
      for edit in scenario.edits.reversed() { state = rule.apply(edit, to: state) }
      let again = scenario.edits.map { rule.decide($0, on: scenario.state) }
      try requireEqual(again, first, "asked again")
      let other = try subject.rule(scenario.field)
      // Backwards, so that a memory of the first question shows.
      let anew = scenario.edits.reversed().map { other.decide($0, on: scenario.state) }
      try requireEqual(anew.reversed(), first, "made anew")
    })
}
