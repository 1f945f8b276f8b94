extension DatePlan {
  typealias Scalars = Substring.UnicodeScalarView

  /// A pasted text without scalars of the category Cf, but for those of the field (D14.13).
  func withoutFormats(_ text: Scalars) -> Scalars {
    guard text.contains(where: isForeignFormat) else { return text }
    return String.UnicodeScalarView(text.filter { !isForeignFormat($0) })[...]
  }

  private func isForeignFormat(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.generalCategory == .format && !isOwn(scalar)
  }

  /// Whether a pasted scalar separates segments wherever it stands (D14.10).
  func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    separators.contains(scalar) || scalar.properties.isWhitespace
  }

  /// Whether a scalar of an insertion is a separator (D14.10).
  ///
  /// - Parameters:
  ///   - isPaste: whether the insertion has several scalars.
  ///   - isAfterDigit: whether a digit stands directly before it.
  ///   - next: the scalar after it.
  func separates(
    _ scalar: Unicode.Scalar, _ isPaste: Bool, _ isAfterDigit: Bool, before next: Unicode.Scalar?
  ) -> Bool {
    if !isPaste { return separators.contains(scalar) }
    if scalar == "T" && isAfterDigit && next.flatMap(digit) != nil { return true }
    return isSeparator(scalar)
  }

  /// Whether a pasted text has a separator between two digits, but not in a half-day (D14.13).
  func separatesDigits(_ text: Scalars) -> Bool {
    var (rest, hasDigit, isSeparated, isAfterDigit) = (text, false, false, false)
    while let scalar = rest.first {
      if let half = halfDay(startingWith: rest) {
        rest = rest.dropFirst(half.count)
        isAfterDigit = false
        continue
      }
      rest.removeFirst()
      let isDigit = digit(scalar) != nil
      if isDigit && isSeparated { return true }
      hasDigit = hasDigit || isDigit
      isSeparated =
        isSeparated || hasDigit && separates(scalar, true, isAfterDigit, before: rest.first)
      isAfterDigit = isDigit
    }
    return false
  }

  /// The half-day with whose text some scalars start, in any case.
  private func halfDay(startingWith text: Scalars) -> [Unicode.Scalar]? {
    guard hasHalfDays else { return nil }
    return halfDays.first { text.starts(with: $0) { $0.foldedCase == $1.foldedCase } }
  }
}
