import InputRules

/// How AnyFormatKit writes a number.
struct AnyFormatKitSum: CustomStringConvertible {
  let decimalSeparator: String
  let groupingSeparator: String
  let groupingSize: Int
  let mostIntegerDigits: Int
  let mostFractionDigits: Int
  let prefix: String
  let suffix: String

  init(_ fields: JSONFields) throws(MalformedVector) {
    decimalSeparator = try fields.text("decimal")
    groupingSeparator = try fields.text("group")
    groupingSize = try fields.count("groupingSize")
    mostIntegerDigits = try fields.count("maxInt")
    mostFractionDigits = try fields.count("maxDec")
    prefix = try fields.text("prefix")
    suffix = try fields.text("suffix")
  }

  var description: String {
    "\(prefix.escaped) \(mostIntegerDigits) \(decimalSeparator.escaped) \(mostFractionDigits) "
      + "\(suffix.escaped) by \(groupingSize) \(groupingSeparator.escaped)"
  }
}

extension JSONFields {
  /// A number of digits, which these rows write as a text.
  fileprivate func count(_ key: String) throws(MalformedVector) -> Int {
    guard let count = Int(try text(key)), count >= 0 else {
      throw malformed(key, "is no whole number of 0 or more in quotation marks; write one")
    }
    return count
  }
}
