import Testing

/// No file and no function is too long to be read in one go.
@Suite struct SizeTests {
  @Test func `No Swift file has more than 300 lines`() {
    let long = Repository.swiftFiles.filter { $0.lines.count > 300 && !$0.isGeneratedTable }
    expectNone(
      long.map {
        Finding(path: $0.path, line: 301, problem: "\($0.lines.count) lines, at most 300")
      })
  }

  @Test func `No function has more than 40 lines`() {
    for file in Repository.swiftFiles {
      let long = SwiftFunction.all(in: file.code).filter { $0.length > 40 }
      expectNone(
        long.map {
          Finding(path: file.path, line: $0.line, problem: "\($0.length) lines, at most 40")
        })
    }
  }

  @Test func `ARCHITECTURE.md has at most 2000 words, and README.md at most 130 lines`() throws {
    let words = try Repository.text("ARCHITECTURE.md").split(whereSeparator: \.isWhitespace).count
    #expect(words <= 2000, "ARCHITECTURE.md: \(words) words, at most 2000")
    let lines = try Repository.text("README.md").count { $0 == "\n" }
    #expect(lines <= 130, "README.md: \(lines) lines, at most 130")
  }
}

extension SourceFile {
  var isGeneratedTable: Bool { lines.first?.contains("generated table") ?? false }
}

/// If no benchmark measures a function, nobody notices when its time becomes quadratic.
@Suite struct GrowthTests {
  @Test func `Every public function that takes text has a row in the growth benchmark`() {
    let rows = SwiftCalls(below: "Tests/Bench/Sources/bench/Speed/Growth")
    let functions = ["InputRules", "ReadyFields"].flatMap {
      PublicFunction.all(below: "Sources/Rules/\($0)")
    }
    let missing = functions.filter {
      $0.isPublic && $0.takesText && !rows.has($0) && Self.withoutRow[$0.name] == nil
    }
    expectNone(
      missing.map {
        Finding(
          path: $0.path, line: $0.line, problem: "\($0.name) has no row; add one there")
      })
  }

  /// The functions that take text but aren't measured, each with the reason.
  static let withoutRow: [String: String] = [
    "NumberSymbols.init(decimalSeparator:groupingSeparator:minusSign:plusSign:exponentMark:digits:"
      + "grouping:)": "its texts are a few scalars",
    "ExactText.init(stringLiteral:)": "it only stores",
    "ContentCheck.init(_:holds:)": "an app's closure decides",
    "TextRule.postalCode(region:)": "its text is a region's name",
    "InputTraits.init(example:keyboard:contentType:)": "it only stores",
    "PrefixTable.Row.init(_:_:name:check:)": "it only stores",
    "DateCalendar.init(_:_:monthNames:)": "it only stores",
    "DateFieldTexts.init(digits:morning:afternoon:)": "it only stores",
  ]
}

/// Rules for the module graph that the package manifest can't enforce.
@Suite struct ImportTests {
  private func imports(below folder: String) -> [ModuleImport] {
    Repository.swiftFiles.filter { $0.path.hasPrefix(folder + "/") }.flatMap(\.imports)
  }

  @Test(arguments: ["Sources/Engine/PropertyTesting", "Sources/Rules/InputRules"])
  func `The engine and the reference import nothing`(folder: String) {
    expectNone(imports(below: folder).map { $0.finding("\(folder) imports nothing") })
  }

  @Test func `The model uses only the plain data of the rules`() {
    let model = imports(below: "Sources/Specification/InputRulesModel")
    let others = model.filter { !["InputRules", "ReadyFields"].contains($0.module) }
    expectNone(others.map { $0.finding("the model may import InputRules and ReadyFields alone") })
    let fields = imports(below: "Sources/Rules/ReadyFields").filter { $0.module != "InputRules" }
    expectNone(fields.map { $0.finding("the ready fields may import InputRules alone") })
  }

  @Test func `The package has no dependencies, and commands use only its own parser`()
    throws
  {
    #expect(try !Repository.text("Package.swift").contains(".package("))
    // The benchmarks use other argument parsers.
    let others = Repository.swiftFiles.filter { !$0.path.hasPrefix("Tests/Bench/") }
      .flatMap(\.imports).filter { $0.module.hasPrefix("ArgumentParser") }
    expectNone(others.map { $0.finding("commands read arguments with CommandArguments") })
  }

  /// A target must depend on each module that it imports.
  ///
  /// Otherwise, it isn't rebuilt when the module changes, and the program may crash.
  @Test func `Every target depends on the modules that it imports`() throws {
    let manifest = try Repository.text("Package.swift")
    let targets = manifest.split(separator: "arget(").dropFirst()
    let parts = Repository.names(in: "Sources").map { "Sources/\($0)" }
    let ours = Set(parts.flatMap(Repository.names).map { $0.replacing("-", with: "_") })
    for target in targets {
      guard let name = target.split(separator: "\"").dropFirst().first else { continue }
      let path = target.firstMatch(of: #/path: "([^"]+)"/#).map { String($0.output.1) }
      let folder = path ?? "Tests/\(name)"
      let missing = imports(below: folder).filter {
        let module = $0.module.replacing("input_rules", with: "input-rules")
        return ours.contains($0.module) && !target.contains("\"\(module)\"")
      }
      expectNone(missing.map { $0.finding("\(name) must depend on \($0.module)") })
    }
  }
}
