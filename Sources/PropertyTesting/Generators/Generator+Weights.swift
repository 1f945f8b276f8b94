extension Generator {
  /// A value of one of the given generators, with probability proportional to its weight; the first
  /// is the simplest.
  ///
  /// The weights affect only random cases: bytes and enumerations see one option per generator. If
  /// all weights are 0, all are equally likely.
  @inlinable public static func oneOf(
    weighted first: (UInt32, Generator), _ others: (UInt32, Generator)...
  ) -> Generator {
    let all = [first] + others
    return chosen(from: all.map(\.1), Weights(all.map(\.0)))
  }

  /// A value of one of `generators`, with probability proportional to its weight; the first is the
  /// simplest.
  ///
  /// - Throws: `GeneratorError` if no weight is above 0, or one is not a `UInt32`.
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
    return Generator(count: count) { source in
      let start = isSwarm ? source.start : nil
      let option = source.choose(upTo: UInt64(options.count - 1)) { random in
        weights.draw(&random, Swarm(start: start, options: options.count))
      }
      return options[Int(option)].generate(&source)
    }
  }
}
