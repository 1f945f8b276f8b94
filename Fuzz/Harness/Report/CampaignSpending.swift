import PropertyConsole
import PropertyTesting

/// How a campaign used its time and inputs; this is printed when the campaign ends, and shown in
/// its report.
struct CampaignSpending: Hashable, Sendable, Encodable {
  /// A law for which fuzzing has found no new feature for some time.
  struct QuietLaw: Hashable, Sendable, Encodable {
    let law: String
    /// The end of the law's last slice with a new feature, in seconds of campaign time, or 0 if no
    /// slice had one.
    let since: Double
  }

  let checked: Int
  let discarded: Int
  /// The laws for which more than half of the inputs were discarded.
  let wasteful: [String]
  /// The fuzzed laws for which no new feature was found in the second half of the campaign's time;
  /// the law that has found none for the longest time comes first.
  let quiet: [QuietLaw]
  /// The laws for which no input was executed.
  let unexecuted: [String]

  /// The maximum number of laws that a sentence lists.
  private static let mostNamed = 5

  init(_ results: [LawResult], elapsed: Double) {
    checked = results.reduce(0) { $0 &+ $1.checked }
    discarded = results.reduce(0) { $0 &+ $1.discarded }
    wasteful = results.filter { $0.discardedShare ?? 0 > 0.5 }.map(\.property)
    let silent = results.filter { $0.runs > 0 && ($0.lastNew ?? 0) * 2 <= elapsed }
    quiet = silent.map { QuietLaw(law: $0.property, since: $0.lastNew ?? 0) }
      .sorted { ($0.since, $0.law) < ($1.since, $1.law) }
    unexecuted = results.filter(\.isUnexecuted).map(\.property)
  }

  /// The sentences at the start of a report, about laws without new features or executions.
  var gaps: [String] {
    let silent = quiet.map { law in
      "\(law.law) (\(law.since == 0 ? "nothing at all" : "since \(law.since.asClock)"))"
    }
    return [
      quiet.isEmpty ? nil : "Nothing new in the second half of the time: \(Self.named(silent)).",
      unexecuted.isEmpty ? nil : "No input was executed for \(Self.named(unexecuted)).",
    ].compactMap(\.self)
  }

  /// The sentences about the use of inputs and time.
  var sentences: [String] {
    let wasted = wasteful.isEmpty ? "" : ", including more than half for \(Self.named(wasteful))"
    let share = (Double(discarded) / Double(max(1, checked))).asPercentage
    return (checked == 0 ? [] : ["\(share) of the inputs were discarded\(wasted)."]) + gaps
  }

  private static func named(_ names: [String]) -> String {
    let more = names.count - mostNamed
    return names.prefix(mostNamed).map(\.visibleInLine).joined(separator: ", ")
      + (more > 0 ? " and \(more.grouped) more" : "")
  }
}
