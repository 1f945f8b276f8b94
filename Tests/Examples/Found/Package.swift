// swift-tools-version: 6.2
import PackageDescription

let engine = Target.Dependency.product(name: "PropertyTesting", package: "InputRules")

let package = Package(
  name: "Found",
  platforms: [.macOS(.v15)],
  products: [.library(name: "FoundFrame", targets: ["FoundFrame"])],
  dependencies: [.package(name: "InputRules", path: "../../..")],
  targets: [
    .target(name: "FoundFrame", dependencies: [engine]),
    .target(
      name: "FoundLaws",
      dependencies: ["FoundFrame", engine, .product(name: "InputRules", package: "InputRules")]),
    .executableTarget(name: "found", dependencies: ["FoundFrame", "FoundLaws"]),
    .testTarget(name: "FoundTests", dependencies: ["found", "FoundFrame", "FoundLaws", engine]),
  ],
  swiftLanguageModes: [.v6]
)
