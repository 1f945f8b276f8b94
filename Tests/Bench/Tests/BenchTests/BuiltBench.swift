import Foundation

/// The built command's output and exit code, when it is run in a shell.
struct BuiltBench {
  let code: Int32
  let output: String
  let error: String

  static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// Runs the command, and waits until it exits.
  ///
  /// - Parameter redirection: a redirection of the command's output in the shell; if given, no
  ///   output is read.
  init(_ words: [String], _ redirection: String = "") throws {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "exec \"$0\" \"$@\" \(redirection)", folder?.appending(path: "bench").path ?? ""]
      + words
    process.currentDirectoryURL = Self.root
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.error = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }

  /// Whether the command reported a usage error on a single line and exited with code 2.
  var isWrongUse: Bool {
    code == 2 && output.isEmpty && error.hasPrefix("error: ")
      && error.split(separator: "\n").count == 1
  }

  static func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try text.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }
}
