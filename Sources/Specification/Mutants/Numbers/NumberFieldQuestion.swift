/// A digit-grouping field as the model implements it, with helpers for mutants.
struct NumberFieldQuestion {
  let format: NumberFormat
  let bounds: NumberBounds

  var model: any TextRule { ModelNumberField(format, bounds: bounds) }

  /// The text without grouping separators.
  func bare(_ text: String) -> String {
    var bare = text
    bare.unicodeScalars.removeAll { $0 == format.symbols.groupingSeparator }
    return bare
  }

  /// The problem of the text, without grouping separators, as a prefix of one of the field's
  /// numbers.
  func problem(of text: String) -> NumberProblem? {
    var plain = format
    plain.allowsExponent = false
    return ModelNumbers().problem(of: bare(text), as: .partial, in: plain)
  }

  /// The content of the field after `text` is inserted into it, with the caret at the end.
  func showing(_ text: String) -> FieldState {
    let empty = Edit(replacing: .caret(at: 0), with: text)
    guard let state = model.decide(empty, on: .empty).newState else { return FieldState(text) }
    return FieldState(state.text)
  }

  /// Whether the text consists of grouping separators.
  func isGrouping(_ text: String) -> Bool { !text.isEmpty && bare(text).isEmpty }
}

extension NumberFormat {
  /// Replaces the grouping, if the symbols are valid with `grouping`.
  mutating func regroup(_ grouping: NumberGrouping) {
    let regrouped = try? NumberSymbols(
      decimalSeparator: symbols.decimalSeparator, groupingSeparator: symbols.groupingSeparator,
      minusSign: symbols.minusSign, plusSign: symbols.plusSign, exponentMark: symbols.exponentMark,
      digits: String(String.UnicodeScalarView(symbols.digits)), grouping: grouping)
    symbols = regrouped ?? symbols
  }
}

extension [UInt8] {
  /// The digits without the last `count`, rounded half up, with a zero before the first digit.
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
  /// Whether the scalar is a bidi mark that keyboards add around signs.
  var isBidiMark: Bool { ["\u{61C}", "\u{200E}", "\u{200F}"].contains(self) }
}
