import Foundation
import InputRules

/// A text to look for, or a regular expression where it is written between slashes.
struct TextPattern: CustomStringConvertible {
  let description: String
  private let expression: NSRegularExpression

  /// Nil where the regular expression has an error.
  init?(_ source: String) {
    let isExpression = source.utf8.count >= 2 && source.hasPrefix("/") && source.hasSuffix("/")
    let pattern =
      isExpression
      ? String(source.dropFirst().dropLast()) : NSRegularExpression.escapedPattern(for: source)
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
    self.expression = expression
    description = isExpression ? "the pattern \(source.escaped)" : source.escaped
  }

  /// Where the pattern matches at least one unit, in UTF-16 units.
  func matches(in text: String) -> [TextRange] { allMatches(in: text).filter { $0.length > 0 } }

  /// What stands before, between and behind the matches; a match of nothing parts two runs as well.
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
