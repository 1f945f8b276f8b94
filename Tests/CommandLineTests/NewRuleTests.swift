import Foundation
import PropertyCorpus
import Testing

@testable import input_rules

/// The package that `new rule` writes, in full or not at all.
///
/// The script `.ci/dependent` checks that such a package builds and that it finds a bug.
@Suite struct NewRuleTests {
  private let temporary: TemporaryFolder
  private let manager = FileManager.default

  init() throws { temporary = try TemporaryFolder() }

  private func run(_ name: String, _ options: String...) throws -> CommandTests.Result {
    try CommandTests.run(["new", "rule", name, "--path", temporary.path] + options)
  }

  /// All files in the folder and its subfolders, even hidden ones.
  private var files: [String] {
    let all = manager.enumerator(atPath: temporary.path)?.allObjects as? [String] ?? []
    return all.filter { (try? text($0)) != nil }.sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(temporary.path)/\(path)", encoding: .utf8)
  }

  @Test func `The package of a new rule has laws, a fuzz program, a test and a workflow`() throws {
    let result = try run("phone")
    #expect(result.code == 0 && result.error.isEmpty)
    #expect(result.output.hasPrefix("created \(temporary.path)/phone; "))
    #expect(
      files == [
        "phone/.github/workflows/rule.yml", "phone/.gitignore", "phone/Corpus/.gitkeep",
        "phone/Package.swift", "phone/README.md", "phone/Sources/fuzz-phone/fuzz.c",
        "phone/Sources/phone/PhoneField.swift", "phone/Sources/phoneLaws/phoneLaws.swift",
        "phone/Tests/phoneTests/phoneTests.swift",
      ])
    let root = CommandTests.root.standardizedFileURL.path
    #expect(
      try text("phone/Package.swift").contains(".package(name: \"InputRules\", path: \"\(root)\")"))
    #expect(try text("phone/README.md").split(separator: "\n").count { $0.hasPrefix("- ") } == 5)
    let left = try manager.contentsOfDirectory(atPath: temporary.path)
    #expect(left == ["phone"])
  }

  @Test func `The test of a new rule checks the meaning of its options`() throws {
    let words = [
      "--at-most", "4", "--unit", "utf16", "--only", "0-9:", "--banned", "\"", "--accepts",
      "a*", "--keeps", "0-9", "--up-to", "4", "--caret", "--typing", "1:",
    ]
    let result = try CommandTests.run(["new", "rule", "pin", "--path", temporary.path] + words)
    #expect(result.code == 0, "\(result.error)")
    let laws = try text("pin/Sources/pinLaws/pinLaws.swift")
    for part in [
      ".atMost(4, .utf16)", ".onlyCharacters(\"0123456789:\")", "{ \"\\\"\".contains($0) } },",
      ".keepsContent(\"0123456789\", upTo: 4)", "Regex(\"a*\")", ".caretStaysBesideTyped",
      "public let pinTyping: [String] = [\"1:\"]",
    ] {
      #expect(laws.contains(part), "\(laws)")
    }
    let field = try text("pin/Sources/pin/PinField.swift")
    #expect(field.contains("return result.utf16.count <= 4\n      && result.allSatisfy"))
    for other in [["--equals", "number"], ["--value", "number"]] {
      try CommandTests.run(["new", "rule", "no", "--path", temporary.path] + other)
        .expectWrongUse(other[0])
    }
  }

  @Test func `A nightly run starts from the inputs of the last run and of later commits`() throws {
    #expect(try run("Phone").code == 0)
    let lines = try text("Phone/.github/workflows/rule.yml").split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("- run: |") })
    let script = lines[(start + 1)...].prefix { $0.hasPrefix("          ") }
    let seeds = [
      "Corpus/A/One.seeds": "1-AQ\n1-Ag\n", "Nights/A/One.seeds": "1-AA\n1-AQ\n",
      "Nights/B/Two.seeds": "1-\n", "Corpus/A/Three.seeds": "1-AQ\n",
    ]
    for (name, words) in seeds {
      try Corpus.write(Array(words.utf8), to: "\(temporary.path)/Phone/\(name)")
    }
    let text = "cd '\(temporary.path)/Phone' && " + script.joined(separator: "\n")
    #expect(try CommandTests.run(["-ec", text], program: "/bin/sh").code == 0)
    #expect(try self.text("Phone/Corpus/A/One.seeds") == "1-AA\n1-AQ\n1-Ag\n")
    #expect(try self.text("Phone/Corpus/B/Two.seeds") == "1-\n")
    #expect(try self.text("Phone/Corpus/A/Three.seeds") == "1-AQ\n")
  }

  @Test(arguments: [
    ("", "can't be the name"), ("a b", "can't be the name"), ("../up", "can't be the name"),
    ("1st", "can't be the name"), ("_", "can't be the name"), ("Größe", "can't be the name"),
    ("class", "is a Swift keyword"), ("Self", "is a Swift keyword"),
    ("Input", "a module named InputLaws"), ("foundation", "a module named Foundation"),
    ("Fuzz", "a module named fuzz"), ("tested", "the existing type TestedField"),
  ])
  func `A rule name that Swift can't use is refused`(name: String, problem: String) throws {
    try run(name).expectWrongUse(problem)
    #expect(files.isEmpty)
  }

  @Test func `A new rule may use an empty folder and never overwrites a file`() throws {
    #expect(try run("Empty").code == 0)
    for name in ["Full", "File"] {
      let path = name == "Full" ? "Full/kept" : "File"
      let url = temporary.url.appendingPathComponent(path)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: url)
      let before = files
      try run(name).expectWrongUse("/\(name) ")
      #expect(try files == before && text(path) == "mine")
    }
    try manager.createDirectory(
      at: temporary.url.appendingPathComponent("New"), withIntermediateDirectories: true)
    #expect(try run("New").code == 0)
    #expect(files.contains("New/Package.swift"))
  }

  @Test(arguments: [
    (["--path", ""], "--path is empty; name a folder"),
    (["--path", "nowhere"], "there is no folder"), (["--path", "Package.swift"], "no folder"),
    (["--path", "/proc"], "can't be written ("), (["--package", "Sources"], "isn't the folder"),
    (["--package", "https://a/\"b"], "has an invalid character"),
  ])
  func `An unusable path for a rule prints one line`(words: [String], problem: String) throws {
    try CommandTests.run(["new", "rule", "Phone"] + words).expectWrongUse(problem)
    #expect(!manager.fileExists(atPath: CommandTests.root.appendingPathComponent("Phone").path))
  }

  @Test func `A rule can't have the name of a module of this package`() throws {
    let manifest = try String(
      contentsOf: CommandTests.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let targets = manifest.matches(of: #/arget\(\s*name: "([^"]+)"/#).map {
      String($0.output.1).replacing("-", with: "_")
    }
    #expect(targets.count > 20)
    #expect(Set(targets).subtracting(RuleName.modules).isEmpty)
  }
}
