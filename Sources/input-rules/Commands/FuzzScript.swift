import ArgumentParser
import Console
import Foundation
import FuzzHarness

/// A script that builds the fuzz target and hands its words to it.
///
/// The command line can't fuzz by itself: what fuzzes is instrumented.
struct FuzzScript {
  let kind: FuzzRequest.Kind
  let path: String

  /// Makes sure that the words mean something, and then goes on as the script.
  ///
  /// - Throws: `UsageError` and what is wrong with the corpus, before minutes of building.
  func run(_ words: [String]) throws -> Never {
    try FuzzRequest(kind, words).laws()
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw UsageError("there is no \(path) here; run this in the package's folder")
    }
    let arguments = ([path] + words).map { strdup($0) } + [nil]
    execv(path, arguments)
    let reason = String(cString: strerror(errno)).lowercased()
    throw UsageError("\(path) can't be started (\(reason))")
  }
}
