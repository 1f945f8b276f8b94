extension Double {
  /// Whether the product with a factor is less than a bound, without any rounding.
  ///
  /// If the rounded product and the bound differ, so do the exact ones, on the same side. Otherwise
  /// the rounding error decides. None of the three may be so small that the error is lost.
  func times(_ factor: Int, isLessThan bound: Int) -> Bool {
    let product = self * Double(factor)
    if product != Double(bound) { return product < Double(bound) }
    return (-product).addingProduct(self, Double(factor)) < 0
  }

  /// Whether the product with a factor is a number, without any rounding.
  func times(_ factor: Int, equals number: Int) -> Bool {
    self * Double(factor) == Double(number)
      && (-Double(number)).addingProduct(self, Double(factor)) == 0
  }
}
