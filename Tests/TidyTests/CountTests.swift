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

  /// A number after “at least” may be a tenth too small, so that not every law changes a page.
  private static func wrongCounts(in text: String) -> [String] {
    text.matches(of: #/(at least )?([0-9][0-9,]*)\s+(mutants|laws)\b/#).compactMap { match in
      let actual = match.output.3 == "laws" ? Catalogue.laws.count : Mutant.all.count
      let given = Int(match.output.2.filter { $0 != "," }) ?? 0
      let least = match.output.1 == nil ? actual : actual * 9 / 10
      return (least...actual).contains(given) ? nil : "says \(match.output.0); there are \(actual)"
    }
  }
}
