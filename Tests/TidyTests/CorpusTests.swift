import InputLaws
import Testing

/// Each law has a seeds file and a folder for regressions, both with the law's name.
@Suite struct CorpusTests {
  private static func names(in folder: String) -> [String] {
    Repository.names(in: folder).filter { !$0.hasPrefix(".") }
  }

  /// The entries in the chapters' folders, in the form `<Chapter>/<name>`.
  private static var entries: [String] {
    names(in: "Corpus").flatMap { chapter in
      names(in: "Corpus/\(chapter)").map { "\(chapter)/\($0)" }
    }
  }

  private static var folders: [String] { entries.filter { Repository.isFolder("Corpus/\($0)") } }

  @Test func `Every law has seeds: sorted, unique, one replay code per line`() throws {
    for law in Catalog.laws { try expectSeeds(of: law) }
  }

  private func expectSeeds(of law: Law) throws {
    let path = "Corpus/\(law).seeds"
    let text = try Repository.text(path)
    #expect(text.count > 1 && text.hasSuffix("\n"), "\(Catalog.place(of: law)): \(path)")
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.map { Array($0.utf8) }
    for (word, next) in zip(words, words.dropFirst()) where !word.lexicographicallyPrecedes(next) {
      Issue.record("\(path): sort it (LC_ALL=C sort -u): \(String(decoding: next, as: UTF8.self))")
    }
    let others = lines.filter { $0.wholeMatch(of: #/1-[A-Za-z0-9_-]*/#) == nil }
    #expect(others.isEmpty, "\(path): no replay codes")
  }

  @Test func `The corpus contains only inputs of laws`() {
    let laws = Set(Catalog.names)
    let others = Self.entries.filter { entry in
      let isFolder = Repository.isFolder("Corpus/\(entry)")
      return !laws.contains(isFolder ? entry : entry.replacing(#/\.seeds$/#, with: ""))
        || !isFolder && !entry.hasSuffix(".seeds")
    }
    expectNone(others.map { Finding(path: "Corpus/\($0)", problem: "no law has this name") })
  }

  @Test func `Every regression has a decoded text, and every text has a regression`() {
    for folder in Self.folders {
      let regressions = "Corpus/\(folder)/regressions"
      let names = Set(Self.names(in: regressions))
      for name in names {
        let isText = name.hasSuffix(".txt")
        let partner = isText ? String(name.dropLast(4)) : name + ".txt"
        #expect(names.contains(partner), "\(regressions)/\(name): \(partner) is missing")
      }
    }
  }
}
