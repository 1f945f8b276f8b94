/// An offset and a list of changes, from which a zone may be created.
struct ZoneParts: Hashable, Sendable {
  var offset: Int
  var changes: [CivilZone.Change]
}

extension Generator where Value == ZoneParts {
  /// An offset and changes, often at or just outside a limit of zones.
  static let zoneParts = Generator { source in
    var parts = ZoneParts(offset: source.looseOffset(from: 0), changes: [])
    var (last, instant) = (parts.offset, source.landmark() * 1_000_000)
    source.repeated(0...3, label: "change") { source in
      if source.flip(0.03) { instant = source.element(of: [.min, .max, 0]) }
      last = source.looseOffset(from: last)
      parts.changes.append(CivilZone.Change(at: Instant(microseconds: instant), to: last))
      instant = instant.addingReportingOverflow(source.distance()).partialValue
    }
    return parts
  }
}

extension ChoiceSource {
  /// An offset near the previous one, too far from it, or invalid.
  fileprivate mutating func looseOffset(from last: Int) -> Int {
    switch choose(upTo: 3) {
    case 0:
      let step = element(of: [0, 3_600, -3_600, 86_400, -86_400])
      return max(-93_600, min(93_600, last.addingReportingOverflow(step).partialValue))
    case 1: return element(of: [93_600, -93_600, 0, 7_200, -7_200])
    case 2:
      let steps = [86_401, -86_401, 93_601, -93_601]
      return last.addingReportingOverflow(element(of: steps)).partialValue
    default: return flip(0.2) ? element(of: [.min, .max]) : int(in: -100_000...100_000)
    }
  }

  /// Three days, a longer or slightly shorter time, or minus three days, in microseconds.
  fileprivate mutating func distance() -> Int {
    let threeDays = 259_200_000_000
    switch choose(upTo: 4) {
    case 0: return threeDays + 1_000_000 * int(upTo: 1_000_000)
    case 1: return threeDays
    case 2: return threeDays - 1_000_000
    case 3: return threeDays + element(of: [1, 500_000, -1])
    default: return -threeDays
    }
  }
}
