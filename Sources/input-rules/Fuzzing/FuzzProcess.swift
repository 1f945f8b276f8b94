import Foundation

/// One libFuzzer process at work on one law, its output in a log.
struct FuzzProcess {
  let property: String
  /// Where its output goes.
  let log: String
  private let began = Date()
  private let process = Process()

  /// Starts fuzzing.
  ///
  /// - Parameters:
  ///   - property: the law's name.
  ///   - binary: the target's path.
  ///   - arguments: libFuzzer's arguments and corpus folders.
  ///   - log: where its output goes.
  init(_ property: String, binary: String, arguments: [String], log: String) throws {
    self.property = property
    self.log = log
    if !FileManager.default.fileExists(atPath: log) {
      _ = FileManager.default.createFile(atPath: log, contents: nil)
    }
    let output = FileHandle(forWritingAtPath: log)
    _ = try output?.seekToEnd()
    process.executableURL = URL(fileURLWithPath: binary)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    var environment = ProcessInfo.processInfo.environment
    environment["ASAN_OPTIONS"] = "quarantine_size_mb=16"
    process.environment = environment
    try process.run()
  }

  var isRunning: Bool { process.isRunning }
  var code: Int32 { process.terminationStatus }
  /// How long it has been running, in seconds.
  var age: Double { Date().timeIntervalSince(began) }

  /// Asks the fuzzer to end, as Ctrl-C would; it isn't in the terminal's group and doesn't hear
  /// that.
  func stop() { process.interrupt() }

  /// What it last said.
  var status: FuzzStatus? { FuzzStatus(log: tail) }

  /// The first line in which the target says why it can't run.
  var trouble: String? {
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").first { $0.hasPrefix("error: ") }.map {
      String($0.dropFirst(7))
    }
  }

  /// The log's end: it may be long, and is read ten times a second; at the end of a run libFuzzer
  /// recommends a dictionary behind the last status.
  private var tail: String {
    guard let handle = FileHandle(forReadingAtPath: log) else { return "" }
    defer { try? handle.close() }
    let size = (try? handle.seekToEnd()) ?? 0
    try? handle.seek(toOffset: size > 32_768 ? size - 32_768 : 0)
    return String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
