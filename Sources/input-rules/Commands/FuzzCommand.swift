import ArgumentParser
import Foundation
import PropertyConsole
import FuzzLaws
import PropertyCorpus
import PropertyFuzzing

/// Builds the instrumented target and fuzzes every law with libFuzzer.
struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz", abstract: "Fuzzes laws with libFuzzer; by default all, for one minute.",
    discussion: """
      Exits 1 if a law is false for an input; the input is kept and shrunk.

        --for 90s, 10m, 8h    How long in all; a build before it isn't counted.
        --jobs N              How many laws at a time, a process each; as many as there are cores
                              by default.
        --sanitizer address   Also build with this sanitizer.
        --json                Print the journal's lines, and then the results, as JSON.
        --corpus FOLDER       The corpus folder.
        --campaign DIR        The campaign's folder; Campaigns/<date> by default.
        --resume DIR          Continue a campaign that was stopped, or ended by force.

      After Ctrl-C, TERM or HUP it prints the results so far within two seconds, and exits 1 \
      if something was found, 0 if not. Failing inputs are kept; those that aren't shrunk by \
      then are shrunk when the campaign is resumed. A build that is stopped exits 2, because \
      nothing was fuzzed.

      Executions per second cover the time in which a law was fuzzed: from when its process \
      had read the corpus until it ended.
      """)

  @Argument(parsing: .captureForPassthrough, help: "Laws or chapters, and options.")
  var words: [String] = []

  func run() throws {
    if words.contains("--help") || words.contains("-h") { throw CleanExit.helpRequest(self) }
    try FuzzScript(kind: .session, path: "scripts/fuzz").run(words)
  }
}

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
    registerLaws()
    try FuzzRequest(kind, words, .registered).targets()
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw UsageError("there is no \(path) here; run this in the package's folder")
    }
    let arguments = ([path] + words).map { strdup($0) } + [nil]
    execv(path, arguments)
    throw UsageError("\(path) can't be started (\(SystemError.last))")
  }
}
