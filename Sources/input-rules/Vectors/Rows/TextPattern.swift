import Foundation
import InputRules

/// A text to search for, or a regular expression if it is between slashes.
struct TextPattern: CustomStringConvertible {
  let description: String
  private let expression: NSRegularExpression

  /// Nil if the regular expression has an error.
  init?(_ source: String) {
    let isExpression = source.utf8.count >= 2 && source.hasPrefix("/") && source.hasSuffix("/")
    let pattern =
      isExpression
      ? String(source.dropFirst().dropLast()) : NSRegularExpression.escapedPattern(for: source)
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
    self.expression = expression
    description = isExpression ? "the pattern \(source.escaped)" : source.escaped
  }

  /// The matches of at least one unit, in UTF-16 units.
  func matches(in text: String) -> [TextRange] { allMatches(in: text).filter { $0.length > 0 } }

  /// The parts before, between and after the matches; an empty match also separates two parts.
  func gaps(in text: String) -> [TextRange] {
    var gaps: [TextRange] = []
    var position = 0
    for match in allMatches(in: text) + [.caret(at: text.utf16.count)] {
      gaps.append(TextRange(location: position, length: match.location - position))
      position = match.location + match.length
    }
    return gaps.filter { $0.length > 0 }
  }

  private func allMatches(in text: String) -> [TextRange] {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.matches(in: text, range: whole).map {
      TextRange(location: $0.range.location, length: $0.range.length)
    }
  }
}
