/// Any text as XML can represent it.
///
/// XML 1.0 can't represent most control characters, not even as numbers; they are shown as Swift
/// would write them, such as `\u{1B}`.
struct XMLText {
  let text: String

  init(_ text: String) { self.text = text }

  /// Between tags: lines stay lines.
  var content: String { escaped(lineBreaks: false) }

  /// Between double quotes: a reader would turn a line break into a space.
  var attribute: String { escaped(lineBreaks: true) }

  private func escaped(lineBreaks: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\r": result += "&#13;"
      case "\n", "\t": result += lineBreaks ? "&#\(scalar.value);" : String(scalar)
      case _ where Self.isUnspeakable(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether XML 1.0 can't represent a scalar.
  private static func isUnspeakable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: false
    case 0..<0x20, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
