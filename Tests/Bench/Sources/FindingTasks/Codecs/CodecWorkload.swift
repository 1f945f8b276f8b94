import PropertyTesting

/// Codecs of numbers, lists, runs and texts: what is encoded is decoded again as the same, and
/// codes of numbers have the order and the length that they should.
///
/// Inputs from the types are integers and bytes of the whole range, lists of up to 100 and the
/// engine's own texts. Inputs made by hand have numbers of every length in bits, and ones next to a
/// power of two; lists of up to 300; bytes in runs of up to 6 or of 250 to 260; and scalars of each
/// length in UTF-8, and at the borders of these lengths.
enum CodecWorkload: Workload {
  typealias Mutant = CodecBug

  enum Law: String, CaseIterable, Sendable {
    case numberRoundTrip, numberShortest, foldRoundTrip, foldOrder, listRoundTrip
    case differenceRoundTrip, packRoundTrip, textRoundTrip
  }

  static let name = "codecs"

  static func laws(brokenBy mutant: Mutant) -> [Law] {
    switch mutant {
    case .numberDropsTopBit, .numberNarrow: [.numberRoundTrip, .numberShortest, .listRoundTrip]
    case .numberOffByOne: [.numberRoundTrip, .listRoundTrip]
    case .numberOverlong: [.numberShortest]
    case .signOfLeast, .signNarrow: [.foldRoundTrip, .foldOrder, .listRoundTrip]
    case .countNarrow: [.listRoundTrip]
    case .differenceSaturates, .differenceSorts: [.differenceRoundTrip]
    case .runWraps, .runLostAtEnd, .escapeBare: [.packRoundTrip]
    case .twoByteLimit, .planeLost, .markDropped: [.textRoundTrip]
    }
  }

  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim {
    let codec = Codec(bug: mutant)
    switch law {
    case .numberRoundTrip:
      return claim(law, codes(inputs)) { codec.decode(codec.encode($0)) == $0 }
    case .numberShortest:
      return claim(law, digits(inputs)) { bytes in
        guard let number: UInt64 = codec.decode(bytes) else { return true }
        return Codec(bug: nil).encode(number) == bytes
      }
    case .foldRoundTrip: return claim(law, numbers(inputs)) { codec.unfold(codec.fold($0)) == $0 }
    case .foldOrder:
      return claim(law, numbers(inputs), numbers(inputs)) { one, other in
        one.magnitude >= other.magnitude || codec.fold(one) < codec.fold(other)
      }
    case .listRoundTrip:
      return claim(law, lists(inputs)) { list in
        var bytes = codec.encode(list)[...]
        return codec.list(from: &bytes) == list && bytes.isEmpty
      }
    case .differenceRoundTrip:
      return claim(law, lists(inputs)) { codec.sums(codec.differences($0)) == $0 }
    case .packRoundTrip: return claim(law, bytes(inputs)) { codec.unpack(codec.pack($0)) == $0 }
    case .textRoundTrip: return claim(law, texts(inputs)) { codec.decode(codec.encode($0)) == $0 }
    }
  }
}
