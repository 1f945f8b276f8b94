import InputLaws
import Mutants
import PropertyConsole
import PropertyFuzzing

extension ProgramCommand {
  /// Lists the laws with their clauses, and the implementations they can check.
  static let laws = ProgramCommand(
    "list", "", "Lists the laws and the implementations they can check.",
    options: [
      .json,
      CommandOption("--markdown", help: "Print the laws as a table of Markdown."),
    ]
  ) { words, _ in
    if words.has("--json") {
      try JSON.print(Listing())
    } else if words.has("--markdown") {
      try Output.print(Catalogue.markdown.joined(separator: "\n"))
    } else {
      try Output.print(lines.joined(separator: "\n"))
    }
    return 0
  }

  private static var lines: [String] {
    var laws = Table(["law", "clauses", "of every rule", "claim"])
    for law in Catalogue.laws {
      laws.add([
        "\(law.name)", law.clauses.joined(separator: " "), law.topic == .anyRule ? "yes" : "",
        law.sentence,
      ])
    }
    let mutants = Mutant.all.map { "  \($0.id.padded(to: 20))  \($0.mistake)" }
    return laws.lines + ["", "subjects: reference, model, and the mutants:"] + mutants
  }
}

private struct Listing: Encodable {
  struct Entry: Encodable {
    let name: String
    let chapter: String
    let clauses: [String]
    let sentence: String
    let kind: String
    let isUniversal: Bool
  }
  struct KnownBug: Encodable {
    let id: String
    let mistake: String
    let source: String
    let caughtBy: [String]
  }
  let laws = Catalogue.laws.map {
    Entry(
      name: $0.name.name, chapter: $0.name.chapter, clauses: $0.clauses,
      sentence: $0.sentence, kind: $0.kind.rawValue, isUniversal: $0.topic == .anyRule)
  }
  let knownBugs = Mutant.all.map {
    KnownBug(
      id: $0.id, mistake: $0.mistake, source: $0.source.address,
      caughtBy: $0.killers.map(\.name.name))
  }
}
