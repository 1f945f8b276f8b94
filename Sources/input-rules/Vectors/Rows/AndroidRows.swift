/// The cases of Android's input filters.
enum AndroidRows {
  static func row(_ fields: JSONFields) throws(MalformedVector) -> any VectorRow {
    switch try fields.text("class") {
    case "DigitsKeyListener": return try AndroidDigitsRow(fields)
    case "LengthFilter":
      return fields.has("source")
        ? try AndroidLengthRow(fields) : try AndroidEditRow(fields)
    default:
      throw fields.malformed(
        "class", "is not known; write “DigitsKeyListener” or “LengthFilter”")
    }
  }
}
