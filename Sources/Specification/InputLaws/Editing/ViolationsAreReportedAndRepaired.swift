extension Law {
  package static let violationsAreReportedAndRepaired = Law(
    """
    A session keeps text that is set from code, and reports its violation. Only a repair changes \
    the text. A repair can be undone, and a second repair changes nothing.
    """, isUniversal: true, clauses: ["E12.6", "E12.7", "E12.10", "E12.11", "E12.12"],
    Property(forEach: { zip(.session(for: $0, SessionShape(forgets: false))) }) {
      subject, scenario in
      var session = try scenario.end(by: subject)
      let rule = try subject.rule(scenario.world.session.field)
      _ = session.perform(.commit)
      for word in scenario.world.words { try session.requireRepair(of: word, by: rule) }
    })
}

extension TextSession {
  /// Sets a text as code would, and then repairs the state.
  ///
  /// Requires that the text is reported and repaired if, and only if, the rule objects to the text.
  package mutating func requireRepair(of word: String, by rule: any TextRule) throws {
    let state = FieldState(word)
    try requireEqual(perform(.set(state)), Outcome(.done, state), "setting the text")
    let violation = self.violation
    try requireEqual(violation, rule.objection(to: word), "the violation of \(word.escaped)")
    let repair = perform(.repair)
    if let violation {
      let wanted = rule.repaired(state)
      if let objection = rule.objection(to: wanted.text) {
        try requireEqual(repair, Outcome(.refused(objection), state), "the refused repair")
        return
      }
      try requireEqual(repair.effect, .rewritten(violation), "the repair")
      try requireEqual(self.violation, nil, "the violation after the repair")
      try requireEqual(self.state, wanted, "the repaired state")
      var undone = self
      try requireEqual(undone.perform(.undo).state, state, "the state after undoing the repair")
    }
    let repaired = self.state
    if violation == nil { try requireEqual(repaired, state, "the state without a violation") }
    try requireEqual(perform(.repair), Outcome(.done, repaired), "the second repair")
  }
}
