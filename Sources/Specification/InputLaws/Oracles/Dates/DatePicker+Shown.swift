extension DatePicker {
  /// The rows that the wheels must show, in the Gregorian calendar (D4.2).
  var rowsToShow: [Int] {
    let (local, interval) = (local, settings.shownInterval)
    return settings.shownKinds.map { kind in
      switch kind {
      case .hours: minutes / 60
      case .minutes: minutes % 60 / settings.validInterval
      default: settings.row(of: kind, atLocal: local, every: interval)
      }
    }
  }

  /// The value in microseconds or minutes.
  var plainValue: Int { settings.mode == .countDown ? minutes : instant }

  /// The value, from the stored data.
  package var valueToShow: DatePickerValue {
    settings.mode == .countDown ? .minutes(minutes) : .instant(Instant(microseconds: instant))
  }

  /// The local time of the value, in seconds.
  package var local: Int { settings.zone.localSecond(at: instant) }

  /// The local time of the value.
  var localTime: CivilTime { CivilTime(counting: local) }

  /// The microseconds after the value's whole second.
  var rest: Int { instant.remainder(by: 1_000_000) }
}

extension DatePickerSettings {
  /// The row on a wheel of dates and times at a local time in seconds.
  func row(of kind: DateWheel.Kind, atLocal local: Int, every interval: Int) -> Int {
    let hour = local.remainder(by: 86_400) / 3_600
    switch kind {
    case .year: return CivilTime(counting: local).year - 1
    case .month: return CivilTime(counting: local).month - 1
    case .day: return CivilTime(counting: local).day - 1
    case .date: return local.floored(by: 86_400) + 719_162
    case .halfDay: return hour / 12
    case .hour: return hasHalfDays ? hour % 12 : hour
    case .minute: return local.remainder(by: 3_600) / 60 / interval
    case .hours, .minutes: return 0
    }
  }
}

extension DateWheel.Kind {
  /// The position in the order from coarse to fine (D8.5).
  var fineness: Int {
    let order: [DateWheel.Kind] = [
      .year, .month, .day, .date, .halfDay, .hour, .hours, .minute, .minutes,
    ]
    return order.firstIndex(of: self) ?? 0
  }
}

extension DatePickerSettings: Worded {
  /// The settings that differ from the default, in words.
  package var words: String {
    var words = ["\(mode)", "every \(minuteInterval) min", "\(rounding)", "\(overlap)"]
    words.append("format \(shownKinds.map { "\($0)" }.joined(separator: " ")), \(format.hourCycle)")
    if calendar != .gregorian { words.append("calendar \(calendar.identifier)") }
    if let minimum { words.append("from \(minimum)") }
    if let maximum { words.append("to \(maximum)") }
    if leastDuration == .oneMinute { words.append("at least a minute") }
    let changes = zone.changes.map { ", at \($0.instant) \($0.offset)" }.joined()
    return "picker \(words.joined(separator: ", "))\nzone   \(zone.offset)\(changes)"
  }
}

extension DatePickerAction: Worded {
  /// The action in words.
  package var words: String {
    switch self {
    case .set(let instant): "set \(instant)"
    case .setSeconds(let seconds): "set \(seconds) s"
    case .clampSeconds(let seconds): "clamp \(seconds) s"
    case .select(let row, let wheel): "select row \(row) of wheel \(wheel)"
    case .selectAll(let rows): "select rows \(rows)"
    case .turn(let wheel, let count): "turn wheel \(wheel) by \(count)"
    case .adjust(let wheel, let up): "adjust wheel \(wheel) \(up ? "up" : "down")"
    case .otherPass: "take the other pass"
    case .replace(let settings): "replace by \(settings.words)"
    }
  }
}

// For the modes with a grid, and bounds that are near each other.
extension DatePicker {
  /// The slots with a row on its wheel and the shown rows on all coarser wheels (D8.6).
  func candidates(for row: Int, _ kind: DateWheel.Kind) -> [Int] {
    candidates(coarserThan: kind).filter { $0.row == row }.map(\.slot)
  }

  /// The rows on a wheel that some slot has together with the rows on all coarser wheels (D8.11).
  func enabledRows(of kind: DateWheel.Kind) -> Set<Int> {
    Set(candidates(coarserThan: kind).map(\.row))
  }

  /// The slots with the shown rows on all wheels coarser than `kind`, each with its row on `kind`.
  private func candidates(coarserThan kind: DateWheel.Kind) -> [(slot: Int, row: Int)] {
    let (local, interval) = (local, settings.shownInterval)
    let coarser = settings.shownKinds.filter { $0.fineness < kind.fineness }
    let shown = coarser.map { settings.row(of: $0, atLocal: local, every: 1) }
    let day = local.floored(by: 86_400)
    return settings.listedSlots.compactMap { slot in
      let other = settings.zone.localSecond(at: slot)
      if settings.mode == .time && other.floored(by: 86_400) != day { return nil }
      let isShown = zip(coarser, shown).allSatisfy {
        settings.row(of: $0, atLocal: other, every: 1) == $1
      }
      return isShown ? (slot, settings.row(of: kind, atLocal: other, every: interval)) : nil
    }
  }

  /// The local time of the shown rows, one of them replaced, in seconds (D8.3).
  func wanted(_ row: Int, _ kind: DateWheel.Kind) -> Int {
    let (local, interval) = (local, settings.shownInterval)
    func shown(_ other: DateWheel.Kind) -> Int {
      other == kind ? row : settings.row(of: other, atLocal: local, every: interval)
    }
    var day = local.floored(by: 86_400)
    if settings.mode == .dateAndTime { day = shown(.date) - 719_162 }
    let half = settings.hasHalfDays ? shown(.halfDay) * 12 : 0
    return ((day * 24 + half + shown(.hour)) * 60 + shown(.minute) * interval) * 60
  }
}
