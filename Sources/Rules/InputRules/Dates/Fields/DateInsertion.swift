/// An insertion into a date field, placed scalar by scalar (D14.3 to D14.13, D14.19 to D14.23).
struct DateInsertion {
  let plan: DatePlan
  /// The groups' content, including the scalars that have been placed so far.
  private(set) var content: DateContent
  private(set) var place: DatePlace
  /// Whether a digit or a half-day has been placed (D14.12).
  private(set) var placesContent = false
  /// Whether several scalars are inserted (D14.13).
  private var isPaste = false
  /// Whether several scalars are inserted and a digit or a half-day follows the insertion (D14.21).
  private(set) var isInner = false
  /// Whether a digit may move to the next segment if it doesn't fit, and may be padded with a zero
  /// if it fits (D14.19).
  private var isLoose = true
  /// The start of a paste's first segment, if later ones must be full; otherwise `nil` (D14.19).
  private var first: DatePlace?
  /// The number of digits that directly follow the current digit, or 0 if `isLoose` is true.
  private var following = 0
  private var isAfterDigit = false
  /// Whether a misplaced separator rules out any further digit or half-day (D14.12).
  private var isLost = false
  /// The part of a half-day's text that was added automatically; typing it is accepted without an
  /// effect (D14.11).
  private var restOfHalfDay: ArraySlice<Unicode.Scalar> = []

  private typealias Scalars = Substring.UnicodeScalarView

  /// The result of placing a scalar.
  private enum Fit {
    case fits
    case junk
    case full
    /// The scalar is a separator that isn't possible at its place.
    case lost
  }

  init(_ plan: DatePlan, into content: DateContent, at place: DatePlace) {
    (self.plan, self.content, self.place) = (plan, content, place)
  }

  /// Inserts text; if an ISO 8601 date doesn't fit, tries again with its numbers in the field's
  /// order (D14.23).
  /// - Throws: `Reason.notDate` if a part of the text doesn't fit (D14.12).
  mutating func put(_ text: String) throws(Reason) {
    var scalars = text.unicodeScalars[...]
    isPaste = !scalars.dropFirst().isEmpty
    if isPaste { scalars = plan.unwrapped(plan.withoutFormats(scalars)) }
    let start = self
    do throws(Reason) {
      try put(scalars)
    } catch {
      guard isPaste, start.content == DateContent(plan.groups.count),
        let ordered = plan.ordered(ofISO: scalars)
      else { throw error }
      self = start
      try put(ordered.unicodeScalars[...])
    }
  }

  private mutating func put(_ scalars: Scalars) throws(Reason) {
    var (rest, fits) = (scalars, false)
    if isPaste {
      isInner = !plan.endsContent(place, in: content)
      isLoose = !isInner && !plan.separatesDigits(rest)
    }
    while let scalar = rest.popFirst() {
      switch put(scalar, before: rest) {
      case .fits: fits = true
      case .junk: throw .notDate(.fitsNoSlot)
      case .full: throw .notDate(placesContent ? .fitsNoSlot : .full)
      case .lost: isLost = true
      }
    }
    if !fits || endsShort { throw .notDate(.fitsNoSlot) }
  }

  private mutating func put(_ scalar: Unicode.Scalar, before rest: Scalars) -> Fit {
    defer { isAfterDigit = plan.digit(scalar) != nil }
    if let digit = plan.digit(scalar) {
      restOfHalfDay = []
      if !startsWell(before: rest) || isLost { return .junk }
      return placing { $0.put(digit) }
    }
    if let next = restOfHalfDay.first, next.foldedCase == scalar.foldedCase {
      restOfHalfDay.removeFirst()
      return .fits
    }
    if plan.hasHalfDays && !isLost && placing({ $0.putLetter(scalar) }) == .fits { return .fits }
    guard plan.separates(scalar, isPaste, isAfterDigit, before: rest.first) else { return .junk }
    if trying({ $0.putSeparator() }) != .fits { return .lost }
    return isPaste && plan.isJunk(scalar, before: rest, at: place) ? .junk : .fits
  }

  private mutating func placing(_ change: (inout DateInsertion) -> Fit) -> Fit {
    let fit = trying(change)
    placesContent = placesContent || fit == .fits
    return fit
  }

  /// Performs `change`; if the scalar doesn't fit, restores the place.
  private mutating func trying(_ change: (inout DateInsertion) -> Fit) -> Fit {
    let old = place
    let fit = change(&self)
    if fit != .fits { place = old }
    return fit
  }

