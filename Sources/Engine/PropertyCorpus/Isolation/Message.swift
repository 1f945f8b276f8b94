import Foundation
import PropertyTesting

/// The encoding of values between two processes of the same program.
enum Message {
  private static let infinities = ("+inf", "-inf", "nan")

  static func bytes(of answer: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinities.0, negativeInfinity: infinities.1, nan: infinities.2)
    guard let data = try? encoder.encode(answer) else {
      endProcess("a message to another process can't be encoded")
    }
    return [UInt8](data)
  }

  static func answer<Answer: Decodable>(in bytes: [UInt8]) -> Answer {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinities.0, negativeInfinity: infinities.1, nan: infinities.2)
    guard let answer = try? decoder.decode(Answer.self, from: Data(bytes)) else {
      endProcess("a message from another process can't be decoded")
    }
    return answer
  }
}

extension Failure {
  /// Creates a failure with details, which a child process returns unchanged.
  package init(_ message: String, at origin: String, details: some Encodable) {
    self.init(message, at: origin)
    self.details = Message.bytes(of: details)
  }
}

extension Counterexample {
  /// Returns the details of the failure, or `nil` if there are none, for example after a crash.
  package func details<Details: Decodable>(as type: Details.Type) -> Details? {
    guard let details else { return nil }
    return Message.answer(in: details)
  }
}
