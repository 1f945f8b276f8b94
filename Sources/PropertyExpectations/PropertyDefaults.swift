import PropertyTesting

/// What a test's traits say of its properties; nil where they say nothing.
struct PropertyDefaults: Sendable {
  /// What is said where a test runs.
  @TaskLocal static var current = PropertyDefaults()

  var cases: Int?
  var seed: UInt64?
  var isExhaustive: Bool?
  var choices: String?
  /// Why what is said can't be read.
  var error: SettingsError?

  /// What is said inside of where these are said, `inner` having the last word.
  func overridden(by inner: PropertyDefaults) -> PropertyDefaults {
    PropertyDefaults(
      cases: inner.cases ?? cases, seed: inner.seed ?? seed,
      isExhaustive: inner.isExhaustive ?? isExhaustive, choices: inner.choices ?? choices,
      error: inner.error ?? error)
  }
}
