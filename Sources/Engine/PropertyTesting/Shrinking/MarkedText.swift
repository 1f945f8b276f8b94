/// The description of an input, with functions to mark parts of it.
///
/// A mark never begins or ends within an escape sequence, a word, a number or a character. In a
/// mark of several lines, all brackets are paired.
struct MarkedText {
  /// A part that a mark can't split.
  private struct Token {
    let range: Range<Int>
    /// Whether the token is a word or a number in quotes; its characters were drawn individually.
    var isQuotedWord = false
  }

  let scalars: [Unicode.Scalar]
  private let tokens: [Token]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    tokens = Self.tokens(of: text)
  }

  /// Returns the text with ‹ and › around the parts at `changes`, or `nil` if there is nothing to
  /// mark.
  ///
  /// A part of a quoted word isn't marked, because the word's other characters matter. Elsewhere, a
  /// mark is extended to whole words and numbers.
  func marking(_ changes: [Range<Int>]) -> String? {
    let marks = Self.joined(Self.joined(changes).compactMap(whole)).filter(isReadable)
    if marks.isEmpty { return nil }
    var result = String.UnicodeScalarView()
    var last = 0
    for mark in marks {
      result += scalars[last..<mark.lowerBound] + ["‹"] + scalars[mark] + ["›"]
      last = mark.upperBound
    }
    return String(result + scalars[last...])
  }

  /// Returns the range of the tokens that a change touches, without any quoted word at either end
  /// that the change covers only in part; `nil` if no token remains.
  private func whole(_ change: Range<Int>) -> Range<Int>? {
    let touched = tokens.filter { $0.range.overlaps(change) }
    let isKept: (Token) -> Bool = {
      !$0.isQuotedWord
        || change.lowerBound <= $0.range.lowerBound
          && $0.range.upperBound <= change.upperBound
    }
    guard let first = touched.first(where: isKept), let last = touched.last(where: isKept) else {
      return nil
    }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// Returns whether a mark is within one line, or its brackets are paired; otherwise it might
  /// connect the arguments of two steps.
  private func isReadable(_ mark: Range<Int>) -> Bool {
    guard scalars[mark].contains("\n") else { return true }
    var depth = 0
    for scalar in scalars[mark] {
      if ["(", "[", "{"].contains(scalar) { depth += 1 }
      if [")", "]", "}"].contains(scalar) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Returns the ranges in order, after joining those that touch.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}

extension MarkedText {
  /// Splits the text into tokens: escape sequences, words, numbers and other characters.
  ///
  /// Outside quotes, a number may have a sign, a fraction and an exponent, as in `-1.5e-07`.
  private static func tokens(of text: String) -> [Token] {
    let escapeOrCharacter = #/(?s:\\u\{[^}]*\}|\\.|.)/#
    let word = #/[\p{L}\p{N}_]+/#
    let number = #/[-+]?\p{N}(?:[eE][-+](?=\p{N})|\.(?=\p{N})|[\p{L}\p{N}_])*/#
    var tokens: [Token] = []
    var (rest, scalar) = (text[...], 0)
    var (isQuoted, isAfterWord) = (false, false)
    while let first = rest.first {
      let isMinus = isAfterWord && "-+".contains(first)
      let found =
        (isQuoted || isMinus ? nil : rest.prefixMatch(of: number))
        ?? rest.prefixMatch(of: word) ?? rest.prefixMatch(of: escapeOrCharacter)
      let token = found?.output ?? rest.prefix(1)
      let range = scalar..<scalar + token.unicodeScalars.count
      isAfterWord = token.wholeMatch(of: word) != nil
      tokens.append(Token(range: range, isQuotedWord: isQuoted && isAfterWord && token.count > 1))
      // An unclosed quotation, as in a custom description, ends with the line.
      isQuoted = first == "\"" ? !isQuoted : isQuoted && !first.isNewline
      (rest, scalar) = (rest[token.endIndex...], range.upperBound)
    }
    return tokens
  }
}
