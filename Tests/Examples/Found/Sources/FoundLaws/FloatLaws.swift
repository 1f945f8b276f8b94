import FoundFrame
import PropertyTesting

/// Laws about reading floating-point numbers with the standard library.
enum FloatLaws {
  static let all: [Law] = [half, hexadecimal]

  /// Texts near the middle between two half-precision numbers.
  static let nearTies: Generator<(units: Int, digits: Int, step: Int)> =
    zip(.int(in: 0...40_000), .int(in: 0...25), .int(in: -1...1)).map { ($0, $1, $2) }

  /// `Float16` has 11 bits; a text is rounded once, to the nearest number.
  static let half = Law(
    "float16-text-is-rounded-once", .oracle, forAll: nearTies,
    causes: ["float16-text-is-rounded-twice": { _ in true }]
  ) { units, digits, step in
    // The middle between two numbers near `units`/512, which are 2⁻⁵ to 2⁻¹⁰ apart.
    let low = Float16(units) / 512
    try assume(low.isFinite && low >= 1 && low < 2_048)
    // The middle in units of 2⁻¹¹, then as a decimal with 11 places, then with an error of a digit.
    let middle = Int((Double(low) + Double(low.nextUp)) / 2 * 2_048)
    let places = 11 + min(digits, 6)
    let scale = (0..<places).reduce(Int128(1)) { result, _ in result * 10 }
    let number = Int128(middle) * scale / 2_048 + Int128(step)
    let (whole, part) = number.quotientAndRemainder(dividingBy: scale)
    let fraction = String(part)
    let text = "\(whole)." + String(repeating: "0", count: places - fraction.count) + fraction
    let isUp = step > 0 || step == 0 && !low.significandBitPattern.isMultiple(of: 2)
    try requireEqual(Float16(text), isUp ? low.nextUp : low, text)
  }

  /// A hexadecimal text of a subnormal number is rounded to the nearest, ties to even.
  static let hexadecimal = Law(
    "double-hexadecimal-text-is-rounded", .oracle,
    forAll: zip(.int(in: 1...(1 << 55)), .int(in: 0...12)),
    causes: ["double-hexadecimal-subnormal-is-cut": { $0.1 > 0 }]
  ) { significand, shift in
    let text = "0x\(String(significand, radix: 16))p-\(1_074 + shift)"
    let (unit, half) = (1 << shift, shift == 0 ? 0 : 1 << (shift - 1))
    var (bits, rest) = significand.quotientAndRemainder(dividingBy: unit)
    if rest > half || rest == half && shift > 0 && !bits.isMultiple(of: 2) { bits += 1 }
    rest = 0
    try assume(bits < 1 << 52)
    try requireEqual(Double(text), Double(bitPattern: UInt64(bits)), text)
  }
}
