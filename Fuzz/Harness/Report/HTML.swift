import PropertyConsole
import PropertyCorpus

/// A part of an HTML page.
///
/// A literal is markup. Interpolated text is escaped, so it is never read as markup.
struct HTML: Hashable, ExpressibleByStringInterpolation {
  let source: String

  init(stringLiteral value: String) { source = value }
  init(stringInterpolation interpolation: Interpolation) { source = interpolation.source }

  /// Creates a part from markup, such as a style sheet, without escaping.
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

  /// A text, escaped for a page; hidden characters, such as those that change a text's direction,
  /// are written as numbers.
  static func escape(_ text: String) -> String {
    text.xmlContent.replacing("'", with: "&#39;")
  }

  /// A page in one file, with a policy that prevents the browser from loading anything.
  static func page(_ title: HTML, style: HTML, body: HTML) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(title)</title>
    <style>\(style)</style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }
}
