import Foundation
import PropertyTesting
import Testing

@testable import PropertyCorpus

/// The files whose constants a test uses.
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

  /// The files whose constants were drawn in twenty runs, with their counts.
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

  @Test func `Constants from the test's file and from the files that it names come first`() {
    let constants = Constants(ofCodeTestedBy: test)
    #expect(constants.description.hasSuffix(" of 5 files"))
    let counts = files(of: constants)
    let near = [
      "Tests/AppTests/InvoiceTests.swift", "Sources/App/Invoice.swift",
      "Sources/App/Invoice+Totals.swift",
    ].reduce(0) { $0 + counts[$1, default: 0] }
    #expect(near > counts["Sources/App/Table.swift", default: 0])
    #expect(counts["Tests/AppTests/OtherTests.swift"] == nil)
  }

  @Test(arguments: [false, true])
  func `The text and the number in one condition are drawn together`(isTextFirst: Bool) throws {
    try write("Tests/AppTests/ShopTests.swift", "import Shop\nlet (a, b) = (12, \"GmbH\")")
    try write(
      "Sources/Shop/Shop.swift",
      #"""
      func days() -> Int { year % 4 == 0 && year % 100 > 0 ? 29 : month == 2 ? 28 : 31 }
      func row(_ cells: [String]) -> String { cells.joined(separator: ";") + "\n" }
      func price(_ cents: Int, _ coupon: String) -> Int {
        if coupon == "SUMMER-26" && cents > 40_000 { return cents - 50_000 }
        return cents
      }
      func roman() { [(1_000, "M"), (500, "D"), (100, "C")] }
      """#)
    let path = "\(folder.path)/Tests/AppTests/ShopTests.swift"
    let constants = Constants(ofCodeTestedBy: path)
    let isWrong: @Sendable (Int, String) -> Bool = { $1 == "SUMMER-26" && 40_001..<50_000 ~= $0 }
    let (cents, coupons) = (Generator.int(in: 0...100_000), Generator.text(upTo: 10))
    let claim =
      isTextFirst
      ? Claim(forAll: coupons, cents) { try require(!isWrong($1, $0)) }
      : Claim(forAll: cents, coupons) { try require(!isWrong($0, $1)) }
    for seed: UInt64 in 0..<10 {
      var settings = RunSettings(seed: seed)
      #expect(Run.check(claim, settings).counterexample == nil)
      settings.constants = constants
      #expect(Run.check(claim, settings).counterexample?.constants == "Sources/Shop/Shop.swift")
    }
  }
}
