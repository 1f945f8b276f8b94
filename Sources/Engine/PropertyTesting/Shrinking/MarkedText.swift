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
    tokens = Self.tokens(of: Array(text))
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

  /// Returns the range of the tokens that a change touches, except quoted words at its ends that
  /// the change covers only in part.
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
  private static func tokens(of text: [Character]) -> [Token] {
    var tokens: [Token] = []
    var (index, scalar) = (0, 0)
    var isQuoted = false
    while index < text.count {
      let end = self.end(of: text, from: index, isQuoted)
      let length = text[index..<end].reduce(0) { $0 + $1.unicodeScalars.count }
      let isWord = text[index].isInWord
      tokens.append(
        Token(range: scalar..<scalar + length, isQuotedWord: isQuoted && isWord && end > index + 1))
      // An unclosed quotation, as in a custom description, ends with the line.
      isQuoted = text[index] == "\"" ? !isQuoted : isQuoted && !text[index].isNewline
      (index, scalar) = (end, scalar + length)
    }
    return tokens
  }

  private static func end(of text: [Character], from start: Int, _ isQuoted: Bool) -> Int {
    if text[start] == "\\" { return endOfEscape(text, from: start) }
    let isSigned = text[start].isSign && (start == 0 || !text[start - 1].isInWord)
    let first = isSigned && !isQuoted ? start + 1 : start
    guard first < text.count, text[first].isInWord else { return start + 1 }
    if !isQuoted && text[first].isNumber { return endOfNumber(text, from: first) }
    return if first > start { start + 1 } else { text.end(from: first, while: \.isInWord) }
  }

  /// Returns the end of an escape sequence, which may contain a scalar's number in braces.
  private static func endOfEscape(_ text: [Character], from start: Int) -> Int {
    let next = start + 1
    guard next + 1 < text.count, text[next] == "u", text[next + 1] == "{",
      let end = text[next...].firstIndex(of: "}")
    else { return min(start + 2, text.count) }
    return end + 1
  }

  /// Returns the end of a number, which may have a fraction and an exponent, as in `1.5e-07`.
  private static func endOfNumber(_ text: [Character], from start: Int) -> Int {
    var end = text.end(from: start, while: \.isInWord)
    while end + 1 < text.count, text[end + 1].isNumber,
      text[end] == "." || text[end].isSign && text[end - 1].lowercased() == "e"
    {
      end = text.end(from: end + 1, while: \.isInWord)
    }
    return end
  }
}

extension [Character] {
  fileprivate func end(from start: Int, while isInside: (Character) -> Bool) -> Int {
    self[start...].firstIndex { !isInside($0) } ?? count
  }
}

extension Character {
  fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" }
  fileprivate var isSign: Bool { self == "-" || self == "+" }
}
