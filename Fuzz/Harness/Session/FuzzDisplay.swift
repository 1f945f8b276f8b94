import PropertyConsole
import Foundation

/// Live progress of a fuzzing session: one line on a terminal, one line per law in a pipe.
struct FuzzDisplay {
  private let total: Double
  private let isQuiet: Bool
  private let began = MonotonicClock.now
  private var lastDrawn = -Double.infinity

  init(total: Double, isQuiet: Bool) {
    self.total = total
    self.isQuiet = isQuiet
  }

  /// Shows what runs, its progress and speed, and the time left.
  mutating func show(_ running: [FuzzProcess]) {
    guard Terminal.showsProgress, !isQuiet, MonotonicClock.now - lastDrawn > 0.2 else {
      return
    }
    lastDrawn = MonotonicClock.now
    let passed = MonotonicClock.now - began
    let done = min(100, Int(passed * 100 / total))
    let laws = running.map { process in
      let rate = Int(Double(process.status?.runs ?? 0) / max(0.1, process.seconds))
      return "\(process.property) \(rate.grouped)/s, \(process.status?.edges ?? 0) edges"
    }
    let left = Int(max(0, total - passed).rounded(.up))
    let text = "\(done)%  \(left) s left  " + laws.joined(separator: "  ")
    Terminal.note("\r\u{1B}[2K" + text.prefix(Terminal.width - 1))
  }

  /// Prints the result of a finished law, if no live line is shown.
  func finish(_ result: FuzzResult) {
    guard !isQuiet, !Terminal.showsProgress else { return }
    let rate = result.runsPerSecond.grouped
    Terminal.note(
      "\(result.property): \(result.runs.grouped) runs, \(rate)/s, \(result.edges) edges, "
        + "\(result.artifacts.count) failures\n")
  }

  func clear() {
    if Terminal.showsProgress, !isQuiet { Terminal.note("\r\u{1B}[2K") }
  }
}
