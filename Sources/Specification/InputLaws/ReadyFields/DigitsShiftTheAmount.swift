extension Law {
  package static let digitsShiftTheAmount = Law(
    """
    In a field typed from the right, typing a digit multiplies the amount by ten and adds the \
    digit in the smallest unit. Backspace reverts this until the field is empty. Pasting all \
    digits at once, or in two pieces, has the same result.
    """, clauses: ["K22", "K23"],
    Property(forAll: .shiftedDigits) { subject, input in
      let (amounts, plan) = (subject.amounts, input.plan)
      let field = amounts.fieldOfPlan(plan)
      let decimals = plan.format.minimumFractionDigits
      var (state, shown) = (FieldState.empty, [FieldState.empty])
      for (count, digit) in input.digits.enumerated() {
        state = field.apply(Edit(replacing: state.selection, with: "\(digit)"), to: state)
        let value = plan.amount(Array(input.digits.prefix(count + 1)), decimals: decimals)
        try requireEqual(amounts.valueOfText(state.text, plan), value, "the value of \(state)")
        shown.append(state)
      }
      let word = input.digits.map { "\($0)" }.joined()
      try requireEqual(field.typing([word]), state, "the pasted digits")
      let pieces = field.typing(word.scalars.halves.map { String(scalars: $0) })
      try requireEqual(pieces, state, "the paste in two pieces")
      // All zeros before the first nonzero digit are shown as a single zero.
      let zeros = input.digits.dropLast().prefix { $0 == 0 }.count
      for before in shown.dropFirst(zeros).dropLast().reversed() {
        state = try field.apply(state.backwardDeletion.orDiscard(), to: state)
        let isFirst = before == shown.dropFirst(zeros).first
        try requireEqual(state, isFirst ? .empty : before, "the state after a backspace")
      }
    })
}

/// Digits to type into an amount field, from right to left.
struct ShiftedDigits: CustomStringConvertible, Sendable {
  var plan: AmountPlan
  var digits: [UInt8]

  var description: String { "\(plan)\ndigits \(digits)" }
}

extension Generator<ShiftedDigits> {
  /// One to twelve digits.
  fileprivate static let shiftedDigits = Generator { source in
    var plan = source.draw(.amountPlan)
    plan.typing = .shifted
    let digits: [UInt8] = source.list(1...12, label: "digit") { UInt8($0.choose(upTo: 9)) }
    return ShiftedDigits(plan: plan, digits: digits)
  }
}
