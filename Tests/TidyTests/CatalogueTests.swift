import InputLaws
import Testing

/// A law is a file, its path is its name, and the catalogue lists it.
@Suite struct CatalogueTests {
  @Test func `Every file that states a law is in the catalogue`() {
    let unlisted = LawFile.all.filter { !Catalogue.names.contains($0.law) }
    expectNone(
      unlisted.map { Finding(path: $0.source.path, line: 1, problem: "Catalogue.laws lacks it") })
  }

  @Test func `Every law in the catalogue has its own file`() {
    let files = Set(LawFile.all.map(\.law))
    for law in Catalogue.laws where !files.contains(law.description) {
      let file = "\(Repository.folder(of: "InputLaws"))/\(law).swift"
      Issue.record("\(Catalogue.place(of: law)): \(file) doesn't extend Law")
    }
  }

  @Test func `No law is listed twice`() {
    #expect(Catalogue.names.count == Catalogue.laws.count)
  }

  @Test func `A law's static variable has the name of its file`() {
    for file in LawFile.all {
      let pattern = #/\bstatic (?:var|let|func) (\w+)/#
      let names = file.source.code.compactMap { $0.firstMatch(of: pattern)?.output.1 }
      #expect(
        names.first.map(String.init) == file.variable,
        "\(file.source.path):1: its first static variable should be \(file.variable)")
    }
  }
}
