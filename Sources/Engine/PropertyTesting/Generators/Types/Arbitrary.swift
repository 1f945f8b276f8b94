/// A type with its own generator.
///
/// `Generator.any(_:)` uses the generator of a conforming type instead of the type's decoder.
/// So a conformance also determines the type's values within other types:
///
///     extension Email: Arbitrary {
///       static var arbitrary: Generator<Email> { .make(Email.init, .string(of: "abc", 1...5)) }
///     }
///
/// Bool, the integers, `Double`, `Float`, `String` and `Unicode.Scalar` conform. `PropertyCorpus`
/// adds Foundation's `Data`, `Date`, `Decimal`, `URL` and `UUID`.
public protocol Arbitrary: Sendable {
  /// The generator of the type's values.
  static var arbitrary: Generator<Self> { get }
}

extension Arbitrary where Self: FixedWidthInteger {
  /// Generates any integer of the type; 0 is the simplest.
  public static var arbitrary: Generator<Self> { .integer() }
}

extension Int: Arbitrary {}
extension Int8: Arbitrary {}
extension Int16: Arbitrary {}
extension Int32: Arbitrary {}
extension Int64: Arbitrary {}
extension UInt: Arbitrary {}
extension UInt8: Arbitrary {}
extension UInt16: Arbitrary {}
extension UInt32: Arbitrary {}
extension UInt64: Arbitrary {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: Arbitrary {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: Arbitrary {}

extension Bool: Arbitrary {
  /// Generates false or true.
  public static var arbitrary: Generator<Bool> { .bool() }
}

extension Double: Arbitrary {
  /// Generates finite numbers, because JSON and most other formats lack infinities and NaN.
  public static var arbitrary: Generator<Double> {
    .double(in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }
}

extension Float: Arbitrary {
  /// Generates finite numbers, because JSON and most other formats lack infinities and NaN.
  public static var arbitrary: Generator<Float> {
    .float(in: -Float.greatestFiniteMagnitude...Float.greatestFiniteMagnitude)
  }
}

extension String: Arbitrary {
  /// Generates texts from up to eight pieces that are likely to break text fields.
  public static var arbitrary: Generator<String> { .text(upTo: 8) }
}

extension Unicode.Scalar: Arbitrary {
  /// Generates any Unicode scalar; "a" is the simplest.
  public static var arbitrary: Generator<Unicode.Scalar> { .scalar() }
}
