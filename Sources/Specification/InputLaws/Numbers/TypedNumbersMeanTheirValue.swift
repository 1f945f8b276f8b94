extension Law {
  package static let typedNumbersMeanTheirValue = Law(
    """
    A number typed in any notation into a number or amount field is incomplete, or has a value \
    that its keys can mean. If its notation is unambiguous in the locale, the field shows its \
    value.
    """, clauses: ["N7.18", "N7.19", "N7.20", "K18", "K20"],
    Property(
      forAll: .typedNumber.cover("may be incomplete", atLeast: 0.1) { !$0.isPlain }
        .cover("must have a value", atLeast: 0.1) { $0.isPlain }
    ) { subject, input in
      let (amounts, numbers, plan) = (subject.amounts, subject.numbers, input.plan)
      var format = plan.format
      if input.isOptional { format.fractionDigits = 0...format.maximumFractionDigits }
      let field = numbers.fieldOfFormat(format, .none)
      let text = input.typed(into: field)
      let isComplete = field.finalObjection(to: text) == nil
      try input.requireMeant(isComplete ? numbers.valueOfText(text, format) : nil, text)
      let amount = input.typed(into: amounts.fieldOfPlan(plan))
      try input.requireMeant(amounts.valueOfText(amount, plan), amount)
    })
}

/// Keys that type a number into an amount field and a number field.
private struct TypedNumber: CustomStringConvertible, Sendable {
  var plan: AmountPlan
  var keys: String
  /// The digits that are already in the field, after the typed keys.
  var tail: [UInt8]
  /// Whether decimal places are optional in the number field.
  var isOptional: Bool
  /// The values that the keys may mean, starting with the intended one.
  var values: [ExactNumber]
  /// Whether the field must accept the keys, so its text has a value.
  var isPlain: Bool

  var description: String {
    "\(plan)\ntyped \(keys.escaped) before \(tail)\nmeans one of \(values)"
  }

  /// The field's text after the keys are typed before `tail`.
  func typed(into field: any TextRule) -> String {
    let after = field.typing([tail.map { "\($0)" }.joined()])
    let start = FieldState(trusting: after.text, selection: .caret(at: 0), marked: nil)
    return field.typing(keys, into: start).text
  }

  func requireMeant(_ value: ExactNumber?, _ text: String) throws {
    try require(value.map(values.contains) ?? !isPlain, "the field shows \(text.escaped)")
  }
}

extension Generator<TypedNumber> {
  /// A number, possibly with groups, any decimal separator, and decimal places.
  fileprivate static let typedNumber = Generator { source in
    let locale = source.element(of: ["en", "de", "fr", "sv", "en-IN", "ar", "es", "de-CH", "pl"])
    let currency = source.element(
      of: [.eur, .jpy] + Currency.codes.suffix(40).compactMap { try? Currency($0) })
    let plan = AmountField.amount(currency).localized(to: locale).plan
    let (symbols, places) = (plan.format.symbols, plan.format.maximumFractionDigits)
    var integer = [UInt8(source.choose(upTo: 9))]
    source.repeated(integer == [0] ? 0...0 : 0...8, label: "digit") {
      integer.append(UInt8($0.choose(upTo: 9)))
    }
    let size = source.element(of: [0, 3, symbols.grouping.secondary])
    let group = source.element(of: [symbols.groupingSeparator, ".", ",", " ", "'"])
    let lengths = (1...integer.count).filter { place in
      let rest = integer.count - place - 3
      return size > 0 && rest >= 0 && rest.isMultiple(of: size)
    }
    var keys = ""
    for (place, digit) in integer.enumerated() {
      keys += (lengths.contains(place) ? String(group) : "") + "\(digit)"
    }
    let separator = source.element(of: [symbols.decimalSeparator, ".", ",", "\u{66B}"])
    let fraction = (0..<source.int(upTo: max(2, places))).map { _ in
      UInt8(source.choose(upTo: 9))
    }
    if !fraction.isEmpty { keys += String(separator) + fraction.map { "\($0)" }.joined() }
    let room = max(2, places) - fraction.count
    var number = TypedNumber(plan, keys, integer, fraction, lengths, group, separator)
    number.isOptional = source.flip()
    if lengths.isEmpty && room > 0 && source.flip(0.3) {
      let digits = (0...source.choose(upTo: UInt64(room - 1))).map { _ in
        UInt8(source.choose(upTo: 9))
      }
      number.place(before: digits, integer, fraction, separator)
    }
    return number
  }
}

extension TypedNumber {
  /// Adds digits that the field shows after the keys: more integer digits, or decimals.
  fileprivate mutating func place(
    before digits: [UInt8], _ integer: [UInt8], _ fraction: [UInt8], _ separator: Unicode.Scalar
  ) {
    let all = integer + fraction + digits
    let count = fraction.isEmpty ? 0 : fraction.count + digits.count
    values = [plan.amount(all, decimals: count)]
    if separator == plan.format.symbols.groupingSeparator && count == 3 {
      values.append(plan.amount(all, decimals: 0))
    }
    (tail, isPlain) = (digits, false)
  }

  /// Creates a number and the values that it may mean.
  ///
  /// The keys contain separators between groups and before decimals; `lengths` has the number of
  /// digits before each grouping separator.
  fileprivate init(
    _ plan: AmountPlan, _ keys: String, _ integer: [UInt8], _ fraction: [UInt8], _ lengths: [Int],
    _ group: Unicode.Scalar, _ separator: Unicode.Scalar
  ) {
    let own = plan.format.symbols.groupingSeparator
    let places = plan.format.maximumFractionDigits
    let keyboards: [Unicode.Scalar] = [".", ",", "\u{66B}"]
    let isForeign = group != own && keyboards.contains(group)
    // Three decimal places may be read as a group if no other separator separates groups. If groups
    // use another locale's separator, a single group may be read as decimal places.
    let mayBegin = separator == own && integer != [0] && !fraction.isEmpty
    let mayGroup = mayBegin && fraction.count == 3 && (lengths.isEmpty || !isForeign)
    let mayBeDecimals = lengths.count == 1 && fraction.isEmpty && isForeign && places > 0
    let digits = integer + fraction
    var values = [plan.amount(digits, decimals: fraction.count)]
    if mayGroup { values.append(plan.amount(digits, decimals: 0)) }
    if mayBeDecimals {
      let shown = min(places, 3)
      values.append(plan.amount(Array(integer.dropLast(3 - shown)), decimals: shown))
    }
    let isStopped = places > 3 && group == own && keyboards.contains(own) && !lengths.isEmpty
    self.init(
      plan: plan, keys: keys, tail: [], isOptional: false, values: values,
      isPlain: (lengths.isEmpty || !isForeign) && !isStopped && !mayBegin
        && fraction.count <= places)
  }
}
