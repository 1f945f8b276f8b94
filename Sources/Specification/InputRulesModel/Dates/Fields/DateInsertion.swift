/// An insertion into a field, scalar by scalar (D14.3 to D14.13, D14.19 to D14.23).
struct DateInsertion {
  /// The effect of a scalar (D14.12).
  private enum Effect { case content, separator, dropped, junk, full }

  /// The field so far.
  private(set) var filled: FilledDate
  /// The place of the next scalar.
  private(set) var place: DatePlace
  /// The place after the last inserted digit or text; after a separator, it is `place` (D14.15).
  private(set) var end: DatePlace
  private var pasted: PastedScalars
  /// The half-day whose whole text is directly before a key (D14.11).
  private var halfDayBefore: Int?
  /// The effects of the scalars so far, which end with the first junk scalar.
  private var effects: [Effect] = []
  /// The rest of a half-day's text, written after the letters that were inserted (D14.11).
  private var unspoken: [Unicode.Scalar] = []
  /// Whether several scalars are pasted before a digit or a half-day of the field (D14.19).
  private(set) var isInner: Bool
  /// Whether digits aren't passed on to the next group, and digits that fit aren't padded with a
  /// zero (D14.19).
  private var isStrict: Bool { pasted.isSeparated || isInner }
  /// The group and the start of the only segment to which a paste may give too few digits; `nil`
  /// if it may do so everywhere, or before its first digit (D14.19).
  private var beginning: DatePlace?

  private var groups: DateGroups { filled.groups }
  private var policies: DatePolicies { filled.groups.description.policies }

  /// Creates the field after a text is inserted at a place.
  init(
    _ text: String, into filled: FilledDate, at place: DatePlace, after halfDayBefore: Int? = nil
  ) {
    self.filled = filled
    self.place = place
    self.halfDayBefore = halfDayBefore
    end = place
    pasted = PastedScalars(text, filled.groups)
    isInner = pasted.isPaste && !filled.hasNothing(after: place)
    while !hasJunk && effects.count < pasted.scalars.count { effects.append(put(effects.count)) }
    if problem != nil && filled.last < 0, let order = pasted.dateInOrder, order != text {
      self = DateInsertion(order, into: filled, at: place)
    }
  }

  /// Whether a digit or a half-day was inserted (D14.12).
  var placesContent: Bool { effects.contains(.content) }

  private var hasJunk: Bool { effects.last == .junk || effects.last == .full }

  /// The reason the insertion is refused, or `nil` if it is accepted (D14.12).
  var problem: DateTextProblem? {
    if effects.last == .full && !placesContent { return .full }
    return hasJunk || endsShort || effects.allSatisfy { $0 == .dropped } ? .fitsNoSlot : nil
  }

  /// Inserts the scalar at an index in the text (D14.12).
  private mutating func put(_ index: Int) -> Effect {
    let scalar = pasted.scalars[index]
    let isLost = effects.contains(.dropped)
    if let digit = groups.digit(scalar) {
      unspoken = []
      return isLost || !belongsTogether ? .junk : put(digit: digit)
    }
    if unspoken.first?.folded == scalar.folded {
      unspoken.removeFirst()
      return .content
    }
    if !isLost && put(letter: scalar) { return .content }
    if !pasted.isSeparator(at: index) { return .junk }
    if !putSeparator() { return .dropped }
    return isJunk(index) ? .junk : .separator
  }

  /// Whether the separator at an index is a sign, a slash in a time or a colon in a date (D14.20).
  private func isJunk(_ index: Int) -> Bool {
    guard place.group < filled.contents.count, !groups.isHalfDay(place.group) else { return false }
    let scalar = pasted.scalars[index]
    let own = place.offset == 0 ? groups.literals[place.group] : []
    if own.contains(scalar) || isDash(scalar) && own.contains(where: isDash) { return false }
    let isBetweenTimes = groups.isWithinTime(place) && (scalar == "/" || isDash(scalar))
    let isBetweenDates = groups.isWithinDate(place) && scalar == ":"
    let date: [DateSegment] = [.day, .month, .year, .shortYear]
    let isFirst = place.group == 0 && place.offset == 0
    let mayBeSign = isFirst || !date.contains(segment(at: place.offset).segment)
    return pasted.isBeforeDigit(index, spaced: true) && (isBetweenTimes || isBetweenDates)
      || pasted.isBeforeDigit(index) && isDash(scalar) && mayBeSign
  }

