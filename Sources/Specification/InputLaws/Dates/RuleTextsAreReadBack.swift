extension Law {
  package static let ruleTextsAreReadBack = Law(
    """
    The text of a zone's rule is read as that rule. A byte that can't be in a rule, or a signed \
    time of day before version 3, is refused at its offset.
    """, clauses: ["D12.12", "D12.13", "D12.14"],
    Property(forAll: .ruleText, .int(in: 0...1_000)) { subject, written, place in
      let civil = subject.civilTimes
      let read = ZoneFileAnswer(try civil.ruleOfText(written.text, written.version))
      try requireEqual(read, .success(written.rule), "the rule")
      var bytes = Array(written.text.utf8)
      let offset = place % (bytes.count + 1)
      bytes.insert(UInt8(ascii: "!"), at: offset)
      let damaged = String(decoding: bytes, as: UTF8.self)
      let refused = ZoneFileAnswer(try civil.ruleOfText(damaged, written.version))
      try requireEqual(refused, .failure(.footer(at: offset)), "\(damaged.escaped)")
      guard let text = written.signed else { return }
      let old = ZoneFileAnswer(try civil.ruleOfText(text, 2))
      try requireEqual(old, .failure(.footer(at: text.utf8.count - 2)), "\(text.escaped)")
    })
}

extension RuleText {
  /// A text of version 2 with a negative time at its end; `nil` without daylight saving time.
  fileprivate var signed: String? {
    guard version == 2, rule.summer != nil, let comma = text.lastIndex(of: ",") else { return nil }
    return text[..<comma] + ",J60/-1"
  }
}
