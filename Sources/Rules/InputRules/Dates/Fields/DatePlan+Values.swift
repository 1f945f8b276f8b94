extension DatePlan {
  /// The number of dates in the field: two for a range.
  var halves: Int { description.separator == nil ? 1 : 2 }

  /// The groups' content, read from `text`; `nil` if the text isn't in the field's form.
  func content(of text: String) -> DateContent? {
    DateReading(text, around: 0..<0, by: self)?.content
  }

  func isComplete(_ text: String) -> Bool { content(of: text).map(isComplete) ?? false }

  /// Whether every segment contains a valid value (D15.1).
  func isComplete(_ content: DateContent) -> Bool {
    groups.indices.allSatisfy { index in
      groups[index].slots.allSatisfy { value(of: content.groups[index], index, $0) != nil }
    }
  }

  /// Whether the content is complete, and no segment can take another digit; without padding, only
  /// the segments of the last group matter (D15.8).
  func isFilled(_ content: DateContent) -> Bool {
    guard isComplete(content) else { return false }
    let asked = policies.padding ? groups.indices : groups.indices.suffix(1)
    return asked.allSatisfy { index in
      groups[index].slots.allSatisfy { $0.isFilled(content.groups[index].part($0.places)) }
    }
  }

  /// The value of a segment; `nil` if the segment isn't complete (D15.1).
  private func value(of digits: DateDigits, _ group: Int, _ slot: DateSlot) -> Int? {
    if slot.segment != .halfDay { return slot.value(of: digits.part(slot.places)) }
    return digits.count == halfDays[digits.value].count ? digits.value : nil
  }

  /// The dates in complete content, including any that don't exist, such as February 30.
  func stamps(of content: DateContent) -> [DateStamp] {
    (0..<halves).map { half in
      stamp(of: half) { value(of: content.groups[$0], $0, $1) ?? 0 }
    }
  }

  /// The values of `text`; the empty text has none (D15.2).
  func values(of text: String) throws(DateTextProblem) -> [DateFieldValue] {
    if text.isEmpty { return [] }
    let stamps = try self.stamps(of: text)
    if !stamps.allSatisfy(\.exists) { throw .dayNotInMonth }
    return stamps.map(\.value)
  }

  private func stamps(of text: String) throws(DateTextProblem) -> [DateStamp] {
    guard let content = content(of: text) else { throw .form }
    guard isComplete(content) else { throw .incomplete }
    return stamps(of: content)
  }

  /// The reason `text` isn't accepted when editing ends, or `nil` if it is (D15.5).
  func finalObjection(to text: String) -> Reason? {
    if text.isEmpty { return nil }
    do throws(DateTextProblem) {
      let stamps = try self.stamps(of: text)
      for stamp in stamps { try check(stamp) }
      if stamps.count == 2 && stamps[1] < stamps[0] { throw .reversed }
      return nil
    } catch {
      return .notDate(error)
    }
  }

  private func check(_ stamp: DateStamp) throws(DateTextProblem) {
    if !stamp.exists { throw .dayNotInMonth }
    if let minimum = policies.minimum, stamp < bounds.lowerBound { throw .before(minimum) }
    if let maximum = policies.maximum, stamp > bounds.upperBound { throw .after(maximum) }
  }

  /// The field's text for one value, or for the two values of a range (D15.10).
  func text(of values: [DateFieldValue]) throws(DateTextProblem) -> String {
    var content = DateContent(groups.count)
    for (half, value) in values.enumerated() {
      guard write(DateStamp(value), into: &content, half) else { throw .year(value.date.year) }
    }
    return text(of: content, through: groups.count, DatePlace()).text
  }

  /// Writes a date into its groups; returns false if its year can't be written (D15.10).
  private func write(_ stamp: DateStamp, into content: inout DateContent, _ half: Int) -> Bool {
    guard 1...9999 ~= stamp.year else { return false }
    for (index, group) in groups.enumerated() where group.half == half {
      var digits = DateDigits.none
      for slot in group.slots {
        let value = stamp.value(of: slot.segment)
        if slot.segment == .shortYear && !isWritable(stamp.year) { return false }
        digits =
          group.isHalfDay
          ? DateDigits(value: value, count: halfDays[value].count)
          : digits.appending(slot.filled(value))
      }
      content.groups[index] = digits
    }
    return true
  }

  /// Whether two digits can represent this year (D15.3).
  func isWritable(_ year: Int) -> Bool {
    (policies.pivot..<policies.pivot + 100).contains(year)
  }

  /// The content with each date changed to the nearest existing date within the bounds (D15.8).
  func clamped(_ content: DateContent) -> DateContent {
    var clamped = content
    for (half, stamp) in stamps(of: content).enumerated() {
      var existing = stamp
      existing.day = min(stamp.day, CivilDate.length(ofMonth: stamp.month, in: stamp.year))
      let nearest = min(max(existing, bounds.lowerBound), bounds.upperBound)
      // If `nearest` is a bound whose year can't be written, use `existing` instead.
      for value in [nearest, existing] where value != stamp {
        var changed = clamped
        guard write(value, into: &changed, half) else { continue }
        clamped = changed
        break
      }
    }
    return clamped
  }
}
