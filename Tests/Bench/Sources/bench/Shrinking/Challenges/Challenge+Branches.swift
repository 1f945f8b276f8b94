import PropertyTesting

extension Challenge {
  /// Numbers of two branches, of which one is wider; the earlier one is the simpler.
  static let branches = [firstOfBranch, throughWider, ofFewValues, readAgain]

  private static let wide = Generator<Int>.oneOf(.element(of: 1_000, 2_000), .int())

  private static let firstOfBranch = Challenge(
    "branch-first", claimed: "a number of 1000, 2000 or any is below 700", answer: "1000", wide
  ) { $0 < 700 }

  private static let throughWider = Challenge(
    "branch-wider-first", claimed: "a number, also 1000 or 2000, is below 700", answer: "700",
    .oneOf(.int(), .element(of: 1_000, 2_000))
  ) { $0 < 700 }

  private static let ofFewValues = Challenge(
    "branch-of-few", claimed: "a number of 1000, 2000 or any is below 1,500", answer: "2000", wide
  ) { $0 < 1_500 }

  /// The wider branch comes to 1500, which the other makes too, and there to 1599.
  private static let readAgain = Challenge(
    "branch-read-again", claimed: "no number but 1,600 is 1,500 or more", answer: "1599",
    .oneOf(.integer(in: 1_400...1_600, near: 1_600), .int())
  ) { $0 < 1_500 || $0 == 1_600 }
}
