import Testing

/// Errors of the command, and its `--labels` option.
@Suite struct BenchTests {
  @Test(arguments: ["> /dev/full", ">&-"])
  func `The bench command exits with 2 if a result can't be written`(redirection: String) throws {
    let result = try BuiltBench(["finding", "--list"], redirection)
    #expect(result.isWrongUse && result.error.contains("can't be written"), "\(result)")
  }

  @Test(arguments: [
    ["finding", "stac"], ["finding", "--seeds", "0"], ["finding", "--cases=-1"],
    ["finding", "--update", "--seeds", "3"], ["finding", "--ratchet", "nowhere"],
    ["finding", "--ratchet", "Package.swift"], ["speed", "nothing"], ["nothing"],
  ])
  func `Wrong use of the bench command prints one line and exits with 2`(words: [String]) throws {
    let result = try BuiltBench(words)
    #expect(result.isWrongUse, "\(result)")
  }

  @Test func `Option --labels prints the page's tables with … for each number`() throws {
    let result = try BuiltBench(["speed", "engine", "drivers", "growth", "--markdown", "--labels"])
    #expect(result.code == 0 && result.output.contains("| one Int | … |"), "\(result)")
    #expect(result.output.contains("a driver in Python that echoes | … |  |"), "\(result)")
    let rows = result.error.split(separator: "\n")
    #expect(rows.count > 100, "Growth takes minutes, so it must show the measured row.")
    #expect(rows.first == "1 of \(rows.count)  FieldState(_:)  0.0 s", "\(result)")
  }
}
