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

  /// Removes what is shown.
  mutating func clear() {
    if shown > 0 { Terminal.removeProgress(lines: shown) }
    shown = 0
  }
}
