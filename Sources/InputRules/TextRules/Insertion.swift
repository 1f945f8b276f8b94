/// A string that is inserted into a text, between the text before it and the text after it.
struct Insertion {
  let head: Substring
  let replacement: String
  let tail: Substring

  init(_ replacement: String, into text: String, at site: SpliceSite) {
    head = text[..<text.utf8Index(site.bytes.lowerBound)]
    tail = text[text.utf8Index(site.bytes.upperBound)...]
    self.replacement = replacement
  }

  /// The text with `part` in place of the replacement.
  func text(with part: some StringProtocol) -> String {
    var result = String(head)
    result.append(contentsOf: part)
    result.append(contentsOf: tail)
    return result
  }
}
