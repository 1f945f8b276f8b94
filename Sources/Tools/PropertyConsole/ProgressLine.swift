import Foundation

/// One line on a terminal that shows what runs, how far, how fast, and the time left.
///
///     LengthNeverExceedsLimit  ███████░░░░░░░  52%   231,402/s   4 s left
///
/// Prints nothing if no person watches, unless it is to write a plain line every so often.
package final class ProgressLine {
  private let start = Date()
  private var lastDrawn = Date.distantPast
  /// After how many seconds a plain line is written where no person watches; nil for never.
  private let plainSeconds: Double?

  package init(plainSeconds: Double? = nil) { self.plainSeconds = plainSeconds }

  /// Shows that `name` has done `done` of `total`; redraws at most ten times per second.
  package func show(_ name: String, _ done: Int, of total: Int, since began: Date? = nil) {
    guard Terminal.showsProgress else { return write(name, done, of: total) }
    guard Date().timeIntervalSince(lastDrawn) > 0.1 else { return }
    lastDrawn = Date()
    let seconds = max(0.001, Date().timeIntervalSince(began ?? start))
    let rate = Double(done) / seconds
    let left = rate > 0 ? Double(total - done) / rate : 0
    let line = [
      name.padded(to: 34), bar(done, of: total), "\(done * 100 / max(1, total))%",
      "\(Int(rate).grouped)/s", "\(Int(left.rounded(.up))) s left",
    ].joined(separator: "  ")
    _ = Terminal.progress([line], over: 1)
  }

  private func write(_ name: String, _ done: Int, of total: Int) {
    let last = max(start, lastDrawn)
    guard let plainSeconds, Date().timeIntervalSince(last) > plainSeconds else { return }
    lastDrawn = Date()
    Terminal.note("\(name.visibleInLine): \(done.grouped) of \(total.grouped)\n")
  }

  /// Removes the line.
  package func clear() {
    if Terminal.showsProgress { Terminal.removeProgress(lines: 1) }
  }

  private func bar(_ done: Int, of total: Int) -> String {
    let full = min(20, done * 20 / max(1, total))
    return String(repeating: "█", count: full) + String(repeating: "░", count: 20 - full)
  }
}
