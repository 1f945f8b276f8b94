import ArgumentParser
import PropertyConsole
import InputLaws
import Mutants

/// Lists the laws with their clauses, and the implementations they can check.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the laws and the implementations they can check.")

  @Flag(help: "Print JSON.") var json = false
  @Flag(help: "Print the laws as the table of the specification page.") var markdown = false

  private struct Listing: Encodable {
    struct Entry: Encodable {
      let name: String
      let chapter: String
      let clauses: [String]
      let sentence: String
      let kind: String
      let isUniversal: Bool
    }
    struct Wrong: Encodable {
      let id: String
      let mistake: String
      let source: String
      let caughtBy: [String]
    }
    let laws: [Entry]
    let wrongRules: [Wrong]
  }

  func run() throws {
    if json { return try JSON.print(listing) }
    if markdown { return try Output.print(Catalogue.markdown.joined(separator: "\n")) }
    var laws = Table(["law", "clauses", "of every rule", "what it says"])
    for law in Catalogue.laws {
      laws.add([
        "\(law.name)", law.clauses.joined(separator: " "), law.topic == .anyRule ? "yes" : "",
        law.sentence,
      ])
    }
    let mutants = Mutant.all.map { "  \($0.id.padded(to: 20))  \($0.mistake)" }
    let subjects = ["", "subjects: reference, model, and the mutants:"] + mutants
    try Output.print((laws.lines + subjects).joined(separator: "\n"))
  }

  private var listing: Listing {
    Listing(
      laws: Catalogue.laws.map {
        .init(
          name: $0.name.name, chapter: $0.name.chapter, clauses: $0.clauses,
          sentence: $0.sentence, kind: $0.kind.rawValue, isUniversal: $0.topic == .anyRule)
      },
      wrongRules: Mutant.all.map {
        .init(
          id: $0.id, mistake: $0.mistake, source: $0.source.address,
          caughtBy: $0.killers.map(\.name.name))
      })
  }
}
