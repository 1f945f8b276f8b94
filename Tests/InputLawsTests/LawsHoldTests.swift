import InputLaws
import PropertyCorpus
import PropertyExpectations
import PropertyTesting
import Testing

/// The laws, checked for the reference implementation and for the model, sampled and enumerated.
@Suite struct LawsHoldTests {
  /// In a debug build, the models that calculate with digits take a millisecond per input.
  private static func cases(for law: Law) -> Int {
    guard isSlow(law) else { return 2_000 }
    return (law.kind == .comparison ? 200 : 500) / (law.topic == .dates ? 2 : 1)
  }

  /// Whether the chapter's model calculates with digits, checks every day, or writes every text
  /// from scratch.
  private static func isSlow(_ law: Law) -> Bool {
    ![.anyRule, .fields].contains(law.topic)
  }

  /// The laws by chapter: a test for each law would keep thousands of tasks in memory at once, and
  /// every child process that other tests start copies that memory's tables.
  private static let chapters = Dictionary(grouping: Catalogue.laws, by: \.name.chapter)
  static let names = chapters.keys.sorted()

  @Test(arguments: names)
  func `Hold of the reference`(chapter: String) throws {
    for law in try #require(Self.chapters[chapter]) {
      expectHolds(
        law.claim(), .fromEnvironment(cases: Self.cases(for: law)), corpus: .committed)
    }
  }

  /// Except for the laws that compare with the model, because the model always equals itself.
  @Test(arguments: names)
  func `Hold of the model`(chapter: String) throws {
    for law in try #require(Self.chapters[chapter]) where law.kind != .comparison {
      let cases = Self.isSlow(law) ? 100 : 300
      expectHolds(law.claim(about: .model), .fromEnvironment(cases: cases))
    }
  }

  /// Small domains: every input up to the size that this many inputs allow.
  @Test(arguments: names)
  func `Are proved for all small inputs`(chapter: String) throws {
    for law in try #require(Self.chapters[chapter]) { prove(law) }
  }

  private func prove(_ law: Law) {
    // Enough for every law to apply to some.
    let cases = Self.cases(for: law) * 3 / 2
    let settings = RunSettings(cases: cases, isExhaustive: true)
    let report = expectHolds(law.claim(), settings)
    guard case .proved(let inputs, let size?) = report.outcome else { return }
    print("\(law.name.name): proved for all \(inputs) inputs up to size \(size)")
    // A number format alone takes nine choices, a picker ten, and a slow law has few inputs.
    let isWide = Self.isSlow(law) && (law.kind == .comparison || law.topic == .dates)
    #expect(size >= (isWide ? 1 : 2))
  }
}

extension Corpus {
  /// The corpus of this package, found from this file's location.
  static let committed = Corpus(
    root: #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Corpus")
}
