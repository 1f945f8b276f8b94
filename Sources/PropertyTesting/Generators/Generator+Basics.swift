extension Generator where Value == Bool {
  /// False, or, in `probability` of the random cases, true.
  @inlinable
  public static func bool(_ probability: Double = 0.5) -> Generator {
    Generator { $0.flip(probability) }
  }
}

extension Generator {
  /// Nil, or a value of `wrapped`, which is likelier.
  @inlinable
  public static func optional<Wrapped>(_ wrapped: Generator<Wrapped>) -> Generator
  where Value == Wrapped? {
    Generator { source in source.flip(0.75) ? wrapped.generate(&source) : nil }
  }

  /// Between `counts.lowerBound` and `counts.upperBound` values of `element`, in order.
  @inlinable
  public static func array<Element>(
    of element: Generator<Element>, _ counts: ClosedRange<Int>
  ) -> Generator where Value == [Element] {
    precondition(counts.lowerBound >= 0, "An array can't have fewer than 0 elements.")
    return Generator { source in
      if source.isSampling {
        return source.sampledCount(counts) { element.sample(&$0, $1, $2) }
      }
      var result: [Element] = []
      source.repeated(counts) { result.append(element.generate(&$0)) }
      return result
    }
  }

  /// One of `values`; the first is the simplest.
  @inlinable
  public static func element(of values: [Value]) -> Generator {
    precondition(!values.isEmpty, "There must be a value to choose.")
    return Generator { values[Int($0.choose(upTo: UInt64(values.count - 1)))] }
  }

  /// A value of one of `generators`; the first is the simplest, and all are alike likely.
  @inlinable
  public static func oneOf(_ generators: [Generator]) -> Generator {
    oneOf(weighted: generators.map { (1, $0) })
  }

  /// A value of one of `generators`, as likely as its weight; the first is the simplest.
  ///
  /// The weights say only how chance chooses: bytes and enumerations see one option a generator.
  @inlinable
  public static func oneOf(weighted generators: [(weight: Int, Generator)]) -> Generator {
    precondition(generators.allSatisfy { $0.weight >= 0 }, "A weight can't be negative.")
    let total = generators.reduce(0) { $0 + $1.weight }
    precondition(total > 0, "At least one of the weights must be positive.")
    let weights = generators.map { UInt64($0.weight) }
    let options = generators.map(\.1)
    return Generator { source in
      let option = source.choose(upTo: UInt64(options.count - 1)) { random in
        random.index(weights, total: UInt64(total))
      }
      return options[Int(option)].generate(&source)
    }
  }
}

extension RandomBits {
  /// The index of one of `weights`, as likely as its share of `total`.
  @inlinable
  mutating func index(_ weights: [UInt64], total: UInt64) -> UInt64 {
    var rest = next(upTo: total - 1)
    var index = 0
    while rest >= weights[index] {
      rest -= weights[index]
      index += 1
    }
    return UInt64(index)
  }
}

/// Values of all `generators` together, in order.
@inlinable
public func zip<each Value>(
  _ generators: repeat Generator<each Value>
) -> Generator<(repeat each Value)> {
  Generator { source in (repeat (each generators).generate(&source)) }
}
