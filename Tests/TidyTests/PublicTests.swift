import Testing

/// What a user of the rules finds is little enough to be looked through.
@Suite struct PublicTests {
  /// How many public declarations a module has at most; a new one takes the place of another.
  static let budgets = ["InputRules": 606, "ReadyFields": 89]

  @Test(arguments: budgets)
  func `A module has no more public declarations than its budget`(module: String, budget: Int) {
    let files = Repository.swiftFiles.filter { $0.path.hasPrefix("Sources/Rules/\(module)/") }
    let count = files.reduce(0) { $0 + Self.declarations(in: $1.code) }
    #expect(
      count <= budget,
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
    for file in Repository.swiftFiles where file.path.hasPrefix("Sources/Rules/") {
      expectNone(
        file.findings(in: file.code, "say public at each member") {
          $0.hasPrefix("public extension")
        })
    }
  }

  @Test(arguments: ["InputRules", "ReadyFields"])
  func `The landing page lists every public type`(of module: String) throws {
    let page = try Repository.text("Sources/Rules/\(module)/\(module).docc/\(module).md")
    for file in Repository.swiftFiles where file.path.hasPrefix("Sources/Rules/\(module)/") {
      expectNone(
        file.findings(in: file.code, "isn't listed in the module's page") { line in
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
