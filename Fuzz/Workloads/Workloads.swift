import PropertyTesting

/// False claims that random search rarely refutes, but coverage-guided search does.
package enum Workloads {
  /// The claims, about comparisons with constants and a deep state.
  package static let all = [constantsAreGates, stateIsDeep]
}
