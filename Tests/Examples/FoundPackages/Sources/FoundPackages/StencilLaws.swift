import FoundFrame
import PropertyTesting
import Stencil

/// Laws about Stencil.
enum StencilLaws {
  static let all: [Law] = [looksUp, compares, findsNames, indents]

  static func render(_ template: String, _ context: [String: Any]) throws -> String {
    try Template(templateString: template).render(context)
  }

  static let looksUp = Law(
    "stencil-lookups-never-trap", .noCrash,
    forAll: zip(.element(of: "first", "last", "count", "0"), .string(of: "ab", 0...3)),
    causes: ["stencil-last-of-nothing-traps": { $0.0 == "last" && $0.1.isEmpty }]
  ) { name, text in
    try requireSurvives {
      _ = try render("{{ a.\(name) }}", ["a": Array(text)])
      _ = try render("{{ a.\(name) }}", ["a": text])
    }
  }

  static let compares = Law(
    "stencil-numbers-are-compared-exactly", .oracle,
    forAll: zip(.int(in: -100_000_000...100_000_000), .int(in: -2...2)),
    causes: ["stencil-numbers-are-floats": { abs($0.0) > 1 << 23 && $0.1 != 0 }]
  ) { one, step in
    let context = ["a": one, "b": one + step]
    let found = try render("{% if a == b %}=={% endif %}{% if a < b %}<{% endif %}", context)
    try requireEqual(found, step == 0 ? "==" : step > 0 ? "<" : "")
  }

  static let findsNames = Law(
    "stencil-variables-have-any-name", .oracle, forAll: .string(of: "inaf", 1...3),
    causes: ["stencil-names-that-are-numbers": { $0 == "inf" || $0 == "nan" }]
  ) { name in
    try requireEqual(try render("{{ \(name) }}", [name: "found"]), "found")
  }

  static let indents = Law(
    "stencil-indents-never-trap", .noCrash, forAll: .int(in: -9...9),
    causes: ["stencil-negative-indents-trap": { $0 < 0 }]
  ) { width in
    try requireSurvives { _ = try render("{{ a|indent:\(width) }}", ["a": "x"]) }
  }
}
