extension ModelDatePicker {
  /// Selects an existing row (D8.2 to D8.9), and keeps parts of the local time at an instant
  /// (D8.12); if `isAgain`, even if the row is already shown.
  mutating func select(_ row: Int, wheel: Int, keeping instant: Int? = nil, isAgain: Bool = false)
    throws(DatePickerProblem)
  {
    if rows[wheel] == row && !isAgain { return }
    let kind = kinds[wheel]
    if settings.mode == .countDown {
      minutes = duration(wanting: row, on: kind)
      return
    }
    let position = position(with: row, on: kind, keeping: instant)
    guard let wanted = second(of: position) else { throw .noSuchDate }
    let slots = slots
    let candidates = candidates(row, on: kind, keeping: instant)
    let showing = slots.offsets.seconds(showing: wanted).map {
      $0 * 1_000_000 + position.rest % 1_000_000
    }
    let found = showing.filter { instant in
      candidates.contains { $0.contains(instant) } && slots.contains(instant)
    }
    if let chosen = pass(of: found) {
      self.instant = chosen
      return
    }
    let second = slots.offsets.second(of: wanted, choosing: settings.overlap)
    let start = second * 1_000_000 + position.rest % 1_000_000
    self.instant =
      nearest(to: start, in: candidates) ?? slots.slot(notBefore: start)
      ?? slots.rounded(start, .down)
  }

  /// The wanted local second (D8.3, D8.4).
  private func second(of position: PickerPosition) -> Int? {
    let calendar = PickerCalendar(settings.calendar)
    let number = position.number ?? calendar.number(position.year, position.month, position.day)
    let time = position.halfDay * 43_200 + position.hour * 3_600 + position.minute * 60
    return number.map { $0 * 86_400 + time + position.rest / 1_000_000 }
  }

  /// The first or the last of several instants, whichever the value was, or as chosen (D8.7).
  private func pass(of found: [Int]) -> Int? {
    let all = passes
    if all.count > 1 && all.last == instant { return found.last }
    if all.count > 1 && all.first == instant { return found.first }
    return settings.overlap == .first ? found.first : found.last
  }

  /// The instants of the local time that the value shows, in order (D8.7, D8.14).
  var passes: [Int] {
    let (second, microseconds) = local(at: instant)
    return slots.offsets.seconds(showing: second).map { $0 * 1_000_000 + microseconds }
  }

  /// The earliest candidate that isn't before an instant, or the latest; nil if there is none
  /// (D8.8).
  private func nearest(to instant: Int, in candidates: [ClosedRange<Int>]) -> Int? {
    let after = candidates.filter { $0.upperBound >= instant }.compactMap {
      slots.first(in: max($0.lowerBound, instant)...$0.upperBound)
    }
    return after.min() ?? candidates.compactMap { slots.last(in: $0) }.max()
  }

  /// The duration after a turn to a row (D8.15).
  private func duration(wanting row: Int, on kind: DateWheel.Kind) -> Int {
    let wanted = kind == .hours ? row * 60 + minutes % 60 : minutes / 60 * 60 + row * interval
    let candidates = durations.filter { hasRow($0, row, on: kind) }
    let slots = candidates.isEmpty ? durations : candidates
    return slots.first { $0 >= wanted } ?? slots[slots.count - 1]
  }

  /// The duration to which minutes are rounded (D5.5).
  func rounded(_ minutes: Int) -> Int {
    let before = durations.last { $0 <= minutes }
    let after = durations.first { $0 >= minutes }
    guard let before else { return after ?? 0 }
    guard let after, settings.rounding == .nearest else { return before }
    return after - minutes <= minutes - before ? after : before
  }
}
