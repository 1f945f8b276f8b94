import Foundation
import PropertyTesting

/// The error for a claim that checks nothing, because the result of its last comparison isn't used.
///
/// A closure of several statements requires `return`, but Swift only warns if it is missing.
struct UnusedComparison: Error, CustomStringConvertible {
  let statement: String

  var description: String {
    "the claim checks nothing: the result of its last statement, “\(statement)”, isn't used; "
      + "write “return” before it"
  }

  /// Finds the unused comparison in a test's claim, or returns `nil` if none is certain.
  init?(at place: TestPlace) {
    guard let source = try? Corpus.read(place.file, upTo: 1 << 19) else { return nil }
    self.init(source, line: place.line, column: place.column)
  }

  init?(_ source: [UInt8], line: Int, column: Int) {
    let rest = String(decoding: source, as: UTF8.self).components(separatedBy: "\n")
      .dropFirst(line - 1).prefix(100).joined(separator: "\n")
    let call = String(decoding: rest.utf8.dropFirst(column - 1).prefix(2_000), as: UTF8.self)
    let code = call.replacing("(\(Self.text))|\(Self.comment)", by: "$1")
      .replacing(Self.text, by: "\"…\"")
    guard let name = code.range(of: #"^(?:[^\n({]*?Holds)?(?=\()"#, options: .regularExpression),
      let arguments = Self.inner(code[name.upperBound...]),
      case let after = code[arguments.endIndex...].dropFirst().drop(while: \.isWhitespace),
      after.hasPrefix("{"), let closure = Self.inner(after), !closure.matches(Self.effect),
      let last = Self.lastComparison(of: closure.trimmingCharacters(in: .whitespacesAndNewlines))
    else { return nil }
    statement = last.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let text = #"(?:"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*")"#
  private static let comment = #"//[^\n]*|/\*(?s:.*?)\*/"#
  /// Matches code that may record an issue or throw, and code that isn't parsed, such as macros.
  private static let effect =
    #"(?i)expect|require|assert|record|xct|fatal|precondition|confirm|should|verify|fail"#
    + #"|\b(?:try|throw)\b|#|/\S"#
  /// Matches the end of a statement; an operator at the end or the beginning of a line continues
  /// the statement.
  private static let end =
    #";\s*+|(?<![\s;=,&|+*/%<>?:^-])(?<!\b(?:return|await|is|as|in|else))[ \t]*+\n\s*+"#
    + #"(?![.?:,&|+*/%<>=^-]|!=|(?:as|is|in|else|where|catch|while)\b)"#
  private static let comparison =
    #" (?:[=!]==?|[<>]=?|&&|\|\|) |^!\w|\.isEmpty$|\.(?:allSatisfy|contains)(?: \{_*\}|\(_*\))$"#
  /// Matches code that uses a result: a keyword, an assignment, a condition, or a closure argument.
  private static let use =
    #"^(?:let|var|if|guard|for|while|repeat|switch|do|defer|return|func|case|default|else|catch)\b"#
    + #"|(?:^|[^=!<>])=(?:[^=]|$)|<<=|>>=| \? |(?<!\.allSatisfy )(?<!\.contains )\{"#

  /// Returns the code in the brackets at the start of `code`, or `nil` if they aren't closed.
  private static func inner(_ code: Substring) -> Substring? {
    var depth = 0
    for index in code.indices {
      depth += "([{".contains(code[index]) ? 1 : ")]}".contains(code[index]) ? -1 : 0
      if depth == 0 { return code[..<index].dropFirst() }
    }
    return nil
  }

  private static func lastComparison(of body: String) -> Substring? {
    var depth = 0
    let outline = body.map { character -> Character in
      if ")]}".contains(character) { depth -= 1 }
      defer { if "([{".contains(character) { depth += 1 } }
      return depth > 0 ? "_" : character
    }
    let statements = String(outline).replacing(end, by: "\u{1}").split(separator: "\u{1}")
    guard statements.count > 1, let last = statements.last.map(String.init),
      last.matches(comparison), !last.matches(use)
    else { return nil }
    return body.suffix(last.count)
  }
}

extension StringProtocol {
  fileprivate func matches(_ pattern: String) -> Bool {
    range(of: pattern, options: .regularExpression) != nil
  }

  fileprivate func replacing(_ pattern: String, by template: String) -> String {
    replacingOccurrences(of: pattern, with: template, options: .regularExpression)
  }
}
