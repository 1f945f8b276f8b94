import PropertyTesting

/// Framed messages: they are read again as they were, and only what is written can be read.
///
/// Inputs from the types are up to 10 messages of up to 300 bytes, and up to 300 bytes. Made by
/// hand, a message has up to 4 bytes or 250 to 260, its bytes are among 0, 1 and 253, and bytes to
/// read have a length before a message.
enum FrameWorkload: Workload {
  typealias Mutant = Frames.Bug

  enum Law: String, CaseIterable, Sendable { case roundTrip, readIsWritten }

  static let name = "frames"

  static func laws(brokenBy mutant: Mutant) -> [Law] {
    switch mutant {
    case .overlong: [.readIsWritten]
    case .boundary, .swapped, .repeated, .endsEmpty, .zerosLost: [.roundTrip]
    }
  }

  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim {
    let frames = Frames(bug: mutant)
    switch law {
    case .roundTrip:
      return claim(law, messages(inputs)) { frames.decode(frames.encode($0)) == $0 }
    case .readIsWritten:
      return claim(law, bytes(inputs)) { bytes in
        frames.decode(bytes).map { frames.encode($0) == bytes } ?? true
      }
    }
  }

  private static func messages(_ inputs: FindingTask.Inputs) -> Generator<[[UInt8]]> {
    if inputs == .type {
      return .array(of: Generator<[UInt8]>.array(of: .integer(), 0...300), 0...10)
    }
    return .array(of: message, 0...5)
  }

  private static func bytes(_ inputs: FindingTask.Inputs) -> Generator<[UInt8]> {
    if inputs == .type { return .array(of: .integer(), 0...300) }
    let head = Generator<[UInt8]>.oneOf(
      Generator<UInt8>.integer(in: 0...4).map { [$0] },
      Generator<UInt8>.integer(in: 0...4).map { [253, 0, $0] })
    return zip(head, message).map { $0 + $1 }
  }

  private static let message: Generator<[UInt8]> = {
    let count = Generator<Int>.oneOf(weighted: (3, .int(in: 0...4)), (1, .int(in: 250...260)))
    return count.flatMap { .array(of: .element(of: 0, 1, 253), $0...$0) }
  }()
}
