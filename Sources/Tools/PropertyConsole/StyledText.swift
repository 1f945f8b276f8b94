import PropertyCorpus

/// A text for standard output, parts of which may be colored.
///
/// Colors are stored separately from the text. The text itself is escaped, so text from outside
/// can't add colors.
package struct StyledText: ExpressibleByStringInterpolation {
  private enum Color: String {
    case green = "32"
    case red = "31"
  }

  private var parts: [(text: String, color: Color?)] = []

  package init(_ text: String) { parts = [(text, nil)] }
  package init(stringLiteral text: String) { self.init(text) }
  package init(stringInterpolation interpolation: Interpolation) { self = interpolation.text }

  private init(_ text: String, _ color: Color) { parts = [(text, color)] }

  /// The text in green, if standard output accepts colors.
  package static func good(_ text: String) -> StyledText { StyledText(text, .green) }
  /// The text in red, if standard output accepts colors.
  package static func bad(_ text: String) -> StyledText { StyledText(text, .red) }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = StyledText("")

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text.parts.append((literal, nil)) }
    package mutating func appendInterpolation(_ plain: String) { appendLiteral(plain) }
    package mutating func appendInterpolation(_ styled: StyledText) { text.parts += styled.parts }
  }

  /// The text in a form that is safe for a terminal or a log.
  package func written(colors: Bool) -> String {
    let text = parts.map { part in
      guard colors, let color = part.color else { return part.text.visible }
      return "\u{1B}[\(color.rawValue)m\(part.text.visible)\u{1B}[0m"
    }
    return text.joined().withoutBuildCommands
  }
}

extension [StyledText] {
  package var lines: StyledText {
    enumerated().reduce("") { text, line in
      line.offset == 0 ? line.element : "\(text)\n\(line.element)"
    }
  }
}

extension String {
  /// The text, with all lines except the first indented, so that none of them looks like a line of
  /// results.
  package var withIndentedLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset == 0 || $0.element.hasPrefix("  ") ? "\($0.element)" : "  \($0.element)" }
      .joined(separator: "\n")
  }
}

/// A table of text, in which words are aligned left and numbers are aligned right.
package struct Table {
  private var rows: [[String]]

  package init(_ heading: [String]) { rows = [heading] }

  package mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows as lines, with each column as wide as its widest cell.
  package var lines: [String] {
    let widths = (rows.first ?? []).indices.map { column in
      let width = rows.map { $0[column].count }.max() ?? 0
      return isNumeric(column) ? -width : width
    }
    return rows.map { row in
      let line = zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  package var markdown: [String] {
    let lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
    let ruler = rows[0].map { _ in "---" }.joined(separator: " | ")
    return [lines[0], "| \(ruler) |"] + lines.dropFirst()
  }

  private func isNumeric(_ column: Int) -> Bool {
    rows.dropFirst().allSatisfy { $0[column].allSatisfy { $0.isNumber || $0 == "," } }
  }
}

extension String {
  /// The text, padded with spaces after it or, if the width is negative, before it.
  package func padded(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? spaces + self : self + spaces
  }
}

package enum ShellWord {
  /// The text as one word of a shell command.
  ///
  /// It is quoted if a shell would otherwise change it. If the text has control characters or
  /// hidden characters, these are written as bytes, as in `$'a\x1B'`.
  package static func quoted(_ text: String) -> String {
    if !text.isEmpty, text.unicodeScalars.allSatisfy(isPlain) { return text }
    if text.unicodeScalars.allSatisfy(isVisible) {
      let parts = text.split(separator: "'", omittingEmptySubsequences: false)
      return "'\(parts.joined(separator: #"'\''"#))'"
    }
    return "$'\(text.utf8.map(escaped).joined())'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", ":", "@", "+", ",": true
    default: false
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (" "..."~").contains(scalar) : scalar.isPrintable
  }

  private static func escaped(_ byte: UInt8) -> String {
    let scalar = Unicode.Scalar(byte)
    if (" "..."~").contains(scalar), scalar != "'", scalar != "\\" { return String(scalar) }
    return (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
  }
}

extension String {
  /// The text, with each escape for a printable character replaced: `\u{20AC}` becomes `€`.
  package var withPrintableCharacters: String {
    replacing(/\\\\|\\u\{([0-9A-F]{2,8})\}/) { match in
      let scalar = match.output.1.flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
      return scalar.map { $0.isPrintable ? String($0) : String(match.output.0) }
        ?? String(match.output.0)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is visible on its own: it is a letter, a number, a symbol or punctuation.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      !properties.isDefaultIgnorableCodePoint
    default: false
    }
  }
}
