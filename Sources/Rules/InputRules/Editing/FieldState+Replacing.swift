extension FieldState {
  /// The state after an edit that no rule checks: the range is replaced exactly as requested, and
  /// the caret is after the replacement (E3).
  ///
  /// The new state has no marked range, because an edit ends the composition.
  /// - Parameter edit: the range to replace, in UTF-16 units, and the replacement.
  /// - Throws: `Reason.rangeOutsideText` if the edit's range isn't inside the text (E4).
  public func replacing(_ edit: Edit) throws(Reason) -> FieldState {
    replacing(try text.site(of: edit.range), with: edit.replacement)
  }

  package func replacing(_ site: SpliceSite, with replacement: String) -> FieldState {
    FieldState(
      trusting: text.replacing(site, with: replacement),
      selection: .caret(at: site.range.location + replacement.utf16Length), marked: nil)
  }

  /// The single edits that an edit of several ranges can become: for each range, an edit that
  /// replaces it and deletes the others (E11).
  ///
  /// Each choice is one edit of the whole text from the first range to the last, so that any rule
  /// can check it. Therefore, n ranges result in n replacement texts, each about as long as the
  /// text from the first range to the last.
  /// - Throws: `.noRanges`, `.rangesOverlap` or `.rangeOutsideText`.
  package func choices(of edit: SeveralRangesEdit) throws(Reason) -> [RangeChoice] {
    var sites: [SpliceSite] = []
    for range in edit.ranges { sites.append(try text.site(of: range)) }
    let order = sites.indices.sorted { sites[$0] < sites[$1] }
    guard let first = order.first, let last = order.last else { throw .noRanges }
    for (one, next) in zip(order, order.dropFirst())
    where sites[next].bytes.lowerBound < sites[one].bytes.upperBound { throw .rangesOverlap }
    let whole = TextRange(from: sites[first].range, through: sites[last].range)
    let (rest, placesInOrder) = text.removing(order.map { sites[$0] })
    var places = sites
    for (index, place) in zip(order, placesInOrder) { places[index] = place }
    return places.map { place in
      RangeChoice(
        edit: Edit(replacing: whole, with: rest.replacing(place, with: edit.replacement)),
        caret: whole.location + place.range.location + edit.replacement.utf16Length)
    }
  }
}

extension TextRange {
  /// Creates a range from the start of one range to the end of another in the same text.
  fileprivate init(from first: TextRange, through last: TextRange) {
    self.init(location: first.location, length: last.location + last.length - first.location)
  }
}

extension String {
  /// The text between sorted sites, joined without the sites' own text, and the place of each site
  /// in the joined text.
  fileprivate func removing(_ sites: [SpliceSite]) -> (rest: String, places: [SpliceSite]) {
    var (rest, places, units) = ("", [SpliceSite](), 0)
    for (index, site) in sites.enumerated() {
      if index > 0 {
        let last = sites[index - 1]
        rest += self[utf8Index(last.bytes.upperBound)..<utf8Index(site.bytes.lowerBound)]
        units += site.range.location - last.range.location - last.range.length
      }
      let bytes = rest.utf8.count
      places.append(SpliceSite(range: .caret(at: units), bytes: bytes..<bytes))
    }
    return (rest, places)
  }
}
