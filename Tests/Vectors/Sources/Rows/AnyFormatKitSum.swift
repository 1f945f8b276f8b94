import InputRules

/// AnyFormatKit's format of a number.
struct AnyFormatKitSum: CustomStringConvertible {
  let decimalSeparator: Unicode.Scalar
  /// The separator, or `nil` if groups aren't separated.
  let groupingSeparator: Unicode.Scalar?
  let groupingSize: Int
  let mostIntegerDigits: Int
  let mostFractionDigits: Int
  /// The field with the same format.
  let field: AffixedNumberField

  init(_ fields: JSONFields) throws(MalformedVector) {
    decimalSeparator = try fields.scalar("decimal")
    groupingSeparator = try fields.text("group").isEmpty ? nil : fields.scalar("group")
    groupingSize = try fields.count("groupingSize")
    mostIntegerDigits = try fields.count("maxInt")
    mostFractionDigits = try fields.count("maxDec")
    let format = NumberFormat(
      try fields.symbols(decimalSeparator, groupingSeparator, groupingSize), signs: .minus,
      grouping: groupingSeparator == nil || groupingSize == 0 ? .refused : .lenient,
      allowsLeadingZeros: false, fractionDigits: 0...mostFractionDigits)
    let bounds = try fields.bounds(mostIntegerDigits, mostFractionDigits)
    field = AffixedNumberField(
      field: NumberField(format, bounds: bounds), prefix: try fields.text("prefix"),
      suffix: try fields.text("suffix"))
  }

  var description: String {
    let group = groupingSeparator.map(String.init) ?? ""
    return "\(field.prefix.escaped) \(mostIntegerDigits) \(String(decimalSeparator).escaped) "
      + "\(mostFractionDigits) \(field.suffix.escaped) by \(groupingSize) \(group.escaped)"
  }
}

extension JSONFields {
  /// The number of digits at `key`, which these rows write as text.
  fileprivate func count(_ key: String) throws(MalformedVector) -> Int {
    guard let count = Int(try text(key)), (0...1_000).contains(count) else {
      throw malformed(key, "is no whole number from 0 to 1000 in quotation marks; change it")
    }
    return count
  }

  /// The symbols, with a default grouping separator if there is none (N3.1).
  fileprivate func symbols(
    _ decimal: Unicode.Scalar, _ group: Unicode.Scalar?, _ size: Int
  ) throws(MalformedVector) -> NumberSymbols {
    do {
      return try NumberSymbols(
        decimalSeparator: decimal, groupingSeparator: group ?? (decimal == "," ? "." : ","),
        grouping: NumberGrouping(primary: size))
    } catch {
      throw malformed("decimal", "or “group” can't be read: \(error)")
    }
  }

  /// The bounds of a number with limited integer and fraction digits, all of which are nines (N9).
  fileprivate func bounds(_ integer: Int, _ fraction: Int) throws(MalformedVector) -> NumberBounds {
    let nines = ExactNumber(
      trusting: Array(repeating: 9, count: integer + fraction), exponent: .near(-fraction))
    do {
      return try NumberBounds(minimum: nines.negated, maximum: nines)
    } catch {
      throw malformed("maxInt", "is no bound: \(error)")
    }
  }
}
