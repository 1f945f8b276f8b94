import InputRules
import ReadyFields

/// A phone number as it is dialed, with libphonenumber's text and value for the complete number.
///
/// `PhoneVectorsTests` compares the texts after each key, which may differ because of a policy.
struct PhoneNumberRow: VectorRow, Decodable {
  let field: Field
  let edit: VectorText
  let expected: Answer

  struct Field: Decodable { let region: String }

  struct Answer: Decodable {
    let text: String
    let value: String
    let typed: [String]
  }

  /// The field for the region; for a calling code without a region, any region's field.
  var phone: PhoneField {
    get throws { try PhoneField(region: field.region == "001" ? "US" : field.region) }
  }

  func answer() throws -> VectorAnswer {
    let phone = try self.phone
    let text = phone.formatted(edit.text)
    let end = phone.finalObjection(to: text).map { ", \($0)" } ?? ""
    return .words(
      expected: "\(expected.text.escaped), \(expected.value)",
      ours: "\(text.escaped), \(phone.value(of: text) ?? "none")\(end)")
  }
}
