import Foundation
import PropertyConsole

/// Live progress of a campaign: a few lines on a terminal; a line every minute in a pipe, or one
/// for each law if each has only one slice.
struct CampaignDisplay {
  /// Whether its lines replace each other, on a terminal.
  let isLive: Bool
  private let isQuiet: Bool
  private let isShort: Bool
  /// How many lines are shown now.
  private var shown = 0
  private var pace: Pace

  /// How often lines are written, in seconds.
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

  /// Whether it is time to show how far the campaign is.
  func isDue(at now: Double) -> Bool { !isQuiet && pace.isDue(at: now) }

  /// Shows how far the campaign is.
  mutating func show(_ view: CampaignView, at now: Double) {
    pace.restart(at: now)
    guard isLive else { return Terminal.note(view.whole() + "\n") }
    let lines = view.lines(width: Terminal.width - 1)
    if Terminal.progress(lines, over: shown) { shown = lines.count }
  }

  /// The line of the result of a law's only slice; nil if live lines are shown, or none.
  func line(of result: FuzzResult, failing: Int) -> String? {
    guard isShort, !isQuiet, !isLive else { return nil }
    let rate = result.runsPerSecond.grouped
    return """
      \(result.property): \(result.runs.grouped) runs, \(rate)/s, \(result.edges) edges, \
      \(failing.of("failing input"))
      """
  }

  /// Removes the shown lines.
  mutating func clear() {
    if shown > 0 { Terminal.removeProgress(lines: shown) }
    shown = 0
  }
}

/// The live view of a campaign, as lines that fit a terminal.
struct CampaignView: Hashable, Sendable {
  /// A slice that runs.
  struct Law: Hashable, Sendable {
    let name: String
    let mode: FuzzMode
    let runsPerSecond: Int
    let edges: Int
    /// How many features the slice has found that weren't known.
    let new: Int
  }

  /// The time left, in seconds.
  let left: Double
  /// Edges of all laws together.
  let edges: Int
  /// New features in the last minutes.
  let new: Int
  /// How long these were, in seconds: less than five minutes at the start.
  let recent: Double
  /// The number of different failures.
  let failures: Int
  /// How many failing inputs aren't checked again yet.
  let unexamined: Int
  /// The slices that run.
  let laws: [Law]

  /// How long the last minutes are at most, in seconds.
  static let longestRecent = 300.0

  /// One line of it all.
  /// - Parameter width: how many columns it may have; nil for any number.
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
    // The most important part is first, because the end may not fit.
    return String(line.prefix(width ?? .max))
  }

  /// All lines.
  func lines(width: Int) -> [String] { [whole(width: width)] + laws.map { $0.line(width: width) } }
}

extension CampaignView.Law {
  /// The work of a slice so far.
  init(_ last: JournalLine.Sample, new: Int) {
    self.init(
      name: last.property, mode: last.mode,
      runsPerSecond: Int(Double(last.runs) / max(0.1, last.seconds)), edges: last.edges, new: new)
  }

  /// The line of the display; a name that is too long for it is shortened.
  fileprivate func line(width: Int) -> String {
    let figures =
      "  \(mode.rawValue)  \(runsPerSecond.grouped)/s  \(edges.grouped) edges  \(new) new"
    let room = max(0, width - figures.count)
    let title = name.count <= room ? name : name.prefix(max(0, room - 1)) + "…"
    return String((title + figures).prefix(width))
  }
}

extension Campaign {
  /// The view at this moment.
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
