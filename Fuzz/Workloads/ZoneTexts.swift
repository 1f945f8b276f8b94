import InputRules
import PropertyTesting

extension Workloads {
  /// A claim that is false only for texts that are time zone rules with summer time, which are
  /// rare.
  static let preconditionIsSparse = Claim(
    forAll: .string(of: "ABCJM,./:0123456789+-", 0...32),
    named: PropertyName(chapter: "Workloads", name: "PreconditionIsSparse")
  ) { text in
    guard let rule = try? ZoneRule(posix: text), let summer = rule.summer else {
      return try assume(false)
    }
    for turn in [summer.start, summer.end] {
      guard case .weekday(let month, _, _) = turn.day else { continue }
      try require(month <= 6, "clocks are changed in the second half of the year")
    }
  }
}
