extension Law {
  package static let amountsShowTheirValue = Law(
    """
    After any edits from the empty text, an amount field is empty, or shows the whole symbol once, \
    in place, with the caret beside the number. The digits give the value; with wrong group sizes \
    or too many decimals, the text has no value. A field typed from the right shows all decimals.
    """, clauses: ["K19", "K20", "K22", "K23"],
    Property(forAll: .amountFromNothing.cover("is negative", atLeast: 0.03) { $0.isNegative }) {
      subject, input in
      let (amounts, plan) = (subject.amounts, input.plan)
      try input.walk(amounts.fieldOfPlan(plan)) { edit, before, after in
        // If an edit replaces an empty range with an empty text, the caret may be anywhere.
        if after.text.isEmpty || edit.isEmpty(on: before) { return }
        let parts = try plan.parts(of: after.text).required("\(after) after \(edit) of \(before)")
        let isInside =
          after.selection.length == 0 && parts.carets.contains(after.selection.location)
        try require(isInside, "the caret of \(after) is in the symbol, after \(edit) of \(before)")
        let fraction = plan.fractionCount(of: parts.number)
        let isIncomplete =
          plan.hasOtherGroups(parts.number) || fraction > plan.format.maximumFractionDigits
        let value = isIncomplete ? nil : plan.number(of: parts.number)
        try requireEqual(amounts.valueOfText(after.text, plan), value, "the value of \(after)")
        guard let value, plan.typing == .shifted else { return }
        try requireEqual(fraction, plan.format.minimumFractionDigits, "decimals of \(after)")
        try requireEqual(amounts.textOfValue(value, plan), after.text, "the text of \(value)")
      }
    })
}

extension AmountPlan {
  /// Whether the groups of integer digits differ in size from the locale's groups (N7.13, N7.18).
  fileprivate func hasOtherGroups(_ number: [Unicode.Scalar]) -> Bool {
    let (symbols, sizes) = (format.symbols, format.symbols.grouping)
    let minus = symbols.minusSign.scalars + ["-"]
    let groups = number.drop(while: minus.contains).prefix { $0 != symbols.decimalSeparator }
      .split(separator: symbols.groupingSeparator, omittingEmptySubsequences: false)
    return groups.count > 1
      && (groups[0].count > sizes.secondary || groups[groups.count - 1].count != sizes.primary
        || groups.dropFirst().dropLast().contains { $0.count != sizes.secondary })
  }
}

extension AmountJourney {
  /// Whether a move types a minus sign, and the field allows minus signs.
  fileprivate var isNegative: Bool {
    plan.format.signs != .none && moves.contains { "\($0)".contains("-") }
  }
}
