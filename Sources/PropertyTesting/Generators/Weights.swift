/// The probabilities of several options.
@usableFromInline struct Weights: Hashable, Sendable {
  @usableFromInline let weights: [UInt64]
  @usableFromInline let total: UInt64

  /// If all weights are 0, all options are equally likely.
  @usableFromInline
  init(_ weights: [UInt32]) {
    let isUseful = weights.contains { $0 > 0 }
    self.weights = weights.map { isUseful ? UInt64($0) : 1 }
    total = self.weights.reduce(0, +)
  }

  @usableFromInline
  init(checking weights: [Int]) throws(GeneratorError) {
    var checked: [UInt32] = []
    for weight in weights {
      guard let weight = UInt32(exactly: weight) else { throw .badWeight(weight) }
      checked.append(weight)
    }
    if !checked.contains(where: { $0 > 0 }) { throw .noWeight }
    self.init(checked)
  }

  /// The index of an option that the case has not turned off, as likely as its share.
  @inlinable func draw(_ random: inout RandomBits, _ swarm: Swarm) -> UInt64 {
    if swarm.hasAll { return index(random.next(upTo: total - 1)) { _ in true } }
    let rest = weights.indices.reduce(0) { swarm.has($1) ? $0 + weights[$1] : $0 }
    // A case that has turned everything off counts as having turned off nothing.
    return rest == 0
      ? index(random.next(upTo: total - 1)) { _ in true }
      : index(random.next(upTo: rest - 1)) { swarm.has($0) }
  }

  @inlinable @inline(__always)
  func index(_ place: UInt64, _ isOn: (Int) -> Bool) -> UInt64 {
    var rest = place
    var index = 0
    while !isOn(index) || rest >= weights[index] {
      if isOn(index) { rest -= weights[index] }
      index += 1
    }
    return UInt64(index)
  }
}
