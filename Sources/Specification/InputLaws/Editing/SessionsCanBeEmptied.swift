extension Law {
  package static let sessionsCanBeEmptied = Law(
    "After any actions, selecting everything and deleting it leaves an empty field.",
    isUniversal: true, clauses: ["E6", "E9.4", "E9.8", "E13"],
    Property(forEach: { zip(.session(for: $0)) }) { subject, scenario in
      var session = try scenario.end(by: subject)
      _ = session.perform(.commit)
      let all = session.state.whole
      _ = session.perform(.select(all))
      if all.length > 0 { _ = session.perform(.deleteBackward(.character)) }
      try requireEqual(session.state, .empty, "after deleting everything")
    })
}
