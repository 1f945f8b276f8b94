extension Law {
  package static let typedNumberIsGrouped = Law(
    "Typing an integer digit by digit gives its written form, with the caret at the end.",
    clauses: ["N2", "N7.2", "N7.8", "N7.16"],
    Property(forAll: .formedField) { subject, input in
      let (numbers, format) = (subject.numbers, input.format)
      let field = numbers.fieldOfFormat(format, .none)
      let digits = input.state.bare(format).filter { $0.properties.numericType == .decimal }
      try assume(!digits.isEmpty && (digits.count == 1 || digits.first?.properties.digit != 0))
      let state = field.typing(digits.map { String($0) })
      let value = ExactNumber(trusting: digits.compactMap { $0.properties.digit })
      var plain = format
      plain.fractionDigits = 0...format.maximumFractionDigits
      let written = try? numbers.textOfNumber(value, plain)
      try requireEqual(
        state.text.withASCIIDigits(format), written?.withASCIIDigits(format), "\(state)")
      try requireEqual(state.selection, .caret(at: state.text.utf16.count), "\(state)")
    })
}

extension Unicode.Scalar.Properties {
  fileprivate var digit: UInt8? { numericValue.map { UInt8($0) } }
}

extension String {
  /// The text with ASCII digits instead of the locale's own, because ASCII digits are typed and the
  /// field keeps them.
  fileprivate func withASCIIDigits(_ format: NumberFormat) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let digit = format.symbols.digits.firstIndex(of: scalar)
      text += digit.map { "\($0)" } ?? String(scalar)
    }
  }
}
