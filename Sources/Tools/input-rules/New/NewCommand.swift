import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyFuzzing

extension ProgramCommand {
  /// Creates a package with a rule, its meaning, a test and a fuzz program.
  static let newRule = ProgramCommand(
    "new rule", "NAME [MEANING…]", "Creates a package for your own rule, ready to build.",
    discussion: """
      NAME, such as Phone, is the name of the rule and of the package's module. The folder NAME
      contains a text field's delegate to change, its meaning, a test of its laws, a fuzz program,
      a workflow for GitHub Actions, and an empty corpus. If the folder isn't empty, nothing is
      created.

      MEANING consists of options of `judge`; by default, a text of at most ten digits:

        input-rules new rule Pin \(RuleTemplate.usual.map(ShellWord.quoted).joined(separator: " "))

      SET is characters such as 0-9a-f; a backslash makes the next character literal.
      """,
    options: newOptions
  ) { words, _ in
    guard words.names.count == 1 else { throw UsageError("name one rule, as in: new rule Phone") }
    let name = try RuleName(words.names[0])
    let source = try words["--package"].map { try PackageSource($0) } ?? .inThisFolder()
    let path = words["--path"] ?? "."
    if path.isEmpty { throw UsageError("--path is empty; name a folder, or omit it") }
    let folder = NewFolder(path: path == "." ? name.module : "\(path)/\(name.module)")
    let meaning = try MeaningOptions(words, newOptions)
    try folder.make(try RuleTemplate(name, source, meaning).files)
    try Output.print(
      "created \(folder.path.visibleInLine); `swift test` in it checks the rule, and its README.md "
        + "lists other commands")
    return 0
  }

  private static let newOptions =
    MeaningOptions.options + [
      CommandOption(
        "--path", "FOLDER", help: "The parent folder of the package; by default, the current one."),
      CommandOption(
        "--package", "URL|FOLDER",
        help: "The URL or folder of InputRules; by default, the current one."),
    ]
}

/// A new folder, which is created completely or not at all.
struct NewFolder {
  let path: String

  /// Creates the folder with files, whose texts are given by their paths in the folder.
  /// - Throws: `UsageError` if the path is in use or has no parent; `CorpusError.unwritable` if a
  ///   file can't be written. After an error, no file is left behind.
  func make(_ files: [String: String]) throws {
    let url = URL(fileURLWithPath: path)
    let parent = url.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: parent.path, isDirectory: &isFolder)
    if !isThere || !isFolder.boolValue {
      throw UsageError("there is no folder \(parent.path); create it, or name another with --path")
    }
    // First, write the files next to the destination, because a folder can be moved in one step
    // only within a file system.
    let whole = parent.appendingPathComponent(
      ".\(url.lastPathComponent)-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: whole) }
    for (name, text) in files {
      do {
        try Corpus.write(Array(text.utf8), to: whole.appendingPathComponent(name).path)
      } catch {
        guard case .unwritable(_, let reason) = error else { throw error }
        throw CorpusError.unwritable(path: path, reason: reason)
      }
    }
    // An existing folder is replaced only if it is empty.
    if rename(whole.path, url.path) != 0 { throw problem(errno) }
  }

  private func problem(_ code: Int32) -> any Error {
    switch code {
    case ENOTEMPTY, EEXIST:
      UsageError("\(path) isn't empty; give the rule another name or --path")
    case ENOTDIR:
      UsageError("\(path) is a file; give the rule another name or --path")
    default:
      CorpusError.unwritable(path: path, reason: "\(SystemError(code))")
    }
  }
}

/// The source from which a new package gets InputRules.
struct PackageSource: Hashable {
  /// The dependency, as written in a package manifest.
  let dependency: String
  /// The name by which products refer to the dependency.
  let identity: String
  let isFolder: Bool

