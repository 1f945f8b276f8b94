import InputRules
import InputRulesFoundation

/// An instant at which a zone's offset changes, with the offsets before and after it, and the local
/// times that the clock skips or repeats.
struct ZoneChangeRow: VectorRow, Decodable {
  private let field: Field
  private let edit: Moment
  private let expected: Change

  private struct Field: Decodable { let zone: String }

  private struct Moment: Decodable {
    let instant: String
    let second: Int
  }

  private struct Change: Decodable {
    let before: Int
    let after: Int
    /// The text `gap` or `fold`.
    let change: String
    /// The first local time that the clock skips or repeats.
    let start: String
    /// The first local time after the skipped or repeated times.
    let end: String
  }

  /// A zone can be checked only if the system has a file for the zone.
  func answer() throws -> VectorAnswer {
    do throws(SystemZoneError) {
      return .words(expected: expectedWords, ours: words(of: try CivilZone(system: field.zone)))
    } catch .unknown {
      return .unsupported(kind: "\(field.zone) rows wait for a zone file on this system")
    }
  }

  /// The first and the last of these local times, in seconds since 1970.
  private var local: [Int] {
    [
      edit.second &+ min(expected.before, expected.after),
      edit.second &+ max(expected.before, expected.after) &- 1,
    ]
  }

  /// The expected answer; local times in a gap are moved forward by the size of the change.
  private var expectedWords: String {
    let (before, after) = (expected.before, expected.after)
    let meant = local.map { [$0 &- before, $0 &- min(before, after)] }
    return "\(edit.instant): \(before) to \(after), \(expected.change) \(expected.start) to "
      + "\(expected.end), which mean \(meant)"
  }

  /// The zone's answer about the change and about the local times.
  private func words(of zone: CivilZone) -> String {
    let (instant, last) = (Instant(seconds: edit.second), Instant(seconds: edit.second &- 1))
    let isChange = zone.nextChange(after: last)?.instant == instant
    let change = isChange ? zone.clockChange(at: instant) : nil
    let meant = local.map { second in
      OverlapChoice.allCases.map { choice in
        let instant = shown(second).flatMap { zone.instant(of: $0, in: choice) }
        return (instant?.microseconds ?? 0) / 1_000_000
      }
    }
    let kind = change.map { $0.kind == .skips ? "gap" : "fold" } ?? "no change"
    return "\(text(shown(edit.second)))Z: \(zone.offset(at: last)) to \(zone.offset(at: instant)), "
      + "\(kind) \(text(change?.start)) to \(text(change?.end)), which mean \(meant)"
  }

  /// The time that a clock set to universal time would show.
  private func shown(_ second: Int) -> CivilTime? {
    CivilZone.universal.civilTime(at: Instant(seconds: second))
  }

  private func text(_ time: CivilTime?) -> String {
    time.map { "\($0)".replacing(" ", with: "T") } ?? "none"
  }
}
