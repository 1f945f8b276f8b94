import InputRules

/// A library whose answers to edits of masks were measured, and the rules that are like it.
enum MaskPeer: String, CaseIterable {
  case maskito
  case imask
  case imaskEager = "imask_eager"
  case inputMask = "inputmask_plain"
  case inputMaskAutocomplete = "inputmask_auto"

  var rules: MaskRules {
    switch self {
    case .maskito: .maskito
    case .imask: .imask
    case .imaskEager: .imaskEager
    case .inputMask: .inputMask
    case .inputMaskAutocomplete: .inputMaskAutocomplete
    }
  }

  /// The scalars that it accepts as a digit.
  var slot: PatternSlot {
    switch self {
    case .maskito, .imask, .imaskEager: .digit
    case .inputMask, .inputMaskAutocomplete: PatternSlot(.anyDigit)
    }
  }
}
