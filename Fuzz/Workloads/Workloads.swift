import PropertyTesting

/// False claims for which a random search rarely finds a counterexample, but a coverage-guided
/// search does.
package enum Workloads {
  /// The claims: one about comparisons with constants, and one about a deep state.
  package static let all = [constantsAreGates, stateIsDeep]
}
