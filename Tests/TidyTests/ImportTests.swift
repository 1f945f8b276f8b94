import Testing

/// The rules of the module graph that the package description can't enforce.
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

  @Test func `The package has no dependencies, and commands don't use a foreign parser`()
    throws
  {
    #expect(try !Repository.text("Package.swift").contains(".package("))
    // The benches use other parsers for comparison.
    let others = Repository.swiftFiles.filter { !$0.path.hasPrefix("Tests/Bench/") }
      .flatMap(\.imports).filter { $0.module.hasPrefix("ArgumentParser") }
    expectNone(others.map { $0.finding("commands read their words with CommandArguments") })
  }

  /// A target that imports a module without depending on it isn't rebuilt when the module changes;
  /// the program may then crash.
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
