import InputRules
import PropertyTesting

extension Law {
  package static let violationsAreReportedAndRepaired = Law(
    """
    Text set from code is taken as it is, and its violation is reported. Only a repair changes it, \
    once, and can be undone.
    """,
    about: .anyRule, clauses: ["E12.6", "E12.7", "E12.10", "E12.11", "E12.12"],
    Property(forEach: { zip(.session(for: $0, SessionShape(forgets: false))) }) {
      subject, scenario in
      var session = try subject.session(in: scenario.world)
      let rule = try subject.rule(scenario.world.session.field)
      for action in scenario.actions { _ = session.perform(action) }
      _ = session.perform(.commit)
      for word in scenario.world.words {
        let state = FieldState(word)
        try requireEqual(session.perform(.set(state)), Outcome(.done, state), "set")
        let violation = session.violation
        try requireEqual(violation, rule.objection(to: word), "what is told of \(word.escaped)")
        let repair = session.perform(.repair)
        if let violation {
          let wanted = rule.repaired(state)
          if let objection = rule.objection(to: wanted.text) {
            try requireEqual(repair, Outcome(.refused(objection), state), "the repair")
            continue
          }
          try requireEqual(repair.effect, .rewritten(violation), "the repair")
          try requireEqual(session.violation, nil, "after the repair")
          try requireEqual(session.state, wanted, "more is repaired than needs be")
          var undone = session
          try requireEqual(undone.perform(.undo).state, state, "the repair undone")
        }
        let repaired = session.state
        if violation == nil { try requireEqual(repaired, state, "nothing to repair") }
        try requireEqual(session.perform(.repair), Outcome(.done, repaired), "repaired again")
      }
    })
}
