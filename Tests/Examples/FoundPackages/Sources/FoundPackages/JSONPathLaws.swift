import FlyingFox
import FoundFrame
import PropertyTesting

/// Laws about FlyingFox's paths into JSON.
enum JSONPathLaws {
  static let all: [Law] = [reads, finds]

  static let reads = Law(
    "json-paths-never-trap", .noCrash,
    forAll: zip(.element(of: "$[", "$.a[", "["), .string(of: "0129", 0...24)),
    causes: ["flyingfox-large-indexes-trap": { $0.1.trimmingPrefix { $0 == "0" }.count > 18 }]
  ) { start, digits in
    try requireSurvives { _ = try JSONPath(parsing: "\(start)\(digits)]") }
  }

  static let finds = Law(
    "json-paths-find-what-is-there", .oracle,
    forAll: zip(.string(of: "abcé$-", 1...3), .int(in: 0...3))
  ) { name, index in
    let value = JSONValue.object([name: .array((0...3).map { .number(Double($0)) })])
    try requireEqual(value["$.\(name)[\(index)]"], .number(Double(index)))
  }
}
