extension Shrinker {
  /// Removes steps that create or remove named things, and adjusts the names in later steps.
  ///
  ///     make make make  use 2     a thing is named by its index among the existing things
  ///     make make       use 1     after removal of the first
  mutating func deleteWhileRenaming() {
    guard best.labels.contains(Recording.thing) else { return }
    var place = 0
    while !isSpent {
      let steps = rows.flatMap(\.elements)
      guard place < steps.count else { return }
      if !deleteRenaming(steps[place]) { place += 1 }
    }
  }

  private mutating func deleteRenaming(_ step: Range<Int>) -> Bool {
    let names = best.spans(labeled: Recording.thing).map(\.start).filter { $0 >= step.upperBound }
    let most = names.map { values[$0] }.max() ?? 0
    for isLowered in [true, false] {
      for least in 0...most where least > 0 || !isLowered {
        var candidate = values
        for name in names where candidate[name] >= least {
          candidate[name] = isLowered ? candidate[name] - 1 : candidate[name] + 1
        }
        candidate.removeSubrange(step)
        if consider(candidate) { return true }
      }
    }
    return false
  }
}

extension Recording {
  /// The label of a choice that selects a thing created by an earlier step.
  static let thing = "named thing"
}
