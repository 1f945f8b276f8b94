extension Generator where Value == Float {
  /// Any number: simple decimals first, then others, the infinities, NaN and negative zero.
  /// - Parameter favorites: values that random cases use occasionally.
  @inlinable public static func float(favoring favorites: [Float] = []) -> Generator {
    anyNumber(favoring: favorites)
  }

  /// A number in `range`: simple decimals first; never NaN.
  /// - Parameters:
  ///   - range: the numbers to choose from, including both bounds.
  ///   - favorites: values that random cases use occasionally, if they are in the range.
  @inlinable public static func float(
    in range: ClosedRange<Float>, favoring favorites: [Float] = []
  ) -> Generator {
    number(in: range, favoring: favorites)
  }

  /// A number in a range without its upper bound: simple decimals first.
  /// - Parameter range: the numbers; with an empty range, the property fails.
  @inlinable public static func float(in range: Range<Float>) -> Generator {
    closing(range, at: range.upperBound.nextDown) { float(in: $0) }
  }

  /// A number between two bounds that come from data.
  /// - Parameters:
  ///   - lower: the smallest number.
  ///   - upper: the largest number.
  /// - Throws: `GeneratorError` if a bound isn't a number, or the first is larger than the second.
  @inlinable public static func float(
    from lower: Float, through upper: Float
  ) throws(GeneratorError) -> Generator {
    guard lower <= upper else { throw .unorderedBounds("\(lower)", "\(upper)") }
    return float(in: lower...upper)
  }
}
