import PropertyTesting

/// The origins of failures that were met lately.
///
/// To compare a message without its values takes a third of a millisecond, as long as ten
/// executions. So messages that differ in nothing but numbers are compared once.
struct OriginCache {
  private var origins: [Failure: String] = [:]

  /// With so many, it begins anew.
  private static let most = 1024
  /// A longer message, in bytes, isn't kept.
  private static let longest = 4096

  /// What tells a failure apart, as `Examination.Failure.origin` says.
  mutating func origin(of failure: Failure, _ property: String) -> String {
    guard failure.message.utf8.count <= Self.longest else {
      return Examination.Failure.origin(of: failure, property)
    }
    var key = Failure(Self.withoutNumbers(failure.message), at: failure.origin)
    key.ending = failure.ending
    if let known = origins[key] { return known }
    if origins.count >= Self.most { origins = [:] }
    let origin = Examination.Failure.origin(of: failure, property)
    origins[key] = origin
    return origin
  }

  /// The text with each row of digits as a single 1, but for a lone 0, which may begin an address.
  static func withoutNumbers(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var isLoneZero = false
    var wasDigit = false
    for byte in text.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if isDigit && wasDigit {
        if isLoneZero { result[result.count - 1] = UInt8(ascii: "1") }
        isLoneZero = false
      } else {
        isLoneZero = byte == UInt8(ascii: "0")
        result.append(isDigit && !isLoneZero ? UInt8(ascii: "1") : byte)
      }
      wasDigit = isDigit
    }
    return String(decoding: result, as: UTF8.self)
  }
}
