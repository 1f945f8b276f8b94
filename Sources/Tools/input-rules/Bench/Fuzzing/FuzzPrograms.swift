import Foundation
import PropertyConsole

/// The instrumented programs of this package.
enum FuzzPrograms {
  /// Builds one with the script of fuzz programs and returns its path.
  /// - Throws: `UsageError` if it doesn't build; the script has said why.
  static func build(_ product: String) throws -> String {
    guard FileManager.default.fileExists(atPath: "Fuzz/build.sh") else {
      throw UsageError("there is no Fuzz/build.sh here; run this in the package's folder")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-c", "set -e; . Fuzz/build.sh; product=\(product); build"]
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw UsageError("\(product) wasn't built") }
    return ".build/fuzz/debug/\(product)"
  }
}
