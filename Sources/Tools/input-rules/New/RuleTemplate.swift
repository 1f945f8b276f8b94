import InputRules
import PropertyConsole

/// A package with a rule: its files as texts.
struct RuleTemplate {
  let name: RuleName
  let source: PackageSource
  private let parts: [WordedPart]
  private let typing: [String]

  /// What a rule is meant to do if nobody says it.
  static let usual = [
    "--at-most", "10", "--characters", "0-9", "--deletions-pass", "--backspace-empties",
  ]

  /// A package.
  /// - Throws: `UsageError` if no delegate can be meant so.
  init(_ name: RuleName, _ source: PackageSource, _ meaning: WordedMeaning) throws {
    let options = WordedMeaning.options
    parts =
      meaning.parts.isEmpty
      ? try WordedMeaning(CommandWords(Self.usual, options), options).parts : meaning.parts
    (self.name, self.source, typing) = (name, source, meaning.typing)
    if let other = parts.first(where: { $0.swift == nil }) {
      throw UsageError(
        "\(other.words) doesn't apply to a new delegate: use a rule of ours instead of a delegate "
          + "that equals it, and a delegate has no value")
    }
  }

  /// The files by their paths in the package.
  var files: [String: String] {
    let module = name.module
    return [
      "Package.swift": manifest,
      "Sources/\(module)/\(name.type).swift": field,
      "Sources/\(module)Laws/\(module)Laws.swift": laws,
      "Sources/\(name.program)/fuzz.c": program,
      "Tests/\(module)Tests/\(module)Tests.swift": tests,
      "Corpus/.gitkeep": "",
      ".github/workflows/rule.yml": workflow,
      ".gitignore": ".build/\nCampaigns/\n",
      "README.md": readme,
    ]
  }
}

// What is Swift.
extension RuleTemplate {
  private var field: String {
    """
    import Foundation

    /// A text field's rule. Change it to what your field does.
    public struct \(name.type): Sendable {
      /// The only rule.
      public init() {}

      /// Answers `textField(_:shouldChangeCharactersIn:replacementString:)`.
      /// - Parameters:
      ///   - text: the text that stands.
      ///   - range: what is replaced, in UTF-16 units.
      ///   - replacement: what takes its place.
      /// - Returns: whether the field may show the result.
      public func allows(_ text: String, in range: NSRange, with replacement: String) -> Bool {
        \(answer)
      }
    }

    """
  }

  /// The delegate's answer, in Swift.
  private var answer: String {
    let tests = parts.compactMap(\.test)
    if tests.isEmpty { return "true" }
    return """
      guard let range = Range(range, in: text) else { return false }
          let result = text.replacingCharacters(in: range, with: replacement)
          return \(tests.joined(separator: "\n      && "))
      """
  }

  private var laws: String {
    let (module, rule) = (name.module, name.variable)
    return """
      import \(module)
      import PropertyFuzzing
      import RuleTesting

      /// The rule in the shape in which the app calls it; `TestedField` has other shapes.
      public let \(rule)Field = TestedField.delegate("\(module)") { text, range, replacement in
        \(name.type)().allows(text, in: range, with: replacement)
      }

      /// What the rule must do, for the test and for the fuzz program.
      public let \(rule)Meaning: [FieldMeaning] = [
        \(parts.compactMap(\.swift).joined(separator: ",\n  ")),
      ]

      /// Texts that people type into it.
      public let \(rule)Typing: [String] = [\(typing.map(\.escaped).joined(separator: ", "))]

      /// A claim for each law, which the fuzz program attacks.
      public let \(rule)Claims = FieldClaims.of(
        \(rule)Field, meaning: \(rule)Meaning, typing: \(rule)Typing)

      @_cdecl("property_fuzz_targets")
      public func targets() {
        FuzzTargets.register(
          \(rule)Claims.map { claim in
            let law = claim.property.name
            return FuzzTarget(
              claim.property,
              expression: "\(rule)Claims.first { $0.property.name == \\"\\(law)\\" }!"
            ) { claim }
          })
      }

      """
  }

  private var tests: String {
    """
    import \(name.module)Laws
    import RuleExpectations
    import Testing

    @Test func `The rule does what it must do`() {
      expectKeepsLaws(
        of: \(name.variable)Field, meaning: \(name.variable)Meaning,
        typing: \(name.variable)Typing)
    }

    """
  }
}
