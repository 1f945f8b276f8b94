import Foundation
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
    return (law.kind == .comparison ? 200 : 500) / (law.topic == .dates ? 2 : 1)
  }

  /// Whether the model is slow, because it computes with digits, checks every day or rewrites
  /// texts.
  private static func isSlow(_ law: Law) -> Bool {
    ![.anyRule, .fields].contains(law.topic)
  }

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

  // Each chapter has a test, so that one chapter can be run alone: `--filter "Laws of Running"`.
  @Test(arguments: Question.allCases)
  func `Laws of Dates hold`(_ question: Question) throws { try check("Dates", question) }

  @Test(arguments: Question.allCases)
  func `Laws of Editing hold`(_ question: Question) throws { try check("Editing", question) }

  @Test(arguments: Question.allCases)
  func `Laws of Numbers hold`(_ question: Question) throws { try check("Numbers", question) }

  @Test(arguments: Question.allCases)
  func `Laws of Patterns hold`(_ question: Question) throws { try check("Patterns", question) }

  @Test(arguments: Question.allCases)
  func `Laws of ReadyFields hold`(_ question: Question) throws {
    try check("ReadyFields", question)
  }

  @Test(arguments: Question.allCases)
  func `Laws of Reminders hold`(_ question: Question) throws { try check("Reminders", question) }

  @Test(arguments: Question.allCases)
  func `Laws of Running hold`(_ question: Question) throws { try check("Running", question) }

  @Test(arguments: Question.allCases)
  func `Laws of TextRules hold`(_ question: Question) throws { try check("TextRules", question) }

  @Test(arguments: Question.allCases)
  func `Laws of Wheels hold`(_ question: Question) throws { try check("Wheels", question) }

  @Test func `Every chapter of laws has a test`() throws {
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
    for chapter in Self.chapters.keys { #expect(tests.contains("`Laws of \(chapter) hold`")) }
  }

  private func check(_ chapter: String, _ question: Question) throws {
    for law in try #require(Self.chapters[chapter]) {
      switch question {
      case .ofTheReference:
        expectHolds(
          law.claim(), .fromEnvironment(cases: Self.cases(for: law)), corpus: .committed)
      case .ofTheModel where law.kind != .comparison:
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
    let isWide = Self.isSlow(law) && (law.kind == .comparison || law.topic == .dates)
    #expect(size >= (isWide ? 1 : 2))
  }
}

extension Corpus {
  /// This package's corpus, found from the path of this file.
  static let committed = Corpus(
    root: #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Corpus")
}
