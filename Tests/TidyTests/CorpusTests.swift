import InputLaws
import Testing

/// A law's name is a folder of the corpus.
@Suite struct CorpusTests {
  /// The names in a folder of the corpus, without the hidden ones.
  private func names(in folder: String) -> [String] {
    Repository.names(in: folder).filter { !$0.hasPrefix(".") }
  }

  private var folders: [String] {
    names(in: "Corpus").flatMap { chapter in
      names(in: "Corpus/\(chapter)").map { "\(chapter)/\($0)" }
    }
  }

  @Test(arguments: Catalogue.laws)
  func `Every law has a seed`(law: Law) {
    let folder = "Corpus/\(law)/seeds"
    #expect(!names(in: folder).isEmpty, "\(Catalogue.place(of: law)): \(folder) has no file")
  }

  @Test func `Every folder of the corpus is a law's`() {
    let others = folders.filter { !Catalogue.names.contains($0) }
    expectNone(others.map { Finding(path: "Corpus/\($0)", problem: "there is no such law") })
  }

  @Test func `A law's folder holds regressions and seeds, and nothing else`() {
    for folder in folders {
      let others = names(in: "Corpus/\(folder)").filter { !["regressions", "seeds"].contains($0) }
      expectNone(others.map { Finding(path: "Corpus/\(folder)/\($0)", problem: "misplaced") })
    }
  }

  @Test func `Beside every regression stands its decoded text, and beside no other text`() {
    for folder in folders {
      let regressions = "Corpus/\(folder)/regressions"
      let names = Set(names(in: regressions))
      for name in names {
        let isText = name.hasSuffix(".txt")
        let partner = isText ? String(name.dropLast(4)) : name + ".txt"
        #expect(names.contains(partner), "\(regressions)/\(name): \(partner) is missing")
      }
    }
  }
}
