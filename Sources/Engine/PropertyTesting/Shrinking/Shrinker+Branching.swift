extension Shrinker {
  /// Replaces a part with the same value from an earlier alternative of its generator, or with any
  /// value of an alternative that has only a few values.
  ///
  /// Replaces the last part first, so the ranges of earlier parts stay valid.
  mutating func chooseEarlierBranches() {
    var source = ChoiceSource(replaying: values, recording: true)
    source.branchings = []
    claim.generate(&source)
    var end = Int.max
    for branching in (source.branchings ?? []).reversed()
    where branching.range.upperBound <= end && !isSpent {
      if consider(replacing: branching.range, by: branching.options) {
        end = branching.range.lowerBound
      }
    }
  }
}

/// Options that choose an earlier generator for a part of the input.
@usableFromInline struct Branching: Hashable, Sendable {
  /// The choices of the part: the generator's index, and the generator's choices.
  let range: Range<Int>
  let options: [UInt64]
}

extension ChoiceSource {
  /// Returns a value of the chosen generator, and records options with which earlier generators
  /// return the same or other values, the simplest last.
  @usableFromInline
  mutating func branched<Value>(to index: Int, of generators: [Generator<Value>]) -> Value {
    let start = recording.choices.count - 1
    let value = generators[index].generate(&self)
    let count = recording.choices.count - start
    for (place, earlier) in generators[..<index].enumerated().reversed() {
      let all = earlier.fewOptions ?? [earlier.options(making: value)].compactMap { $0 }
      for options in all.reversed() {
        branch(ofLast: count, to: [UInt64(place)] + options)
      }
    }
    return value
  }

  /// Records options that would replace the part made by the last choices.
  mutating func branch(ofLast count: Int, to options: [UInt64]) {
    let end = recording.choices.count
    branchings?.append(Branching(range: end - count..<end, options: options))
  }
}

extension Generator {
  /// The options of each value, or `nil` if there may be many.
  fileprivate var fewOptions: [[UInt64]]? {
    guard let count, count <= Shrinker.fewOptions else { return nil }
    var source = ChoiceSource(enumeratingUpTo: .max)
    var all: [[UInt64]] = []
    repeat {
      _ = generate(&source)
      all.append(source.enumeration.visited)
    } while source.advance()
    return all
  }
}
