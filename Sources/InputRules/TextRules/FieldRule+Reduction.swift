extension FieldRule {
  /// What of an insertion the policy lets through; it is judged again before it counts (E8.2, E8.6,
  /// E8.7, E8.8).
  func reduction(of insertion: Insertion) -> String {
    var part = insertion.replacement
    let isNumeric = isNumeric
    if self.insertion.filters {
      part = isNumeric ? String(part.unicodeScalars.number) : filtered(part)
    }
    if self.insertion.truncates { part = truncated(part, in: insertion) }
    let needsTrying =
      self.insertion.filters && !isNumeric && conditions.contains { $0.judgesWholeTextsOnly }
    if !needsTrying { return part }
    return part.count <= Self.mostTried ? kept(of: part, in: insertion) : ""
  }

  /// How many characters are tried one by one: each costs a look at the whole text, so that a
  /// megabyte of them would take for ever (E8.3).
  private static let mostTried = 4_096

  /// Drops every scalar, then every cluster, that some condition doesn't admit.
  ///
  /// All conditions look at the same scalars and the same clusters, so their order can't matter
  /// (T6).
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

  /// The longest beginning, cut between two clusters, with which no limit is exceeded.
  ///
  /// Joining texts can merge clusters at the two seams, so the length is not quite a sum: a seam
  /// takes away at most two clusters (a joiner sequence ends in one, begins in another, and both
  /// join the middle). So the answer is at most four clusters beyond the sum and never below it,
  /// and at most five texts are measured, however long the insertion.
  private func truncated(_ part: String, in insertion: Insertion) -> String {
    let limits = conditions.compactMap(\.maximumLength)
    var end = limits.map { $0.upperBound(of: part, in: insertion) }.min() ?? part.endIndex
    while end > part.startIndex {
      let text = insertion.text(with: part[..<end])
      if limits.allSatisfy({ $0.objection(to: text) == nil }) { break }
      end = part.index(before: end)
    }
    return String(part[..<end])
  }

  /// What remains of an insertion typed a character at a time, refused characters left out.
  private func kept(of part: String, in insertion: Insertion) -> String {
    part.reduce(into: "") { kept, character in
      let longer = kept + String(character)
      if objection(to: insertion.text(with: longer)) == nil { kept = longer }
    }
  }
}

extension MaximumLength {
  /// A cluster boundary of `part` behind which it certainly doesn't fit.
  fileprivate func upperBound(of part: String, in insertion: Insertion) -> String.Index {
    let slack = unit == .characters ? 4 : 0
    let taken = unit.length(of: insertion.head) + unit.length(of: insertion.tail)
    let room = min(limit - taken, part.utf8.count) + slack
    var used = 0
    var end = part.startIndex
    while end < part.endIndex {
      let next = part.index(after: end)
      used += unit.length(of: part[end..<next])
      if used > room { break }
      end = next
    }
    return end
  }
}
