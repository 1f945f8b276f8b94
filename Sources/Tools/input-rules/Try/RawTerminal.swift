import Foundation
import PropertyConsole

/// A terminal that sends every key at once and shows a screen of its own, until it is left.
///
/// Signals arrive as events, so that the terminal's settings are restored before one ends the
/// process.
final class RawTerminal {
  enum Event: Equatable {
    case bytes([UInt8])
    case signal(Int32)
    /// No byte came within the time.
    case silence
    /// The terminal is gone.
    case end
  }

  private let input = STDIN_FILENO
  private let output = STDOUT_FILENO
  private let settings: termios
  private var isRaw = false

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH]

  /// Another screen, pastes in brackets, no wrapping of long lines, and no cursor.
  private static let enterCodes = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?7l\u{1B}[?25l"
  private static let leaveCodes = "\u{1B}[?25h\u{1B}[?7h\u{1B}[?2004l\u{1B}[?1049l"

  /// The terminal of standard input and output; nil if they aren't one.
  init?() {
    var settings = termios()
    guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    self.settings = settings
    guard SignalPipe.carry(Self.signals) else { return nil }
  }

  /// Whether it can show a screen: a terminal without a name, or a dumb one, has no codes for it.
  static var showsScreens: Bool {
    let name = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !["", "dumb"].contains(name)
  }

  deinit { leave() }

  func enter() {
    if isRaw { return }
    isRaw = true
    var raw = settings
    cfmakeraw(&raw)
    tcsetattr(input, TCSADRAIN, &raw)
    write(Self.enterCodes)
  }

  /// Restores the screen and the settings.
  ///
  /// Keys that weren't read are dropped: the rest of a paste must not become a command.
  func leave() {
    if !isRaw { return }
    isRaw = false
    write(Self.leaveCodes)
    var settings = settings
    tcsetattr(input, TCSAFLUSH, &settings)
  }

  /// The size, in columns and lines.
  var size: (width: Int, height: Int) {
    var size = winsize()
    let isKnown = ioctl(output, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
    return isKnown ? (Int(size.ws_col), Int(size.ws_row)) : (80, 24)
  }

  /// Waits for what comes next, at most so many milliseconds; a time below zero is without end.
  func next(within milliseconds: Int32) -> Event {
    var sources = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: SignalPipe.reading, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&sources, nfds_t(sources.count), milliseconds) < 0 {
      if errno != EINTR { return .end }
    }
    if sources[1].revents != 0 { return .signal(SignalPipe.next() ?? SIGWINCH) }
    if sources[0].revents == 0 { return .silence }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = read(input, &buffer, buffer.count)
    return count > 0 ? .bytes(Array(buffer[..<count])) : .end
  }

  /// Writes all of a text; stops if the terminal is gone.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, 1_000)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Leaves, and lets the signal do what it does without us.
  func pass(_ signal: Int32) {
    leave()
    if signal == SIGTSTP {
      kill(getpid(), SIGSTOP)
      enter()
      return
    }
    _ = Foundation.signal(signal, SIG_DFL)
    kill(getpid(), signal)
  }
}
