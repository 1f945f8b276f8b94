extension Generator where Value == Double {
  /// Generates any number, from simple to complex: short decimals, other numbers, special values.
  /// - Parameter favorites: values that random cases use occasionally.
  @inlinable public static func double(favoring favorites: [Double] = []) -> Generator {
    anyNumber(favoring: favorites)
  }

  /// Generates numbers in `range`, but never NaN; short decimals are the simplest.
  /// - Parameters:
  ///   - range: the numbers to choose from, including both bounds.
  ///   - favorites: values that random cases use occasionally, if they are in the range.
  @inlinable public static func double(
    in range: ClosedRange<Double>, favoring favorites: [Double] = []
  ) -> Generator {
    number(in: range, favoring: favorites)
  }

  /// Generates numbers in a half-open range; short decimals are the simplest numbers.
  /// - Parameter range: the numbers to choose from; with an empty range, the property fails.
  @inlinable public static func double(in range: Range<Double>) -> Generator {
    closing(range, at: range.upperBound.nextDown) { double(in: $0) }
  }
}
