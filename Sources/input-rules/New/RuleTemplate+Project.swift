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

  var workflow: String {
    """
    # Tests each push, checks every kept input again, and fuzzes for ten minutes each night.
    name: Rule
    on:
      push:
      pull_request:
      schedule:
        - cron: "0 2 * * *"
      workflow_dispatch:
    permissions:
      contents: read

    jobs:

    """ + testJob + "\n" + nightJob
  }

  private var testJob: String {
    """
      test:
        if: github.event_name == 'push' || github.event_name == 'pull_request'
        runs-on: ubuntu-24.04
        container: swift:6.3.1-noble
        steps:
          - uses: \(Self.checkout)
          - run: swift test
          # An empty corpus has nothing to check.
          - run: test -z "$(ls Corpus)" || swift run \(name.program) replay --junit replay.xml
          - uses: \(Self.upload)
            if: always()
            with:
              name: replay
              path: replay.xml
              if-no-files-found: ignore

    """
  }

  private var nightJob: String {
    """
      night:
        if: github.event_name == 'schedule' || github.event_name == 'workflow_dispatch'
        runs-on: ubuntu-24.04
        container: swift:6.3.1-noble
        timeout-minutes: 60
        steps:
          - uses: \(Self.checkout)
          - run: FUZZ=1 swift build --product \(name.program)
          - run: .build/debug/\(name.program) session --for 10m
          # The report, the inputs that are worth keeping, and the shrunk failures.
          - uses: \(Self.upload)
            if: always()
            with:
              name: night
              path: Campaigns

    """
  }

  private static let checkout = "actions/checkout@8e8c483db84b4bee98b60c0593521ed34d9990e8 # v6.0.1"
  private static let upload =
    "actions/upload-artifact@b7c566a772e6b6bfb58ed0dc250532a479d7789f # v6.0.0"

  var readme: String {
    """
    # \(name.module)

    - `swift test` checks the rule in `Sources/\(name.module)` by its meaning in \
    `Sources/\(name.module)Laws`.
    - `FUZZ=1 swift build --product \(name.program)` builds the fuzz program, and then \
    `.build/debug/\(name.program) session --for 1m` fuzzes.
    - `.build/debug/\(name.program) merge` keeps the fewest inputs in `Corpus` that reach all \
    that fuzzing reached.
    - `swift run \(name.program) shrink WORD --property LAW --save NAME` keeps an input that \
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
