import Foundation
import Testing

/// `try` on a pseudo-terminal: what a person sees, and what is left afterwards.
@Suite(.waiting) struct TryTerminalTests {
  @Test(arguments: ["\u{3}", "\u{4}", "\u{1B}"])
  func `The field is typed into, resized and left`(end: String) async throws {
    let terminal = try PseudoTerminal(["--at-most", "4", "--characters", "0-9"], width: 100)
    try await terminal.see("laws here")
    try terminal.press("12x")
    try await terminal.see("refused: \"x\" is not among the allowed")
    #expect(!terminal.hasOwnSettings)
    try terminal.resize(width: 40)
    // On a narrow screen, the laws are in the first column.
    try await terminal.see(";1H\u{1B}[Klaws here")
    try terminal.press(end)
    #expect(try await terminal.code() == 0)
    #expect(terminal.hasOwnSettings)
    try await terminal.see("\u{1B}[?1049l")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `A signal ends it and the terminal is as before`(signal: Int32) async throws {
    let terminal = try PseudoTerminal(["pattern:(999) 999"], width: 80)
    try await terminal.see("laws here")
    try terminal.press("5")
    try await terminal.see("rewritten to \"(5\"")
    #expect(!terminal.hasOwnSettings)
    terminal.signal(signal)
    #expect(try await terminal.code() == -signal)
    #expect(terminal.hasOwnSettings)
    try await terminal.see("\u{1B}[?1049l")
  }
}

/// The built `try` on a terminal that the test holds the other end of.
private final class PseudoTerminal {
  private let process = Process()
  private let (screen, keyboard): (Int32, Int32)
  private let before: termios
  private var shown = ""
  private var ended: Int32?

  init(_ arguments: [String], width: UInt16) throws {
    var ends: (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&ends.0, &ends.1, nil, nil, &size) == 0)
    (screen, keyboard) = ends
    before = Self.settings(of: ends.1)
    _ = fcntl(ends.0, F_SETFL, O_NONBLOCK)
    for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let terminal = FileHandle(fileDescriptor: ends.1, closeOnDealloc: false)
    process.executableURL = URL(fileURLWithPath: RunningCommand.binary)
    process.arguments = ["try"] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 }
    (process.standardInput, process.standardOutput) = (terminal, terminal)
    try RunningCommand.withSignals { try process.run() }
  }

  deinit {
    if ended == nil, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    for end in [screen, keyboard] { close(end) }
  }

  /// Whether the settings are those from before the start.
  var hasOwnSettings: Bool {
    let now = Self.settings(of: keyboard)
    return now.c_iflag == before.c_iflag && now.c_oflag == before.c_oflag
      && now.c_lflag == before.c_lflag && now.c_cflag == before.c_cflag
  }

  func press(_ keys: String) throws {
    let bytes = Array(keys.utf8)
    try #require(write(screen, bytes, bytes.count) == bytes.count)
  }

  /// Changes the size; without a session of its own, the process is told by hand.
  func resize(width: UInt16) throws {
    shown = ""
    var size = winsize(ws_row: 24, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(screen, UInt(TIOCSWINSZ), &size) == 0)
    signal(SIGWINCH)
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Waits until the screen was sent a text.
  func see(_ text: String) async throws {
    _ = try await until { () -> Bool? in
      self.read()
      return self.shown.contains(text) ? true : nil
    }
  }

  /// Its exit code, negative for a signal, after it has ended.
  func code() async throws -> Int32 {
    let code = try await until { () -> Int32? in
      self.read()
      var status: Int32 = 0
      if waitpid(self.process.processIdentifier, &status, WNOHANG) > 0 {
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
      }
      if self.process.isRunning { return nil }
      let isOwn = self.process.terminationReason == .exit
      return isOwn ? self.process.terminationStatus : -self.process.terminationStatus
    }
    ended = code
    return code
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(screen, &buffer, buffer.count)
    if count > 0 { shown += String(decoding: buffer[..<count], as: UTF8.self) }
  }

  private static func settings(of terminal: Int32) -> termios {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return settings
  }
}
