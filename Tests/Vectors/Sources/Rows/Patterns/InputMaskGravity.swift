/// The side of the caret where input-mask was just typed into, and its setting for literals.
enum InputMaskGravity: String, CaseIterable {
  case forward = "forward(autocomplete:false)"
  case forwardCompleting = "forward(autocomplete:true)"
  case backward = "backward(autoskip:false)"
  case backwardSkipping = "backward(autoskip:true)"

  /// The rules that are like it.
  var rules: MaskRules {
    switch self {
    case .forward, .backward: .inputMask
    case .forwardCompleting: .inputMaskAutocomplete
    case .backwardSkipping: .inputMaskSkipping
    }
  }

  var isForward: Bool { self == .forward || self == .forwardCompleting }
}
