import Foundation

/// Live progress of a build: one line on a terminal, a plain line now and then where it is piped.
struct BuildDisplay {
  private let what: String
  private let log: String
  private let began = MonotonicClock.now
  private var next: Double

  /// How often a line is written, in seconds.
  private static let pause = Terminal.showsProgress ? 0.5 : 30.0

  init(_ what: String, log: String) {
    (self.what, self.log) = (what, log)
    next = began
  }

  /// Shows what is being built, how far that is, and how long it has taken, if it is time to.
  ///
  /// - Returns: for how long there is nothing to show, in seconds.
  mutating func show() -> Double {
    let now = MonotonicClock.now
    if now >= next {
      next = now + Self.pause
      let output = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      let time = now - began < 1 ? "" : ", \((now - began).inWords)"
      write("building \(what)\(Self.step(of: output))\(time)")
    }
    return next - now
  }

  /// Takes the line away, and says how long it took if that was long.
  func finish() {
    let seconds = MonotonicClock.now - began
    if Terminal.showsProgress { Terminal.note("\r\u{1B}[2K") }
    if seconds > Self.pause { Terminal.note("built \(what) in \(seconds.inWords)\n") }
  }

  private func write(_ line: String) {
    let isLive = Terminal.showsProgress
    Terminal.note(isLive ? "\r\u{1B}[2K" + line.prefix(Terminal.width - 1) : line + "\n")
  }

  /// The last step that the package manager spoke of: its number, of how many, and of which module.
  static func step(of output: String) -> String {
    let line = output.split(separator: "\n").last { $0.contains(#/^\[\d+/\d+\] /#) } ?? ""
    let words = line.split(separator: " ").prefix(3)
    return words.isEmpty ? "" : ": " + words.joined(separator: " ")
  }
}

extension Double {
  /// So many seconds as people say it.
  var inWords: String {
    let seconds = Int(self)
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }
}