  private mutating func settle() { place = plan.settled(place, in: content) }

  /// Sets the current group's digits, and moves the place to `offset` in the group.
  private mutating func set(_ digits: DateDigits, _ offset: Int) -> Fit {
    content.groups[place.group] = digits
    place.offset = offset
    return .fits
  }
}

extension DateInsertion {
  /// Whether the number formed by a digit and the digits directly after it is allowed here
  /// (D14.19).
  private mutating func startsWell(before rest: Scalars) -> Bool {
    if isLoose { return true }
    if following > 0 {
      following -= 1
      return true
    }
    following = rest.prefix { plan.digit($0) != nil }.count
    settle()
    guard let slot = plan.slot(at: place) else { return true }
    let (group, count) = (plan.groups[place.group], following + 1)
    if place.offset == 0 {
      let isPart = !isInner && count == plan.widthOfPart(from: place.group)
      if isPart || count == group.width { return true }
    }
    let isLastYear = place.group == plan.groups.count - 1 && slot.end == group.width
    return count <= slot.end - place.offset
      || count == 4 && slot.segment == .shortYear && slot.start == place.offset && isLastYear
  }

  /// Replaces a full two-digit year at the end with `digit` if the year and `digit` begin an
  /// allowed decade: typing 8 after 19 leaves 8, because 198 begins the 1980s (D14.22).
  private mutating func beginYear(_ digit: Int) -> Fit {
    let index = plan.groups.count - 1
    let (group, old) = (plan.groups[index], content.groups[index])
    guard !isPaste || isAfterDigit, let slot = group.slots.last, slot.segment == .shortYear
    else { return .full }
    let decade = old.part(slot.places).value * 100 + digit * 10
    guard plan.isWritable(decade), plan.isWritable(decade + 9) else { return .full }
    place.group = index
    let one = DateDigits(value: digit, count: 1)
    return set(old.prefix(slot.start).appending(one), slot.start + 1)
  }

  /// Places a digit (D14.4 to D14.8).
  private mutating func put(_ digit: Int) -> Fit {
    settle()
    guard place.group < plan.groups.count else { return beginYear(digit) }
    guard let slot = plan.slot(at: place) else { return .junk }
    let group = plan.groups[place.group]
    let (old, offset) = (content.groups[place.group], place.offset)
    if isPaste && isLoose && first == nil {
      first = DatePlace(group: place.group, offset: slot.start)
    }
    let one = DateDigits(value: digit, count: 1)
    let new =
      old.count == group.width
      ? old.replacing(offset..<offset + 1, with: one) : old.inserting(digit, at: offset)
    if group.canHold(new) { return overwrite(new, slot, one) }
    if let nearest = nearest(to: new, slot, offset), group.canHold(nearest) {
      return set(nearest, offset + 1)
    }
    let cut = old.prefix(offset).appending(one)
    if group.canHold(cut) { return set(cut, offset + 1) }
    if let padded = padded(one, slot, offset) {
      return set(old.prefix(offset).appending(padded), slot.end)
    }
    return passOn(one, slot)
  }

  /// Places a digit that fits; if an allowed date is possible only with a zero before the digit,
  /// adds the zero (D14.7).
  private mutating func overwrite(
    _ new: DateDigits, _ slot: DateSlot, _ digit: DateDigits
  ) -> Fit {
    let offset = place.offset
    _ = set(new, offset + 1)
    guard isLoose, plan.policies.whole == .refused, let padded = padded(digit, slot, offset),
      plan.endsContent(place, in: content), !plan.hasGap(content),
      !plan.isRight(content, endsWithLiteral: false)
    else { return .fits }
    var filled = content
    filled.groups[place.group] = new.prefix(offset).appending(padded)
    guard plan.isRight(filled, endsWithLiteral: false) else { return .fits }
    content = filled
    place.offset = slot.end
    return .fits
  }

  /// Whether the insertion may leave out digits of a segment (D14.19).
  private func mayBeShort(_ slot: DateSlot) -> Bool {
    let start = DatePlace(group: place.group, offset: slot.start)
    return !isPaste || (first ?? start) == start && !plan.continues(aTime: true, at: start)
  }

