/// Encodes choices as a short replay code: a version, a dash, and URL-safe base64.
public enum Blob {
  /// The version of the byte encoding in replay codes.
  public static let version: Character = "1"

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The value of each byte as a base64 digit, or 64 if it isn't a digit.
  private static let digits: [UInt8] = {
    var digits = [UInt8](repeating: 64, count: 256)
    for (digit, byte) in alphabet.enumerated() { digits[Int(byte)] = UInt8(digit) }
    return digits
  }()

  /// Returns the replay code of canonical bytes.
  /// - Parameter bytes: the canonical bytes of choices.
  public static func encode(_ bytes: [UInt8]) -> String {
    var result = "\(version)-"
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0...group.count {
        let digit = Int(bits >> UInt32(18 - 6 * place) & 63)
        result.unicodeScalars.append(Unicode.Scalar(alphabet[digit]))
      }
    }
    return result
  }

  /// Returns the bytes that a replay code encodes.
  /// - Parameter blob: a text from `encode(_:)`.
  /// - Throws: `BlobError` if the text is damaged or has a different version.
  public static func decode(_ blob: String) throws(BlobError) -> [UInt8] {
    guard let mark = blob.first, blob.dropFirst().first == "-" else { throw .notABlob(blob) }
    guard mark == version else { throw .otherVersion(mark) }
    var bits: UInt32 = 0
    var count = 0
    var bytes: [UInt8] = []
    let digits = digits
    for byte in blob.utf8.dropFirst(2) {
      let digit = digits[Int(byte)]
      guard digit < 64 else { throw .notABlob(blob) }
      bits = bits << 6 | UInt32(digit)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    // In a complete code, fewer than six bits remain, and all these bits are zero.
    guard count < 6, bits & (1 << UInt32(count) - 1) == 0 else { throw .notABlob(blob) }
    return bytes
  }
}

/// The reason a replay code can't be read.
public enum BlobError: Error, Hashable, Sendable {
  /// The text isn't a version, a dash and URL-safe base64.
  case notABlob(String)
  /// The text uses a different version of the encoding.
  case otherVersion(Character)
  /// The encoded choices don't match the generator, so the code is from a different generator.
  case misfit(String)
}

extension BlobError: CustomStringConvertible {
  /// A description of the problem, with advice.
  public var description: String {
    switch self {
    case .notABlob(let text):
      "“\(text)” isn't a replay code; copy the whole code, such as \(Blob.version)-AQI"
    case .otherVersion(let version):
      "the replay code has version \(version), but this engine reads version \(Blob.version); "
        + "find the failure again"
    case .misfit(let text):
      "“\(text)” is a replay code for another generator, or for a former version of this one; "
        + "omit it, and find the failure again"
    }
  }
}
