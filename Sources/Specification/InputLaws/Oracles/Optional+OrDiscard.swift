extension Optional {
  /// The value; if there is none, discards the input.
  func orDiscard() throws -> Wrapped {
    guard let self else {
      try assume(false)
      throw Failure("an input without a value is discarded", at: "assumed")
    }
    return self
  }
}
