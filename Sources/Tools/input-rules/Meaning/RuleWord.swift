import InputRules
import PropertyConsole
import ReadyFields

/// A word that names one of our rules, such as `number:1...100`.
struct RuleWord {
  let text: String
  let name: String
  /// The text after the first colon, or `nil` if there is none.
  let value: String?

  /// The meaning of a word or an option.
  enum Kind {
    case nothing
    case condition(any TextCondition)
    case field(any TextRule)

    /// The condition, which can be combined with others, or `nil` if this isn't a condition.
    var condition: (any TextCondition)? { if case .condition(let own) = self { own } else { nil } }
    /// Whether this is a whole field, which can't be combined with conditions.
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

  /// Whether the rule's texts depend on the locale.
  var hasLocale: Bool { ["number", "integer", "grouped", "amount", "cents"].contains(name) }

  /// The word's meaning; numbers are written as in `locale` or, if it is `nil`, as in
  /// programming languages.
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
  /// A format for whole numbers, with or without a minus sign.
  fileprivate static func integer(_ symbols: NumberSymbols) -> NumberFormat {
    NumberFormat(symbols, signs: .minus, allowsExponent: false, fractionDigits: 0...0)
  }
}

extension RuleWord {
  /// The condition that requires a number in a format, within the bounds that the word contains.
  func number(_ format: NumberFormat) throws(UsageError) -> NumericValue {
    NumericValue(format, bounds: try bounds())
  }

  /// The bounds in a value such as `1...100`, `1...` or `...100`; if there is no value, there are
  /// no bounds.
  func bounds() throws(UsageError) -> NumberBounds {
    guard let value else { return .none }
    let ends = value.split(separator: "...", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.contains(where: { !$0.isEmpty }) else {
      throw UsageError("“\(text)” has no bounds; write \(name):1...100, or omit one bound")
    }
    let (minimum, maximum) = (try Self.bound(ends[0]), try Self.bound(ends[1]))
    do {
      return try NumberBounds(minimum: minimum, maximum: maximum)
    } catch {
      throw UsageError("“\(text)” is invalid: \(error)")
    }
  }

  private static func bound(_ text: Substring) throws(UsageError) -> ExactNumber? {
    if text.isEmpty { return nil }
    guard let number = try? NumberFormat.json.value(of: String(text)) else {
      throw UsageError("“\(text)” isn't a number; write it as 10 or -0.5")
    }
    return number
  }

  /// The field with the pattern or the layout that the word contains.
  func formatted() throws(UsageError) -> any TextRule {
    guard let value, !value.isEmpty else {
      let example = name == "pattern" ? "(999) 999-9999" : "dd/mm/yyyy"
      throw UsageError("“\(name)” needs a text; write \"\(name):\(example)\"")
    }
    do {
      switch name {
      case "pattern": return PatternField(try Pattern(value, in: .tried))
      case "date": return try DateField(try DateLayout(value))
      default: return try DateRangeField(try DateLayout(value), separator: " - ")
      }
    } catch {
      throw UsageError("“\(text)” is invalid: \(error)")
    }
  }
}

extension PatternNotation {
  /// The notation for patterns on the command line.
  fileprivate static let tried = PatternNotation([
    "9": .digit, "a": .letter, "A": PatternSlot(.letter, letterCase: .upper), "?": .any,
  ])
}

extension RuleWord {
  /// The names of the ready fields, as an error message lists them.
  static let readyNames = [
    "phone:REGION", "card", "iban", "code[:N]", "postal:REGION", "amount:CURRENCY",
    "cents:CURRENCY", "ssn", "ein", "cpf",
  ]

  /// The ready field that the word names, in `locale` if it isn't `nil`; `nil` if the word doesn't
  /// name a ready field (K10, K12, K17, K18).
  func ready(_ locale: String?) throws(UsageError) -> (any TextRule)? {
    switch name {
    case "phone": try phone()
    case "postal": try postal()
    case "amount": try amount(locale, .number)
    case "cents": try amount(locale, .shifted)
    case "code": PrefixField.oneTimeCode(try digits())
    case "card": try alone(PrefixField.card)
    case "iban": try alone(PrefixField.iban)
    case "ssn": try alone(PrefixField.usSocialSecurity)
    case "ein": try alone(PrefixField.usEmployer)
    case "cpf": try alone(PrefixField.brazilianTaxpayer)
    default: nil
    }
  }

  private func alone(_ field: PrefixField) throws(UsageError) -> PrefixField {
    if value != nil { throw UsageError("“\(name)” takes no value; write \(name) alone") }
    return field
  }

  private func digits() throws(UsageError) -> Int {
    guard let value else { return 6 }
    if let count = Int(value), 1...12 ~= count { return count }
    throw UsageError("“\(text.beginning)” isn't 1 to 12 digits; write, for example, code:6")
  }

  private func phone() throws(UsageError) -> PhoneField {
    if let field = try? PhoneField(region: value ?? "") { return field }
    throw unknown("the phone numbers of the region", among: PhoneField.regions, such: "US")
  }

  private func postal() throws(UsageError) -> PrefixField {
    if let field = try? PrefixField.postalCode(region: value ?? "") { return field }
    throw unknown("the postal codes of the region", among: PrefixField.postalRegions, such: "US")
  }

  private func amount(_ locale: String?, _ typing: AmountTyping) throws(UsageError) -> AmountField {
    let currency = try currency()
    guard let locale else { return .amount(currency, typing: typing) }
    do {
      return try .amount(currency, locale: locale, typing: typing)
    } catch {
      throw UsageError("“\(text.beginning)” is invalid: \(error)")
    }
  }

  private func currency() throws(UsageError) -> Currency {
    if let currency = try? Currency(value ?? "") { return currency }
    throw unknown("the amounts of the currency", among: Currency.codes, such: "EUR")
  }

  /// The error about an unknown value, which suggests a similar known value or an example.
  private func unknown(_ what: String, among known: [String], such example: String) -> UsageError {
    let value = value ?? ""
    let near = value == "UK" && known.contains("GB") ? "GB" : value.nearest(among: known)
    let advice =
      near.map { "did you mean \(name):\($0)?" }
      ?? "write, for example, \(name):\(example)"
    return UsageError("\(what) “\(value.beginning)” aren't known; \(advice)")
  }
}
