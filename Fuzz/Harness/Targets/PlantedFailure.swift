import PropertyTesting

extension Claim {
  /// A claim that a fuzzer soon finds to be false.
  ///
  /// With `--planted-failure` it takes the place of any property's claim, to show that what runs
  /// the program reports its failures.
  static let plantedFailure = Claim(forAll: .bool()) {
    try require(!$0, "this failure was planted, with --planted-failure")
  }
}
