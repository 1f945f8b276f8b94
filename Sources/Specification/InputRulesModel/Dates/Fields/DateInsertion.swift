/// An insertion into a field, scalar by scalar (D14.3 to D14.13, D14.19 to D14.23).
struct DateInsertion {
  /// The field after the scalars inserted so far.
  private(set) var filled: FilledDate
  /// The place of the next scalar.
  private(set) var place: DatePlace
  /// The place after the last inserted digit or text; after a separator, it is `place` (D14.15).
  private(set) var end: DatePlace
  private(set) var pasted: PastedScalars
  /// The half-day whose complete text is directly before a typed key (D14.11).
  private(set) var halfDayBefore: Int?
  /// Whether a digit or a half-day was inserted (D14.12).
  private(set) var placesContent = false
  /// Whether every scalar so far was junk.
  private var isAllJunk = true
  /// Whether some scalar is junk for which the whole insertion is refused (D14.12).
  private var hasJunk = false
  /// Whether a separator was junk; then the digits and letters after it are junk, too (D14.12).
  private var isLost = false
  /// Whether the next scalar of the insertion is a digit.
  private var isBeforeDigit = false
  private var isAfterDigit = false
  /// Whether a digit would come after the last group, directly or by passing on (D14.12).
  private var isFull = false
  /// The remaining letters of a half-day whose text was completed after its first letters (D14.11).
  private var unspoken: [Unicode.Scalar] = []
  /// Whether several scalars are pasted before a digit or a half-day of the field (D14.19).
  private(set) var isInner: Bool
  /// Whether no digit passes on to the next group, and none that fits is padded with a zero
  /// (D14.19).
  private var isStrict: Bool { pasted.isSeparated || isInner }

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
    for index in pasted.scalars.indices where !hasJunk { put(at: index) }
    if problem != nil && filled.last < 0, let dateInOrder = pasted.dateInOrder {
      self = DateInsertion(dateInOrder, into: filled, at: place)
    }
  }

  /// The reason the insertion is refused, or `nil` (D14.12).
  var problem: DateTextProblem? {
    if !hasJunk && !isAllJunk { return nil }
    return isFull && !placesContent ? .full : .fitsNoSlot
  }

  /// Inserts a scalar of the text (D14.12).
  private mutating func put(at index: Int) {
    let scalar = pasted.scalars[index]
    isBeforeDigit = pasted.isDigit(at: index + 1)
    isAfterDigit = pasted.isDigit(at: index - 1)
    if let digit = groups.digit(scalar) {
      unspoken = []
      let fits =
        !isLost && belongsTogether(isStrict ? pasted.digitCount(from: index) : nil)
        && put(digit: digit)
      if fits { placesContent = true }
      note(fits)
    } else if unspoken.first?.folded == scalar.folded {
      unspoken.removeFirst()
    } else if !isLost && put(letter: scalar) {
      placesContent = true
      note(true)
    } else if !pasted.isSeparator(at: index) {
      note(false)
    } else if putSeparator() {
      note(!pasted.isDashBeforeDigit(at: index) || takesDash)
    } else {
      isLost = true
    }
  }

  private mutating func note(_ fits: Bool) { if fits { isAllJunk = false } else { hasJunk = true } }

  /// Whether a dash before the next digit is a separator and not a sign (D14.20).
  private var takesDash: Bool {
    guard place.group < filled.contents.count, !groups.isHalfDay(place.group) else { return true }
    let isFirst = place.group == 0 && place.offset == 0
    let date: [DateSegment] = [.day, .month, .year, .shortYear]
    if date.contains(segment(at: place.offset).segment) && !isFirst { return true }
    return place.offset == 0 && groups.literals[place.group].contains(where: isDash)
  }

  /// Whether the next `count` digits fit in one segment, or fill its group, date or time (D14.19).
  ///
  /// - Parameter count: `nil` after another digit, or if `isStrict` is false.
  private func belongsTogether(_ count: Int?) -> Bool {
    guard let count, place.group < filled.contents.count, !groups.isHalfDay(place.group) else {
      return true
    }
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
    guard groups.endsWithShortYear, !pasted.isPaste || isAfterDigit else { return false }
    let digits = filled.digits(group)
    let years = policies.pivot..<(policies.pivot + 100)
    let tens = (digits.suffix(2) + [digit]).reduce(0) { $0 * 10 + $1 }
    guard (0...9).allSatisfy({ years.contains(tens * 10 + $0) }) else { return false }
    place.group = group
    return write(digits.dropLast(2) + [digit], endingAt: digits.count - 1)
  }

  /// Moves to a place or, if the place is the end of a full group, to the next group (D14.3).
  private mutating func go(to place: DatePlace) {
    end = place
    self.place = filled.settled(place)
  }
}

// Inserting digits.
extension DateInsertion {
  /// Inserts a digit, or returns false if the digit is junk (D14.4).
  private mutating func put(digit: Int) -> Bool {
    guard place.group < filled.contents.count else {
      let completes = completeYear(with: digit)
      isFull = isFull || !completes
      return completes
    }
    if groups.isHalfDay(place.group) { return false }
    guard let candidate = candidates(digit).first(where: \.stands) else { return pass(digit) }
    return write(candidate.digits, endingAt: candidate.end)
  }

