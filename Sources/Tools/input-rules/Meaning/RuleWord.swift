import InputRules
import PropertyConsole

/// A rule of ours that a word names, such as `number:1...100`.
struct RuleWord {
  /// The whole, as it was given.
  let text: String
  let name: String
  /// What is after the first colon; nil if there is none.
  let value: String?

  /// What a word, or an option, stands for.
  enum Kind {
    case nothing
    case condition(any TextCondition)
    case field(any TextRule)

    /// What joins others; nil if there is none.
    var condition: (any TextCondition)? { if case .condition(let own) = self { own } else { nil } }
    /// Whether it stands alone.
    var isField: Bool { if case .field = self { true } else { false } }
  }

  private static let names =
    [
      "anything", "number[:A...B]", "integer[:A...B]", "grouped[:A...B]", "pattern:TEXT",
      "date:LAYOUT", "dates:LAYOUT",
    ] + readyNames

  init(_ text: String) {
    self.text = text
    let ends = text.firstIndex(of: ":")
    name = String(text[..<(ends ?? text.endIndex)])
    value = ends.map { String(text[text.index(after: $0)...]) }
  }

  /// Whether a locale changes how its texts are written.
  var hasLocale: Bool { ["number", "integer", "grouped", "amount", "cents"].contains(name) }

  /// What the word stands for, with numbers as a locale writes them; nil for the default.
  func kind(_ locale: String?) throws(UsageError) -> Kind {
    let symbols = if let locale { try NumberSymbols(named: locale) } else { NumberSymbols.posix }
    switch name {
    case "anything":
      if value != nil { throw UsageError("“\(name)” takes no value; write \(name) alone") }
      return .nothing
    case "number": return .condition(try number(NumberFormat(symbols)))
    case "integer": return .condition(try number(.integer(symbols)))
    case "grouped":
      return .field(NumberField(NumberFormat(symbols, grouping: .strict), bounds: try bounds()))
    case "pattern", "date", "dates": return .field(try formatted())
    default:
      if let field = try ready(locale) { return .field(field) }
      throw UsageError(
        "there is no rule named “\(name.beginning)”; give one of "
          + "\(Self.names.joined(separator: ", ")), and options such as --at-most 4")
    }
  }
}

extension NumberFormat {
  /// Whole numbers, with a minus sign if need be.
  fileprivate static func integer(_ symbols: NumberSymbols) -> NumberFormat {
    NumberFormat(symbols, signs: .minus, allowsExponent: false, fractionDigits: 0...0)
  }
}
