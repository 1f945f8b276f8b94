extension Generator<PatternPolicies> {
  /// The standard policies.
  static let standard = Generator.just(.standard)

  /// Often the standard policies, or any policies.
  static let any = Generator { source in
    source.choose(upTo: 1, drawing: { $0.next(upTo: 9) < 3 ? 0 : 1 }) == 0
      ? .standard : source.policies()
  }

  /// The same policies, changed.
  func with(_ change: @escaping @Sendable (inout PatternPolicies) -> Void) -> Generator {
    map { policies in
      var policies = policies
      change(&policies)
      return policies
    }
  }
}

extension ChoiceSource {
  /// Policies that are drawn one by one; the standard ones are the simplest.
  fileprivate mutating func policies() -> PatternPolicies {
    var policies = PatternPolicies.standard
    policies.literals = other(than: policies.literals)
    policies.overflow = other(than: policies.overflow)
    policies.junk = other(than: policies.junk)
    if flip(0.3) { policies.placeholder = element(of: ["_", "\u{2022}", "0", "-", "\u{1F600}"]) }
    return policies
  }

  /// Usually the policy, or any of its kind.
  private mutating func other<Policy: CaseIterable & Equatable>(than policy: Policy) -> Policy {
    element(of: [policy] + Policy.allCases.filter { $0 != policy })
  }
}
