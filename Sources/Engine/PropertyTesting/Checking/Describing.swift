/// Returns a description of a value for a terminal or a file.
///
/// Text is escaped to printable ASCII, so a report shows invisible characters too. A value without
/// its own description is shown as its parts. A description of more than about 100,000 characters
/// is shortened, and ends with the number of omitted characters.
/// - Parameter value: any value.
public func describe<Value>(_ value: Value) -> String {
  switch value {
  case let text as String: describe(text: text)
  case let worded as any Worded: worded.words.shortened
  case let optional as any OptionalValue: optional.wrapped.map { describe($0) } ?? "nil"
  default:
    elements(of: value).map { "[\(describe(elements: $0, separator: ", "))]" }
      ?? (ValueParts(of: value)?.line ?? payloadCase(value) ?? String(describing: value)).shortened
  }
}

/// A value whose description in reports differs from the description that `print` shows.
package protocol Worded {
  var words: String { get }
}

/// Returns the value as a list, or `nil` if it has its own description or isn't a list.
func elements(of value: Any) -> (any Collection)? {
  guard !(value is any CustomStringConvertible) || value is [Any] else { return nil }
  return value as? any Collection
}

private func describe(text: String) -> String {
  let shown = text.unicodeScalars.prefix(String.mostShown)
  let left = text.unicodeScalars[shown.endIndex...].count
  return "\"" + shown.map { $0.escaped(asASCII: true) }.joined() + "\""
    + (left == 0 ? "" : " and \(left) more characters")
}

/// - Parameter separator: the text between two elements.
func describe(elements list: some Collection, separator: String) -> String {
  var shown: [String] = []
  var room = String.mostShown
  for element in list {
    if room <= 0 {
      shown.append("and \(list.count - shown.count) more")
      break
    }
    let text = describe(element)
    room -= text.utf8.count + 2
    shown.append(text)
  }
  return shown.joined(separator: separator)
}

extension String {
  /// The maximum number of characters of a value or a message to show; the rest are counted.
  package static let mostShown = 100_000

  var shortened: String { shortened(to: Self.mostShown) }

  /// The text, shortened to at most `most` characters, including the note about omitted characters.
  ///
  /// Therefore, a shortened text isn't shortened again.
  package func shortened(to most: Int) -> String {
    guard utf8.count > most, unicodeScalars.count > most else { return self }
    let shown = unicodeScalars.prefix(most - Self.longestNote)
    let left = unicodeScalars[shown.endIndex...].count
    return "\(String(shown))… and \(left) more characters"
  }

  /// The text's lines, indented as in a report.
  var indentedLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  }

  /// The maximum length of the note about the omitted characters.
  private static let longestNote = 50
}

protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
}
