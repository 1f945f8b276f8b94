extension NumberField {
  /// The state after an insertion (N7.10, N7.11).
  ///
  /// - Throws: why the result isn't a prefix of a number, or of none within the bounds.
  func inserting(
    _ replacement: String, at site: SpliceSite, of state: FieldState, giving plain: FieldState
  ) throws(Reason) -> FieldState {
    try judgeSeparators(of: replacement)
    let bare = text(plain.text, caret: plain.selection.location)
    if !hasKnownSeparators(state.text) && !hasKnownSeparators(plain.text) {
      try judgeForm(of: bare)
      try judgeSeparators(of: plain.text)
    }
    try judge(bare)
    return form(of: bare)
  }

  /// The state after a deletion; nil if it is the plain one (N7.13).
  func deleting(_ site: SpliceSite, from state: FieldState, giving plain: FieldState) -> FieldState?
  {
    if isFormed(state.text) {
      let bare = remains(of: state, without: site)
      return problem(of: bare, shapeReader) == nil ? form(of: bare) : bare.state
    }
    guard hasKnownSeparators(state.text) || hasKnownSeparators(plain.text) else { return nil }
    let bare = text(plain.text, caret: plain.selection.location)
    return problem(of: bare, shapeReader) == nil ? form(of: bare) : nil
  }

  /// The part that a person means to delete (N7.14, N7.15).
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
  /// The text before the site, and the text after it.
  fileprivate func around(_ site: SpliceSite) -> (head: Substring, tail: Substring) {
    (self[..<utf8Index(site.bytes.lowerBound)], self[utf8Index(site.bytes.upperBound)...])
  }
}

extension Substring {
  /// The text without its last scalar, if that is a digit.
  fileprivate func droppingLastDigit(of format: NumberFormat) -> Substring {
    guard let last = unicodeScalars.last, case .digit = format.symbol(last) else { return self }
    return Substring(unicodeScalars.dropLast())
  }

  fileprivate var dropFirstScalar: Substring { Substring(unicodeScalars.dropFirst()) }
}
