import InputRules
import PropertyTesting

extension Generator<PatternPolicies> {
  /// The standard policies.
  static let standard = Generator.just(.standard)

  /// The standard policies mostly, presets, and any policies at all.
  static let any = Generator { source in
    switch source.choose(upTo: 2, drawing: { $0.next(upTo: 9) < 3 ? 0 : $0.next(upTo: 2) }) {
    case 0: .standard
    case 1: source.element(of: PatternPolicies.presets)
    default: source.policies()
    }
  }

  /// Any policies by which a text is read by its places.
  static let readingByPlace = any.with {
    ($0.placeholder, $0.reading) = (nil, $0.reading == .contentOnly ? .again : $0.reading)
  }

  /// The same, changed.
  func with(_ change: @escaping @Sendable (inout PatternPolicies) -> Void) -> Generator {
    map { policies in
      var policies = policies
      change(&policies)
      return policies
    }
  }
}

extension PatternPolicies {
  /// All that have a name.
  fileprivate static let presets: [PatternPolicies] = [
    .standard, .maskito, .seed, .imask, .imaskEager, .inputMask, .inputMaskAutocomplete,
    .anyFormatKit,
  ]
}

extension ChoiceSource {
  /// Policies of which each is drawn by itself, the standard ones the simplest.
  fileprivate mutating func policies() -> PatternPolicies {
    var policies = PatternPolicies.standard
    policies.literals = other(than: policies.literals)
    policies.reading = other(than: policies.reading)
    policies.lookalikes = other(than: policies.lookalikes)
    policies.unfit = other(than: policies.unfit)
    policies.noRoom = other(than: policies.noRoom)
    policies.backspace = other(than: policies.backspace)
    policies.forward = other(than: policies.forward)
    policies.selection = other(than: policies.selection)
    policies.trailing = other(than: policies.trailing)
    policies.insertionCaret = other(than: policies.insertionCaret)
    policies.deletionCaret = other(than: policies.deletionCaret)
    policies.strayLiterals = flip(0.3)
    if flip(0.3) { policies.placeholder = element(of: ["_", "\u{2022}", "0", "-", "\u{1F600}"]) }
    return policies
  }

  /// The policy mostly, or any of its kind.
  private mutating func other<Policy: CaseIterable & Equatable>(than policy: Policy) -> Policy {
    element(of: [policy] + Policy.allCases.filter { $0 != policy })
  }
}
