import InputRules

/// A document with a list of one number or similar text, which a JSON parser must accept or refuse.
struct JSONNumberRow: VectorRow {
  let line: Int
  private let document: String
  /// The text between the brackets, or `nil` if the bytes aren't UTF-8.
  private let token: String?
  private let isAccepted: Bool

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    isAccepted = try Self.isAccepted(vector.expected)
    let fields = vector.edit
    if fields.has("hex") {
      let hex = try fields.text("hex")
      let text = String(validating: try fields.bytes("hex"), as: UTF8.self)
      document = text?.escaped ?? "the bytes \(hex)"
      token = text.map(Self.token)
    } else {
      let text = try fields.text("doc")
      document = text.escaped
      let token = try fields.optionalText("token")
      self.token = token ?? Self.token(of: text)
    }
  }

  /// Whether the grammar accepts the number, which a parser may refuse if it can't represent it.
  private static func isAccepted(_ fields: JSONFields) throws(MalformedVector) -> Bool {
    switch try fields.text("verdict") {
    case "accept", "y", "implementation", "i": return true
    case "reject", "n": return false
    default:
      throw fields.malformed(
        "verdict", "is not known; write “accept”, “reject” or “implementation”")
    }
  }

  /// The document without its brackets, if it has both brackets.
  private static func token(of document: String) -> String {
    guard document.hasPrefix("[") && document.hasSuffix("]") else { return document }
    return String(document.dropFirst().dropLast())
  }

  var asked: String { "the number in \(document)" }

  func answer() -> VectorAnswer {
    .words(expected: Self.words(isAccepted), ours: Self.words(token.map(isNumber) ?? false))
  }

  private func isNumber(_ text: String) -> Bool { NumberFormat.json.accepts(text) }

  private static func words(_ isAccepted: Bool) -> String { isAccepted ? "accepted" : "refused" }
}

extension JSONFields {
  /// The bytes at `key`, each written as two hexadecimal digits.
  fileprivate func bytes(_ key: String) throws(MalformedVector) -> [UInt8] {
    let digits = try text(key).compactMap(\.hexDigitValue).map(UInt8.init)
    guard try digits.count == text(key).count, digits.count.isMultiple(of: 2) else {
      throw malformed(key, "is not bytes; write two hexadecimal digits for each")
    }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  }
}
