extension NumberBounds {
  /// Whether the number is within both ends and a whole number of steps from the base (N9).
  public func contains(_ number: ExactNumber) -> Bool {
    if let minimum, number < minimum { return false }
    if let maximum, number > maximum { return false }
    guard let step else { return true }
    return NumberGrid(step: step, base: stepBase).contains(number)
  }
}

extension NumberFormat {
  /// Whether some continuation of `text` is a complete number within `bounds`, as far as that is
  /// checked while typing (N9).
  ///
  /// - Parameter text: a partial number of the format.
  public func canMend(_ text: String, within bounds: NumberBounds) -> Bool {
    if bounds == .none { return true }
    let beginning = NumberBeginning(text, in: self)
    if allowsExponent {
      let sign = beginning.sign
      return sign.map { NumberSearch(self, bounds, negative: $0 == .minus).findsAny() } ?? true
    }
    return beginning.signs(in: self).contains { negative in
      NumberSearch(self, bounds, negative: negative).finds(from: beginning)
    }
  }
}
