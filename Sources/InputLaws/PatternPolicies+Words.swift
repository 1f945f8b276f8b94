import InputRules

extension PatternPolicies {
  /// What differs from the standard policies, in words.
  var words: String {
    let standard = Mirror(reflecting: PatternPolicies.standard).children
    let differing = zip(standard, Mirror(reflecting: self).children).filter {
      "\($0.value)" != "\($1.value)"
    }
    if differing.isEmpty { return "standard" }
    if placeholder == nil, self == .seed { return "seed" }
    return differing.map { "\($1.label ?? "?") \($1.value)" }.joined(separator: ", ")
  }
}
