import ArgumentParser
import InputLaws
import WildRules

/// Lists what there is: the laws with their clauses, and the subjects they can be about.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the laws and the subjects they can be about.")

  @Flag(help: "Print JSON.") var json = false

  private struct Listing: Encodable {
    struct Entry: Encodable {
      let name: String
      let chapter: String
      let clauses: [String]
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
    var laws = Table(["law", "clauses", "of every rule"])
    for law in Catalogue.laws {
      laws.add(["\(law.name)", law.clauses.joined(separator: " "), law.isUniversal ? "yes" : ""])
    }
    let rules = WildGallery.rules.map { "  \($0.id.padded(to: 20))  \($0.mistake)" }
    let subjects = ["", "subjects: reference, model, and the wrong rules:"] + rules
    try Output.print((laws.lines + subjects).joined(separator: "\n"))
  }

  private var listing: Listing {
    Listing(
      laws: Catalogue.laws.map {
        .init(
          name: $0.name.name, chapter: $0.name.chapter, clauses: $0.clauses,
          isUniversal: $0.isUniversal)
      },
      wrongRules: WildGallery.rules.map {
        .init(id: $0.id, mistake: $0.mistake, source: $0.source, caughtBy: $0.caughtBy)
      })
  }
}
