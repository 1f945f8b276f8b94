import Foundation
import Testing

/// The built command at work, with a terminal or without.
final class RunningCommand {
  private let process = Process()
  private let folder: String
  private let terminal: (output: Int32, input: Int32)?
  /// Its exit code, once it is known: the system tells it once.
  private var ended: Int32?

  static var binary: String {
    Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("input-rules").path ?? ""
  }

  init(
    _ arguments: [String], in folder: String, environment: [String: String], terminal: Bool
  ) throws {
    self.folder = folder
    process.executableURL = URL(fileURLWithPath: Self.binary)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.file("\(folder)/output")
    if terminal {
      var ends: (Int32, Int32) = (-1, -1)
      #expect(openpty(&ends.0, &ends.1, nil, nil, nil) == 0)
      self.terminal = ends
      process.standardError = FileHandle(fileDescriptor: ends.1, closeOnDealloc: false)
    } else {
      self.terminal = nil
      process.standardError = try Self.file("\(folder)/error")
    }
    // Where the tests run without a terminal they may ignore its end, and would hand that down.
    let earlier = Foundation.signal(SIGHUP, SIG_DFL)
    defer { _ = Foundation.signal(SIGHUP, earlier) }
    try process.run()
  }

  deinit {
    if ended == nil, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    if let terminal { for end in [terminal.input, terminal.output] { close(end) } }
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Its exit code, negative for a signal, when it has ended.
  func code() async throws -> Int32 {
    let code = try await until { self.ended ?? found() }
    ended = code
    return code
  }

  /// How it ended, if it has.
  ///
  /// Foundation notices an end only when whatever inherited its socket has ended too: the forks in
  /// which other tests judge claims, for instance. So the system is asked, unless Foundation did.
  private func found() -> Int32? {
    var status: Int32 = 0
    if waitpid(process.processIdentifier, &status, WNOHANG) > 0 {
      return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    }
    if process.isRunning { return nil }
    let isOwn = process.terminationReason == .exit
    return isOwn ? process.terminationStatus : -process.terminationStatus
  }

  /// What it printed.
  var output: String { text("output") }
  /// What it noted, where no terminal took it.
  var error: String { text("error") }

  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
  }

  private static func file(_ path: String) throws -> FileHandle {
    try Data().write(to: URL(fileURLWithPath: path))
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }
}
