extension Generator {
  /// Generates a value from one of the given generators, with probabilities proportional to their
  /// weights.
  ///
  /// The weights affect only random cases, not enumerations. In one out of eight random
  /// cases, some of the generators aren't used for list elements. If all weights are 0, all
  /// generators are equally likely.
  /// - Parameters:
  ///   - first: the weight and the generator of the simplest values.
  ///   - others: the other weights and generators.
  @inlinable public static func oneOf(
    weighted first: (UInt32, Generator), _ others: (UInt32, Generator)...
  ) -> Generator {
    let all = [first] + others
    return chosen(from: all.map(\.1), Weights(all.map(\.0)))
  }

  /// Generates a value from one of several generators, with probabilities proportional to their
  /// weights.
  /// - Parameter generators: the weights and the generators, of which the first is the simplest.
  /// - Throws: `GeneratorError` if no weight is above 0, or a weight isn't a valid `UInt32`.
  @inlinable public static func oneOf(
    weighted generators: [(weight: Int, Generator)]
  ) throws(GeneratorError) -> Generator {
    if generators.isEmpty { throw .nothingToChoose }
    let weights = try Weights(checking: generators.map(\.weight))
    return chosen(from: generators.map(\.1), weights)
  }

  @inlinable static func chosen(
    from options: [Generator], _ weights: Weights, isSwarm: Bool = false
  ) -> Generator {
    let count = options.reduce(0 as UInt64?) { $0.plus($1.count) }
    let (last, branches) = (UInt64(options.count - 1), options.map(Branch.init))
    let unretained = branches.map(Unmanaged.passUnretained)
    return Generator(count: count) { source in
      let isElement = source.place == .element
      let share: UInt64 = isSwarm ? 4 : isElement ? 1 : 0
      let swarm = Swarm(start: source.start, options: options.count, share: share)
      // A closure that captures the weights would retain them.
      let option =
        weights.isEven && swarm.hasAll
        ? source.choose(upTo: last) : source.choose(upTo: last) { weights.draw(&$0, swarm) }
      if isElement { source.place = .alternative }
      defer { if isElement { source.place = .element } }
      if option > 0 && source.branchings != nil {
        return source.branched(to: Int(option), of: options)
      }
      return withExtendedLifetime(branches) {
        unretained[Int(option)]._withUnsafeGuaranteedRef { $0.generate(&source) }
      }
    }
    .reading { Self.options(making: $0, byOneOf: options) }
  }
}

/// A generator that can be called without being retained, which takes a tenth of a short case.
@usableFromInline final class Branch<Value>: Sendable {
  @usableFromInline let generate: @Sendable (inout ChoiceSource) -> Value

  @usableFromInline init(_ generator: Generator<Value>) { generate = generator.generate }
}

/// The probabilities of several options.
@usableFromInline struct Weights: Hashable, Sendable {
  @usableFromInline let weights: [UInt64]
  @usableFromInline let total: UInt64
  /// Whether each weight is 1.
  @usableFromInline let isEven: Bool

  /// Creates the probabilities; if all weights are 0, all options are equally likely.
  @usableFromInline
  init(_ weights: [UInt32]) {
    let isUseful = weights.contains { $0 > 0 }
    self.weights = weights.map { isUseful ? UInt64($0) : 1 }
    total = self.weights.reduce(0, +)
    isEven = self.weights.allSatisfy { $0 == 1 }
  }

  @usableFromInline
  init(checking weights: [Int]) throws(GeneratorError) {
    let checked = try weights.map { weight throws(GeneratorError) in
      guard let weight = UInt32(exactly: weight) else { throw .badWeight(weight) }
      return weight
    }
    if !checked.contains(where: { $0 > 0 }) { throw .noWeight }
    self.init(checked)
  }

  /// Draws the index of an option that the case uses, in proportion to the weights.
  @inlinable @inline(__always)
  func draw(_ random: inout RandomBits, _ swarm: Swarm) -> UInt64 {
    if swarm.hasAll { return index(random.next(upTo: total - 1)) { _ in true } }
    let rest = weights.indices.reduce(0) { swarm.has($1) ? $0 + weights[$1] : $0 }
    // A case that omits every option is treated as a case that omits none.
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
