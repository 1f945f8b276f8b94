// swift-tools-version: 6.2
import PackageDescription

let engine = Target.Dependency.product(name: "PropertyTesting", package: "InputRules")
let frame = Target.Dependency.product(name: "FoundFrame", package: "Found")

// A package of its own, so that whoever builds `Found` fetches and builds none of these.
let package = Package(
  name: "FoundPackages",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "InputRules", path: "../../.."),
    .package(path: "../Found"),
    .package(url: "https://github.com/apple/swift-algorithms", exact: "1.2.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-asn1", exact: "1.7.4"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/apple/swift-configuration", exact: "1.4.0"),
    .package(url: "https://github.com/apple/swift-http-structured-headers", exact: "1.7.0"),
    .package(url: "https://github.com/apple/swift-protobuf", exact: "1.39.0"),
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    .package(url: "https://github.com/attaswift/BigInt", exact: "6.0.1"),
    .package(url: "https://github.com/CoreOffice/XMLCoder", exact: "0.18.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/LebJe/TOMLKit", exact: "0.6.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", exact: "1.7.3"),
    .package(url: "https://github.com/stencilproject/Stencil", exact: "0.15.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", exact: "0.10.0"),
  ],
  targets: [
    .target(
      name: "FoundPackages",
      dependencies: [
        frame, engine, "BigInt", "FlyingFox", "Stencil", "SwiftCSV", "TOMLKit", "XMLCoder", "Yams",
        .product(name: "Algorithms", package: "swift-algorithms"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Collections", package: "swift-collections"),
        .product(name: "Configuration", package: "swift-configuration"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "RawStructuredFieldValues", package: "swift-http-structured-headers"),
        .product(name: "StructuredFieldValues", package: "swift-http-structured-headers"),
        .product(name: "SwiftASN1", package: "swift-asn1"),
        .product(name: "SwiftProtobuf", package: "swift-protobuf"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .executableTarget(name: "found-packages", dependencies: [frame, "FoundPackages"]),
    .testTarget(
      name: "FoundPackagesTests", dependencies: [frame, "FoundPackages", "found-packages"]),
  ],
  swiftLanguageModes: [.v6]
)
