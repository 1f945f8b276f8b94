import PropertyTesting

extension RunSettings {
  /// The settings of an ordinary test, changed by its traits (`PropertiesTrait`), and those by
  /// `PROPERTY_CASES` and `PROPERTY_SEED` where they are set.
  ///
  /// Both variables are whole numbers in digits alone, of at least 1 case. White space around them
  /// doesn't count, and an empty variable is one that isn't set. With any other value, every run
  /// fails with a sentence that says what is allowed.
  ///
  /// - Parameter cases: how many random inputs, where neither says.
  public static func fromEnvironment(cases: Int = 1_000) -> RunSettings {
    RunSettings(PropertyDefaults.current.overridden(by: .environment), cases: cases)
  }

  /// The settings that `defaults` make, with `cases` where they don't say.
  init(_ defaults: PropertyDefaults, cases: Int) {
    self.init(
      cases: defaults.cases ?? cases, seed: defaults.seed ?? Self.defaultSeed,
      isExhaustive: defaults.isExhaustive ?? false)
    error = defaults.error
  }
}
