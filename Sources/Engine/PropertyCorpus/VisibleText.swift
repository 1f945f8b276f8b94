extension Unicode.Scalar {
  /// Whether the scalar isn't shown as a character: it controls a terminal, breaks a line, is
  /// invisible, or changes the direction of text.
  ///
  /// Joiners and emoji variation selectors aren't hidden, because many names and texts need them.
  package var isHidden: Bool {
    switch value {
    case 0x20..<0x7F: return false
    case 0..<0xA0, 0x2028, 0x2029, 0xFFF9...0xFFFB: return true
    case 0x200C, 0x200D: return false
    default: break
    }
    if value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value { return true }
    return properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
  }

  /// The scalar's number as in Swift source, such as `\u{1B}`.
  package var numbered: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension String {
  /// The text with hidden characters replaced with their numbers, such as `\u{1B}`, but with
  /// unchanged line breaks and tabs.
  ///
  /// Terminals, JUnit and HTML use the same list of hidden characters.
  package var visible: String { showing { $0 == "\n" || $0 == "\t" ? String($0) : $0.numbered } }

  /// The visible text in one line, with escaped line breaks and tabs.
  package var visibleInLine: String {
    showing { $0 == "\n" ? "\\n" : $0 == "\t" ? "\\t" : $0.numbered }
  }

  /// The text without commands for a build server's log, such as `::error::` at the start of a
  /// line, and `##[error]` or `##vso[…]` anywhere.
  package var withoutBuildCommands: String {
    guard contains("::") || contains("##") else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = line.prefix(while: \.isWhitespace)
      let rest = line.dropFirst(indent.count)
      let start = rest.hasPrefix("::") ? indent + "\\u{3A}" + rest.dropFirst() : line
      return start.replacing(#/##(?=[A-Za-z]*\[)/#, with: "#\\u{23}")
    }.joined(separator: "\n")
  }

  private func showing(_ hidden: (Unicode.Scalar) -> String) -> String {
    guard unicodeScalars.contains(where: \.isHidden) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isHidden { result += hidden(scalar) } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}

extension Int {
  /// The number with commas between groups of three digits.
  package var grouped: String { (self < 0 ? "-" : "") + String(magnitude).grouped(by: ",") }

  /// Returns the number, padded with zeros to at least this many digits.
  package func padded(to digits: Int) -> String {
    (self < 0 ? "-" : "") + String(magnitude).leadingZeros(to: digits)
  }
}

extension String {
  /// Returns the digits in groups of three, counted from the end.
  package func grouped(by separator: String) -> String {
    var groups = ""
    for (index, digit) in enumerated() {
      if index > 0 && (count - index) % 3 == 0 { groups += separator }
      groups.append(digit)
    }
    return groups
  }

  func leadingZeros(to digits: Int) -> String {
    String(repeating: "0", count: Swift.max(0, digits - count)) + self
  }
}
