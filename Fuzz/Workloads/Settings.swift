import PropertyTesting

extension Workloads {
  /// A claim that is false only for one number with a keyword and the correct checksum.
  static let constantsAreGates = Claim(
    forAll: .int(in: -1_000_000_000...1_000_000_000), .array(of: .integer(in: 0...255), 0...24),
    .int(in: 0...1_000_000), named: PropertyName(chapter: "Workloads", name: "ConstantsAreGates")
  ) { (kind: Int, body: [UInt8], sum: Int) in
    try require(!Settings(kind: kind, body: body, sum: sum).isSaved, "saved without a limit")
  }
}

/// A message with settings for a device.
private struct Settings {
  let kind: Int
  let body: [UInt8]
  let sum: Int

  var isSaved: Bool { kind == -73_058_112 && isLimit && sum == checksum }

  private var isLimit: Bool {
    let key = Array("limit".utf8)
    guard body.count >= key.count else { return false }
    var place = 0
    while place < key.count {
      guard body[place] == key[place] else { return false }
      place += 1
    }
    return true
  }

  private var checksum: Int { body.reduce(7) { ($0 * 31 + Int($1)) % 65_521 } }
}
