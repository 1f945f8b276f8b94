import PropertyTesting

/// False claims about code whose mistake is rarely found by chance, while coverage leads to it.
package enum Workloads {
  /// The claims: gates of constants, a sparse precondition, and a deep state.
  package static let all = [constantsAreGates, preconditionIsSparse, stateIsDeep]
}
