import InputRules
import PropertyTesting
import ReadyFields

extension Law {
  /// Numbers grouped as elsewhere, such as 1.234,50 in English, lose the digits without room, and
  /// three of four decimals may be a group, so both aren't drawn.
  package static let typedNumbersMeanTheirValue = Law(
    """
    A number typed key by key into a field with live grouping, or into one for amounts, with the \
    locale's groups and any locale's decimal separator, is shown as that number or isn't complete.
    """,
    about: .numbers, clauses: ["N7.18", "N7.19", "K18", "K20"],
    Property(
      forAll: .typedNumber.cover("may mean a group", atLeast: 0.1) { !$0.isPlain }
        .cover("has groups", atLeast: 0.1) { $0.isGrouped }
    ) { subject, input in
      let (amounts, numbers, plan) = (subject.amounts, subject.numbers, input.plan)
      let field = numbers.fieldOfFormat(plan.format, .none)
      let text = input.typed(into: field)
      let isComplete = field.finalObjection(to: text) == nil
      try input.requireMeant(isComplete ? numbers.valueOfText(text, plan.format) : nil, text)
      let amount = input.typed(into: amounts.fieldOfPlan(plan))
      try input.requireMeant(amounts.valueOfText(amount, plan), amount)
    })
}

/// A number as it is typed into fields.
private struct TypedNumber: CustomStringConvertible, Sendable {
  var plan: AmountPlan
  var keys: String
  /// What the keys may mean; the first is what is meant.
  var values: [ExactNumber]
  /// Whether no key may separate groups where it is meant as the decimal separator.
  var isPlain: Bool
  var isGrouped: Bool

  var description: String { "\(plan)\ntyped \(keys.escaped)\nmeans one of \(values)" }

  /// What a field shows after the keys.
  func typed(into field: any TextRule) -> String {
    keys.unicodeScalars.reduce(FieldState.empty) { state, key in
      field.apply(Edit(replacing: state.selection, with: String(key)), to: state)
    }.text
  }

  func requireMeant(_ value: ExactNumber?, _ text: String) throws {
    try require(value.map(values.contains) ?? !isPlain, "\(text.escaped) is shown")
  }
}

extension Generator<TypedNumber> {
  /// Digits, perhaps in groups, any decimal separator, and decimals.
  fileprivate static let typedNumber = Generator { source in
    let locale = source.element(of: ["en", "de", "fr", "sv", "en-IN", "ar", "es", "de-CH", "pl"])
    let currency = source.element(
      of: [.eur, .jpy] + Currency.codes.suffix(40).compactMap { try? Currency($0) })
    var plan = AmountField.amount(currency).localized(to: locale).plan
    if plan.format.maximumFractionDigits == 0 { plan.format.fractionDigits = 2...2 }
    let symbols = NumberSymbols(locale: locale) ?? .posix
    var integer = [UInt8(source.choose(upTo: 9))]
    source.repeated(integer == [0] ? 0...0 : 0...8, label: "digit") {
      integer.append(UInt8($0.choose(upTo: 9)))
    }
    let size = source.element(of: [0, 3, symbols.grouping.secondary])
    var keys = ""
    for (place, digit) in integer.enumerated() {
      let rest = integer.count - place - 3
      if size > 0 && place > 0 && rest >= 0 && rest.isMultiple(of: size) {
        keys += String(symbols.groupingSeparator)
      }
      keys += "\(digit)"
    }
    let most = min(3, plan.format.maximumFractionDigits)
    let separator = source.element(of: [symbols.decimalSeparator, ".", ",", "\u{66B}"])
    let fraction = (0..<Int(source.choose(upTo: UInt64(most)))).map { _ in
      UInt8(source.choose(upTo: 9))
    }
    let digits = integer + fraction
    var values = [plan.amount(digits, decimals: fraction.count)]
    let mayGroup = separator == symbols.groupingSeparator && integer != [0]
    if mayGroup && fraction.count == 3 { values.append(plan.amount(digits, decimals: 0)) }
    if !fraction.isEmpty { keys += String(separator) + fraction.map { "\($0)" }.joined() }
    return TypedNumber(
      plan: plan, keys: keys, values: values, isPlain: !mayGroup || fraction.isEmpty,
      isGrouped: size > 0 && integer.count > 3)
  }
}
