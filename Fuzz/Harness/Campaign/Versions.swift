import Foundation
import PropertyConsole

/// The versions of all that a failure depends on.
enum Versions {
  /// The code in this folder, the compiler that built this program, and the system, in a line.
  /// - Parameters:
  ///   - program: the fuzz program's name.
  ///   - sanitizer: the sanitizer that it was built with; nil for none.
  static func here(_ program: String, _ sanitizer: String?) -> String {
    let code = commit.map { " at \($0)" } ?? ""
    let built = sanitizer.map { ", with the sanitizer “\($0)”" } ?? ""
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    return "\(program)\(code), built by \(compiler)\(built); \(system), \(machine)"
      .visibleInLine
  }

  /// The commit of the code, with “-dirty” where files were changed; nil if Git doesn't know one.
  private static var commit: String? {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: log) }
    let words = ["/usr/bin/env", "git", "describe", "--always", "--dirty", "--abbrev=12"]
    guard let git = try? ChildProgram(words, log: log) else { return nil }
    let end = MonotonicClock.now + longestWait
    while git.isRunning && MonotonicClock.now < end { usleep(1000) }
    guard git.code == 0 else { return nil }
    let text = try? String(contentsOfFile: log, encoding: .utf8)
    return text?.split(separator: "\n").first.map(String.init)
  }

  /// How long Git may take, in seconds: a failure is told without it.
  private static let longestWait = 5.0

  private static var compiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2"
    #endif
  }

  private static var machine: String {
    #if arch(arm64)
      "arm64"
    #elseif arch(x86_64)
      "x86_64"
    #else
      "another processor"
    #endif
  }
}
