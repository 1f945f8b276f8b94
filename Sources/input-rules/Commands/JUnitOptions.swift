import ArgumentParser
import PropertyCorpus

/// Where results go for a build server to read.
struct JUnitOptions: ParsableArguments {
  @Option(
    name: .customLong("junit"),
    help: ArgumentHelp(
      "Write the results to a file as JUnit XML as well; a pipe or a device is written through.",
      valueName: "file"))
  var path: String?

  /// Makes sure that the file can be written: a long run whose results are lost is a lost run.
  func prepare() throws {
    if let path { try ResultFile(path).prepare() }
  }

  /// Writes the file, whole or not at all, if one is wanted.
  func write(_ results: @autoclosure () -> JUnit) throws {
    if let path { try ResultFile(path).write("\(results())") }
  }
}
