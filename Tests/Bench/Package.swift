// swift-tools-version: 6.2
import PackageDescription

let engine = Target.Dependency.product(name: "PropertyTesting", package: "InputRules")

let package = Package(
  name: "Bench",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "InputRules", path: "../.."),
    // The `.ci/dependencies` script checks the sources of this version.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    // This target is optimized even in debug builds, because tests search it for hundreds of bugs.
    .target(
      name: "FindingTasks", dependencies: [engine],
      swiftSettings: [
        .unsafeFlags(
          ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
          .when(configuration: .debug))
      ]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "FindingTasks", engine, .product(name: "InputRules", package: "InputRules"),
        .product(name: "ReadyFields", package: "InputRules"),
        .product(name: "RuleTesting", package: "InputRules"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "BenchTests", dependencies: ["bench", "FindingTasks", engine]),
  ],
  swiftLanguageModes: [.v6]
)
