import ArgumentParser
import Foundation
import PropertyCorpus

/// Where results go for a build server to read.
struct JUnitOptions: ParsableArguments {
  @Option(
    name: .customLong("junit"),
    help: ArgumentHelp("Write the results to a file as JUnit XML as well.", valueName: "file"))
  var path: String?

  /// Makes sure that the file can be written: a long run whose results are lost is a lost run.
  func prepare() throws {
    guard let path else { return }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CorpusError.unwritable(path: path, reason: "it is a folder")
    }
    // Asking the system about permissions is no answer: only writing there is.
    let trial = "\(path).\(ProcessInfo.processInfo.processIdentifier)"
    try Corpus.write([], to: trial)
    try? FileManager.default.removeItem(atPath: trial)
  }

  /// Writes the file, whole or not at all, if one is wanted.
  func write(_ results: @autoclosure () -> JUnit) throws {
    if let path { try Corpus.write(Array("\(results())".utf8), to: path) }
  }
}
