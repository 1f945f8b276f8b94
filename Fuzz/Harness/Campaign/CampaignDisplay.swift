import Foundation
import PropertyConsole

/// The live progress of a campaign, as a few lines on a terminal.
///
/// Elsewhere, a line is printed every minute, and also after each law if each law has only one
/// slice.
struct CampaignDisplay {
  /// Whether new lines replace the old lines; this needs a terminal.
  let isLive: Bool
  private let isQuiet: Bool
  private let isShort: Bool
  private var shown = 0
  private var pace: Pace

  /// The pauses between updates, on a terminal and elsewhere, in seconds.
  private static let (livePause, plainPause) = (0.2, 60.0)

  init(isQuiet: Bool, isShort: Bool) {
    isLive = Terminal.showsProgress && !isQuiet
    (self.isQuiet, self.isShort) = (isQuiet, isShort)
    pace =
      isLive
      ? Pace(every: Self.livePause, from: -.infinity)
      : Pace(every: Self.plainPause, from: MonotonicClock.now)
  }

  func isDue(at now: Double) -> Bool { !isQuiet && pace.isDue(at: now) }

  mutating func show(_ view: CampaignView, at now: Double) {
    pace.restart(at: now)
    guard isLive else { return Terminal.note(view.whole() + "\n") }
    let lines = view.lines(width: Terminal.width - 1)
    if Terminal.progress(lines, over: shown) { shown = lines.count }
  }

  /// A line for a law with a single slice; `nil` for other laws, or if progress is live or hidden.
  func line(of result: LawResult, failing: Int) -> String? {
    guard isShort, !isQuiet, !isLive else { return nil }
    let rate = result.runsPerSecond.grouped
    return """
      \(result.property): \(result.runs.grouped) runs, \(rate)/s, \(result.edges) edges, \
      \(failing.of("failing input"))
      """
  }

  mutating func clear() {
    if shown > 0 { Terminal.removeProgress(lines: shown) }
    shown = 0
  }
}

/// The live view of a campaign, as lines that fit a terminal.
struct CampaignView: Hashable, Sendable {
  let left: Double
  let edges: Int
  /// The number of new features.
  let new: Int
  let failures: Int
  /// The number of failing inputs that haven't been checked again yet.
  let unexamined: Int
  let slices: [JournalLine.Slice]

  /// The line about the whole campaign.
  /// - Parameter width: the maximum number of columns, or `nil` for no limit.
  func whole(width: Int? = nil) -> String {
    let runs = slices.map(\.runsPerSecond).reduce(0, +)
    let bad = failures.of("failure")
    if slices.isEmpty && left == 0 {
      return String("checking \(unexamined.of("failing input")), \(bad)".prefix(width ?? .max))
    }
    let line = """
      \(left.asClock) left  \(bad)  \(new.of("new feature"))  \(runs.grouped) runs/s  \
      \(edges.grouped) edges
      """
    // The most important figures come first, because the end of the line may not fit.
    return String(line.prefix(width ?? .max))
  }

  /// The lines about the campaign and about each running slice.
  func lines(width: Int) -> [String] {
    [whole(width: width)] + slices.map { $0.line(width: width) }
  }
}

extension JournalLine.Slice {
  /// The slice's line in the display, with the law's name shortened if necessary.
  fileprivate func line(width: Int) -> String {
    let figures =
      "  \(mode.rawValue)  \(runsPerSecond.grouped)/s  \(edges.grouped) edges  "
      + "\(newFeatures) new"
    let room = max(0, width - figures.count)
    let title = property.count <= room ? property : property.prefix(max(0, room - 1)) + "…"
    return String((title + figures).prefix(width))
  }
}

extension Campaign {
  var view: CampaignView {
    let slices = running.map(sample(of:))
    var history = history
    for slice in slices { history.add(JournalLine(at: elapsed, event: .slice(slice))) }
    return CampaignView(
      left: max(0, end - MonotonicClock.now), edges: history.edges, new: history.newFeatures,
      failures: history.failures.count, unexamined: examiner.unexamined.count, slices: slices)
  }
}
