extension Law {
  package static let insertionLosesNothingThatFits = Law(
    """
    An insertion into a pattern field keeps all content and adds everything that fits. If too few \
    slots remain, the policy drops or refuses the insertion, overwrites the content that follows, \
    or pushes the last content out. An insertion that adds nothing is refused with a reason. Lazy \
    literals appear only with the content after them.
    """, clauses: ["F5.1", "F5.5", "F5.7", "F5.8", "F5.9"],
    Property(
      forAll: .patternInsertion(.plain).cover("exceeds the slots", atLeast: 0.1) {
        $0.placed?.overflows ?? false
      }
    ) { subject, input in
      let placed = try input.placed.orDiscard()
      try assume(!placed.inserted.isEmpty)
      for overflow in PatternPolicies.Overflow.allCases {
        var policies = input.policies
        policies.overflow = overflow
        let decision = subject.patterns.fieldOfPattern(input.pattern, policies).decide(
          input.edit, on: input.state)
        guard let next = decision.newState else {
          try require(!placed.takes(by: overflow), "\(overflow): \(decision)")
          let problem = placed.fitting.isEmpty ? PatternProblem.fitsNoSlot : .full
          try requireEqual(decision.reason, .notFormatted(problem), "\(overflow)")
          continue
        }
        try require(!placed.overflows || overflow != .refused, "\(next)")
        let text = next.text.scalars
        let content = input.pattern.contentByPlace(text)
        try requireEqual(content, placed.content(by: overflow), "\(overflow): \(next)")
        if placed.inserted.last.map(input.pattern.admits) ?? false, !placed.overflows {
          try requireEqual(text, input.pattern.laid(content), "\(overflow): a literal at the end")
        }
      }
    })
}

extension PlacedEdit {
  fileprivate var overflows: Bool { fitting.count > room }

  /// Whether the field accepts part of the insertion.
  fileprivate func takes(by overflow: PatternPolicies.Overflow) -> Bool {
    let hasRoom =
      switch overflow {
      case .newestGoes: room > 0
      case .refused: !overflows
      case .lastGoes, .nextGoes: hasSlotAfterHead
      }
    return hasRoom && !fitting.isEmpty
  }

  /// The content after the fitting scalars are inserted.
  fileprivate func content(by overflow: PatternPolicies.Overflow) -> [Unicode.Scalar] {
    let (shown, count) = (fitting.map(pattern.slots[0].shown(for:)), pattern.slots.count)
    switch overflow {
    case .newestGoes, .refused: return head + shown.prefix(room) + tail
    case .lastGoes: return Array((head + shown + tail).prefix(count))
    case .nextGoes:
      let typed = (head + shown).prefix(count)
      return typed + tail.suffix(count - typed.count)
    }
  }
}
