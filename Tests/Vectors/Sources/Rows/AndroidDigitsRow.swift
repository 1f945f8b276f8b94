import InputRules

/// A case of `DigitsKeyListener.filter`: digits, perhaps a sign, perhaps a decimal point.
struct AndroidDigitsRow: VectorRow {
  let line: Int
  private let sign: Bool
  private let decimal: Bool
  private let insertion: AndroidInsertion

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    sign = try vector.field.flag("sign")
    decimal = try vector.field.flag("decimal")
    insertion = try AndroidInsertion(vector)
  }

  var asked: String {
    "digits\(sign ? ", sign" : "")\(decimal ? ", decimal point" : ""): \(insertion)"
  }

  /// Outside the range Android looks only at signs and points, so the rest is omitted there.
  func answer() -> VectorAnswer {
    let kept = insertion.kept(
      by: rule, head: admitted(insertion.head), tail: admitted(insertion.tail))
    return .said(expected: insertion.expected.escaped, ours: kept.escaped)
  }

  private var allowed: AllowedCharacters {
    AllowedCharacters("0123456789" + (sign ? "+-" : "") + (decimal ? "." : ""))
  }

  private func admitted(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.filter(allowed.admits))
    return String(scalars)
  }

  private var rule: FieldRule {
    let shape = TextPredicate("a sign in front, one point") { text in
      let scalars = text.unicodeScalars
      return !scalars.dropFirst().contains { $0 == "+" || $0 == "-" }
        && scalars.filter { $0 == "." }.count <= 1
    }
    return FieldRule([allowed, shape], insertion: .filtered)
  }
}
