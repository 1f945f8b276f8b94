import PropertyTesting

extension CodecWorkload {
  /// Numbers without a sign.
  static func codes(_ inputs: FindingTask.Inputs) -> Generator<UInt64> {
    inputs == .type ? .integer() : madeNumber.map { UInt64(bitPattern: Int64($0)) }
  }

  static func numbers(_ inputs: FindingTask.Inputs) -> Generator<Int> {
    inputs == .type ? .int() : madeNumber
  }

  static func lists(_ inputs: FindingTask.Inputs) -> Generator<[Int]> {
    .array(of: numbers(inputs), 0...(inputs == .type ? 100 : 300))
  }

  static func bytes(_ inputs: FindingTask.Inputs) -> Generator<[UInt8]> {
    if inputs == .type { return .array(of: .integer(), 0...100) }
    let length = Generator<Int>.oneOf(weighted: (4, .int(in: 1...6)), (1, .int(in: 250...260)))
    let run = zip(Generator<UInt8>.element(of: 0, 1, 0xFE, 0xFF), length).map {
      Array(repeating: $0, count: $1)
    }
    return Generator<[[UInt8]]>.array(of: run, 0...8).map { Array($0.joined()) }
  }

  /// Bytes that may be an encoded number.
  static func digits(_ inputs: FindingTask.Inputs) -> Generator<[UInt8]> {
    if inputs == .type { return bytes(inputs) }
    let rest = Generator<UInt8>.oneOf(.element(of: 0x80, 0xFF), .integer(in: 0x80...0xFF))
    let last = Generator<UInt8>.oneOf(.element(of: 0, 1, 0x7F), .integer(in: 0...0x7F))
    return zip(.array(of: rest, 0...9), last).map { $0 + [$1] }
  }

  static func texts(_ inputs: FindingTask.Inputs) -> Generator<[Unicode.Scalar]> {
    inputs == .type
      ? Generator<String>.text(upTo: 20).map { Array($0.unicodeScalars) }
      : .array(of: madeScalar, 0...8)
  }

  /// A number of any length in bits, or one next to a power of two.
  private static let madeNumber: Generator<Int> = {
    let random = Generator<Int>.int(in: 0...63).flatMap { bits in
      Generator<Int>.int().map { $0 >> (63 - bits) }
    }
    let edge = zip(.int(in: 0...63), .int(in: -1...1), .bool()).map { bits, offset, isNegative in
      (isNegative ? -1 << bits : 1 << bits) &+ offset
    }
    return .oneOf(random, edge)
  }()

  private static let madeScalar = Generator<Unicode.Scalar>.oneOf(
    .scalar(in: "\0"..."\u{7F}"), .scalar(in: "\u{80}"..."\u{7FF}"),
    .scalar(in: "\u{800}"..."\u{FFFF}"), .scalar(in: "\u{10000}"..."\u{10FFFF}"),
    .element(
      of: "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{FEFF}", "\u{FFFF}", "\u{10000}",
      "\u{10FFFF}"))
}
