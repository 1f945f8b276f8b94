import InputRules
import PropertyConsole

/// The texts of the files in a new package with a rule.
struct RuleTemplate {
  let name: RuleName
  let source: PackageSource
  private let parts: [MeaningOption]
  private let typing: [String]

  /// The options for a rule's default meaning.
  static let usual = [
    "--at-most", "10", "--characters", "0-9", "--deletions-pass", "--backspace-empties",
  ]

  init(_ name: RuleName, _ source: PackageSource, _ meaning: MeaningOptions) throws {
    let options = MeaningOptions.options
    parts =
      meaning.parts.isEmpty
      ? try MeaningOptions(CommandArguments(Self.usual, options), options).parts : meaning.parts
    (self.name, self.source, typing) = (name, source, meaning.typing)
    if let other = parts.first(where: { $0.swift == nil }) {
      throw UsageError(
        "\(other.words) doesn't apply to a new delegate; omit it. Instead of --equals, use the "
          + "built-in rule itself; --value needs a field with a value")
    }
  }

  /// The texts of the files, by their paths in the package.
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

extension RuleTemplate {
  private var field: String {
    """
    import Foundation

    /// A text field's rule. Change it to fit your field.
    public struct \(name.type): Sendable {
      /// The only rule.
      public init() {}

      /// Answers `textField(_:shouldChangeCharactersIn:replacementString:)`.
      /// - Parameters:
      ///   - text: the current text.
      ///   - range: the range to replace, in UTF-16 units.
      ///   - replacement: the replacement.
      /// - Returns: whether the field may show the result.
      public func allows(_ text: String, in range: NSRange, with replacement: String) -> Bool {
        \(answer)
      }
    }

    """
  }

  /// The body of the delegate's method, as Swift code.
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

      /// The rule as the app calls it; `TestedField` supports other signatures.
      public let \(rule)Field = TestedField.delegate("\(module)") { text, range, replacement in
        \(name.type)().allows(text, in: range, with: replacement)
      }

      /// The meaning of the rule, for the test and for the fuzz program.
      public let \(rule)Meaning: [FieldMeaning] = [
        \(parts.compactMap(\.swift).joined(separator: ",\n  ")),
      ]

      /// Texts that people type into the field.
      public let \(rule)Typing: [String] = [\(typing.map(\.escaped).joined(separator: ", "))]

      /// A claim for each law, which the fuzz program fuzzes.
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

    @Test func `The rule behaves as intended`() {
      expectKeepsLaws(
        of: \(name.variable)Field, meaning: \(name.variable)Meaning,
        typing: \(name.variable)Typing)
    }

    """
  }
}

// The other files.
extension RuleTemplate {
  var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // With FUZZ=1, only the rule is instrumented for libFuzzer.
    let flags = Context.environment["FUZZ"] == nil ? [] : ["-sanitize=fuzzer"]
    let package = Package(
      name: "\(name.module)",
      platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
      products: [.library(name: "\(name.module)", targets: ["\(name.module)"])],
      dependencies: [\(source.dependency)],
      targets: [
        .target(name: "\(name.module)", swiftSettings: [.unsafeFlags(flags)]),
        .target(
          name: "\(name.module)Laws",
          dependencies: [
            "\(name.module)",
            .product(name: "RuleTesting", package: "\(source.identity)"),
            .product(name: "PropertyFuzzing", package: "\(source.identity)"),
          ]),
        .executableTarget(
          name: "\(name.program)", dependencies: ["\(name.module)Laws"],
          linkerSettings: [.unsafeFlags(flags)]),
        .testTarget(
          name: "\(name.module)Tests",
          dependencies: [
            "\(name.module)Laws",
            .product(name: "RuleExpectations", package: "\(source.identity)"),
          ]),
      ]
    )

    """
  }

  var program: String {
    """
    // The main function is that of PropertyFuzzing, and the claims are those of \(name.module)Laws.

    """
  }

  var readme: String {
    """
    # \(name.module)

    - `swift test` checks the rule in `Sources/\(name.module)` against its meaning in \
    `Sources/\(name.module)Laws`.
    - `FUZZ=1 swift build --product \(name.program)` builds the fuzz program, and then \
    `.build/debug/\(name.program) fuzz --for 1m` fuzzes.
    - `.build/debug/\(name.program) merge` keeps in `Corpus` a small set of inputs that reaches all \
    code that fuzzing reached.
    - `swift run \(name.program) shrink CODE --property LAW --save NAME` keeps an input that \
    fails in `Corpus`.
    - `swift run \(name.program) replay` checks every kept input again; `--help` lists the other \
    commands.

    """ + (source.isFolder ? Self.advice : "")
  }

  /// The note in a package that other machines can't build, because it depends on a folder.
  private static let advice = """

    Another machine can build this when `Package.swift` has the address of InputRules instead of \
    its folder.

    """
}
