import PropertyTesting

/// False claims about code in which chance rarely meets the mistake, and what is covered shows the
/// way to it.
package enum Workloads {
  /// Gates of constants, a sparse precondition, and a deep state.
  package static let all = [constantsAreGates, preconditionIsSparse, stateIsDeep]
}
