extension NumberField {
  /// The format's own separator for a typed key that is a separator in some notation; `nil` for any
  /// other key (N7.19).
  package func separator(for key: String) -> Unicode.Scalar? {
    guard let scalar = key.unicodeScalars.first, key.unicodeScalars.count == 1 else { return nil }
    if [".", ",", "\u{66B}"].contains(scalar) { return format.symbols.decimalSeparator }
    let isLikeGroup = format.symbols.storage.lookalikes.contains(scalar)
    return isLikeGroup ? format.symbols.groupingSeparator : nil
  }

  /// Inserts text, and returns the new state.
  ///
  /// A separator from another notation is replaced with the format's own if it would otherwise be
  /// refused (N7.19). A misplaced decimal separator may stay (N7.20).
  /// - Throws: the reason the result isn't a prefix of a number within the bounds.
  func inserting(
    _ replacement: String, at site: SpliceSite, of state: FieldState, giving plain: FieldState
  ) throws(Reason) -> FieldState {
    do throws(Reason) {
      return try insertingPlainly(replacement, at: site, of: state, giving: plain)
    } catch {
      guard let scalar = separator(for: replacement) else { throw error }
      let key = String(scalar)
      let other = state.replacing(site, with: key)
      if !hasSeparators(String(state.text.around(site).tail)),
        let next = try? insertingPlainly(key, at: site, of: state, giving: other)
      {
        return next
      }
      if scalar == format.symbols.decimalSeparator && isStray(other.text) { return other }
      throw error
    }
  }

  /// The state after an insertion, without replacing separators (N7.10, N7.11, N7.18).
  private func insertingPlainly(
    _ replacement: String, at site: SpliceSite, of state: FieldState, giving plain: FieldState
  ) throws(Reason) -> FieldState {
    let isAlone = replacement.unicodeScalars.count == 1 && hasSeparators(replacement)
    if !isAlone { try judgeSeparators(of: replacement) }
    let bare = text(plain.text, caret: plain.selection.location)
    let isKnown = hasKnownSeparators(state.text)
    if (isAlone || !isKnown) && !hasKnownSeparators(plain.text) {
      try judgeForm(of: bare)
      let begun = isKnown ? beginning(replacement, at: site, of: state) : plain
      if !hasKnownSeparators(begun.text) {
        if isBegun(begun.text) { return begun }
        try judgeSeparators(of: plain.text)
      }
    }
    try judge(bare)
    return form(of: bare)
  }

  /// The state after a grouping separator alone is inserted; the digits before it form whole
  /// groups, after which more digits may be typed (N7.18).
  private func beginning(
    _ separator: String, at site: SpliceSite, of state: FieldState
  ) -> FieldState {
    let (head, tail) = state.text.around(site)
    var bare = NumberFieldText()
    bare.append(head, table)
    let size = format.symbols.grouping.secondary
    let start = form(of: bare, by: NumberGrouping(primary: size)).text + separator
    return FieldState(
      trusting: start + tail, selection: .caret(at: start.utf16.count), marked: nil)
  }

  /// The state after a deletion, or `nil` if the deletion requires no further change (N7.13).
  func deleting(_ site: SpliceSite, from state: FieldState, giving plain: FieldState) -> FieldState?
  {
    if isFormed(state.text) {
      let bare = withoutLoneSeparator(remains(of: state, without: site))
      return problem(of: bare, shapeReader) == nil ? form(of: bare) : bare.state
    }
    guard hasKnownSeparators(state.text) || hasKnownSeparators(plain.text) else { return nil }
    let bare = withoutLoneSeparator(text(plain.text, caret: plain.selection.location))
    return problem(of: bare, shapeReader) == nil ? form(of: bare) : nil
  }

  /// The text, without a lone decimal separator if the format requires fraction digits (N7.15).
  private func withoutLoneSeparator(_ left: NumberFieldText) -> NumberFieldText {
    let separator = format.symbols.decimalSeparator
    guard format.minimumFractionDigits > 0,
      !left.scalars.contains(where: { format.symbol($0, table).isDigit })
    else { return left }
    var left = left
    left.caret = left.scalars[..<left.caret].count { $0 != separator }
    left.scalars.removeAll { $0 == separator }
    return left
  }

  /// The text that remains after a deletion.
  ///
  /// If only a grouping separator is deleted, the digit next to it is deleted instead; a decimal
  /// separator may have to stay (N7.14, N7.15).
  private func remains(of state: FieldState, without site: SpliceSite) -> NumberFieldText {
    let (head, tail) = state.text.around(site)
    let removed = state.text.unicodeScalars[head.endIndex..<tail.startIndex]
    let separator = format.symbols.decimalSeparator
    let keepsSeparator =
      format.minimumFractionDigits > 0 && removed.contains(separator) && !tail.isEmpty
    let isSeparatorOnly =
      removed.count == 1 && (keepsSeparator || removed.allSatisfy { table.isGroupingSeparator($0) })
    let deletesBackward = isSeparatorOnly && state.selection == .caret(at: site.range.end ?? 0)
    let deletesForward = isSeparatorOnly && state.selection == .caret(at: site.range.location)
    var bare = NumberFieldText()
    bare.append(deletesBackward ? head.droppingLastDigit(of: format) : head, table)
    bare.caret = bare.scalars.count
    if keepsSeparator {
      bare.scalars.append(separator)
      if deletesForward { bare.caret += 1 }
    }
    bare.append(deletesForward ? tail.dropFirstScalar : tail, table)
    return bare
  }
}

extension String {
  fileprivate func around(_ site: SpliceSite) -> (head: Substring, tail: Substring) {
    (self[..<utf8Index(site.bytes.lowerBound)], self[utf8Index(site.bytes.upperBound)...])
  }
}

extension Substring {
  /// The text without its last scalar, if that is a digit; otherwise, the whole text.
  fileprivate func droppingLastDigit(of format: NumberFormat) -> Substring {
    guard let last = unicodeScalars.last, case .digit = format.symbol(last) else { return self }
    return Substring(unicodeScalars.dropLast())
  }

  fileprivate var dropFirstScalar: Substring { Substring(unicodeScalars.dropFirst()) }
}
