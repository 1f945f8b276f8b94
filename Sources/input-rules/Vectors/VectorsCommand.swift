import ArgumentParser
import PropertyConsole

/// Checks the reference with outside vectors: inputs and answers that others wrote.
struct VectorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vectors",
    abstract: "Checks the reference rules with files of outside vectors.",
    discussion: """
      A file's format is recognised by its content: grapheme-break tests, parse-number-fxx's \
      doubles and changes of zones (.tsv), the JSON cases of Flutter's text formatters, of \
      Android's input filters, of JSONTestSuite's numbers, of Babel's parse_decimal and \
      format_decimal, and of the inputs of the Web Platform Tests; and rows (.jsonl) of edits of \
      masks, of \
      input-mask-ios, and of AnyFormatKit. Exits 1 if any row fails.

      A row that we answer differently for a stated reason counts as excepted, if the peer's \
      answer and ours are both as predicted. With --altered, 200 rows of each file get a wrong \
      answer first, and exit code 1 means that one of them still passed.
      """)

  @Argument(help: ArgumentHelp("The files, each in any of the formats.", valueName: "file"))
  var files: [String]
  @Flag(help: "Print JSON.") var json = false
  @Flag(help: "Make the expected answers wrong, and check that none passes.") var altered = false

  func validate() throws {
    if json && altered { throw ValidationError("--altered prints no JSON; leave one of them out") }
  }

  func run() throws {
    if altered { return try runAltered() }
    let report = VectorsReport(try files.map { try VectorFile(reading: $0) }.map { $0.checked() })
    if json {
      try JSON.print(report)
    } else {
      try Output.print(report.lines.joined(separator: "\n"))
    }
    if report.failed > 0 { throw ExitCode(1) }
  }

  private func runAltered() throws {
    let files = try files.map { try AlteredVectors(of: try VectorFile(reading: $0)) }
    try Output.print(AlteredVectors.lines(files).joined(separator: "\n"))
    if files.contains(where: { $0.passed + $0.excepted > 0 }) { throw ExitCode(1) }
  }
}
