import InputRules

/// On which side of the caret input-mask was just typed, and what it is told to do about literals.
enum InputMaskGravity: String, CaseIterable {
  case forward = "forward(autocomplete:false)"
  case forwardCompleting = "forward(autocomplete:true)"
  case backward = "backward(autoskip:false)"
  case backwardSkipping = "backward(autoskip:true)"

  /// The policies that are like it.
  var policies: PatternPolicies {
    switch self {
    case .forward, .backward: return .inputMask
    case .forwardCompleting: return .inputMaskAutocomplete
    case .backwardSkipping:
      var policies = PatternPolicies.inputMask
      policies.deletionCaret = .afterPrevious
      policies.trailing = .dropped
      return policies
    }
  }

  var isForward: Bool { self == .forward || self == .forwardCompleting }
}
