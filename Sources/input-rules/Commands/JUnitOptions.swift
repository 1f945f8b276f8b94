import ArgumentParser
import PropertyCorpus

/// The file in which a build server reads the results.
struct JUnitOptions: ParsableArguments {
  @Option(
    name: .customLong("junit"),
    help: ArgumentHelp(
      "Also write the results to a file as JUnit XML; a pipe or a device is written to directly.",
      valueName: "file"))
  var path: String?

  /// Makes sure that the file can be written: a long run whose results are lost is wasted.
  func prepare() throws {
    if let path { try ResultFile(path).prepare() }
  }

  /// Writes the file, completely or not at all, if one is requested.
  func write(_ results: @autoclosure () -> JUnit) throws {
    if let path { try ResultFile(path).write("\(results())") }
  }
}
