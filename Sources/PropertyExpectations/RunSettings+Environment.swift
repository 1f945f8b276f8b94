import PropertyTesting

extension RunSettings {
  /// The settings of an ordinary test, overridden by its traits (`PropertiesTrait`), and those by
  /// `PROPERTY_CASES` and `PROPERTY_SEED` if they are set.
  ///
  /// Both variables are whole numbers in digits, with at least 1 case. Surrounding white space is
  /// ignored, and an empty variable counts as unset. With any other value, every run fails with a
  /// message that says what is allowed.
  ///
  /// - Parameter cases: how many random inputs, if nothing else is set.
  public static func fromEnvironment(cases: Int = 1_000) -> RunSettings {
    RunSettings(PropertyDefaults.current.overridden(by: .environment), cases: cases)
  }

  /// The settings from `defaults`, with `cases` if they set none.
  init(_ defaults: PropertyDefaults, cases: Int) {
    self.init(
      cases: defaults.cases ?? cases, seed: defaults.seed ?? Self.defaultSeed,
      isExhaustive: defaults.isExhaustive ?? false)
    error = defaults.error
  }
}
