/// A compiled zone file, made byte by byte.
struct ZoneFileBytes {
  var magic = "TZif"
  var version = UInt8(ascii: "2")
  var secondVersion: UInt8?
  var transitions: [(second: Int, type: UInt8)] = [(0, 1), (1_000_000, 0)]
  var types: [(offset: Int, isDaylight: UInt8, name: UInt8)] = [(3_600, 0, 0), (7_200, 1, 4)]
  var names = "CET\0CEST\0"
  var leapSeconds = 0
  var standardIndicators: [UInt8] = []
  var universalIndicators: [UInt8] = []
  var footer = "\nCET-1CEST,M3.5.0,M10.5.0/3\n"

  /// The file.
  var bytes: [UInt8] {
    let first = header(version) + data(timeSize: 4)
    if version == 0 { return first }
    return first + header(secondVersion ?? version) + data(timeSize: 8) + Array(footer.utf8)
  }

  private func header(_ version: UInt8) -> [UInt8] {
    let counts = [
      universalIndicators.count, standardIndicators.count, leapSeconds, transitions.count,
      types.count, names.utf8.count,
    ]
    return Array(magic.utf8) + [version] + [UInt8](repeating: 0, count: 15)
      + counts.flatMap { Self.number($0, 4) }
  }

  private func data(timeSize: Int) -> [UInt8] {
    transitions.flatMap { Self.number($0.second, timeSize) } + transitions.map(\.type)
      + types.flatMap { Self.number($0.offset, 4) + [$0.isDaylight, $0.name] } + Array(names.utf8)
      + [UInt8](repeating: 0, count: leapSeconds * (timeSize + 4)) + standardIndicators
      + universalIndicators
  }

  private static func number(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
