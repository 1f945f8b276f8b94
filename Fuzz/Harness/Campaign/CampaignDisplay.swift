import Foundation
import PropertyConsole

/// Live progress of a campaign: a few lines on a terminal; a line every minute in a pipe, or one
/// for each law if each has only one slice.
struct CampaignDisplay {
  private let isQuiet: Bool
  private let isShort: Bool
  /// How many lines are shown now.
  private var shown = 0
  private var lastShown: Double

  /// How often lines are written, in seconds.
  private static let (livePause, plainPause) = (0.2, 60.0)

  /// - Parameters:
  ///   - isQuiet: whether nothing is shown.
  ///   - isShort: whether each law has only one slice.
  init(isQuiet: Bool, isShort: Bool) {
    self.isQuiet = isQuiet
    self.isShort = isShort
    lastShown = Terminal.showsProgress ? -.infinity : MonotonicClock.now
  }

  /// Whether it is time to show how far the campaign is.
  var isDue: Bool {
    let pause = Terminal.showsProgress ? Self.livePause : Self.plainPause
    return !isQuiet && MonotonicClock.now - lastShown >= pause
  }

  /// Shows how far the campaign is.
  mutating func show(_ view: CampaignView) {
    lastShown = MonotonicClock.now
    guard Terminal.showsProgress else { return Terminal.note(view.whole() + "\n") }
    let lines = view.lines(width: Terminal.width - 1)
    if Terminal.progress(lines, over: shown) { shown = lines.count }
  }

  /// Prints the result of a law's only slice, if no live lines are shown.
  ///
  /// - Parameters:
  ///   - result: the result.
  ///   - failing: how many of its inputs have failed; not all of them are checked again by now.
  func finish(_ result: FuzzResult, failing: Int) {
    guard isShort, !isQuiet, !Terminal.showsProgress else { return }
    let rate = result.runsPerSecond.grouped
    Terminal.note(
      "\(result.property): \(result.runs.grouped) runs, \(rate)/s, \(result.edges) edges, "
        + "\(failing.of("failing input"))\n")
  }

  /// Removes what is shown.
  mutating func clear() {
    if shown > 0 { Terminal.removeProgress(lines: shown) }
    shown = 0
  }
}