  /// Whether the digits from the current one on belong to one segment or group (D14.19).
  private var belongsTogether: Bool {
    guard isStrict, let count = pasted.digitCount(from: effects.count),
      place.group < filled.contents.count, !groups.isHalfDay(place.group)
    else { return true }
    let (start, segment) = segment(at: place.offset)
    let whole = isInner ? 0 : groups.capacityOfDateOrTime(beginningWith: place.group)
    let isGroup = place.offset == 0 && [groups.capacity(place.group), whole].contains(count)
    let isWholeYear = place.offset == start && count == 4 && groups.endsWithShortYear
    return isGroup || place.offset + count <= start + segment.digitCount
      || isWholeYear && segment == .shortYear && place.group == filled.contents.count - 1
  }

  /// Reads the two-digit year at the end as the first two of four digits (D14.22).
  ///
  /// Returns false unless the field allows all ten years that begin with these two digits and
  /// `digit`.
  private mutating func completeYear(with digit: Int) -> Bool {
    let group = filled.contents.count - 1
    let isAfterDigit = pasted.isDigit(at: effects.count - 1)
    guard groups.endsWithShortYear, !pasted.isPaste || isAfterDigit else { return false }
    let digits = filled.digits(group)
    let years = policies.pivot..<(policies.pivot + 100)
    let tens = (digits.suffix(2) + [digit]).reduce(0) { $0 * 10 + $1 }
    guard (0...9).allSatisfy({ years.contains(tens * 10 + $0) }) else { return false }
    place.group = group
    write(digits.dropLast(2) + [digit], endingAt: digits.count - 1)
    return true
  }

  /// Moves to a place or, if the place is the end of a full group, to the next group (D14.3).
  private mutating func go(to place: DatePlace) {
    end = place
    self.place = filled.settled(place)
  }
}

extension DateInsertion {
  /// Inserts a digit with the first candidate, or passes the digit on (D14.4).
  private mutating func put(digit: Int) -> Effect {
    if place.group == filled.contents.count { return completeYear(with: digit) ? .content : .full }
    if groups.isHalfDay(place.group) { return .junk }
    if pasted.isPaste && !isStrict { beginning = beginning ?? segmentPlace }
    guard let candidate = candidates(digit).first else { return pass(digit) }
    write(candidate.digits, endingAt: candidate.end)
    return .content
  }

  /// The viable candidates for the group's digits, each with its place (D14.4 to D14.7).
  private func candidates(_ digit: Int) -> [(digits: [Int], end: Int)] {
    let (old, next) = (filled.digits(place.group), place.offset + 1)
    let (start, segment) = segment(at: place.offset)
    let end = start + segment.digitCount
    let before = Array(old.prefix(place.offset))
    let isFull = old.count == groups.capacity(place.group)
    let after = old.dropFirst(isFull ? next : place.offset)
    let (whole, cut, padded) = (before + [digit] + after, before + [digit], before + [0, digit])
    let value = nearest(to: before.dropFirst(start) + [digit], segment)
    let isClamped = policies.overflow == .clamped && next == end
    let clamped = isClamped ? [Array(before.prefix(start)) + value + after] : []
    let standing = ([whole] + clamped + [cut]).filter(canStand).map { (digits: $0, end: next) }
    guard place.offset == start, takesPadded(digit, segment) else { return standing }
    return isRightOnly(padded, not: whole)
      ? [(padded, end)] + standing : standing + [(padded, end)]
  }

  private func canStand(_ digits: [Int]) -> Bool { filled.canStand(digits, in: place.group) }

  /// Whether `digits`, but not the allowed digits `others`, can still become a value that the field
  /// accepts; only at the end of a text without a gap, if `whole` is `refused` (D14.7).
  private func isRightOnly(_ digits: [Int], not others: [Int]) -> Bool {
    let isAtEnd = filled.last <= place.group && place.offset == filled.contents[place.group].count
    guard policies.whole == .refused, !isStrict, isAtEnd, canStand(others) else { return false }
    let plain = filled.with(others, in: place.group)
    return !plain.hasGap && !plain.isRight && filled.with(digits, in: place.group).isRight
  }

  private var segmentPlace: DatePlace {
    DatePlace(group: place.group, offset: segment(at: place.offset).start)
  }

  /// Whether this segment must get all of its digits from the paste (D14.19).
  private func mustBeFull(_ segment: DatePlace) -> Bool {
    pasted.isPaste && ((beginning ?? segment) != segment || groups.isWithinTime(segment))
  }

  private var endsShort: Bool {
    place.group < filled.contents.count && !groups.isHalfDay(place.group)
      && mustBeFull(segmentPlace) && place.offset > segmentPlace.offset
  }

