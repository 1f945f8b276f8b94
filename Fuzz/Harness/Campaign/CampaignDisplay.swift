import Foundation
import PropertyConsole

/// The live progress of a campaign: a few lines on a terminal; otherwise a line every minute, or a
/// line for each law if each law has only one slice.
struct CampaignDisplay {
  /// Whether new lines replace the old lines, on a terminal.
  let isLive: Bool
  private let isQuiet: Bool
  private let isShort: Bool
  private var shown = 0
  private var pace: Pace

  /// The pauses between updates, in seconds.
  private static let (livePause, plainPause) = (0.2, 60.0)

  init(
    isQuiet: Bool, isShort: Bool, hasTerminal: Bool = Terminal.showsProgress,
    at now: Double = MonotonicClock.now
  ) {
    isLive = hasTerminal && !isQuiet
    self.isQuiet = isQuiet
    self.isShort = isShort
    pace =
      isLive
      ? Pace(every: Self.livePause, from: -.infinity) : Pace(every: Self.plainPause, from: now)
  }

  func isDue(at now: Double) -> Bool { !isQuiet && pace.isDue(at: now) }

  mutating func show(_ view: CampaignView, at now: Double) {
    pace.restart(at: now)
    guard isLive else { return Terminal.note(view.whole() + "\n") }
    let lines = view.lines(width: Terminal.width - 1)
    if Terminal.progress(lines, over: shown) { shown = lines.count }
  }

  /// The line about a law's only slice, or `nil` if lines are live or hidden.
  func line(of result: FuzzResult, failing: Int) -> String? {
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
  struct Law: Hashable, Sendable {
    let name: String
    let mode: FuzzMode
    let runsPerSecond: Int
    let edges: Int
    /// The number of new features that the slice has found.
    let new: Int
  }

  let left: Double
  /// The number of edges of all laws together.
  let edges: Int
  /// The number of new features in the last minutes.
  let new: Int
  /// The length of these last minutes, in seconds, which is at most five minutes.
  let recent: Double
  let failures: Int
  /// The number of failing inputs that haven't been checked again yet.
  let unexamined: Int
  let laws: [Law]

  /// The greatest length of `recent`, in seconds.
  static let longestRecent = 300.0

  /// The line about the whole campaign.
  /// - Parameter width: the greatest number of columns, or `nil` for any number.
  func whole(width: Int? = nil) -> String {
    let runs = laws.map(\.runsPerSecond).reduce(0, +)
    let bad = failures.of("failure")
    if laws.isEmpty && left == 0 {
      return String("checking \(unexamined.of("failing input")), \(bad)".prefix(width ?? .max))
    }
    let line = """
      \(left.asClock) left  \(bad)  \(new.grouped) new in \(recent.asDuration)  \
      \(runs.grouped) runs/s  \(edges.grouped) edges
      """
    // The most important figures come first, because the end may not fit.
    return String(line.prefix(width ?? .max))
  }

  /// The lines about the campaign and about each running slice.
  func lines(width: Int) -> [String] { [whole(width: width)] + laws.map { $0.line(width: width) } }
}

extension CampaignView.Law {
  /// Creates the state of a slice.
  init(_ last: JournalLine.Sample, new: Int) {
    self.init(
      name: last.property, mode: last.mode,
      runsPerSecond: Int(Double(last.runs) / max(0.1, last.seconds)), edges: last.edges, new: new)
  }

  /// The line of the display, with the name shortened if it is too long.
  fileprivate func line(width: Int) -> String {
    let figures =
      "  \(mode.rawValue)  \(runsPerSecond.grouped)/s  \(edges.grouped) edges  \(new) new"
    let room = max(0, width - figures.count)
    let title = name.count <= room ? name : name.prefix(max(0, room - 1)) + "…"
    return String((title + figures).prefix(width))
  }
}

extension Campaign {
  var view: CampaignView {
    let samples = running.map(sample(of:))
    let laws = zip(running, samples).map { slice, last in
      CampaignView.Law(
        last, new: best.new(last, from: slice.process.status?.initial).features)
    }
    let recent = min(elapsed, CampaignView.longestRecent)
    return CampaignView(
      left: max(0, end - MonotonicClock.now), edges: best.adding(samples).allEdges,
      new: history.newFeatures(since: elapsed - recent) &+ laws.map(\.new).reduce(0, +),
      recent: recent, failures: history.failures.count, unexamined: triage.left.count, laws: laws)
  }
}
