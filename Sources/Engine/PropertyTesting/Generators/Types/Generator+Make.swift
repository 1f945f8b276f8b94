extension Generator {
  /// The values that `make`, such as an initializer, makes of values of other generators.
  ///
  ///     .make(User.init, .int(in: 0...120), names)
  ///
  /// - Parameters:
  ///   - make: makes a value of its parts.
  ///   - parts: make the parts, in order.
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
