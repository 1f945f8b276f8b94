extension Generator where Value == Double {
  /// Seconds that may be an interval: near the bounds, near halves of microseconds, zero, or any.
  static var interval: Generator {
    let bounds = [
      60, 59.999_999_999_999_99, 60.000_000_000_000_01, 0.001, 1, 1e-6, 5e-7, 4.9e-7, 1e-300,
      .leastNonzeroMagnitude, 0, -0.0, -1, .nan, .infinity, -.infinity, 1e9, 1e300, 59.999_999_9,
      60.000_000_5, -60, -.nan, -.leastNonzeroMagnitude,
    ]
    return Generator { source in
      switch source.choose(upTo: 4) {
      case 0: source.element(of: bounds)
      case 1: Double(source.choose(upTo: 99_999_999)) / 1e6
      // Odd 128ths of a second are halves of a microsecond, and doubles.
      case 2: Double(2 * source.choose(upTo: 99_999) + 1) / 128
      case 3: 1e9 + Double(Int(source.choose(upTo: 40)) - 20) / 0x1p23
      default: source.draw(Generator<Double>.double())
      }
    }
  }
}
