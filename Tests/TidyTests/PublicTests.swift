import Testing

@Suite struct PublicTests {
  /// The maximum number of public declarations per module; a new one must replace another.
  static let budgets = ["InputRules": 606, "ReadyFields": 89]

  @Test(arguments: budgets)
  func `A module has no more public declarations than its budget`(module: String, budget: Int) {
    let files = Repository.swiftFiles.filter { $0.path.hasPrefix("Sources/Rules/\(module)/") }
    let count = files.reduce(0) { $0 + Self.declarations(in: $1.code) }
    #expect(
      count <= budget,
      "\(count) declarations: make internal ones package, or lower the budget to the actual count")
  }

  @Test func `Extensions aren't declared public, only their members`() {
    for file in Repository.swiftFiles where file.path.hasPrefix("Sources/Rules/") {
      expectNone(
        file.findings(in: file.code, "write public at each member") {
          $0.hasPrefix("public extension")
        })
    }
  }

  @Test(arguments: ["InputRules", "ReadyFields"])
  func `A module's landing page lists every public type`(of module: String) throws {
    let page = try Repository.text("Sources/Rules/\(module)/\(module).docc/\(module).md")
    for file in Repository.swiftFiles where file.path.hasPrefix("Sources/Rules/\(module)/") {
      expectNone(
        file.findings(in: file.code, "isn't listed on the module's page") { line in
          if !line.hasPrefix("public ") { return false }
          let type = line.prefixMatch(of: #/public (?:struct|enum|protocol) (\w+)/#)?.output.1
          return type.map { !page.contains("\n- ``\($0)``\n") } ?? false
        })
    }
  }

  /// Functions that protocols require; the protocols describe their parameters.
  private static let required: Set = [
    "accessibilityValue", "admits", "apply", "decide", "finalObjection", "integerLiteral", "isOwn",
    "objection", "provideScope", "rawValue", "repaired", "stringLiteral",
  ]

  @Test func `Every public function describes its parameters`() {
    for file in Repository.productFiles where !file.path.hasPrefix("Sources/Specification/") {
      expectNone(
        PublicFunction.all(in: file).filter { !Self.isDescribed($0, in: file.lines) }.map {
          Finding(path: file.path, line: $0.line, problem: "\($0.name): describe its parameters")
        })
    }
  }

  /// Whether a comment describes each parameter, or all of them in one sentence.
  private static func isDescribed(_ function: PublicFunction, in lines: [String]) -> Bool {
    let isDelegate = ["Delegate", "WheelPicker"].contains(where: function.type.hasSuffix)
    let names = [function.base] + function.labels.prefix(1)
    if !function.isPublic || isDelegate || !required.isDisjoint(with: names) { return true }
    let comment = lines[..<(function.line - 1)].reversed().prefix {
      $0.contains(#/^ *(?:@|///)/#)
    }
    let described = function.parameters.filter { parameter in
      let name = parameter.prefix { $0 != ":" }.split(separator: " ").last ?? ""
      return comment.contains { $0.contains("- \(name): ") || $0.contains("Parameter \(name): ") }
    }
    return described.count == function.parameters.count
      || described.isEmpty && comment.contains { $0.contains("The parameters") }
  }

  private static func declarations(in code: [String]) -> Int {
    code.count { $0.split(separator: " ").contains("public") }
  }
}
