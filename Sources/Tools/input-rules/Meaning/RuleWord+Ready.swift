import InputRules
import PropertyConsole

extension RuleWord {
  /// The names of the ready fields, as an error lists them.
  static let readyNames = ["phone:REGION", "card", "iban", "code[:N]", "ssn", "ein", "cpf"]

  /// The ready field that the word names; nil if it names another rule (K10, K12).
  func ready() throws(UsageError) -> (any TextRule)? {
    switch name {
    case "phone": try phone()
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
    throw UsageError("“\(text.beginning)” isn't possible; write code:6, from 1 to 12 digits")
  }

  private func phone() throws(UsageError) -> PhoneField {
    let region = value ?? ""
    if let field = try? PhoneField(region: region) { return field }
    let near = region == "UK" ? "GB" : region.nearest(among: PhoneField.regions)
    let advice = near.map { "did you mean phone:\($0)?" } ?? "write a region such as phone:US"
    throw UsageError("no phone numbers of the region “\(region.beginning)” are known; \(advice)")
  }
}
