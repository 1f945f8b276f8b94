import Foundation

/// One libFuzzer process at work on one law, its output in a log.
struct FuzzProcess {
  let property: String
  let began = Date()
  let seconds: Double
  private let process = Process()
  private let log: String

  /// Starts fuzzing.
  ///
  /// - Parameters:
  ///   - property: the law's name.
  ///   - arguments: libFuzzer's arguments and corpus folders.
  ///   - seconds: how long it will take.
  ///   - log: where its output goes.
  init(
    _ property: String, binary: String, arguments: [String], seconds: Double, log: String
  ) throws {
    self.property = property
    self.seconds = seconds
    self.log = log
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    process.executableURL = URL(fileURLWithPath: binary)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: log)
    var environment = ProcessInfo.processInfo.environment
    environment["ASAN_OPTIONS"] = "quarantine_size_mb=16"
    process.environment = environment
    try process.run()
  }

  var isRunning: Bool { process.isRunning }
  var code: Int32 { process.terminationStatus }

  /// What it last said.
  var status: FuzzStatus? { FuzzStatus(log: tail) }

  /// The first line in which the target says why it can't run.
  var trouble: String? {
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").first { $0.hasPrefix("error: ") }.map {
      String($0.dropFirst(7))
    }
  }

  /// The log's last few thousand bytes: it may be long, and is read ten times a second.
  private var tail: String {
    guard let handle = FileHandle(forReadingAtPath: log) else { return "" }
    defer { try? handle.close() }
    let size = (try? handle.seekToEnd()) ?? 0
    try? handle.seek(toOffset: size > 4096 ? size - 4096 : 0)
    return String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
