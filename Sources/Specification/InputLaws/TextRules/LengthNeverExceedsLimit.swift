extension Law {
  /// A deletion may make a text exceed its limit: a family emoji without its joiners is several
  /// characters.
  ///
  /// This can happen only if deletions aren't checked (E6).
  package static let lengthNeverExceedsLimit = Law(
    "Typing or pasting never makes a text exceed the field's limit, in any unit, after any edits.",
    clauses: ["T1", "E6"],
    Property(forEach: { zip(.fromEmpty(for: $0, edits: 1...8, fields: .limited)) }) {
      subject, scenario in
      let rule = try subject.rule(scenario.field)
      var state = scenario.state
      for edit in scenario.edits {
        let next = rule.apply(edit, to: state)
        for case .maximumLength(let limit, let unit) in scenario.field.conditions {
          let length = unit.measure(next.text)
          let isExempt =
            edit.isDeletion && unit == .characters && scenario.field.deletions == .always
          let wasOver = unit.measure(state.text) > limit
          try require(
            length <= limit || isExempt || (wasOver && edit.isDeletion) || next == state,
            "\(length) \(unit), limit \(limit), after \(edit)")
        }
        state = next
      }
    })
}

extension LengthUnit {
  /// The length in this unit, measured without calling a rule.
  fileprivate func measure(_ text: String) -> Int {
    switch self {
    case .characters: text.count
    case .scalars: text.unicodeScalars.count
    case .utf16: text.utf16.count
    case .utf8: text.utf8.count
    }
  }
}
