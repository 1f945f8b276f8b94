extension Double {
  /// Whether the exact product with a factor is less than a bound.
  ///
  /// If the rounded product and the bound differ, the exact product is on the same side. Otherwise
  /// the rounding error decides. No number may be so small that the error is lost.
  func times(_ factor: Int, isLessThan bound: Int) -> Bool {
    let product = self * Double(factor)
    if product != Double(bound) { return product < Double(bound) }
    return (-product).addingProduct(self, Double(factor)) < 0
  }

  /// Whether the exact product with a factor equals a number.
  func times(_ factor: Int, equals number: Int) -> Bool {
    self * Double(factor) == Double(number)
      && (-Double(number)).addingProduct(self, Double(factor)) == 0
  }
}
