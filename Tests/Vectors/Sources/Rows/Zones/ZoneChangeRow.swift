import InputRules
import InputRulesFoundation

/// A change of a zone's offset: zone, instant in universal time, the instant's second, the offsets
/// before and after it, `gap` or `fold`, and the local times that are skipped or repeated.
struct ZoneChangeRow: VectorRow {
  let line: Int
  private let zone: String
  private let second: Int
  /// The row's answers.
  private let expected: ZoneChangeAnswer

  static func isHeading(_ line: String) -> Bool { line.hasPrefix("zone\tutc_instant\t") }

  init(_ line: VectorText.Line) throws(MalformedVector) {
    self.line = line.number
    let columns = line.text.split(separator: "\t", omittingEmptySubsequences: false)
      .map(String.init)
    guard columns.count == 8, !columns[0].isEmpty else {
      throw MalformedVector(
        line: line.number,
        problem: "the row doesn't have eight columns; write zone, instant, its second, two "
          + "offsets, “gap” or “fold”, and two local times")
    }
    zone = columns[0]
    second = try Self.number(columns[2], line.number)
    expected = ZoneChangeAnswer(
      at: try Self.time(columns[1], suffix: "Z", line.number),
      from: try Self.number(columns[3], line.number), to: try Self.number(columns[4], line.number),
      try Self.kind(columns[5], line.number), from: try Self.time(columns[6], line.number),
      to: try Self.time(columns[7], line.number))
  }

  var asked: String { "the change of \(zone) at the second \(second)" }

  /// A zone of which the system has no file can't be checked.
  func answer() -> VectorAnswer {
    do throws(SystemZoneError) {
      let ours = ZoneChangeAnswer(of: try CivilZone(system: zone), at: second, like: expected)
      return .said(expected: "\(expected)", ours: "\(ours)")
    } catch .unknown {
      return .unsupported(kind: "\(zone) rows wait for a zone file on this system")
    } catch {
      return .said(expected: "\(expected)", ours: "refused: \(error)")
    }
  }
}

extension ZoneChangeRow {
  private static func number(_ text: String, _ line: Int) throws(MalformedVector) -> Int {
    if let number = Int(text), number.magnitude < 1_000_000_000_000 { return number }
    throw MalformedVector(
      line: line, problem: "\(text.escaped) isn't a whole number of seconds; write one")
  }

  private static func kind(
    _ text: String, _ line: Int
  ) throws(MalformedVector) -> ClockChange.Kind {
    switch text {
    case "gap": return .skips
    case "fold": return .repeats
    default:
      throw MalformedVector(
        line: line, problem: "\(text.escaped) is no kind of change; write “gap” or “fold”")
    }
  }

  /// A time such as `2005-10-30T06:00:00`, with a suffix.
  private static func time(
    _ text: String, suffix: String = "", _ line: Int
  ) throws(MalformedVector) -> CivilTime {
    let parts = text.dropLast(suffix.count).split { "-T:".contains($0) }.compactMap { Int($0) }
    if parts.count == 6 {
      let time = CivilTime(
        year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4],
        second: parts[5])
      let isTime = CivilZone.universal.instant(of: time) != nil
      if isTime && "\(time)".replacing(" ", with: "T") + suffix == text { return time }
    }
    throw MalformedVector(
      line: line,
      problem: "\(text.escaped) isn't a time; write it as 2005-10-30T06:00:00\(suffix)")
  }
}
