/// The place of an edit: a range that is inside the text and doesn't cut a surrogate pair.
package struct SpliceSite {
  /// The range in UTF-16 units, after widening (E5).
  package let range: TextRange
  /// The same range in UTF-8 bytes of the text.
  package let bytes: Range<Int>

  /// Sites are ordered by their starts, then by their ends.
  static func < (one: SpliceSite, other: SpliceSite) -> Bool {
    (one.bytes.lowerBound, one.bytes.upperBound) < (other.bytes.lowerBound, other.bytes.upperBound)
  }
}

extension String {
  /// The site of `range` (in UTF-16 units), widened to whole scalars (E5).
  /// - Throws: `Reason.rangeOutsideText` if the range isn't inside the text (E4).
  package func site(of range: TextRange) throws(Reason) -> SpliceSite {
    // A text never has more UTF-16 units than UTF-8 bytes, so its units are counted only if the
    // range may be outside it.
    guard range.isInside(textOf: utf8.count), let end = range.end else { throw outside(range) }
    let lower = utf8Offset(ofUTF16: range.location)
    let upper = range.length == 0 ? lower : utf8Offset(ofUTF16: end)
    if lower.bytes == utf8.count || upper.bytes == utf8.count {
      guard range.isInside(textOf: utf16Length) else { throw outside(range) }
    }
    return site(range, from: lower, to: upper)
  }

  /// The site of a range, widened to whole scalars; a caret in a pair becomes the pair's range.
  private func site(
    _ range: TextRange, from lower: (bytes: Int, isInsidePair: Bool),
    to upper: (bytes: Int, isInsidePair: Bool)
  ) -> SpliceSite {
    let growth = (lower.isInsidePair ? 1 : 0) + (upper.isInsidePair ? 1 : 0)
    let location = range.location - (lower.isInsidePair ? 1 : 0)
    return SpliceSite(
      range: TextRange(location: location, length: range.length + growth),
      bytes: lower.bytes..<(upper.bytes + (upper.isInsidePair ? 4 : 0)))
  }

  private func outside(_ range: TextRange) -> Reason {
    .rangeOutsideText(range, length: utf16Length)
  }

  /// The text with `site` replaced (E3).
  func replacing(_ site: SpliceSite, with replacement: String) -> String {
    replacing(site.bytes, with: replacement)
  }

  /// The text with a range of its UTF-8 bytes replaced; each part is copied once.
  func replacing(_ bytes: Range<Int>, with replacement: String) -> String {
    var result = ""
    result.reserveCapacity(utf8.count - bytes.count + replacement.utf8.count)
    result.append(contentsOf: self[..<utf8Index(bytes.lowerBound)])
    result.append(contentsOf: replacement)
    result.append(contentsOf: self[utf8Index(bytes.upperBound)...])
    return result
  }

  func utf8Index(_ offset: Int) -> String.Index { utf8.index(startIndex, offsetBy: offset) }
}
