extension Claim {
  /// The same claim about the same inputs, checked in another way.
  ///
  /// - Parameter judge: makes an input from a source's choices, as `generate` does, and checks it.
  ///   It must leave the source as `generate` does.
  public func judged(by judge: @escaping Judge) -> Claim {
    var judged = self
    judged.parts.judge = judge
    judged.parts.sample = { source, seed, cases in
      var discarded = 0
      for index in cases {
        source.restart(random: RandomBits(seed: seed, case: index))
        switch judge(&source) {
        case .holds: continue
        case .discarded: discarded += 1
        case .fails: return (index, discarded)
        }
      }
      return (nil, discarded)
    }
    return judged
  }
}
