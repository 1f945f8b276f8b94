import InputLaws
import Mutants
import Testing

/// The counts on the pages are correct, however they grow.
@Suite struct CountTests {
  private static let pages = Repository.files.filter {
    $0.hasSuffix(".md") && ($0.contains(".docc/") || !$0.contains("/")) && $0 != "CHANGELOG.md"
  }

  @Test(arguments: pages)
  func `Every count of laws and mutants is true`(path: String) throws {
    let wrong = Self.wrongCounts(in: try Repository.text(path))
    expectNone(wrong.map { Finding(path: path, problem: $0) })
  }

  @Test func `An outdated count is found, also across lines`() {
    let text = "\(Catalogue.laws.count) laws, 1,000,000\nmutants, all of 3  laws"
    #expect(Self.wrongCounts(in: text).count == 2)
  }

  private static func wrongCounts(in text: String) -> [String] {
    text.matches(of: #/([0-9][0-9,]*)\s+(mutants|laws)\b/#).compactMap { match in
      let actual = match.output.2 == "laws" ? Catalogue.laws.count : Mutant.all.count
      let given = Int(match.output.1.filter { $0 != "," })
      return given == actual ? nil : "says \(match.output.0); there are \(actual)"
    }
  }
}
