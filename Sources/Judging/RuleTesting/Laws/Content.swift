import InputRules

/// The content in a formatted text: the characters that a person entered, not those that the code
/// inserts.
struct Content: Sendable {
  private(set) var of: @Sendable (String) -> String
  /// The content characters, or `nil` if a function extracts the content.
  let members: [Character]?
  /// Whether typed text may replace the text after it.
  let overwrites: Bool
  /// The number of content characters that must be kept, or `nil` for all.
  let limit: Int?

  /// Creates content that consists of these characters, up to a limit.
  init(_ members: [Character], overwrites: Bool = false, upTo limit: Int? = nil) {
    let set = Set(members)
    of = Self.cut({ $0.filter(set.contains) }, limit)
    (self.members, self.overwrites, self.limit) = (members, overwrites, limit)
  }

  /// Creates content that a function extracts, up to a limit.
  init(upTo limit: Int? = nil, of content: @escaping @Sendable (String) -> String) {
    of = Self.cut(content, limit)
    (members, overwrites, self.limit) = (nil, false, limit)
  }

  private static func cut(
    _ content: @escaping @Sendable (String) -> String, _ limit: Int?
  ) -> @Sendable (String) -> String {
    guard let limit else { return content }
    return { String(content($0).prefix(max(0, limit))) }
  }

  static let lettersAndDigits = Content(of: { $0.filter { $0.isLetter || $0.isNumber } })

  /// The same content ignoring case, if each letter is content in both cases.
  var inOneCase: Content {
    guard let members else { return self }
    let (text, set) = (String(members), Set(members))
    guard set.isSuperset(of: text.uppercased()), set.isSuperset(of: text.lowercased()) else {
      return self
    }
    var content = self
    content.of = { [of] in of($0).uppercased() }
    return content
  }

  func isEnd(_ tail: String, of all: String) -> Bool {
    all.uppercased().hasSuffix(tail.uppercased())
  }

  /// The first UTF-16 offset that isn't inside the prefix `head` and has at most `count` content
  /// characters after it.
  func caret(before count: Int, in text: String, after head: String = "") -> Int {
    let start = text.utf16.starts(with: head.utf16) ? head.utf16.count : 0
    // Typed text may combine with the text after it, which puts the caret inside a character.
    let rest = text.utf16.dropFirst(start)
    if start > 0, of(String(decoding: Array(rest), as: UTF16.self)).count <= count { return start }
    let place = text.indices.first { place in
      text.utf16.distance(from: text.startIndex, to: place) >= start
        && of(String(text[place...])).count <= count
    }
    return text.utf16.distance(from: text.startIndex, to: place ?? text.endIndex)
  }
}

// The content after an edit.
extension Content {
  /// Whether an edit keeps all content that it doesn't delete; the end of the insertion may be left
  /// out.
  func isKept(_ found: String, by edit: Edit, of before: FieldState) -> Bool {
    let (head, tail) = before.around(edit.range)
    let inserted = Array(edit.replacement)
    let whole = of(head + edit.replacement + tail)
    if found == whole { return true }
    if edit.isDeletion { return isBeside(found, head, tail, of(before.text)) }
    if overwrites, isOver(found, of(head), inserted, of(tail)) { return true }
    let others = inserted.count { of("\($0)").isEmpty }
    if isCut(found, of(head), whole, of(tail), others) { return true }
    // Trying each prefix of a longer paste takes too much time.
    if inserted.count > Self.longest { return true }
    return inserted.indices.contains { found == of(head + String(inserted[..<$0]) + tail) }
  }

  /// Whether only the end of the insertion is missing, such as the second S of a capitalized “ß”.
  ///
  /// Other scalars may become content: a keycap becomes a digit, and a fraction becomes two digits.
  private func isCut(
    _ found: String, _ head: String, _ whole: String, _ tail: String, _ others: Int
  ) -> Bool {
    let kept = head.count + tail.count
    let isAround = [found, whole].allSatisfy {
      $0.hasPrefix(head) && $0.hasSuffix(tail) && $0.count >= kept
    }
    guard isAround else { return false }
    let (inside, inserted) = (
      found.dropFirst(head.count).dropLast(tail.count),
      whole.dropFirst(head.count).dropLast(tail.count)
    )
    return inserted.hasPrefix(inside)
      || others > 0 && inserted.isWithin(inside, gaining: 2 * others)
  }

  /// Whether the insertion may replace the text after it, or move the caret past that text.
  func leadsOver(_ edit: Edit, _ before: FieldState) -> Bool {
    overwrites && !edit.isDeletion && !of(before.around(edit.range).tail).isEmpty
  }

  /// Whether the beginning of the insertion replaced the same number of characters after the edit.
  private func isOver(
    _ found: String, _ head: String, _ inserted: [Character], _ tail: String
  ) -> Bool {
    guard found.hasPrefix(head) else { return false }
    // Other scalars may move the caret to the next group, or become content.
    if inserted.contains(where: { of("\($0)").isEmpty }) { return !tail.isEmpty }
    let rest = found.dropFirst(head.count)
    let added = of(String(inserted))
    return (0...added.count).contains { count in
      rest.hasPrefix(added.prefix(count)) && tail.count - (rest.count - count) <= inserted.count
        && tail.hasSuffix(rest.dropFirst(count))
    }
  }

  /// Whether deleting characters that the code inserted removed the content beside them.
  private func isBeside(_ found: String, _ head: String, _ tail: String, _ all: String) -> Bool {
    guard of(head + tail) == all else { return false }
    let left = head.indices.map { String(head[..<$0]) + tail }.last { of($0) != all }
    let right = tail.indices.map { head + String(tail[$0...].dropFirst()) }
      .first { of($0) != all }
    return [left, right].contains { $0.map(of) == found }
  }

  private static var longest: Int { 256 }
}

extension StringProtocol {
  /// Whether the other string contains these characters in this order, possibly among others.
  func isSubsequence(of other: some StringProtocol) -> Bool {
    var rest = self[...]
    for character in other where character == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

extension Substring {
  /// Whether `other` contains these characters in order, or at most `most` of its own don't match.
  fileprivate func isWithin(_ other: Substring, gaining most: Int) -> Bool {
    var rest = self
    var gained = 0
    for character in other {
      if character == rest.first { rest.removeFirst() } else { gained += 1 }
    }
    return rest.isEmpty || gained <= most
  }
}

extension FieldState {
  /// The parts of the text before and after a range inside the text.
  func around(_ range: TextRange) -> (head: String, tail: String) {
    let end = range.location + range.length
    return (
      text(of: TextRange(location: 0, length: range.location)),
      text(of: TextRange(location: end, length: text.utf16.count - end))
    )
  }
}
