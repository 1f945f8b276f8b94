extension Law {
  package static let pastedAmountsMeanTheirValue = Law(
    """
    An empty or completely selected amount field shows a pasted amount, with its symbol, brackets \
    or groups, as a value that the text can mean. A paste with anything else is refused as a \
    whole. The text written for a value is accepted. Under any policy, a number field shows the \
    text's value or refuses the text.
    """, clauses: ["E8.1", "E8.4", "E8.5", "K19", "K20", "K21", "K22", "K23", "K26", "K27"],
    Property(
      forAll: .pastedAmount.cover("is negative", atLeast: 0.1) { $0.isNegative }
        .cover("must be refused", atLeast: 0.1) { $0.values.isEmpty }
    ) { subject, input in
      let (amounts, plan) = (subject.amounts, input.plan)
      let field = amounts.fieldOfPlan(plan)
      for before in ["", "7"] {
        let typed = field.typing([before])
        let edit = Edit(replacing: typed.whole, with: input.text)
        let pasted = field.apply(edit, to: typed)
        if input.values.isEmpty {
          try requireEqual(pasted, typed, "the refused paste")
          try require(
            field.decide(edit, on: typed).reason != nil, "the paste isn't refused")
        } else {
          let value = amounts.valueOfText(pasted.text, plan)
          try require(value.map(input.values.contains) ?? false, "\(typed) becomes \(pasted)")
        }
      }
      try input.requireNumber(in: subject)
      let shown = amounts.valueOfText(input.text, plan)
      let meant = input.values.isEmpty ? [] : input.values + [input.value]
      try require(
        shown.map(meant.contains) ?? true, "the text has the value \(String(describing: shown))")
      guard plan.format.signs != .none || !input.isNegative else { return }
      let own = try amounts.textOfValue(input.value, plan).required("\(input.value) has no text")
      try requireEqual(field.typing([own]).text, own, "the written text, pasted")
      try requireEqual(field.finalObjection(to: own), nil, own)
    })
}

/// An amount, a text for it, and the values that the text may mean.
struct PastedAmount: CustomStringConvertible, Sendable {
  var plan: AmountPlan
  var value: ExactNumber
  var isNegative: Bool
  var text: String
  /// The values that the text may mean; if there are none, fields must refuse the text.
  var values: [ExactNumber]
  /// Whether a number field without a currency may read the text as the same value.
  var isNumber: Bool

  var description: String { "\(plan)\npasted \(text.escaped)\nmeans one of \(values)" }
}

extension PastedAmount {
  /// Requires that a number field reads the pasted text's value, or keeps the field's earlier text.
  ///
  /// This is tested with each policy, and with maximum lengths of 4 and 99 characters.
  fileprivate func requireNumber(in subject: Implementation) throws {
    var format = plan.format
    format.fractionDigits = 0...3
    let numeric = ConditionDescription.numeric(NumberDescription(format))
    for (policy, limit) in InsertionPolicy.allCases.flatMap({ [($0, 4), ($0, 99)] }) {
      let field = try subject.rule(
        FieldDescription([numeric, .maximumLength(limit, .characters)], insertion: policy))
      for before in ["", "7"] {
        let range = TextRange(location: 0, length: before.count)
        let state = FieldState(trusting: before, selection: range, marked: nil)
        let pasted = field.apply(Edit(replacing: range, with: text), to: state)
        if pasted == state { continue }
        let shown = subject.numbers.valueOfText(pasted.text, format)
        try requireEqual(shown, isNumber ? value : nil, "\(pasted), \(policy) up to \(limit)")
        try require(isNumber, "\(pasted) isn't a number, \(policy) up to \(limit)")
      }
    }
  }
}

private struct AmountWay: Sendable {
  var before = ""
  var after = ""
  /// The sign that this notation gives the number.
  var sign = Sign.positive

  enum Sign { case positive, negative, none }

  /// In each of these, `¤` stands for the plan's symbol, `.` for its decimal separator, and `,` for
  /// its grouping separator.
  static let all: [Self] = [
    Self(), Self(before: "\u{A4}"), Self(after: " \u{A4}"), Self(before: "-", sign: .negative),
    Self(before: "-\u{A4}\u{A0}", sign: .negative), Self(before: "\u{A4}-", sign: .negative),
    Self(before: "-", after: "\u{A0}\u{A4}", sign: .negative),
    Self(before: "(", after: ")", sign: .negative), Self(after: "-", sign: .negative),
    Self(before: "(\u{A4}", after: ")", sign: .negative),
    Self(before: "\u{A4} (", after: ")", sign: .negative),
    Self(before: "\u{A4}", after: " CR", sign: .negative), Self(after: "CR", sign: .negative),
    Self(before: " "), Self(after: " "), Self(after: "\n"), Self(before: "\t", after: "\r\n"),
    Self(before: "\u{200B}", after: "\u{FEFF}"),
  ]

