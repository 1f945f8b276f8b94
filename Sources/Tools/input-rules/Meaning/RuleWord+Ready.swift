import InputRules
import PropertyConsole
import ReadyFields

extension RuleWord {
  /// The names of the ready fields, as an error lists them.
  static let readyNames = [
    "phone:REGION", "card", "iban", "code[:N]", "postal:REGION", "amount:CURRENCY",
    "cents:CURRENCY", "ssn", "ein", "cpf",
  ]

  /// The ready field that the word names, in a locale or the default; nil if it names another rule
  /// (K10, K12, K17, K18).
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
    throw unknown("no phone numbers of the region", among: PhoneField.regions, such: "US")
  }

  private func postal() throws(UsageError) -> PrefixField {
    if let field = try? PrefixField.postalCode(region: value ?? "") { return field }
    throw unknown("no postal codes of the region", among: PrefixField.postalRegions, such: "US")
  }

  private func amount(_ locale: String?, _ typing: AmountTyping) throws(UsageError) -> AmountField {
    let currency = try currency()
    guard let locale else { return .amount(currency, typing: typing) }
    do {
      return try .amount(currency, locale: locale, typing: typing)
    } catch {
      throw UsageError("“\(text.beginning)” isn't possible: \(error)")
    }
  }

  private func currency() throws(UsageError) -> Currency {
    if let currency = try? Currency(value ?? "") { return currency }
    throw unknown("no amounts of the currency", among: Currency.codes, such: "EUR")
  }

  /// Why the word's value names nothing, with the nearest that does.
  private func unknown(_ what: String, among known: [String], such example: String) -> UsageError {
    let value = value ?? ""
    let near = value == "UK" && known.contains("GB") ? "GB" : value.nearest(among: known)
    let advice =
      near.map { "did you mean \(name):\($0)?" }
      ?? "write one such as \(name):\(example)"
    return UsageError("\(what) “\(value.beginning)” are known; \(advice)")
  }
}
