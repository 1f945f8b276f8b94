/// An implementation with one mistake, which the laws must detect: the model with one or more
/// functions replaced.
///
/// If the mistake was reported in real software, the mutant is a known bug, and `source` is the
/// report.
public struct Mutant: Sendable {
  /// The mutant's name, such as `B1`.
  public let id: String
  /// The mistake, as a sentence.
  public let mistake: String
  /// The report of the mistake, or `ours` if nobody has reported one.
  public private(set) var source = Source.ours
  /// The model with the mistake; its name is the mutant's `id`.
  public private(set) var implementation: Implementation
  /// The laws that must kill the mutant.
  public private(set) var killers: [Law] = []

  /// The law that a fuzzer uses to find the mutant: the first killer that doesn't compare with the
  /// model or, if all do, the first killer.
  package var fuzzedLaw: Law? { killers.first { !$0.isComparison } ?? killers.first }

  /// Creates the mutant in which `change` replaces functions of the model.
  init(_ id: String, _ mistake: String, _ change: (inout Implementation) -> Void) {
    (self.id, self.mistake) = (id, mistake)
    implementation = Implementation(id, by: change)
  }
}

extension Mutant {
  /// This mutant, which each of `killers` must kill.
  func killed(by killers: Law...) -> Mutant {
    var mutant = self
    mutant.killers = killers
    var chapters = Set(killers.map(\.name.chapter))
    if !chapters.isDisjoint(with: Law.fieldChapters) { chapters.formUnion(Law.fieldChapters) }
    mutant.implementation.chapters = chapters
    return mutant
  }

  /// This mutant, marked as a known bug with the address of its report.
  func bug(_ source: Source) -> Mutant {
    var bug = self
    bug.source = source
    return bug
  }
}

extension Mutant: CustomStringConvertible {
  /// The mutant's `id` and its mistake.
  public var description: String { "\(id): \(mistake)" }
}

extension Mutant {
  /// All mutants, chapter by chapter.
  public static let all: [Mutant] = [
    textRules, editing, actions, composing, history, grammars, scanning, numberValues, numberTexts,
    numberFields, numberDeletions, numericRules, patternNotations, patternTexts, patternEdits,
    patternInsertions, patternDeletions, patternCarets, prefixFields, prefixTexts, phones,
    postalCodes, amounts, wheelSets, wheelCounts, wheelValues, wheelEvents, quantities, derivations,
    distanceTexts, timeTexts, calendar, firings, reminderLists, dateInputTexts, dateInputSteps,
    typedDates, pastedDates, dateValues, pickerValues, pickerTurns, pickerTitles, civilDates,
    civilZones,
  ].flatMap(\.self)

  /// Returns the mutant with this `id`, or `nil` if there is none.
  public static func named(_ id: String) -> Mutant? { all.first { $0.id == id } }
}

/// The origin of a mistake: the address of a report, or “our own”.
public struct Source: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The address of the report, or “our own” if nobody has reported the mistake.
  public let address: String

  /// Creates a source from an address or from a path on GitHub, where `a/b#1` stands for an issue.
  public init(stringLiteral address: String) {
    self.address =
      address.contains("://")
      ? address : "https://github.com/" + address.replacing("#", with: "/issues/")
  }

  private init(address: String) { self.address = address }

  /// The source of a mistake that nobody has reported.
  static let ours = Source(address: "our own")

  /// The *Formatting* article, about text that is formatted as it is typed.
  static let formattingArticle: Source =
    "https://vojtastavik.com/2015/03/29/real-time-formatting-in-uitextfield-swift-basics/"

  /// The *Picker* article, about pickers and their wheels.
  static let pickersArticle = Source(
    stringLiteral: "https://makeapppie.com/2017/04/24/"
      + "this-old-app-why-i-hate-pickerviews-but-learned-to-love-them/")

  /// The *Text Field* article, about fields that accept only numbers or certain characters.
  static let numericArticle = Source(
    stringLiteral: "https://www.globalnerdy.com/2015/04/27/how-to-program-an-ios"
      + "-text-field-that-takes-only-numeric-input-or-specific-characters-with-a-maximum-length/")

  /// The *Running* articles, for the model of a run.
  static let runArticles: Source = "https://makeapppie.com/category/this-old-app/"

  /// The *Running* articles, for the pedometer and the reminders.
  static let pedometerArticles: Source = "https://makeapppie.com"
}