  /// The candidates for the digits of the group after a digit is inserted (D14.4 to D14.7).
  ///
  /// Each has the place after the digit, and `stands`, which is true if the digits are allowed. The
  /// first allowed candidate is used.
  private func candidates(_ digit: Int) -> [(digits: [Int], end: Int, stands: Bool)] {
    let (old, next) = (filled.digits(place.group), place.offset + 1)
    let (start, segment) = segment(at: place.offset)
    let end = start + segment.digitCount
    let isFull = old.count == groups.capacity(place.group)
    let before = Array(old.prefix(place.offset))
    let after = Array(old.dropFirst(isFull ? next : place.offset))
    let isPadded = place.offset == start && takesPadded(digit, segment)
    let (whole, cut, padded) = (before + [digit] + after, before + [digit], before + [0, digit])
    let value = nearest(to: before.dropFirst(start) + [digit], segment)
    let clamped = Array(before.prefix(start)) + value + after
    let isClamped = policies.overflow == .clamped && next == end
    return [
      (padded, end, isPadded && isRightOnly(padded, not: whole)), (whole, next, canStand(whole)),
      (clamped, next, isClamped && canStand(clamped)), (cut, next, canStand(cut)),
      (padded, end, isPadded),
    ]
  }

  private func canStand(_ digits: [Int]) -> Bool { filled.canStand(digits, in: place.group) }

  /// Whether `digits`, at the end of a text without a gap, can still become a value that the field
  /// accepts, but the allowed digits `others` can't; only if `whole` is `refused` (D14.7).
  private func isRightOnly(_ digits: [Int], not others: [Int]) -> Bool {
    let isAtEnd = filled.last <= place.group && place.offset == filled.contents[place.group].count
    guard policies.whole == .refused, !isStrict, isAtEnd, canStand(others) else { return false }
    let plain = filled.with(others, in: place.group)
    return !plain.hasGap && !plain.isRight && filled.with(digits, in: place.group).isRight
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

  private mutating func write(_ digits: some Sequence<Int>, endingAt offset: Int) -> Bool {
    filled = filled.with(Array(digits), in: place.group)
    go(to: DatePlace(group: place.group, offset: offset))
    return true
  }

  /// Whether a digit can be padded to a value of the segment, and padding is allowed here (D14.7).
  private func takesPadded(_ digit: Int, _ segment: DateSegment) -> Bool {
    policies.padding && segment.takesZeros && segment.numbers.contains(digit)
      && !(isStrict && isBeforeDigit)
  }

  /// Completes the segment before the place, and inserts the digit after it (D14.8).
  private mutating func pass(_ digit: Int) -> Bool {
    var copy = self
    let (start, _) = segment(at: place.offset)
    guard policies.overflow == .passesOn, !isStrict, place.offset > start,
      place.offset == filled.contents[place.group].count, copy.completeSegment()
    else { return false }
    guard copy.put(digit: digit) else {
      isFull = isFull || copy.isFull
      return false
    }
    self = copy
    return true
  }

  /// Completes the segment whose digit is before the place, or returns false if its digits don't
  /// become a value (D14.9).
  private mutating func completeSegment() -> Bool {
    let group = place.group
    let digits = filled.digits(group)
    let (start, segment) = segment(at: place.offset - 1)
    let filledSegment = FilledSegment(segment: segment, digits: Array(digits.dropFirst(start)))
    if filledSegment.isFull { return filledSegment.number != nil }
    guard segment.takesZeros, let number = filledSegment.number else { return false }
    if policies.padding {
      let completed = FilledDate.digits(of: number, segment.digitCount)
      return write(digits.prefix(start) + completed, endingAt: start + segment.digitCount)
    }
    place = DatePlace(group: group + 1, offset: 0)
    return true
  }
}

// Inserting separators and letters.
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
      filled = filled.with(text, in: halfDayBefore)
      go(to: DatePlace(group: halfDayBefore, offset: text.count))
      return true
    }
    var copy = self
    let group = place.group
    let isBeforeHalfDay =
      group + 1 < filled.contents.count && !groups.isHalfDay(group) && groups.isHalfDay(group + 1)
    if isBeforeHalfDay {
      guard copy.putSeparator(), copy.place == DatePlace(group: group + 1, offset: 0) else {
        return false
      }
    }
    guard copy.place.group < filled.contents.count, groups.isHalfDay(copy.place.group) else {
      return false
    }
    let before = copy.filled.contents[copy.place.group].prefix(copy.place.offset)
    guard let text = text(beginningWith: Array(before) + [letter]) else { return false }
    copy.filled = copy.filled.with(text, in: copy.place.group)
    copy.go(to: DatePlace(group: copy.place.group, offset: text.count))
    copy.unspoken = text.dropFirst(before.count + 1).filter { !groups.separatesPaste($0) }
    self = copy
    return true
  }

  /// The text of the half-day that begins with `start`, in any letter case; if both do, only as
  /// many letters as `start` has (D14.11).
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
