// swift-tools-version: 6.2
import PackageDescription

// Since 6.2, SwiftPM takes unsafe flags in a dependency from Git. One from a registry gets none.
let isFromRegistry = Context.packageDirectory.contains("/registry/downloads/")
let isDependency = isFromRegistry || Context.packageDirectory.contains("/checkouts/")

// Debug builds compile each module whole and read it only once, which takes least time in all, and optimize
// the engine, the rules and the model, in which tests spend most of their time. In a dependency, only the
// engine is optimized, for size: its first build then takes a tenth less time, and a case a tenth more.
// `scripts/check --quick` does neither: it compiles only the changed file again.
let isQuick = Context.environment["INPUT_RULES_QUICK"] != nil
let whole = [
  "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "2",
  "-disable-batch-mode",
]
let fast = isDependency ? "-Osize" : "-O"
let optimizedEngine: [SwiftSetting] =
  isFromRegistry || isQuick
  ? [] : [.unsafeFlags([fast, "-disable-cmo"] + whole, .when(configuration: .debug))]
let optimized = isDependency ? [] : optimizedEngine

// Release builds don't optimize the laws, the mutants or the command line, and compile them on all
// cores:
// optimizing them takes longer than all the rest, and only laws about pickers would be much faster.
let unoptimized: [SwiftSetting] =
  isDependency
  ? []
  : [
    .unsafeFlags(
      ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"],
      .when(configuration: .release))
  ]

