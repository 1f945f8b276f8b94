import InputRules
import PropertyTesting
import ReadyFields

extension Law {
  package static let pastedAmountsMeanTheirValue = Law(
    """
    An amount with a decimal separator, or with its symbol, has the same value after it is pasted \
    into a field for amounts, empty or selected, whichever way one types there. A value's own text \
    stays.
    """,
    about: .readyFields, clauses: ["K19", "K20", "K22", "K23"],
    Property(
      forAll: .pastedAmount.cover("below zero", atLeast: 0.1) { $0.isNegative }
    ) { subject, input in
      let (amounts, plan) = (subject.amounts, input.plan)
      let field = amounts.fieldOfPlan(plan)
      let value = plan.amount(
        input.units + input.decimals, decimals: input.decimals.count, isNegative: input.isNegative)
      for before in ["", "7"] {
        let typed = field.apply(Edit(replacing: .caret(at: 0), with: before), to: .empty)
        let whole = TextRange(location: 0, length: typed.text.utf16.count)
        let pasted = field.apply(Edit(replacing: whole, with: input.text), to: typed)
        try requireEqual(amounts.valueOfText(pasted.text, plan), value, "\(pasted)")
      }
      let own = try amounts.textOfValue(value, plan).required("no text of \(value)")
      let edit = Edit(replacing: .caret(at: 0), with: own)
      try requireEqual(field.apply(edit, to: .empty).text, own, "its own text")
      try requireEqual(field.finalObjection(to: own), nil, own)
    })
}

/// An amount, and a text of it.
struct PastedAmount: CustomStringConvertible, Sendable {
  var plan: AmountPlan
  var units: [UInt8]
  var decimals: [UInt8]
  var isNegative: Bool
  var text: String

  var description: String { "\(plan)\npasted \(text.escaped)" }
}

extension Generator<PastedAmount> {
  /// An amount with some decimals, and its symbol on one of its sides, or on neither.
  fileprivate static let pastedAmount = Generator { source in
    let plan = source.draw(.amountPlan)
    let symbols = plan.format.symbols
    var units = [UInt8(source.choose(upTo: 8)) + 1]
    source.repeated(0...6, label: "digit") { units.append(UInt8($0.choose(upTo: 9))) }
    let count = Int(source.choose(upTo: UInt64(plan.format.minimumFractionDigits)))
    let decimals = (0..<count).map { _ in UInt8(source.choose(upTo: 9)) }
    let isNegative = plan.format.signs != .none && source.flip()
    var number = units.map { "\($0)" }.joined()
    if count > 0 {
      number += String(symbols.decimalSeparator) + decimals.map { "\($0)" }.joined()
    }
    let minus = isNegative ? source.element(of: ["-", symbols.minusSign]) : ""
    let space = source.element(of: ["", "\u{A0}", " "])
    let isBare = plan.typing == .number || count > 0 || isNegative
    let text =
      switch source.choose(upTo: 3) {
      case 0 where isBare: minus + number
      case 1: minus + plan.symbol + space + number
      case 2: plan.symbol + space + minus + number
      default: minus + number + space + plan.symbol
      }
    return PastedAmount(
      plan: plan, units: units, decimals: decimals, isNegative: isNegative, text: text)
  }
}
