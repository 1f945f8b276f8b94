import InputRules
import ReadyFields

/// A phone number as it is dialed, with libphonenumber's text and value for the complete number.
///
/// The texts after each key are compared by `PhoneVectorsTests`, because they differ by policy.
struct PhoneNumberRow: VectorRow {
  let line: Int
  private let field: PhoneField
  private let keys: String
  private let expected: (text: String, value: String)

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    let region = try vector.field.text("region")
    // A calling code without a region can be dialed in any region.
    guard let field = try? PhoneField(region: region == "001" ? "US" : region) else {
      throw vector.field.malformed("region", "is \(region.escaped), of which no numbers are known")
    }
    self.field = field
    keys = try vector.edit.text("text")
    expected = (try vector.expected.text("text"), try vector.expected.text("value"))
  }

  var asked: String { "\(keys) in \(field.region)" }

  func answer() -> VectorAnswer {
    let text = field.formatted(keys)
    let end = field.finalObjection(to: text).map { ", \($0)" } ?? ""
    let value = field.value(of: text) ?? "none"
    return .words(
      expected: "\(expected.text.escaped), \(expected.value)",
      ours: "\(text.escaped), \(value)\(end)")
  }
}
