import Testing

/// What a user of the rules finds is little enough to be looked through.
@Suite struct PublicTests {
  /// How many public declarations the rules have at most; a new one takes the place of another.
  static let budget = 693

  @Test func `The rules have no more public declarations than their budget`() {
    let files = Repository.swiftFiles.filter { $0.path.hasPrefix("Sources/Rules/InputRules/") }
    let count = files.reduce(0) { $0 + Self.declarations(in: $1.code) }
    #expect(
      count <= Self.budget,
      "there are \(count): let what only laws, model or adapters need be package, or lower this")
  }

  @Test(arguments: [
    ("public struct A {\n  public let a: Int\n  package let b: Int\n}", 2),
    ("extension A {\n  @discardableResult public mutating func f() {}\n}", 1),
    ("  public internal(set) var a = 1 // public var b", 1), ("let publicly = 1", 0),
    ("public extension A {\n  func f() {}\n  var a: Int { 1 }\n}", 1),
  ])
  func `A public declaration is counted where it is declared`(code: String, count: Int) {
    #expect(Self.declarations(in: SourceFile(path: "", text: code).code) == count)
  }

  @Test func `No extension makes its members public unseen`() {
    let files = Repository.swiftFiles.filter { $0.path.hasPrefix("Sources/Rules/InputRules/") }
    for file in files {
      expectNone(
        file.findings(in: file.code, "say public at each member") {
          $0.hasPrefix("public extension")
        })
    }
  }

  @Test func `The landing page lists every public type`() throws {
    let page = try Repository.text("Sources/Rules/InputRules/InputRules.docc/InputRules.md")
    for file in Repository.swiftFiles where file.path.hasPrefix("Sources/Rules/InputRules/") {
      expectNone(
        file.findings(in: file.code, "isn't listed in InputRules.md") { line in
          let type = line.prefixMatch(of: #/public (?:struct|enum|protocol) (\w+)/#)?.output.1
          return type.map { !page.contains("\n- ``\($0)``\n") } ?? false
        })
    }
  }

  /// The lines that declare something public.
  private static func declarations(in code: [String]) -> Int {
    code.count { $0.contains(#/^ *(?:@\w+ )*public /#) }
  }
}