  /// Whether the insertion ends in a segment that must be full (D14.19).
  private var endsShort: Bool {
    plan.slot(at: place).map { place.offset > $0.start && !mayBeShort($0) } ?? false
  }

  /// The digit, padded with zeros at a segment's start, or `nil` if it can't be padded (D14.7).
  private func padded(_ digit: DateDigits, _ slot: DateSlot, _ offset: Int) -> DateDigits? {
    guard following == 0, slot.padding, offset == slot.start, mayBeShort(slot) else { return nil }
    return slot.completed(digit)
  }

  /// The digits, with the segment's number replaced by the nearest allowed value; `nil` if the
  /// field doesn't clamp values, or the segment isn't full (D14.5).
  private func nearest(to digits: DateDigits, _ slot: DateSlot, _ offset: Int) -> DateDigits? {
    guard plan.policies.overflow == .clamped, offset == slot.end - 1 else { return nil }
    let value = digits.part(slot.places).value
    let nearest = min(max(value, slot.values.lowerBound), slot.values.upperBound)
    return digits.replacing(slot.places, with: slot.filled(nearest))
  }

  /// Completes the segment before a digit, and places the digit in the next segment (D14.8).
  private mutating func passOn(_ digit: DateDigits, _ slot: DateSlot) -> Fit {
    let (group, old) = (place.group, content.groups[place.group])
    guard isLoose, plan.policies.overflow == .passesOn, place.offset == old.count,
      place.offset > slot.start, complete(slot)
    else { return .junk }
    let fit = put(digit.value)
    if fit != .fits { content.groups[group] = old }
    return fit
  }

  /// Completes the group's last segment that has digits, and moves to the next segment.
  ///
  /// Returns false if the segment can't be completed (D14.9).
  fileprivate mutating func complete(_ slot: DateSlot) -> Bool {
    let old = content.groups[place.group]
    guard let completed = slot.completed(old.part(slot.places)),
      mayBeShort(slot) || old.count == slot.end
    else { return false }
    let new = old.prefix(slot.start).appending(completed)
    _ = set(new, new.count)
    if slot.end == plan.groups[place.group].width { place = DatePlace(group: place.group + 1) }
    return true
  }
}

extension DateInsertion {
  /// Places a separator (D14.10).
  private mutating func putSeparator() -> Fit {
    settle()
    guard place.offset > 0 else { return .fits }
    let group = plan.groups[place.group]
    if group.isHalfDay || place.offset != content.groups[place.group].count { return .junk }
    return complete(group.slots[group.slot(at: place.offset - 1)]) ? .fits : .junk
  }

  /// Places a letter of a half-day (D14.11).
  private mutating func putLetter(_ scalar: Unicode.Scalar) -> Fit {
    if !isPaste && endsHalfDay {
      let end = place.offset
      place.offset = 0
      if putInHalfDay(scalar) == .fits { return .fits }
      place.offset = end
    }
    settle()
    let (group, next) = (place.group, place.group + 1)
    guard group < plan.groups.count else { return .junk }
    if plan.groups[group].isHalfDay { return putInHalfDay(scalar) }
    guard next < plan.groups.count, plan.groups[next].isHalfDay,
      plan.halfDays.contains(where: { $0[0].foldedCase == scalar.foldedCase })
    else { return .junk }
    let old = content.groups[group]
    if putSeparator() == .fits, place.group == next, putInHalfDay(scalar) == .fits { return .fits }
    content.groups[group] = old
    return .junk
  }

  /// Whether the place is directly after the complete text of a half-day.
  private var endsHalfDay: Bool {
    guard place.group < plan.groups.count, plan.groups[place.group].isHalfDay else { return false }
    let digits = content.groups[place.group]
    return place.offset == digits.count && digits.count == plan.room(of: place.group, digits)
      && digits.count > 0
  }

  private mutating func putInHalfDay(_ scalar: Unicode.Scalar) -> Fit {
    let text = plan.halfDays[content.groups[place.group].value].prefix(place.offset) + [scalar]
    let folded = text.map(\.foldedCase)
    let halves = (0...1).filter { plan.halfDays[$0].map(\.foldedCase).starts(with: folded) }
    guard let half = halves.first else { return .junk }
    let count = halves.count == 1 ? plan.halfDays[half].count : text.count
    restOfHalfDay = plan.halfDays[half][text.count..<count].filter { !plan.isSeparator($0) }[...]
    return set(DateDigits(value: half, count: count), count)
  }
}
