import PropertyTesting

/// False claims that random search rarely refutes, but coverage-guided search does.
package enum Workloads {
  /// The claims: one about comparisons with constants, and one about a deep state.
  package static let all = [constantsAreGates, stateIsDeep]
}
