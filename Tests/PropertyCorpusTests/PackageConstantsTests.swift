import Foundation
import PropertyTesting
import Testing

@testable import PropertyCorpus

/// The files whose constants are used for a test.
@Suite struct PackageConstantsTests {
  private let folder: TemporaryFolder
  private var test: String { "\(folder.path)/Tests/AppTests/InvoiceTests.swift" }

  init() throws {
    folder = try TemporaryFolder()
    try write("Package.swift", "// 111")
    try write("Tests/AppTests/InvoiceTests.swift", "import App\nlet a = 11_001")
    try write("Tests/AppTests/OtherTests.swift", "let a = 11_999")
    try write("Sources/App/Invoice.swift", "let b = 12_001")
    try write("Sources/App/Invoice+Totals.swift", "let b = 12_002")
    try write("Sources/App/Table.swift", (1_000..<60_000).map { "\($0)" }.joined(separator: ","))
    try write("Sources/Other/Thing.swift", "let c = 14_001")
    try write("Sources/Other/notes.txt", "15_001")
  }

  private func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(folder.path)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The files whose constants found a failure in twenty runs, each with the number of these runs.
  private func files(of constants: Constants) -> [String: Int] {
    var counts: [String: Int] = [:]
    for seed: UInt64 in 0..<20 {
      var settings = RunSettings(cases: 1_000, seed: seed)
      settings.constants = constants
      settings.shrinkLimit = 0
      let found = Run.check(
        Claim(forAll: .int()) { try require(!(1_000...99_999).contains($0) || $0 < 0) }, settings)
      if let file = found.counterexample?.constants { counts[file, default: 0] += 1 }
    }
    return counts
  }

  @Test func `A run prefers constants from the test's file and from files that it names`() {
    let constants = Constants(ofCodeTestedBy: test)
    #expect(constants.description.hasSuffix(" from 5 files"))
    let counts = files(of: constants)
    let near = [
      "Tests/AppTests/InvoiceTests.swift", "Sources/App/Invoice.swift",
      "Sources/App/Invoice+Totals.swift",
    ].reduce(0) { $0 + counts[$1, default: 0] }
    #expect(near > counts["Sources/App/Table.swift", default: 0])
    #expect(counts["Tests/AppTests/OtherTests.swift"] == nil)
  }
}

@Suite struct SwiftLiteralsTests {
  private func literals(_ source: String) -> [Constant] {
    SwiftLiterals(Array(source.utf8)).constants
  }

  @Test(
    arguments: [
      ("a = 4_097", [.integer(4_097)]),
      ("0xFF, 0o17, 0b1010, 007", [.integer(255), .integer(15), .integer(10), .integer(7)]),
      ("0xFFFF_FFFF_FFFF_FFFF", [.integer(-1)]),
      ("f(-5), x-6, x - 7, [-8], = -9", [-5, 6, 7, -8, -9].map { .integer($0) }),
      ("1.5 + 2e3 - 1.25e-2, -0.5", [1.5, 2_000, 0.0125, -0.5].map { .number($0) }),
      ("3...5, 6..<7", [3, 5, 6, 7].map { .integer($0) }),
      ("f(in: 30...40, 50), .int(in: -60..<70), [in: 80]", [50, 80].map { .integer($0) }),
      ("0, 1, 2, -1, true", []),
      ("x12, _5, $3, pair.4, Int64, ä9", []),
      ("99999999999999999999", [.number(1e20)]),
      ("0x", []), ("1.", []), ("5", [.integer(5)]), ("\"", []), ("/*", []), ("\"\"\"", []),
      ("// 4711 \"no\"\n42", [.integer(42)]),
    ] as [(String, [Constant])])
  func `Numbers are read from code but not from comments`(source: String, expected: [Constant]) {
    #expect(literals(source) == expected)
  }

  @Test(
    arguments: [
      (#"f("x-")"#, ["x-"]),
      (#""a\n\t\\\"\u{e9}b""#, ["a\n\t\\\"éb"]),
      (##"#"a\n"b"#, "c""##, [#"a\n"b"#, "c"]),
      (##"#"a\#nb"#"##, ["a\nb"]),
      (#""from \(a(1, "in")) to \(b)!""#, ["from ", "in", " to ", "!"]),
      ("\"\"\"\n  one \"two\"\n  \"\"\", \"b\"", ["one \"two\"", "b"]),
      (#""", "é", "two words""#, ["é", "two words"]),
      ("\"never closed\n\"b\"", ["never closed", "b"]),
      (#"("\u{110000}\u{", 5"#, []),
      (String(repeating: #""\("#, count: 30) + #""in""#, ["in"]),
      (String(repeating: #""\("#, count: 100_000), []),
    ] as [(String, [String])])
  func `Texts are read with decoded escapes and without interpolations`(
    source: String, expected: [String]
  ) {
    let texts = literals(source).compactMap { constant in
      if case .text(let text) = constant { text } else { nil as String? }
    }
    #expect(texts == expected)
  }

  @Test func `A date written as year, month and day numbers is read as a text`() {
    let source = "DateComponents(year: 2027, month: 4, day: 6)"
    #expect(literals(source).contains(.text("2027-04-06")))
    #expect(!literals("f(2027, 13, 6)").contains { if case .text = $0 { true } else { false } })
  }

  @Test func `Each constant has the index of its function`() {
    let source = "let a = 5\nfunc b() { 6 }\nfunc c() {}\nfunc d() { 7, 8 }"
    #expect(SwiftLiterals(Array(source.utf8)).functions == [1, 2, 4, 4])
  }
}
