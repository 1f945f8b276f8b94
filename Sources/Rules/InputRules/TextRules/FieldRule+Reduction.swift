extension FieldRule {
  /// The part of an insertion that remains under the field's policy; it must be checked again
  /// before it is used (E8.2, E8.4, E8.6, E8.7, E8.8).
  func reduction(of insertion: Insertion) -> String {
    var part = insertion.replacement
    let filters = self.insertion.filters
    if isNumeric { return filters ? String(part.unicodeScalars.number) : part }
    if filters { part = filtered(part) }
    if self.insertion.truncates { part = truncated(part, in: insertion) }
    let needsTrying = filters && conditions.contains { $0.judgesWholeTextsOnly }
    if !needsTrying { return part }
    return part.count <= Self.mostTried ? kept(of: part, in: insertion) : ""
  }

  /// The maximum number of characters in an insertion that are tried one by one.
  ///
  /// Each try checks the whole text, so trying a megabyte of characters would take too long (E8.3).
  private static let mostTried = 4_096

  /// Drops every scalar, then every cluster, that a condition doesn't admit.
  ///
  /// Each scalar and cluster is checked by all conditions, so the order of the conditions doesn't
  /// matter (T6).
  private func filtered(_ part: String) -> String {
    var kept = part
    if !part.unicodeScalars.allSatisfy(admit) {
      kept = String(String.UnicodeScalarView(part.unicodeScalars.filter(admit)))
    }
    return kept.allSatisfy(admit) ? kept : kept.filter(admit)
  }

  private func admit(_ scalar: Unicode.Scalar) -> Bool {
    conditions.allSatisfy { $0.admits(scalar) }
  }

  private func admit(_ character: Character) -> Bool {
    conditions.allSatisfy { $0.admits(character) }
  }

  /// The longest beginning of the insertion that ends between two clusters and keeps the text
  /// within all limits.
  ///
  /// Clusters may merge at both ends of the insertion, where strings are joined, so the text may be
  /// shorter than the sum of its parts. Each joint removes at most two clusters, because one joiner
  /// sequence ends there and another begins there. So the longest beginning that fits may be up to
  /// four clusters longer than the sum allows, and is never shorter. At most five strings are
  /// measured, however long the insertion is.
  private func truncated(_ part: String, in insertion: Insertion) -> String {
    // A single character, which most insertions are, can't be reduced, because it has already been
    // refused.
    if part.isOneCharacter && part.hasSameUnits(as: insertion.replacement) { return "" }
    let limits = conditions.compactMap(\.maximumLength)
    var end = limits.map { $0.upperBound(of: part, in: insertion) }.min() ?? part.endIndex
    while end > part.startIndex {
      let text = insertion.text(with: part[..<end])
      if limits.allSatisfy({ $0.objection(to: text) == nil }) { break }
      end = part.index(before: end)
    }
    return String(part[..<end])
  }

  /// The part of an insertion that is accepted when its characters are tried one by one.
  private func kept(of part: String, in insertion: Insertion) -> String {
    part.reduce(into: "") { kept, character in
      let longer = kept + String(character)
      if objection(to: insertion.text(with: longer)) == nil { kept = longer }
    }
  }
}

extension MaximumLength {
  /// A cluster boundary in `part`; no prefix of `part` that extends past it ever fits.
  fileprivate func upperBound(of part: String, in insertion: Insertion) -> String.Index {
    let slack = unit == .characters ? 4 : 0
    let taken = unit.length(of: insertion.head) + unit.length(of: insertion.tail)
    return end(in: part, within: min(limit - taken, part.utf8.count) + slack)
  }
}

extension String {
  fileprivate var isOneCharacter: Bool { !isEmpty && index(after: startIndex) == endIndex }
}

/// An insertion: the string, the text before it, and the text after it.
struct Insertion {
  let head: Substring
  let replacement: String
  let tail: Substring

  init(_ replacement: String, into text: String, at site: SpliceSite) {
    head = text[..<text.utf8Index(site.bytes.lowerBound)]
    tail = text[text.utf8Index(site.bytes.upperBound)...]
    self.replacement = replacement
  }

  /// The text with `part` inserted instead of the replacement.
  func text(with part: some StringProtocol) -> String {
    var result = String(head)
    result.append(contentsOf: part)
    result.append(contentsOf: tail)
    return result
  }
}