  private func segment(at offset: Int) -> (start: Int, segment: DateSegment) {
    let starts = groups.starts(place.group)
    return starts.last { $0.start <= offset } ?? starts[0]
  }

  /// The digits of the segment's value that is nearest to these digits (D14.5).
  private func nearest(to digits: some Sequence<Int>, _ segment: DateSegment) -> [Int] {
    let number = digits.reduce(0) { $0 * 10 + $1 }
    let values = segment.numbers
    let nearest = min(max(number, values.lowerBound), values.upperBound)
    return FilledDate.digits(of: nearest, segment.digitCount)
  }

  private mutating func write(_ digits: some Sequence<Int>, endingAt offset: Int) {
    filled = filled.with(Array(digits), in: place.group)
    go(to: DatePlace(group: place.group, offset: offset))
  }

  /// Whether a digit can be padded to a value of the segment, and padding is allowed here (D14.7).
  private func takesPadded(_ digit: Int, _ segment: DateSegment) -> Bool {
    policies.padding && segment.takesZeros && segment.numbers.contains(digit)
      && !mustBeFull(segmentPlace)
      && !(isStrict && pasted.isDigit(at: effects.count + 1))
  }

  /// Completes the segment before the place, and inserts the digit into the next one (D14.8).
  private mutating func pass(_ digit: Int) -> Effect {
    guard policies.overflow == .passesOn, !isStrict, place.offset > segment(at: place.offset).start,
      place.offset == filled.contents[place.group].count, completeSegment()
    else { return .junk }
    return put(digit: digit)
  }

  /// Completes the segment whose digit is before the place, or returns false if its digits don't
  /// become a value (D14.9).
  private mutating func completeSegment() -> Bool {
    let group = place.group
    let digits = filled.digits(group)
    let (start, segment) = segment(at: place.offset - 1)
    let filledSegment = FilledSegment(segment: segment, digits: Array(digits.dropFirst(start)))
    if filledSegment.isFull { return filledSegment.number != nil }
    guard segment.takesZeros, !mustBeFull(DatePlace(group: group, offset: start)),
      let number = filledSegment.number
    else { return false }
    if policies.padding {
      let completed = FilledDate.digits(of: number, segment.digitCount)
      write(digits.prefix(start) + completed, endingAt: start + segment.digitCount)
    } else {
      place = DatePlace(group: group + 1, offset: 0)
    }
    return true
  }
}

extension DateInsertion {
  /// Inserts a separator, or returns false if the separator is junk (D14.10).
  private mutating func putSeparator() -> Bool {
    let isAmongDigits = place.group < filled.contents.count && place.offset > 0
    if isAmongDigits {
      let isAtEnd = place.offset == filled.contents[place.group].count
      if !isAtEnd || groups.isHalfDay(place.group) || !completeSegment() { return false }
    }
    end = place
    return true
  }

  /// Inserts a letter of a half-day, or returns false if the letter is junk (D14.11).
  private mutating func put(letter: Unicode.Scalar) -> Bool {
    if let halfDayBefore, let text = text(beginningWith: [letter]) {
      write(text, of: halfDayBefore)
      return true
    }
    var (group, before) = (
      place.group, filled.contents.dropFirst(place.group).first?[..<place.offset]
    )
    let isBeforeHalfDay = !groups.isHalfDay(group) && groups.isHalfDay(group + 1)
    if isBeforeHalfDay { (group, before) = (group + 1, []) }
    guard groups.isHalfDay(group), let before,
      let text = text(beginningWith: Array(before) + [letter])
    else { return false }
    if isBeforeHalfDay && !(putSeparator() && place == DatePlace(group: group, offset: 0)) {
      return false
    }
    write(text, of: group)
    unspoken = text.dropFirst(before.count + 1).filter { !groups.separatesPaste($0) }
    return true
  }

  private mutating func write(_ text: [Unicode.Scalar], of halfDay: Int) {
    filled = filled.with(text, in: halfDay)
    go(to: DatePlace(group: halfDay, offset: text.count))
  }

  /// The text of the only half-day that begins with `start`, ignoring case, or the prefix that both
  /// texts share (D14.11).
  private func text(beginningWith start: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    let texts = groups.halfDays.filter { text in
      text.count >= start.count && zip(text, start).allSatisfy { $0.folded == $1.folded }
    }
    if texts.count == 1 { return texts[0] }
    return texts.first.map { Array($0.prefix(start.count)) }
  }
}

extension Unicode.Scalar {
  /// The letter in lower case; comparing these forms ignores the case.
  var folded: String { properties.lowercaseMapping }
}