// The module graph, in reading order: each target depends only on those above it, and none on another
// package, so that nobody who uses this one fetches anything else.
let package = Package(
  name: "InputRules",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "PropertyTesting", targets: ["PropertyTesting", "PropertyCorpus"]),
    .library(name: "PropertyExpectations", targets: ["PropertyExpectations"]),
    .library(name: "PropertyAssertions", targets: ["PropertyAssertions"]),
    .library(name: "PropertyFuzzing", targets: ["PropertyFuzzing", "FuzzEntry"]),
    .library(name: "InputRules", targets: ["InputRules"]),
    .library(name: "ReadyFields", targets: ["ReadyFields"]),
    .library(name: "InputRulesFoundation", targets: ["InputRulesFoundation"]),
    .library(name: "InputRulesUIKit", targets: ["InputRulesUIKit"]),
    .library(name: "InputRulesSwiftUI", targets: ["InputRulesSwiftUI"]),
    .library(name: "RuleTesting", targets: ["RuleTesting"]),
    .library(name: "RuleExpectations", targets: ["RuleExpectations"]),
    .library(name: "InputLaws", targets: ["InputLaws"]),
    .executable(name: "input-rules", targets: ["input-rules"]),
    .executable(name: "fuzz", targets: ["fuzz"]),
    .executable(name: "fuzz-mutants", targets: ["fuzz-mutants"]),
  ],
  targets: [
    .target(
      name: "PropertyTesting",
      path: "Sources/Engine/PropertyTesting", swiftSettings: optimizedEngine),
    .target(
      name: "PropertyCorpus", dependencies: ["PropertyTesting"],
      path: "Sources/Engine/PropertyCorpus"),
    .target(
      name: "PropertyExpectations", dependencies: ["PropertyTesting", "PropertyCorpus"],
      path: "Sources/Engine/PropertyExpectations"),
    .target(
      name: "PropertyAssertions", dependencies: ["PropertyTesting", "PropertyCorpus"],
      path: "Sources/Engine/PropertyAssertions"),

    .target(
      name: "InputRules",
      path: "Sources/Rules/InputRules", swiftSettings: optimized),
    // Separate because an app that has none of these fields shouldn't carry their tables.
    .target(
      name: "ReadyFields", dependencies: ["InputRules"],
      path: "Sources/Rules/ReadyFields", swiftSettings: optimized),
    .target(
      name: "InputRulesModel", dependencies: ["InputRules", "ReadyFields"],
      path: "Sources/Specification/InputRulesModel", swiftSettings: optimized),
    .target(
      name: "InputRulesFoundation", dependencies: ["InputRules"],
      path: "Sources/Rules/InputRulesFoundation"),
    .target(
      name: "InputRulesUIKit", dependencies: ["InputRules", "InputRulesFoundation"],
      path: "Sources/Rules/InputRulesUIKit"),
    .target(
      name: "InputRulesSwiftUI",
      dependencies: ["InputRules", "InputRulesFoundation", "InputRulesUIKit"],
      path: "Sources/Rules/InputRulesSwiftUI"),
    .target(
      name: "RuleTesting", dependencies: ["PropertyTesting", "PropertyCorpus", "InputRules"],
      path: "Sources/Judging/RuleTesting"),
    .target(
      name: "RuleExpectations",
      dependencies: ["PropertyCorpus", "PropertyExpectations", "RuleTesting"],
      path: "Sources/Judging/RuleExpectations"),
    .target(
      name: "InputLaws",
      dependencies: [
        "PropertyTesting", "InputRules", "ReadyFields", "InputRulesModel", "InputRulesFoundation",
      ],
      path: "Sources/Specification/InputLaws", swiftSettings: unoptimized),
    .target(
      name: "Mutants", dependencies: ["InputRules", "ReadyFields", "InputRulesModel", "InputLaws"],
      path: "Sources/Specification/Mutants", swiftSettings: unoptimized),

    .target(
      name: "PropertyConsole", dependencies: ["PropertyTesting", "PropertyCorpus"],
      path: "Sources/Tools/PropertyConsole", swiftSettings: unoptimized),
    .target(
      name: "PropertyFuzzing",
      dependencies: ["PropertyTesting", "PropertyCorpus", "PropertyConsole", "FuzzHeap"],
      path: "Fuzz/Harness", swiftSettings: unoptimized),
    .target(name: "FuzzHeap", path: "Fuzz/Heap"),
    .target(name: "FuzzEntry", dependencies: ["PropertyFuzzing"], path: "Fuzz/Entry"),
    .target(
      name: "FuzzLaws", dependencies: ["InputRules", "InputLaws", "PropertyFuzzing"],
      path: "Fuzz/Laws", swiftSettings: unoptimized),
    .executableTarget(name: "fuzz", dependencies: ["FuzzEntry", "FuzzLaws"], path: "Fuzz/Program"),
    .target(
      name: "FuzzWorkloads", dependencies: ["PropertyTesting"],
      path: "Fuzz/Workloads", swiftSettings: unoptimized),
    // A program of its own, because a run clears and scans the counters of all that is linked.
    .target(
      name: "FuzzMutants",
      dependencies: [
        "PropertyTesting", "InputLaws", "Mutants", "PropertyFuzzing", "FuzzWorkloads",
      ],
      path: "Fuzz/Mutants", swiftSettings: unoptimized),
    .executableTarget(
      name: "fuzz-mutants", dependencies: ["FuzzEntry", "FuzzMutants"],
      path: "Fuzz/MutantsProgram"),

    .executableTarget(
      name: "input-rules",
      dependencies: [
        "PropertyTesting", "PropertyCorpus", "InputRules", "ReadyFields", "RuleTesting",
        "InputLaws", "Mutants", "PropertyConsole", "PropertyFuzzing", "FuzzLaws", "FuzzWorkloads",
      ],
      path: "Sources/Tools/input-rules", swiftSettings: unoptimized),

    .testTarget(
      name: "PropertyTestingTests",
      dependencies: [
        "PropertyTesting", "PropertyCorpus", "PropertyExpectations", "PropertyAssertions",
      ]),
    .testTarget(
      name: "PropertyCorpusTests", dependencies: ["PropertyTesting", "PropertyCorpus"]),
    .testTarget(
      name: "InputRulesTests",
      dependencies: ["InputRules", "ReadyFields", "InputRulesModel", "PropertyTesting"],
      exclude: ["CLDR", "FieldTables"]),
    // Separate because it tests the platform's Foundation, which the reference never uses.
    .testTarget(
      name: "InputRulesFoundationTests",
      dependencies: ["InputRules", "InputRulesFoundation", "PropertyTesting"],
      exclude: ["Names"]),
    // The decisions of the adapters, without UIKit; `.ci/apple` tests the rest with stand-ins.
    .testTarget(
      name: "InputRulesAppleTests",
      dependencies: ["InputRules", "ReadyFields", "InputRulesUIKit", "InputRulesSwiftUI"]),
    .testTarget(
      name: "RuleTestingTests",
      dependencies: [
        "PropertyTesting", "PropertyCorpus", "InputRules", "ReadyFields", "RuleTesting",
        "RuleExpectations",
      ],
      exclude: ["Reports"]),
    .testTarget(
      name: "InputLawsTests",
      dependencies: [
        "PropertyTesting", "PropertyCorpus", "PropertyExpectations", "InputRules", "ReadyFields",
        "InputRulesModel", "InputLaws", "Mutants",
      ]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "input-rules", "vectors", "PropertyTesting", "PropertyCorpus", "InputRules", "InputLaws",
        "Mutants", "PropertyConsole", "PropertyFuzzing",
      ]),
    // The rules beside what others recorded; apart, so that nobody builds it who wants a product.
    .executableTarget(
      name: "vectors",
      dependencies: [
        "PropertyTesting", "PropertyCorpus", "InputRules", "ReadyFields", "InputRulesFoundation",
        "PropertyConsole",
      ],
      path: "Tests/Vectors/Sources", swiftSettings: unoptimized),
    .testTarget(
      name: "VectorsTests",
      dependencies: ["vectors", "PropertyTesting", "InputRules", "ReadyFields", "PropertyConsole"],
      path: "Tests/Vectors/Tests"),
    .testTarget(
      name: "TidyTests", dependencies: ["PropertyTesting", "InputLaws", "Mutants"]),
  ],
  swiftLanguageModes: [.v6]
)

// Tests are compiled without debug information, also where `-g` follows; the code under test has it.
for target in package.targets where !isFromRegistry {
  let flags = (target.type == .test ? ["-Xfrontend", "-gnone"] : []) + (isQuick ? [] : whole)
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .debug))]
}

// Set by scripts/fuzz, to “fuzzer” or “fuzzer,address”. Counters in the other modules would take half of a run.
if let sanitizers = Context.environment["INPUT_RULES_SANITIZERS"], !isDependency {
  let others = sanitizers.split(separator: ",").filter { $0 != "fuzzer" }.joined(separator: ",")
  for target in package.targets {
    let instrumented = ["InputRules", "ReadyFields", "InputRulesModel", "Mutants", "FuzzWorkloads"]
    let isInstrumented = instrumented.contains(target.name)
    let flags = isInstrumented ? sanitizers : others
    // A counter in each block, also where another's count tells it: the steps towards a rare input
    // are seen one by one.
    let blocks = isInstrumented ? ["-Xllvm", "-sanitizer-coverage-prune-blocks=0"] : []
    if !flags.isEmpty {
      target.swiftSettings =
        (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=\(flags)"] + blocks)]
    }
    if target.name.hasPrefix("fuzz") {
      target.linkerSettings = [.unsafeFlags(["-sanitize=\(sanitizers)"])]
    }
  }
}
