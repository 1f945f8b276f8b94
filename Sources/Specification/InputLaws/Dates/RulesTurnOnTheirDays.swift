extension Law {
  package static let rulesTurnOnTheirDays = Law(
    """
    In each year, a zone rule's summer offset begins at the rule's start, given in standard time, \
    and ends at the rule's end, given in summer time. If a start and an end coincide, the summer \
    offset begins. Each offset holds until the next start or end.
    """, clauses: ["D7.4", "D7.5", "D7.6", "D7.7"],
    Property(
      forAll: Generator { $0.zoneRule() }
        .cover("has summer time", atLeast: 0.5) { $0.summer != nil },
      Generator { $0.civilYear() }
    ) { subject, rule, year in
      let zone = try CivilZone(rule: rule)
      func offset(_ second: Int) -> Int {
        subject.civilTimes.offset(Instant(seconds: second), zone)
      }
      let turns = RuleTurns(rule)
      guard let summer = rule.summer, let (start, end) = turns.turns(in: year) else {
        let second = year * 31_556_952
        return try requireEqual(offset(second), rule.standard, "the standard offset")
      }
      try requireEqual(offset(start), summer.offset, "the offset at the start")
      let startsThen = turns.turns(around: end).contains { $0 == (end, summer.offset) }
      try requireEqual(
        offset(end), startsThen ? summer.offset : rule.standard, "the offset at the end")
      for second in [start - 1, end - 1] {
        try requireEqual(offset(second), turns.offset(at: second), "the offset a second before")
      }
    })
}
