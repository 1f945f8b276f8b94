// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CollectionsExample",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "InputRules", path: "../../.."),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
  ],
  targets: [
    .testTarget(
      name: "CollectionsTests",
      dependencies: [
        .product(name: "PropertyExpectations", package: "InputRules"),
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
