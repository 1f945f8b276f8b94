import PropertyTesting

extension Report {
  /// Whether the run says nothing because no input was one that the claim speaks of.
  var isVacuous: Bool {
    switch outcome {
    case .unhealthy(.fewValid(valid: 0, of: _)): true
    case .holds, .proved, .fails, .unhealthy, .notReached: false
    }
  }
}
