extension Optional {
  /// The value; without one, the input is discarded.
  func orDiscard() throws -> Wrapped {
    guard let self else {
      try assume(false)
      throw Failure("an input without a value is left out", at: "assumed")
    }
    return self
  }
}
