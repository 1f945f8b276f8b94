/// A string on its way into a text, between what stands before it and what stands behind it.
struct Insertion {
  let head: Substring
  let replacement: String
  let tail: Substring

  init(_ replacement: String, into text: String, at site: SpliceSite) {
    head = text[..<text.utf8Index(site.bytes.lowerBound)]
    tail = text[text.utf8Index(site.bytes.upperBound)...]
    self.replacement = replacement
  }

  /// The text with `part` in the place of the replacement.
  func text(with part: some StringProtocol) -> String {
    var result = String(head)
    result.append(contentsOf: part)
    result.append(contentsOf: tail)
    return result
  }
}
