import PropertyTesting

extension Optional {
  /// The value; where there is none, the input is left out.
  func assumed() throws -> Wrapped {
    guard let self else {
      try assume(false)
      throw Failure("an input without a value is left out", at: "assumed")
    }
    return self
  }
}
