// What isn't the code of the rule or of its tests.
extension RuleTemplate {
  var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // With FUZZ=1, the rule is instrumented for libFuzzer, and no other code.
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

    - `swift test` checks the rule in `Sources/\(name.module)` by its meaning in \
    `Sources/\(name.module)Laws`.
    - `FUZZ=1 swift build --product \(name.program)` builds the fuzz program, and then \
    `.build/debug/\(name.program) session --for 1m` fuzzes.
    - `.build/debug/\(name.program) merge` keeps the fewest inputs in `Corpus` that reach all \
    that fuzzing reached.
    - `swift run \(name.program) shrink CODE --property LAW --save NAME` keeps an input that \
    fails in `Corpus`.
    - `swift run \(name.program) replay` checks every kept input again; `--help` lists the other \
    commands.

    """ + (source.isFolder ? Self.advice : "")
  }

  /// What a package is told that no other machine can build.
  private static let advice = """

    Another machine can build this when `Package.swift` has the address of InputRules instead of \
    its folder.

    """
}
