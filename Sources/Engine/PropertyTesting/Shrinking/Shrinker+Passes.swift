extension Shrinker {
  private typealias Pass = @Sendable (inout Shrinker) -> Void

  /// Passes that run once, and remove most of a large input.
  private static let first: [Pass] = [
    { $0.zeroAll() }, { $0.keepFirstElements() },
    { $0.deleteElements(ofRowsLongerThan: 8, givingUpAfter: 16) },
  ]

  /// Passes that are repeated until no pass finds a simpler input.
  private static let bold: [Pass] = [
    { $0.replaceSpansByDescendants() }, { $0.zeroChoices() },
    { $0.lowerToOneOrTwo() }, { $0.deleteElements() }, { $0.mergeElements() },
    { $0.lowerChoices() },
  ]

  /// Passes that run if the bold passes find no simpler input; after a success, the bold passes run
  /// again.
  private static let patient: [Pass] = [
    { $0.joinRows() }, { $0.sortElements() }, { $0.shiftBetweenChoices() },
    { $0.mergeElements(boldly: false) }, { $0.deleteWhileLowering() },
    { $0.deleteWhileRenumbering() }, { $0.deleteWhileRenaming() },
    { $0.deletePairs() }, { $0.deleteFromTwoRows() }, { $0.lowerEqualChoices() },
    { $0.exchangeValues() }, { $0.chooseEarlierBranches() },
  ]

  /// Passes that run if the patient passes find no simpler input, either.
  private static let last: [Pass] = [
    { $0.lowerWithLarger() }, { $0.lowerByStrides() }, { $0.dropDigits() }, { $0.multiply() },
    { $0.zeroArguments() },
  ]

  /// Runs the passes until none succeeds; fast and bold passes run first.
  mutating func run() {
    for pass in Self.first { run(pass) }
    // With a time limit, removing elements is more useful than simplifying them.
    if isTimed { run { $0.deleteElements() } }
    var before: [UInt64]?
    while before != values {
      before = values
      runBoldPasses()
      for pass in Self.patient { run(pass) }
      for pass in Self.last where before == values { run(pass) }
    }
  }

  private mutating func runBoldPasses() {
    var before: [UInt64]?
    while before != values {
      before = values
      for pass in Self.bold { run(pass) }
    }
  }
}
