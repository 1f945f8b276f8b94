extension ExactNumber: LosslessStringConvertible {
  /// The value of a complete number in programs' notation (N1.2): with a point, and no grouping
  /// separators; nil for any other text.
  public init?(_ description: String) {
    guard let value = try? NumberFormat().value(of: description) else { return nil }
    self = value
  }
}