  /// Creates a source from an address, or from the folder of a clone.
  init(_ text: String) throws(UsageError) {
    if text.contains("\"") || text.contains("\\") || text.contains(where: \.isNewline) {
      throw UsageError("--package has an invalid character; give a URL or a folder")
    }
    if text.contains("://") || text.hasPrefix("git@") {
      let last = text.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
      identity = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
      isFolder = false
      dependency = ".package(url: \"\(text)\", branch: \"main\")"
      return
    }
    let url = URL(fileURLWithPath: text).standardizedFileURL
    guard Self.isInputRules(url) else {
      throw UsageError(
        "\(text) isn't the folder of InputRules; give --package the folder with its Package.swift, "
          + "or its URL")
    }
    identity = "InputRules"
    isFolder = true
    dependency = ".package(name: \"InputRules\", path: \"\(url.path)\")"
  }

  static func inThisFolder() throws(UsageError) -> PackageSource {
    let folder = FileManager.default.currentDirectoryPath
    guard isInputRules(URL(fileURLWithPath: folder)) else {
      throw UsageError("the current folder isn't that of InputRules; name it with --package")
    }
    return try PackageSource(folder)
  }

  private static func isInputRules(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift")
    let text = try? String(contentsOf: manifest, encoding: .utf8)
    return text?.contains("name: \"InputRules\",") ?? false
  }
}

/// The name of a new rule, from which the names of its modules, types and variables are derived.
struct RuleName: Hashable {
  /// The given name, which is also the module's name.
  let module: String

  var type: String { module.prefix(1).uppercased() + module.dropFirst() + "Field" }
  /// The beginning of the names of variables.
  var variable: String { module.prefix(1).lowercased() + module.dropFirst() }
  var program: String { "fuzz-\(module)" }

  init(_ name: String) throws(UsageError) {
    module = name
    let isIdentifier = name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "_")
    }
    guard isIdentifier, let first = name.unicodeScalars.first, first.properties.isAlphabetic else {
      throw UsageError(
        "“\(name)” can't be the name of a Swift module; begin with a letter from A to Z, and "
          + "continue with letters, digits and underscores")
    }
    if Self.keywords.contains(name) {
      throw UsageError("“\(name)” is a Swift keyword; give the rule another name")
    }
    for made in [module, "\(module)Laws", "\(module)Tests"] {
      if let known = Self.module(like: made) {
        throw UsageError(
          "“\(name)” would create a module named \(known), which already exists; give the rule "
            + "another name")
      }
    }
    if Self.types.contains(type) {
      throw UsageError(
        "“\(name)” would create the existing type \(type); give the rule another name")
    }
  }

  /// The known module with this name, or `nil` if there is none; case is ignored, as in some file
  /// systems.
  private static func module(like name: String) -> String? {
    modules.first { $0.lowercased() == name.lowercased() }
  }

  /// The words that Swift doesn't accept as names.
  static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The modules that a new package depends on, or that its code may import.
  static let modules: Set<String> = [
    "AppKit", "Builtin", "Combine", "CoreFoundation", "Cxx",
    "Darwin", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "InputLaws", "InputRules", "InputRulesFoundation", "InputRulesModel", "InputRulesSwiftUI",
    "InputRulesUIKit", "Musl", "Mutants", "Observation", "PropertyAssertions", "PropertyConsole",
    "PropertyCorpus", "PropertyExpectations", "PropertyFuzzing", "PropertyTesting", "FuzzEntry",
    "FuzzHeap", "FuzzLaws", "FuzzMutants", "FuzzWorkloads", "ReadyFields", "RegexBuilder",
    "RuleExpectations", "RuleTesting", "Swift", "SwiftUI", "Synchronization", "Testing", "UIKit",
    "XCTest", "fuzz",
    "input_rules", "fuzz_mutants", "InputRulesTests", "InputRulesFoundationTests",
    "InputRulesAppleTests", "InputLawsTests", "PropertyTestingTests", "PropertyCorpusTests",
    "RuleTestingTests", "CommandLineTests", "TidyTests", "VectorsTests", "vectors",
  ]

  /// The names of existing types that a rule's type may not have.
  static let types: Set<String> = [
    "DateField", "EditableTextField", "NumberField", "PatternField", "RuleTextField",
    "TestTextField", "TestedField",
  ]
}
