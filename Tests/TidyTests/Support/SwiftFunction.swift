/// A function, an initializer, a subscript or a computed variable, as its braces show it.
struct SwiftFunction: Hashable, Sendable {
  /// The line of its declaration, from 1 on.
  let line: Int
  /// How many lines it takes, from its declaration to its closing brace.
  let length: Int

  private static let keywords: Set<Substring> = [
    "func", "init", "deinit", "subscript", "var", "let", "struct", "class", "enum", "extension",
    "protocol", "actor",
  ]

  /// The functions in lines of code, each by the last declaration before an opening brace.
  static func all(in code: [String]) -> [SwiftFunction] {
    var functions: [SwiftFunction] = []
    var openings: [Int?] = []
    var declaration: Int?
    for (number, line) in code.enumerated() {
      for word in words(of: line) {
        if word == "{" {
          openings.append(declaration)
          declaration = nil
        } else if word == "}" {
          let start = openings.popLast() ?? nil
          declaration = nil
          guard let start else { continue }
          functions.append(SwiftFunction(line: start + 1, length: number - start + 1))
        } else if keywords.contains(word) {
          declaration =
            ["func", "init", "deinit", "subscript", "var"].contains(word) ? number : nil
        }
      }
    }
    return functions
  }

  /// The words and braces of a line; a word after a point, as in `.init`, declares nothing.
  private static func words(of line: String) -> [Substring] {
    line.matches(of: #/(?:\.\s*)?[A-Za-z_][A-Za-z0-9_]*|[{}]/#).map(\.output)
  }
}
