import PropertyTesting

/// A test's settings for its properties; nil where nothing is set.
struct PropertyDefaults: Sendable {
  /// The settings of the test that is running.
  @TaskLocal static var current = PropertyDefaults()

  var cases: Int?
  var seed: UInt64?
  var isExhaustive: Bool?
  var choices: String?
  /// Why the settings can't be read.
  var error: SettingsError?

  /// These settings, overridden by `inner`.
  func overridden(by inner: PropertyDefaults) -> PropertyDefaults {
    PropertyDefaults(
      cases: inner.cases ?? cases, seed: inner.seed ?? seed,
      isExhaustive: inner.isExhaustive ?? isExhaustive, choices: inner.choices ?? choices,
      error: inner.error ?? error)
  }
}
