import PropertyTesting

extension Report {
  /// Whether the run is inconclusive because the claim applies to none of its inputs.
  var isVacuous: Bool {
    switch outcome {
    case .unhealthy(.fewValid(valid: 0, of: _)): true
    case .holds, .proved, .fails, .unhealthy, .notReached: false
    }
  }
}
