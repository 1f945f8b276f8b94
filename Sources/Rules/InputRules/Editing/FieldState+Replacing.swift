extension FieldState {
  /// The state after `edit`, without asking a rule: the exact UTF-16 splice, with the caret after
  /// the replacement (E3).
  ///
  /// The marked text is cleared: composing belongs to the session, and an edit ends it.
  /// - Throws: `Reason.rangeOutsideText` if the edit's range is not inside the text (E4).
  public func replacing(_ edit: Edit) throws(Reason) -> FieldState {
    replacing(try text.site(of: edit.range), with: edit.replacement)
  }

  func replacing(_ site: SpliceSite, with replacement: String) -> FieldState {
    FieldState(
      trusting: text.replacing(site, with: replacement),
      selection: .caret(at: site.range.location + replacement.utf16Length), marked: nil)
  }

  /// The edits that a several-ranges edit may become, one for each choice of range (E11).
  ///
  /// Each is written as one edit from the first range to the last, so that any rule can check it.
  /// So n ranges give n texts of that length.
  /// - Throws: `.noRanges`, `.rangesOverlap` or `.rangeOutsideText`.
  package func choices(of edit: SeveralRangesEdit) throws(Reason) -> [RangeChoice] {
    var sites: [SpliceSite] = []
    for range in edit.ranges { sites.append(try text.site(of: range)) }
    let order = sites.indices.sorted { sites[$0] < sites[$1] }
    guard let first = order.first, let last = order.last else { throw .noRanges }
    for (one, next) in zip(order, order.dropFirst())
    where sites[next].bytes.lowerBound < sites[one].bytes.upperBound { throw .rangesOverlap }
    let whole = TextRange(from: sites[first].range, through: sites[last].range)
    return sites.indices.map { chosen in
      let pieces = order.map {
        (site: sites[$0], replacement: $0 == chosen ? edit.replacement : "")
      }
      let head = pieces[...(order.firstIndex(of: chosen) ?? 0)]
      return RangeChoice(
        edit: Edit(replacing: whole, with: text.joining(pieces[...])),
        caret: whole.location + text.joining(head).utf16Length)
    }
  }
}

extension TextRange {
  /// The range from the start of one to the end of another, both inside one text.
  fileprivate init(from first: TextRange, through last: TextRange) {
    self.init(location: first.location, length: last.location + last.length - first.location)
  }
}

extension String {
  /// The text between the sites, which are in order, with each site's own replacement in its place.
  fileprivate func joining(_ pieces: ArraySlice<(site: SpliceSite, replacement: String)>) -> String
  {
    var result = ""
    var position = pieces.first?.site.bytes.lowerBound ?? 0
    for (site, replacement) in pieces {
      result += self[utf8Index(position)..<utf8Index(site.bytes.lowerBound)]
      result += replacement
      position = site.bytes.upperBound
    }
    return result
  }
}
