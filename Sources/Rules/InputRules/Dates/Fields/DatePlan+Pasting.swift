extension DatePlan {
  typealias Scalars = Substring.UnicodeScalarView

  /// Pasted text without format scalars (category Cf), except those that the field uses (D14.13).
  func withoutFormats(_ text: Scalars) -> Scalars {
    guard text.contains(where: isForeignFormat) else { return text }
    return String.UnicodeScalarView(text.filter { !isForeignFormat($0) })[...]
  }

  private func isForeignFormat(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.generalCategory == .format && !isOwn(scalar)
  }

  /// Pasted text without the quotes and brackets around it (D14.13).
  func unwrapped(_ text: Scalars) -> Scalars {
    var inner = text
    var (before, after): ([Unicode.Scalar], [Unicode.Scalar]) = ([], [])
    while true {
      let rest = inner.drop(while: isSeparator)
      let tail = rest.reversed().prefix(while: isSeparator)
      let core = rest.dropLast(tail.count)
      guard let first = core.first, let last = core.dropFirst().last, isWrapper(first),
        isWrapper(last)
      else { break }
      before += inner.prefix(while: isSeparator)
      after += tail
      inner = core.dropFirst().dropLast()
    }
    if inner.count == text.count { return text }
    return String.UnicodeScalarView(before + inner + after.reversed())[...]
  }

  /// Whether a scalar is a quote or a bracket that the field doesn't use itself (D14.13).
  private func isWrapper(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation:
      !isOwn(scalar)
    default: (scalar == "\"" || scalar == "'") && !isOwn(scalar)
    }
  }

  /// Whether a pasted scalar separates segments, regardless of the text around it (D14.10).
  func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    separators.contains(scalar) || scalar.properties.isWhitespace || scalar.isDash
  }

  /// Whether a pasted separator is junk: a minus sign, the dash between two times, a slash in a time
  /// or a colon in a date (D14.20).
  /// - Parameters:
  ///   - rest: the scalars after `scalar`.
  ///   - place: the place at which a digit after `scalar` would be inserted.
  func isJunk(_ scalar: Unicode.Scalar, before rest: Scalars, at place: DatePlace) -> Bool {
    let next = rest.first { !$0.properties.isWhitespace }
    guard next.flatMap(digit) != nil, let isTime = slot(at: place)?.segment.isTime else {
      return false
    }
    let own = place.offset == 0 ? literals[place.group] : []
    let isSign = next == rest.first && (isTime || place == DatePlace())
    return switch scalar {
    case "/" where !own.contains("/"): continues(aTime: true, at: place)
    case ":" where !own.contains(":"): continues(aTime: false, at: place)
    default:
      scalar.isDash && !own.contains(where: \.isDash)
        && (isSign || continues(aTime: true, at: place))
    }
  }

  /// The segment that contains a place; `nil` in a half-day and after the field's last segment.
  func slot(at place: DatePlace) -> DateSlot? {
    guard place.group < groups.count, place.offset < groups[place.group].width else { return nil }
    return groups[place.group].slots[groups[place.group].slot(at: place.offset)]
  }

  /// Whether the segment at a place is part of a time or, if `isTime` is false, of a date, but
  /// isn't its first number.
  func continues(aTime isTime: Bool, at place: DatePlace) -> Bool {
    guard let slot = slot(at: place), slot.segment.isTime == isTime else { return false }
    let group = groups[place.group]
    let before = groups[..<place.group].last { $0.half == group.half && !$0.isHalfDay }
    let previous =
      slot.start == 0 ? before?.slots.last : group.slots.first { $0.end == slot.start }
    return previous?.segment.isTime == isTime
  }

  /// Whether a scalar in inserted text is a separator (D14.10).
  /// - Parameters:
  ///   - isPaste: whether the insertion contains several scalars.
  ///   - isAfterDigit: whether a digit is directly before `scalar`.
  ///   - next: the scalar after `scalar`.
  func separates(
    _ scalar: Unicode.Scalar, _ isPaste: Bool, _ isAfterDigit: Bool, before next: Unicode.Scalar?
  ) -> Bool {
    if !isPaste { return separators.contains(scalar) }
    if scalar == "T" && isAfterDigit && next.flatMap(digit) != nil { return true }
    return isSeparator(scalar)
  }

  /// Whether pasted text has a separator between two digits, outside texts of half-days (D14.19).
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

  /// The number of digits in the date or time that this group begins; 0 if it begins none (D14.19).
  func widthOfPart(from index: Int) -> Int {
    let first = groups[index]
    let isSame = { (group: DateGroup) in
      group.half == first.half && group.slots[0].segment.isTime == first.slots[0].segment.isTime
    }
    if index > 0 && isSame(groups[index - 1]) { return 0 }
    return groups[index...].prefix(while: isSame).reduce(0) { $0 + $1.width }
  }

  /// The numbers of an ISO 8601 date or month, in the order of the field's segments; `nil` if
  /// `text` has another form or the field has other segments (D14.23).
  func ordered(ofISO text: Scalars) -> String? {
    let separator: Unicode.Scalar = text.contains("/") ? "/" : "-"
    let numbers = text.split(separator: separator, omittingEmptySubsequences: false)
    let segments = groups.flatMap(\.slots).map(\.segment)
    guard text.allSatisfy({ $0 == separator || ("0"..."9").contains($0) }),
      numbers.map(\.count)[...] == [4, 2, 2].prefix(max(2, segments.count)), groups.last?.half == 0
    else { return nil }
    let year = String(numbers[0])
    var parts: [DateSegment: String] = [.year: year, .month: String(numbers[1])]
    if isWritable(Int(year) ?? 0) { parts[.shortYear] = String(year.suffix(2)) }
    if numbers.count == 3 { parts[.day] = String(numbers[2]) }
    let ordered = segments.compactMap { parts[$0] }
    return ordered.count == numbers.count ? ordered.joined(separator: "/") : nil
  }

  /// The half-day's text at the start of `text`, ignoring case, or `nil` if there is none.
  private func halfDay(startingWith text: Scalars) -> [Unicode.Scalar]? {
    guard hasHalfDays else { return nil }
    return halfDays.first { text.starts(with: $0) { $0.foldedCase == $1.foldedCase } }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a dash (D14.10).
  package var isDash: Bool {
    self == "\u{2212}" || properties.generalCategory == .dashPunctuation
  }
}
