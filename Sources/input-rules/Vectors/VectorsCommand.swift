import ArgumentParser

/// Runs outside vectors, inputs and answers that others wrote, through the reference.
struct VectorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vectors",
    abstract: "Runs files of outside vectors through the reference rules.",
    discussion: """
      A file's format is recognised by its content: grapheme-break tests (.tsv), the JSON cases of \
      Flutter's text formatters and of Android's input filters, and AnyFormatKit's rows (.jsonl), \
      which are read but not supported yet. Exits 1 if any row fails.
      """)

  @Argument(help: ArgumentHelp("The files; each in any of the formats.", valueName: "file"))
  var files: [String]
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let report = VectorsReport(try files.map { try VectorFile(reading: $0) }.map { $0.checked() })
    if json {
      try JSON.print(report)
    } else {
      print(report.lines.joined(separator: "\n"))
    }
    if report.failed > 0 { throw ExitCode(1) }
  }
}
