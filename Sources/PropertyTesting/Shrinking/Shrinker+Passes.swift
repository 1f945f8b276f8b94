extension Shrinker {
  private typealias Pass = @Sendable (inout Shrinker) -> Void

  /// Run until none of them finds anything.
  private static let bold: [Pass] = [
    { $0.replaceSpansByDescendants() }, { $0.zeroChoices() },
    { $0.lowerToOneOrTwo() }, { $0.deleteElements() }, { $0.mergeElements() },
    { $0.lowerChoices() },
  ]
  /// Run one by one, when the bold ones find no more; what one finds is for the bold ones again.
  private static let patient: [Pass] = [
    { $0.sortElements() }, { $0.shiftBetweenChoices() }, { $0.mergeElements(boldly: false) },
    { $0.deleteWhileLowering() }, { $0.deleteWhileRenumbering() }, { $0.joinRows() },
    { $0.deletePairs() }, { $0.deleteBlocks() }, { $0.deleteFromEqualRuns() },
    { $0.lowerEqualChoices() },
    { $0.lowerWithLarger() }, { $0.moveSpansBack() },
  ]

  /// Runs the passes, the cheap and bold ones first, until none finds anything.
  mutating func run() {
    zeroAll()
    keepFirstElements()
    deleteElements(ofRowsLongerThan: 8, givingUpAfter: 16)
    var before: [UInt64]?
    while before != values && !isSpent {
      before = values
      runBoldPasses()
      for pass in Self.patient { pass(&self) }
      if before == values { lowerByStrides() }
      if before == values { enumerateTrees() }
    }
  }

  private mutating func runBoldPasses() {
    var before: [UInt64]?
    while before != values && !isSpent {
      before = values
      for pass in Self.bold { pass(&self) }
    }
  }
}
