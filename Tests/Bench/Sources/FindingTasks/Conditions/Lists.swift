import PropertyTesting

/// Constants in lists, in tables, and two that belong together.
enum Lists {
  typealias Bug = ConditionWorkload.Mutant

  static let file = #filePath

  static func claim(_ law: Bug, _ bug: Bug?, _ inputs: FindingTask.Inputs) -> Claim {
    let claim = ConditionWorkload.self
    let texts = claim.texts(inputs)
    return switch law {
    case .release:
      claim.claim(law, bug, .array(of: claim.numbers(inputs, 0...99_999), 0...20), releases)
    case .forced: claim.claim(law, bug, .array(of: texts, 0...5), isForced)
    case _:
      claim.claim(
        law, bug, .dictionary(of: texts, claim.numbers(inputs, 0...99_999), 0...5), delay)
    }
  }

  /// The builds that may be released: all but the one that was called back.
  private static func releases(_ builds: [Int], _ bug: Bug?) -> [Int] {
    builds.filter { $0 > 20_500 && (bug == .release || $0 != 21_934) }
  }

  /// Whether a command doesn't ask.
  private static func isForced(_ words: [String], _ bug: Bug?) -> Bool {
    words.contains("-f") || bug != .forced && words.contains("--force")
  }

  /// How long to wait by an answer's headers, in seconds.
  private static func delay(_ headers: [String: Int], _ bug: Bug?) -> Int {
    min(headers[bug == .retryLater ? "Retry-After" : "retry-after"] ?? 30, 7_200)
  }
}
