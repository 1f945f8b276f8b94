extension Generator {
  /// Generates the results of a function, such as an initializer, for values from other generators.
  ///
  ///     .make(User.init, .int(in: 0...120), names)
  ///
  /// - Parameters:
  ///   - make: returns a value made from its parts.
  ///   - parts: the generators of the parts, in order.
  @inlinable public static func make<each Part>(
    _ make: @escaping @Sendable (repeat each Part) -> Value, _ parts: repeat Generator<each Part>
  ) -> Generator {
    var count: UInt64? = 1
    for factor in repeat (each parts).count { count = count.times(factor) }
    return Generator(count: count) { source in
      make(repeat (each parts).generate(&source))
    }
    .reading { readParts(of: $0, by: repeat each parts) }
  }
}
