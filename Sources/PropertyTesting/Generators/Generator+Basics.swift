extension Generator where Value == Bool {
  /// False, or true in `probability` of the random cases.
  @inlinable public static func bool(_ probability: Double = 0.5) -> Generator {
    Generator(count: 2) { $0.flip(probability) }
  }
}

extension Generator {
  /// Nil, or a value of `wrapped`, which is more likely.
  @inlinable public static func optional<Wrapped>(_ wrapped: Generator<Wrapped>) -> Generator
  where Value == Wrapped? {
    Generator(count: wrapped.count.plus(1)) { source in
      source.flip(0.75) ? wrapped.generate(&source) : nil
    }
  }
}

/// The values of all `generators` together, in order.
@inlinable public func zip<each Value>(
  _ generators: repeat Generator<each Value>
) -> Generator<(repeat each Value)> {
  var count: UInt64? = 1
  for factor in repeat (each generators).count { count = count.times(factor) }
  return Generator(count: count) { source in (repeat (each generators).generate(&source)) }
}
