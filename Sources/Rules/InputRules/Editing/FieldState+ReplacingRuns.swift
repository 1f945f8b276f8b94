extension FieldState {
  /// This state with several ranges of its text replaced with one string; no rule is checked.
  ///
  /// The selection and the marked range are adjusted. An offset at or before the start of a range
  /// stays the same. An offset inside a range moves to the end of the replacement. An offset at or
  /// after the end of a range keeps its distance from that end. A marked range that becomes empty
  /// is dropped.
  /// - Parameters:
  ///   - runs: the ordered ranges, in UTF-16 units; a range that cuts a surrogate pair is widened
  ///     (E5).
  ///   - replacement: the text that replaces each range; if it is empty, the ranges are deleted.
  /// - Throws: `.rangeOutsideText` if a range isn't inside the text (E4); `.rangesOverlap` if a
  ///   range starts before the end of the previous range.
  package func replacing(
    _ runs: [TextRange], with replacement: String
  ) throws(Reason) -> FieldState {
    let units = Array(text.utf16)
    var sites: [TextRange] = []
    var end = 0
    for run in runs {
      let site = try run.widened(in: units)
      guard site.location >= end else { throw .rangesOverlap }
      end = site.location + site.length
      sites.append(site)
    }
    return replacing(sites, of: units, with: replacement)
  }

  /// Replaces ordered, disjoint ranges that are inside the text and don't cut a surrogate pair.
  func replacing(
    _ runs: [TextRange], of units: [UInt16], with replacement: String
  ) -> FieldState {
    let length = replacement.utf16Length
    return FieldState(
      trusting: String(decoding: units.replacing(runs, with: replacement), as: UTF16.self),
      selection: selection.moved(by: runs, ofNewLength: length),
      marked: marked.map { $0.moved(by: runs, ofNewLength: length) }.flatMap { $0.nonEmpty })
  }
}

extension [UInt16] {
  fileprivate func replacing(_ runs: [TextRange], with replacement: String) -> [UInt16] {
    var result: [UInt16] = []
    var position = 0
    for run in runs {
      result += self[position..<run.location]
      result += replacement.utf16
      position = run.location + run.length
    }
    return result + self[position...]
  }

  /// Whether an offset is inside a surrogate pair; unpaired surrogates can't occur in a `String`.
  fileprivate func isInsidePair(_ offset: Int) -> Bool {
    offset < count && UTF16.isTrailSurrogate(self[offset])
  }
}

extension TextRange {
  fileprivate var nonEmpty: TextRange? { length == 0 ? nil : self }

  fileprivate func widened(in units: [UInt16]) throws(Reason) -> TextRange {
    guard isInside(textOf: units.count), let end else {
      throw .rangeOutsideText(self, length: units.count)
    }
    let start = location - (units.isInsidePair(location) ? 1 : 0)
    return TextRange(location: start, length: end + (units.isInsidePair(end) ? 1 : 0) - start)
  }

  fileprivate func moved(by runs: [TextRange], ofNewLength newLength: Int) -> TextRange {
    let start = location.moved(by: runs, ofNewLength: newLength)
    let end = (location + length).moved(by: runs, ofNewLength: newLength)
    return TextRange(location: start, length: end - start)
  }
}

extension Int {
  /// This offset, adjusted for the replacement of each range with `newLength` units.
  fileprivate func moved(by runs: [TextRange], ofNewLength newLength: Int) -> Int {
    var shift = 0
    for run in runs.prefix(while: { $0.location < self }) {
      let removed = Swift.min(self, run.location + run.length) - run.location
      shift += newLength - removed
    }
    return self + shift
  }
}
