import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let readingStopsWhereNoTextGoesOn = Law(
    "A text that is not a time is refused at the end of its longest prefix that some time has.",
    about: .runs, clauses: ["R4.3"],
    Property(forAll: .timeText, .element(of: TimeForm.hoursMinutesSeconds, .minutesSeconds)) {
      subject, input, form in
      let units = Array(input.text.utf16)
      let end = units.indices.last { form.hasBeginning(units[...$0]) }.map { $0 + 1 } ?? 0
      let isWhole = end == units.count && form.isWhole(units[...])
      switch RunAnswer(try subject.runs.timeOfText(input.text, form)) {
      case .value(let time):
        try require(isWhole, "it is read as \(time)")
        let said = Rational(time.microseconds, over: 1_000_000)
        try require(said == input.text.saidSeconds, "it is read as \(time)")
      case .refused(.tooLarge):
        try require(isWhole && input.text.saidSeconds.isBeyond(1_000_000_000), "it isn't too large")
      case .refused(let problem):
        try require(!isWhole, "it isn't read: \(problem)")
        try requireEqual(problem, .unreadable(offset: end), form.words)
      }
    })
}

extension TimeForm {
  private var colons: Int { parts == .hoursMinutesSeconds ? 2 : 1 }

  /// Whether some time of the form has this prefix.
  fileprivate func hasBeginning(_ units: ArraySlice<UInt16>) -> Bool {
    let parts = units.split(separator: 58, omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= colons + 1,
      units.allSatisfy({ (48...58).contains($0) }), !first.isEmpty || units.isEmpty
    else { return false }
    let others = parts.dropFirst()
    return others.allSatisfy { $0.count <= 2 && ($0.first ?? 48) < 54 }
      && others.dropLast().allSatisfy { $0.count == 2 }
  }

  /// Whether a prefix is a whole time.
  fileprivate func isWhole(_ units: ArraySlice<UInt16>) -> Bool {
    let parts = units.split(separator: 58, omittingEmptySubsequences: false)
    return parts.count == colons + 1 && parts.last?.count == 2
  }
}

extension String {
  /// How many seconds the text represents, at any length.
  fileprivate var saidSeconds: Rational {
    let parts = utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.reduce(Rational(0, over: 1)) { seconds, part in
      seconds * Rational(60, over: 1)
        + Rational(sizeOf: ExactNumber(trusting: part.map { $0 - 48 }))
    }
  }
}
