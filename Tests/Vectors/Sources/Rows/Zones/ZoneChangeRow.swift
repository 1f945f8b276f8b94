import InputRules
import InputRulesFoundation

/// A change of a zone's offset at an instant: the offsets before and after it, and the local times
/// that are skipped or repeated.
struct ZoneChangeRow: VectorRow {
  let line: Int
  private let zone: String
  private let second: Int
  /// The row's answers.
  private let expected: ZoneChangeAnswer

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    zone = try vector.field.text("zone")
    second = try vector.edit.seconds("second")
    expected = ZoneChangeAnswer(
      at: try vector.edit.time("instant", suffix: "Z"),
      from: try vector.expected.seconds("before"), to: try vector.expected.seconds("after"),
      try vector.expected.change(), from: try vector.expected.time("start"),
      to: try vector.expected.time("end"))
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

extension JSONFields {
  fileprivate func seconds(_ key: String) throws(MalformedVector) -> Int {
    let number = try integer(key, least: .min)
    if number.magnitude < 1_000_000_000_000 { return number }
    throw malformed(key, "is \(number), which is too far away; write a number of seconds")
  }

  fileprivate func change() throws(MalformedVector) -> ClockChange.Kind {
    switch try text("change") {
    case "gap": return .skips
    case "fold": return .repeats
    default: throw malformed("change", "is not known; write “gap” or “fold”")
    }
  }

  /// A time such as `2005-10-30T06:00:00`, with a suffix.
  fileprivate func time(
    _ key: String, suffix: String = ""
  ) throws(MalformedVector) -> CivilTime {
    let text = try text(key)
    let parts = text.dropLast(suffix.count).split { "-T:".contains($0) }.compactMap { Int($0) }
    if parts.count == 6 {
      let time = CivilTime(
        year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4],
        second: parts[5])
      let isTime = CivilZone.universal.instant(of: time) != nil
      if isTime && "\(time)".replacing(" ", with: "T") + suffix == text { return time }
    }
    throw malformed(key, "is \(text.escaped), no time; write it as 2005-10-30T06:00:00\(suffix)")
  }
}
