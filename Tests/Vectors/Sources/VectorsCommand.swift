import Foundation
import PropertyConsole

/// Checks the reference with vectors from outside: inputs and answers that other projects publish.
@main
enum VectorsCommand {
  private static let options: [CommandOption] = [.json]

  private static let usage = """
    usage: vectors FILE… [OPTION…]

    Checks the reference rules with files of outside vectors: a line a case, with a field, its
    state, an edit, what is expected, and whose answer that is. Exits 1 if any row fails.

    Tests/Vectors/convert makes such lines from the projects' own files: parse-number-fxx's doubles,
    changes of zones, JSONTestSuite's numbers, Babel's parse_decimal and format_decimal, and the
    inputs of the Web Platform Tests; edits of masks, of input-mask-ios, and of AnyFormatKit.

    A row that we answer differently for a stated reason has an exception with our answer, and
    counts as excepted while we give that.

    \(CommandOption.rows(of: options))
    """

  /// Runs the command; for wrong use, it prints one line on standard error and exits with 2.
  static func main() {
    Output.prepare()
    do {
      exit(try passed(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
    } catch OutputError.readerLeft {
      exit(2)
    } catch {
      Terminal.complain("\(error)")
      exit(2)
    }
  }

  /// Performs the command, and returns whether every row in all files is right.
  private static func passed(_ given: [String]) throws -> Bool {
    if given.contains("--help") || given.contains("-h") {
      try Output.print(usage)
      return true
    }
    let words = try CommandArguments(given, options)
    if words.names.isEmpty { throw UsageError("name the files to check, as in: vectors FILE…") }
    let files = try words.names.map { try VectorFile(reading: $0) }
    return try checked(files, words.has("--json"))
  }

  private static func checked(_ files: [VectorFile], _ isJSON: Bool) throws -> Bool {
    let report = VectorsReport(files.map { $0.checked() })
    if isJSON {
      try JSON.print(report)
    } else {
      try Output.print(report.lines.joined(separator: "\n"))
    }
    return report.failed == 0
  }
}
