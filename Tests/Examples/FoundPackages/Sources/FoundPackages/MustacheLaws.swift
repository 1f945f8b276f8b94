import FoundFrame
import Mustache
import PropertyTesting

/// Laws about swift-mustache.
enum MustacheLaws {
  static let all: [Law] = [escapes, keepsText, dropsComments, rendersSections, counts]

  static func render(_ template: String, _ values: [String: any Sendable]) throws -> String {
    try MustacheTemplate(string: template).render(values)
  }

  /// What HTML needs, scalar by scalar.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: String(scalar)
      }
    }.joined()
  }

  static let escapes = Law(
    "mustache-variables-are-escaped", .oracle,
    forAll: .pieces(4, of: "a", "<", ">", "&", "\"", "'", "\u{301}", "\u{200D}", "é"),
    causes: [
      "mustache-marks-defeat-escaping": { text in
        text.unicodeScalars.contains { $0 == "\u{301}" || $0 == "\u{200D}" }
      }
    ]
  ) { text in
    try requireEqual(
      Array(try render("{{t}}", ["t": text]).unicodeScalars), Array(escaped(text).unicodeScalars))
  }

  static let keepsText = Law(
    "mustache-text-without-tags-is-itself", .postcondition,
    forAll: .pieces(5, of: "a", "{", "}", " ", "\n", "é").filter { !$0.contains("{{") },
    causes: [
      "mustache-last-brace": { $0.hasSuffix("{") },
      "mustache-last-spaces": { text in
        text.split(separator: "\n", omittingEmptySubsequences: false).last.map { line in
          !line.isEmpty && line.allSatisfy { $0 == " " }
        } ?? false
      },
    ]
  ) { text in
    try requireEqual(try? render(text, [:]), text)
  }

  static let dropsComments = Law(
    "mustache-comments-leave-nothing", .postcondition,
    forAll: .string(of: "a %!", 0...4),
    causes: ["mustache-comments-before-a-percent": { $0.hasSuffix("%") }]
  ) { comment in
    try requireEqual(try? render("{{=<% %>=}}a<%!\(comment)%>b", [:]), "ab")
  }

  static let rendersSections = Law(
    "mustache-sections-never-trap", .noCrash,
    forAll: zip(.element(of: "|", "||", "<%"), .element(of: "|", "||", "%>"), .pieces(2, of: "x")),
    causes: [
      "mustache-short-delimiters-trap": { $0.0.count == 1 && $0.2.isEmpty }
    ]
  ) { open, close, text in
    let section = "\(open)#a\(close)\(text)\(open)/a\(close)"
    try requireGives(text) { try render("{{=\(open) \(close)=}}\(section)", ["a": true]) }
  }

  static let counts = Law(
    "mustache-transforms-never-trap", .noCrash,
    forAll: zip(.element(of: "plusone", "minusone"), .integer(in: UInt8.min...UInt8.max)),
    causes: ["mustache-plusone-overflows": { $0.1 == .min || $0.1 == .max }]
  ) { name, number in
    try requireSurvives { _ = try render("{{\(name)(n)}}", ["n": number]) }
  }
}
