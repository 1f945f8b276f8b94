import Foundation
import PropertyConsole

/// Shows a field on a terminal and gives it the keys, until the person ends it.
struct TryLoop {
  private let terminal: RawTerminal
  private var session: TrySession
  private var reader = KeyReader()

  /// How long a lone escape may be the start of a key's sequence, in milliseconds.
  private static let patience: Int32 = 100

  init(_ session: TrySession, on terminal: RawTerminal) {
    self.session = session
    self.terminal = terminal
  }

  /// Runs until a key, a signal or the terminal's end; the terminal is then as before.
  mutating func run() {
    terminal.enter()
    defer { terminal.leave() }
    draw()
    while true {
      switch terminal.next(within: reader.isAtEscape ? Self.patience : -1) {
      case .end: return
      case .bytes(let bytes):
        if !take(reader.read(bytes)) { return }
      case .silence:
        if !take(reader.flush()) { return }
      case .signal(SIGWINCH): break
      case .signal(let signal): terminal.pass(signal)
      }
      draw()
    }
  }

  /// Does what keys ask for; false if one of them ends it.
  private mutating func take(_ keys: [Key]) -> Bool {
    for key in keys {
      switch key {
      case .quit: return false
      case .redraw: terminal.write("\u{1B}[2J")
      case .action(let action): session.perform(action)
      }
    }
    return true
  }

  /// Places each half of each line by itself: where a terminal uses other widths than we do, only
  /// the rest of that half moves.
  private func draw() {
    let size = terminal.size
    let screen = TryScreen(width: size.width, height: size.height)
    let rows = screen.rows(of: session)
    var codes = ""
    for (index, row) in rows.enumerated() {
      codes += "\u{1B}[\(index + 1);1H\u{1B}[K\(row.left.codes(inColours: Terminal.hasColours))"
      guard let start = screen.rightStart else { continue }
      codes += "\u{1B}[\(index + 1);\(start + 1)H\u{1B}[K"
      codes += row.right.codes(inColours: Terminal.hasColours)
    }
    if rows.count < size.height { codes += "\u{1B}[\(rows.count + 1);1H\u{1B}[J" }
    terminal.write(codes)
  }
}
