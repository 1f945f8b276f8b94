/// A function, initializer, subscript or computed variable, found by its braces.
struct SwiftFunction: Hashable, Sendable {
  let line: Int
  /// The number of lines from the declaration to the closing brace, inclusive.
  let length: Int

  /// The functions in `code`; each one is the last declaration before an opening brace.
  static func all(in code: [String]) -> [SwiftFunction] {
    var functions: [SwiftFunction] = []
    var openings: [Int?] = []
    var declaration: Int?
    for (number, line) in code.enumerated() {
      for word in words(of: line) {
        switch word {
        case "{":
          openings.append(declaration)
          declaration = nil
        case "}":
          if let start = openings.popLast() ?? nil {
            functions.append(SwiftFunction(line: start + 1, length: number - start + 1))
          }
          declaration = nil
        case "func", "init", "deinit", "subscript", "var": declaration = number
        case "let", "struct", "class", "enum", "extension", "protocol", "actor": declaration = nil
        default: break
        }
      }
    }
    return functions
  }

  /// The words and the braces in a line, except a word after a period, such as `.init`.
  private static func words(of line: String) -> [Substring] {
    // Every line of the repository is read here, and a regular expression would take five times as
    // long.
    var (words, rest, isMember) = ([Substring](), line[...], false)
    while let scalar = rest.unicodeScalars.first {
      let word = rest.prefixOfWord
      if !word.isEmpty {
        if !isMember { words.append(word) }
        rest = rest[word.endIndex...]
        isMember = false
      } else {
        if scalar == "{" || scalar == "}" { words.append(rest.prefix(1)) }
        isMember = scalar == "." || isMember && scalar == " "
        rest.unicodeScalars.removeFirst()
      }
    }
    return words
  }
}

extension Substring {
  /// The name or the keyword at the start of the text; empty if there is none.
  fileprivate var prefixOfWord: Substring {
    let word = unicodeScalars.prefix { $0 == "_" || $0.properties.isAlphabetic || $0.isDigit }
    return unicodeScalars.first?.isDigit == true ? self[..<startIndex] : Substring(word)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { "0"..."9" ~= self }
}
