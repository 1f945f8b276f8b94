/// The description of a field that groups digits.
struct NumberFieldParts: Sendable {
  let format: NumberFormat
  let bounds: NumberBounds
}

/// An edit of a field that groups digits, for a mutant to decide about.
typealias NumberFieldQuestion = FieldQuestion<NumberFieldParts>

extension NumberFieldQuestion {
  var format: NumberFormat { field.format }

  var separator: String { String(format.symbols.decimalSeparator) }

  /// Whether the range contains only grouping separators.
  var takesGrouping: Bool { !replaced.isEmpty && bare(replaced).isEmpty }

  func bare(_ text: String) -> String {
    var bare = text
    bare.unicodeScalars.removeAll { $0 == format.symbols.groupingSeparator }
    return bare
  }

  /// The reason the text, without its grouping separators, can't begin one of the field's numbers,
  /// or `nil`.
  func problem(of text: String) -> NumberProblem? {
    var plain = format
    plain.allowsExponent = false
    return ModelNumbers().problem(of: bare(text), as: .partial, in: plain)
  }

  /// The decision if the field had another format.
  func decision(by change: (inout NumberFormat) -> Void) -> Decision {
    var changed = format
    change(&changed)
    return ModelNumberField(changed, bounds: field.bounds).decide(edit, on: state)
  }

  var decisionWithoutFraction: Decision {
    decision { $0.fractionDigits = 0...$0.maximumFractionDigits }
  }

  /// The decision that shows what an empty field would show for `text`, with the caret at the end.
  func showing(text: String) -> Decision {
    let empty = Edit(replacing: .caret(at: 0), with: text)
    return showing(FieldState(model.decide(empty, on: .empty).newState?.text ?? text))
  }
}

extension NumberFormat {
  /// Replaces the grouping, provided that the symbols stay valid.
  mutating func regroup(_ grouping: NumberGrouping) {
    let regrouped = try? NumberSymbols(
      decimalSeparator: symbols.decimalSeparator, groupingSeparator: symbols.groupingSeparator,
      minusSign: symbols.minusSign, plusSign: symbols.plusSign, exponentMark: symbols.exponentMark,
      digits: String(String.UnicodeScalarView(symbols.digits)), grouping: grouping)
    symbols = regrouped ?? symbols
  }
}

extension ExactNumber {
  /// The number without its last `count` digits; if `rounds` is true, it is rounded half up.
  func dropping(_ count: Int, rounds: Bool) -> ExactNumber {
    guard case .near(let near) = exponent, count > 0 else { return self }
    let kept = rounds ? digits.rounded(dropping: count) : digits.dropLast(count)
    return ExactNumber(
      isNegative: isNegative, trusting: kept, exponent: .near(near).advanced(by: count))
  }

  /// The number of fraction digits beyond the format's maximum.
  func excess(in format: NumberFormat) -> Int {
    guard case .near(let near) = exponent, format.maximumFractionDigits < .max else { return 0 }
    return max(0, -near - format.maximumFractionDigits)
  }
}

extension [UInt8] {
  /// The digits without the last `count`, rounded half up; a zero is added before the first digit.
  func rounded(dropping count: Int) -> [UInt8] {
    guard count > 0 else { return self }
    guard count <= self.count else { return [] }
    var head = [0] + dropLast(count)
    guard self[self.count - count] >= 5 else { return head }
    var place = head.count - 1
    while head[place] == 9 {
      head[place] = 0
      place -= 1
    }
    head[place] += 1
    return head
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a bidi mark, of the kind that keyboards insert next to signs.
  var isBidiMark: Bool { ["\u{61C}", "\u{200E}", "\u{200F}"].contains(self) }
}
