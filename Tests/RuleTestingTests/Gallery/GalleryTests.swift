import RuleTesting
import Testing

/// The gallery's entries agree with themselves; other suites try the code.
@Suite struct GalleryTests {
  @Test func `There are at least twelve right and thirty-six wrong entries`() {
    #expect(GalleryEntry.all.filter { $0.wrong == nil }.count >= 12)
    #expect(GalleryEntry.all.filter { $0.wrong != nil }.count >= 36)
  }

  @Test func `Each entry has a name of its own`() {
    let names = GalleryEntry.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: #/[A-Z][A-Za-z]+/#) != nil })
  }

  @Test(arguments: GalleryEntry.all)
  func `An entry has an origin, a sentence, a meaning and texts to type`(entry: GalleryEntry) {
    let origins = ["https://", "http://", "the ", "several apps with ", "no source found; "]
    #expect(origins.contains(where: entry.origin.hasPrefix))
    #expect(entry.author.hasSuffix(".") && entry.wrong?.hasSuffix(".") ?? true)
    #expect((entry.wrong == nil) == (entry.breaks == nil))
    #expect(!entry.meaning.isEmpty)
    #expect(!entry.typing.isEmpty && !entry.typing.contains(""))
  }

  @Test func `Code that remembers something is made anew each time`() throws {
    for _ in 1...2 {
      var typist = Typist(at: GalleryEntry.currencyWithItsOwnDigits.field)
      typist.type("5")
      #expect(typist.text == "$0.05")
    }
  }
}
