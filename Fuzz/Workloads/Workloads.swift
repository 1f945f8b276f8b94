import PropertyTesting

/// False claims about code with mistakes that chance rarely finds, but to which coverage leads.
package enum Workloads {
  /// The claims, about comparisons with constants and a deep state.
  package static let all = [constantsAreGates, stateIsDeep]
}
