extension Law {
  package static let requiredSeparatorStays = Law(
    """
    If a format requires fraction digits, a deletion never removes the decimal separator while \
    fraction digits remain. So a delete key never multiplies an amount by a hundred.
    """, clauses: ["N7.15"],
    Property(forAll: .formedField, .int(in: 0...12), .int(in: 1...12)) {
      subject, input, start, length in
      var format = input.format
      format.fractionDigits = 1...max(1, format.maximumFractionDigits)
      let field = subject.numbers.fieldOfFormat(format, .none)
      let text = input.state.text
      let parts = text.unicodeScalars.split(separator: format.symbols.decimalSeparator)
      try assume(field.objection(to: text) == nil && parts.count == 2)
      let widths = text.unicodeScalars.map { UTF16.width($0) }
      try assume(start < widths.count)
      let range = TextRange(
        location: widths[..<start].reduce(0, +),
        length: widths[start...].prefix(length).reduce(0, +))
      let states = [input.state, try FieldState(text: text, selection: range)]
      for state in states {
        let next = field.apply(Edit(replacing: range, with: ""), to: state)
        let takesFraction = start + length >= widths.count
        try require(
          takesFraction || next.text.unicodeScalars.contains(format.symbols.decimalSeparator),
          "\(next) after deleting \(range) of \(state)")
      }
    })
}
