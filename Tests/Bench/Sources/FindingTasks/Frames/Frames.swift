/// Messages, each as its length and its bytes.
///
/// A length below 253 is a byte; a greater one is the byte 253, and two more, the higher first.
struct Frames: Sendable {
  enum Bug: String, CaseIterable, Sendable {
    /// A length of 253 is written as a single byte.
    case boundary
    /// The lower byte of a length is first when it is read.
    case swapped
    /// A message that is equal to the one before it isn't written.
    case repeated
    /// Reading ends after an empty message.
    case endsEmpty
    /// Zeros at the end of a message are lost.
    case zerosLost
    /// A length that a single byte could have is read from three.
    case overlong
  }

  let bug: Bug?

  func encode(_ messages: [[UInt8]]) -> [UInt8] {
    var (bytes, last) = ([UInt8](), [UInt8]?.none)
    for message in messages where bug != .repeated || message != last {
      bytes += length(of: message.count) + message
      last = message
    }
    return bytes
  }

  private func length(of count: Int) -> [UInt8] {
    if count < 253 || bug == .boundary && count == 253 { return [UInt8(count)] }
    return [253, UInt8(count >> 8), UInt8(count & 0xFF)]
  }

  func decode(_ bytes: [UInt8]) -> [[UInt8]]? {
    var (rest, messages) = (bytes[...], [[UInt8]]())
    while !rest.isEmpty {
      guard let length = length(from: &rest), length <= rest.count else { return nil }
      let message = rest.prefix(length)
      rest = rest.dropFirst(length)
      messages.append(bug == .zerosLost ? Self.trimmed(message) : Array(message))
      if bug == .endsEmpty && length == 0 { break }
    }
    return messages
  }

  private func length(from rest: inout ArraySlice<UInt8>) -> Int? {
    guard let first = rest.popFirst(), first <= 253 else { return nil }
    if first < 253 { return Int(first) }
    guard let high = rest.popFirst(), let low = rest.popFirst() else { return nil }
    let length = bug == .swapped ? Int(low) << 8 | Int(high) : Int(high) << 8 | Int(low)
    return length < 253 && bug != .overlong ? nil : length
  }

  private static func trimmed(_ message: ArraySlice<UInt8>) -> [UInt8] {
    var message = Array(message)
    while message.last == 0 { message.removeLast() }
    return message
  }
}
