import PropertyTesting

/// Texts: how they begin and end, what they are, and single characters.
enum Names {
  typealias Bug = ConditionWorkload.Mutant

  static let file = #filePath

  static func claim(_ law: Bug, _ bug: Bug?, _ inputs: FindingTask.Inputs) -> Claim? {
    let claim = ConditionWorkload.self
    let texts = claim.texts(inputs)
    return switch law {
    case .customHeader: claim.claim(law, bug, texts, isCustom)
    case .bearerToken: claim.claim(law, bug, texts, token)
    case .archive: claim.claim(law, bug, texts, kind)
    case .ownDomain: claim.claim(law, bug, texts, isOwn)
    case .deleteWord: claim.claim(law, bug, texts, changes)
    case .notAvailable: claim.claim(law, bug, texts, value)
    case .comment: claim.claim(law, bug, texts, isComment)
    case .pilcrow: claim.claim(law, bug, Generator<Unicode.Scalar>.scalar(), breaks)
    case .enDash: claim.claim(law, bug, .text(upTo: 20), spans)
    case _: nil
    }
  }

  /// Whether a header's name is nobody's but its sender's.
  private static func isCustom(_ name: String, _ bug: Bug?) -> Bool {
    name.hasPrefix(bug == .customHeader ? "X-" : "x-")
  }

  /// The token in a header.
  private static func token(_ header: String, _ bug: Bug?) -> Substring? {
    let scheme = "Bearer "
    guard header.hasPrefix(scheme) else { return nil }
    return header.dropFirst(bug == .bearerToken ? 6 : scheme.count)
  }

  /// The kind of a file.
  private static func kind(_ name: String, _ bug: Bug?) -> String {
    if name.hasSuffix(".tar.gz") && bug != .archive { return "archive" }
    return name.hasSuffix(".gz") ? "compressed" : "plain"
  }

  /// Whether an address is one of the company's.
  private static func isOwn(_ address: String, _ bug: Bug?) -> Bool {
    address.hasSuffix("@example.org")
      || address.hasSuffix("@mail.example.org") && bug != .ownDomain
  }

  /// Whether a request changes anything.
  private static func changes(_ method: String, _ bug: Bug?) -> Bool {
    switch method {
    case "POST", "PUT", "PATCH": true
    case "DELETE": bug != .deleteWord
    case _: false
    }
  }

  /// The value of a cell.
  private static func value(_ cell: String, _ bug: Bug?) -> String? {
    cell.isEmpty || cell == "NULL" || bug != .notAvailable && cell == "n/a" ? nil : cell
  }

  /// Whether a line of markup is a comment and nothing else.
  private static func isComment(_ line: String, _ bug: Bug?) -> Bool {
    bug != .comment && line.count >= 7 && line.hasPrefix("<!--") && line.hasSuffix("-->")
  }

  /// Whether a scalar ends a paragraph.
  private static func breaks(_ scalar: Unicode.Scalar, _ bug: Bug?) -> Bool {
    scalar == "\n" || scalar == "\u{2029}" || scalar == "¶" && bug != .pilcrow
  }

  /// Whether a text is a span of numbers, with a dash that a word processor writes.
  private static func spans(_ text: String, _ bug: Bug?) -> Bool {
    text.contains("–") && bug != .enDash || text.contains("..")
  }
}
