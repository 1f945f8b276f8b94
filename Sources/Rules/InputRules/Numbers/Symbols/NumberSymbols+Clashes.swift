extension NumberSymbols {
  /// A description of an invalid symbol, or of a scalar with two meanings; otherwise `nil`.
  var clash: String? {
    if digits.count != 10 { return "\(digits.count) digits" }
    for sign in [minusSign, plusSign] where sign.unmarked.count != 1 {
      return "a sign of \(sign.unmarked.count) scalars"
    }
    guard let mark = exponentMark.unicodeScalars.first else { return "an empty exponent mark" }
    if (mark == "e" || mark == "E") && !ownMark.isEmpty {
      return "an exponent mark that begins like “e”"
    }
    if decimalSeparator.isScannerSpace { return "white space as the decimal separator" }
    for (digit, ascii) in zip(digits, Self.asciiDigits) where digit.isASCII && digit != ascii {
      return "\(String(digit).escaped) for another digit"
    }
    return repetition(among: [mark])
  }

  /// A description of a scalar that begins two kinds of symbols, or `nil` if there is none.
  ///
  /// ASCII digits, signs and the letter “e” also count, because they always have their usual
  /// meaning.
  private func repetition(among marks: [Unicode.Scalar]) -> String? {
    var meanings: [Unicode.Scalar: NumberToken] = [:]
    for (token, scalars) in beginnings(marks) {
      for scalar in scalars {
        if scalar.isBidiMark { return "a bidi mark as a \(token)" }
        if let other = meanings.updateValue(token, forKey: scalar), other != token {
          return "\(String(scalar).escaped) as both \(other) and \(token)"
        }
      }
    }
    return Set(digits).count == 10 ? nil : "the same digit twice"
  }

  private func beginnings(
    _ marks: [Unicode.Scalar]
  ) -> [(token: NumberToken, scalars: [Unicode.Scalar])] {
    [
      (.digit, digits + Self.asciiDigits), (.minus, [minus, "-"]), (.plus, [plus, "+"]),
      (.exponentMark, marks + ["e", "E"]), (.decimalSeparator, [decimalSeparator]),
      (.groupingSeparator, [groupingSeparator] + storage.lookalikes.members),
    ]
  }

  static let asciiDigits = Array("0123456789".unicodeScalars)
}

extension String {
  fileprivate var unmarked: [Unicode.Scalar] { unicodeScalars.filter { !$0.isBidiMark } }
}