  /// Texts that can't be beside the number of an amount in the field.
  static let foreign: [Self] =
    ["\u{A3}", "US$", "SEK ", "memo ", "#", "ca. ", "12 / ", "(", "--", "minus ", "1a", "0,"].map {
      Self(before: $0, sign: .none)
    }
    + [
      "k", "M", " mn", " NZD", "%", " each", " + 1", "\n34", ")", " DR", " x 2", "nd", ".-", ". -",
    ].map { Self(after: $0, sign: .none) } + [
      Self(before: "-", after: "-", sign: .none), Self(before: "-(", after: ")", sign: .none),
    ]

  /// Whether the number has nothing but white space or a minus sign around it.
  var isBare: Bool {
    after.allSatisfy { $0.isWhitespace || $0 == "\u{FEFF}" } && !before.contains("(")
      && !before.contains("\u{A4}")
  }

  /// Returns the number written in this way, with the plan's symbol and separators.
  func text(_ number: String, _ symbol: String, _ symbols: NumberSymbols) -> String {
    let signs: [Character: String] = [
      "\u{A4}": symbol, ".": String(symbols.decimalSeparator),
      ",": String(symbols.groupingSeparator),
    ]
    return [before, after].map { side in side.map { signs[$0] ?? String($0) }.joined() }
      .joined(separator: number)
  }
}

extension Generator<PastedAmount> {
  /// An amount with some decimal places, written in one of these ways.
  fileprivate static let pastedAmount = Generator { source in
    let plan = source.draw(.amountPlan)
    var units = [UInt8(source.choose(upTo: 8)) + 1]
    let group = source.element(of: ["", "", " ", "\u{A0}", "\u{202F}", "'", "\u{2019}"])
    source.repeated(group.isEmpty ? 0...6 : 4...4, label: "digit") {
      units.append(UInt8($0.choose(upTo: 9)))
    }
    let count = source.int(upTo: plan.format.minimumFractionDigits)
    let decimals = (0..<count).map { _ in UInt8(source.choose(upTo: 9)) }
    let way = source.element(of: source.flip(0.7) ? AmountWay.all : AmountWay.foreign)
    let isNegative = way.sign == .negative
    let written = units.map { "\($0)" }
    var number =
      group.isEmpty ? written.joined() : written[..<2].joined() + group + written[2...].joined()
    if count > 0 {
      let separator = String(plan.format.symbols.decimalSeparator)
      number += separator + decimals.map { "\($0)" }.joined()
    }
    let value = plan.amount(units + decimals, decimals: count, isNegative: isNegative)
    let places = plan.format.minimumFractionDigits
    let shifted = plan.amount(units, decimals: places, isNegative: isNegative)
    // Only digits without a symbol or a separator are read as if they were typed from the right.
    let isShifted = plan.typing == .shifted && count == 0 && group.isEmpty && way.isBare
    let isSigned = plan.format.signs != .none
    let names = [
      plan.symbol, plan.code, plan.symbol == "\u{A5}" ? "\u{FFE5}" : "",
      plan.code == "JPY" ? "円" : "",
    ]
    let name = source.element(of: names.filter { !$0.isEmpty })
    // “5K” may also mean 5000.
    let isThousand = name == "K" && plan.place.isBefore && way.after.contains("\u{A4}")
    let isMeant =
      (way.sign == .positive || isNegative && isSigned) && plan.takes(group: group) && !isThousand
    return PastedAmount(
      plan: plan, value: value, isNegative: isNegative,
      text: way.text(number, name, plan.format.symbols),
      values: isMeant ? [isShifted ? shifted : value] : [],
      isNumber: way.sign != .none || way.before == "\u{A3}")
  }
}

extension AmountPlan {
  /// Whether people may write this grouping separator in the plan's locale; spaces are
  /// interchangeable, and so are apostrophes.
  fileprivate func takes(group: String) -> Bool {
    let own = String(format.symbols.groupingSeparator)
    let sets = [[" ", "\u{A0}", "\u{202F}"], ["'", "\u{2019}"]]
    return group.isEmpty || sets.contains { $0.contains(own) && $0.contains(group) }
  }
}
