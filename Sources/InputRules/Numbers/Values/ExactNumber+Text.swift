extension ExactNumber: LosslessStringConvertible {
  /// The value of a complete number written as programs do (N1.2): with a point, and no separators
  /// between groups; nil for any other text.
  public init?(_ description: String) {
    guard let value = try? NumberFormat().value(of: description) else { return nil }
    self = value
  }
}
