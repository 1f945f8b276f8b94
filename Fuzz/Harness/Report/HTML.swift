import PropertyConsole

/// A part of a page, in which every text is escaped.
///
/// A literal is markup; a text that is inserted into it is escaped, so none can become markup.
struct HTML: Hashable, ExpressibleByStringInterpolation {
  /// The markup.
  let source: String

  init(stringLiteral value: String) { source = value }
  init(stringInterpolation interpolation: Interpolation) { source = interpolation.source }

  /// Markup from elsewhere, such as a style sheet, which is inserted as it is.
  init(verbatim source: String) { self.source = source }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) { source += literal }
    mutating func appendInterpolation(_ text: String) { source += HTML.escape(text) }
    mutating func appendInterpolation(_ number: Int) { source += number.grouped }
    mutating func appendInterpolation(_ part: HTML) { source += part.source }
    mutating func appendInterpolation(_ parts: [HTML]) {
      source += parts.map(\.source).joined(separator: "\n")
    }
  }
}

extension HTML {
  /// A text as it is written in a page.
  ///
  /// Characters that control a terminal or the direction of text are written as their numbers: they
  /// would be invisible, or hide others.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where isInvisible(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// JSON as it is written in a script element, which no text in it can end.
  static func script(json: String) -> HTML {
    HTML(
      verbatim: json.split(separator: "<", omittingEmptySubsequences: false)
        .joined(separator: "\\u003C"))
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
