import InputLaws
import PropertyCorpus
import PropertyExpectations
import PropertyTesting
import Testing

/// The laws hold for the reference and for the model, with random inputs and all small inputs.
@Suite struct LawsHoldTests {
  /// The number of inputs; in a debug build, models that compute with digits need 1 ms for each.
  private static func cases(for law: Law) -> Int {
    guard isSlow(law) else { return 2_000 }
    return (law.isComparison ? 200 : 500) / (law.name.chapter == "Dates" ? 2 : 1)
  }

  /// Whether the model is slow, because it computes with digits, checks every day or rewrites
  /// texts.
  private static func isSlow(_ law: Law) -> Bool { !Law.fieldChapters.contains(law.name.chapter) }

  /// The laws by chapter.
  ///
  /// With a test for each law, thousands of tasks would be in memory, and other tests' child
  /// processes would copy them.
  private static let chapters = Dictionary(grouping: Catalog.laws, by: \.name.chapter)

  enum Question: CaseIterable {
    case ofTheReference
    /// Whether the laws hold for the model, except those that compare with the model.
    case ofTheModel
    /// Whether the laws hold for all inputs up to a size that the number of inputs allows.
    case ofAllSmallInputs
  }

  @Test(arguments: chapters.keys.sorted(), Question.allCases)
  func `The laws of each chapter hold`(chapter: String, _ question: Question) throws {
    for law in try #require(Self.chapters[chapter]) {
      switch question {
      case .ofTheReference:
        expectHolds(
          law.claim(), .fromEnvironment(cases: Self.cases(for: law)), corpus: .committed)
      case .ofTheModel where !law.isComparison:
        expectHolds(
          law.claim(about: .model), .fromEnvironment(cases: Self.isSlow(law) ? 100 : 300))
      case .ofTheModel: continue
      case .ofAllSmallInputs: prove(law)
      }
    }
  }

  private func prove(_ law: Law) {
    // Some laws discard many inputs, so there must be enough cases to leave some.
    let cases = Self.cases(for: law) * 3 / 2
    let settings = RunSettings(cases: cases, isExhaustive: true)
    let report = expectHolds(law.claim(), settings)
    guard case .proved(let inputs, let size?) = report.outcome else { return }
    print("\(law.name.name): proved for all \(inputs) inputs up to size \(size)")
    // A number format takes nine choices and a picker ten, so slow laws check only a few inputs.
    let isWide = Self.isSlow(law) && (law.isComparison || law.name.chapter == "Dates")
    #expect(size >= (isWide ? 1 : 2))
  }
}

extension Corpus {
  /// This package's corpus, found from the path of this file.
  static let committed = Corpus(
    root: #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Corpus")
}
