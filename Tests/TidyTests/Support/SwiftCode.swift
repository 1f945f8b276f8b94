/// Replaces comments and the content of strings in Swift code with spaces.
///
/// Lines and columns stay the same. Interpolations are kept, and names in backticks become spaces.
/// The parser covers only the Swift that the project's rules need; for example, it reads a regex
/// literal as operators.
struct SwiftCode {
  /// The text at the position: a string, or code inside `depth` parentheses of an interpolation.
  private enum Part { case code(depth: Int), string(Quotes) }

  /// The quotation marks and the number signs around a string.
  private struct Quotes {
    let pounds: String
    let isMultiline: Bool
    var marks: String { isMultiline ? "\"\"\"" : "\"" }
  }

  private let source: [UInt8]
  private var result: [UInt8]
  private var position = 0
  private var parts: [Part] = [.code(depth: 0)]

  /// The text with spaces for its comments, strings and quoted names, byte for byte.
  static func blanked(_ text: String) -> String {
    var code = SwiftCode(text)
    while code.position < code.source.count { code.step() }
    return String(decoding: code.result, as: UTF8.self)
  }

  private init(_ text: String) {
    source = Array(text.utf8)
    result = source
  }

  private mutating func step() {
    switch parts.last ?? .code(depth: 0) {
    case .string(let quotes): stepInString(quotes)
    case .code(let depth): stepInCode(depth)
    }
  }

  private mutating func stepInCode(_ depth: Int) {
    switch Character(Unicode.Scalar(source[position])) {
    case "/" where starts("//"): blank(through: "\n")
    case "/" where starts("/*"): blank(through: "*/")
    case "`":
      blank()
      blank(through: "`")
    case "\"", "#": enterString()
    case "(" where depth > 0: parts[parts.count - 1] = .code(depth: depth + 1)
    case ")" where depth == 1: parts.removeLast()
    case ")" where depth > 1: parts[parts.count - 1] = .code(depth: depth - 1)
    default: break
    }
    position += 1
  }

  private mutating func stepInString(_ quotes: Quotes) {
    switch Character(Unicode.Scalar(source[position])) {
    case "\"" where starts(quotes.marks + quotes.pounds):
      position += quotes.marks.utf8.count + quotes.pounds.utf8.count
      parts.removeLast()
    case "\n" where !quotes.isMultiline: parts.removeLast()
    case "\\" where starts("\\\(quotes.pounds)("):
      position += 2 + quotes.pounds.utf8.count
      parts.append(.code(depth: 1))
    case "\\" where quotes.pounds.isEmpty:
      blank()
      blank()
    default: blank()
    }
  }

  /// Moves to a string's last opening mark, or stays at a `#` that doesn't start a string.
  private mutating func enterString() {
    let pounds = source[position...].prefix { $0 == UInt8(ascii: "#") }.count
    guard starts("\"", ahead: pounds) else { return }
    let quotes = Quotes(
      pounds: String(repeating: "#", count: pounds),
      isMultiline: starts("\"\"\"", ahead: pounds))
    parts.append(.string(quotes))
    position += pounds + quotes.marks.utf8.count - 1
  }

  private func starts(_ text: String, ahead: Int = 0) -> Bool {
    source[min(position + ahead, source.count)...].starts(with: text.utf8)
  }

  /// Replaces the source through `end`, except line feeds, with spaces; moves to its end.
  private mutating func blank(through end: String) {
    while position < source.count && !starts(end) { blank() }
    for _ in end.utf8 { blank() }
    position -= 1
  }

  private mutating func blank() {
    guard position < source.count else { return }
    if source[position] != UInt8(ascii: "\n") { result[position] = UInt8(ascii: " ") }
    position += 1
  }
}
