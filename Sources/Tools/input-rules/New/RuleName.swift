import Foundation
import PropertyConsole

/// The name of a new rule, from which those of its modules, types and variables are made.
struct RuleName: Hashable {
  /// The name as it was given, which is that of the module.
  let module: String

  /// The name of the type.
  var type: String { module.prefix(1).uppercased() + module.dropFirst() + "Field" }
  /// What the names of variables begin with.
  var variable: String { module.prefix(1).lowercased() + module.dropFirst() }
  /// The name of the fuzz program.
  var program: String { "fuzz-\(module)" }

  /// Checks a name.
  /// - Throws: `UsageError` if Swift or the package manager couldn't use it.
  init(_ name: String) throws(UsageError) {
    module = name
    let isIdentifier = name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "_")
    }
    guard isIdentifier, let first = name.unicodeScalars.first, first.properties.isAlphabetic else {
      throw UsageError(
        "“\(name)” can't be the name of a Swift module; write a letter from A to Z, then letters, "
          + "digits and underscores")
    }
    if Self.keywords.contains(name) {
      throw UsageError("“\(name)” is a keyword of Swift; give the rule another name")
    }
    for made in [module, "\(module)Laws", "\(module)Tests"] {
      if let known = Self.module(like: made) {
        throw UsageError(
          "“\(name)” would make a module called \(known), which exists; give the rule another "
            + "name")
      }
    }
    if Self.types.contains(type) {
      throw UsageError(
        "“\(name)” would make a type called \(type), which exists; give the rule another name")
    }
  }

  /// The module with that name, without regard to case, because some file systems have none.
  private static func module(like name: String) -> String? {
    modules.first { $0.lowercased() == name.lowercased() }
  }

  /// Words that Swift doesn't take as a name.
  static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Modules that the package depends on, or that its code may import.
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

  /// Types of the modules that the package's tests import.
  static let types: Set<String> = [
    "DateField", "EditableTextField", "NumberField", "PatternField", "RuleTextField",
    "TestTextField", "TestedField",
  ]
}
