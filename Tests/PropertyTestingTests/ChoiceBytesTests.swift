import PropertyExpectations
import Testing

@testable import PropertyTesting

/// The byte encoding: canonical bytes round-trip, and every byte string can be decoded.
@Suite struct ChoiceBytesTests {
  /// Recorded choices of every width, with random options.
  static let choices = Generator<[Choice]> { source in
    var choices: [Choice] = []
    source.repeated(0...20) { source in
      let bits = source.choose(upTo: 63)
      let maximum = UInt64.max >> bits
      choices.append(Choice(source.choose(upTo: maximum), of: maximum))
    }
    return choices
  }

  static func read(_ bytes: [UInt8], _ bounds: [UInt64]) -> [UInt64] {
    var source = ChoiceSource(bytes: bytes)
    return bounds.map { source.choose(upTo: $0) }
  }

  @Test func `Canonical bytes round-trip`() {
    expectHolds(forAll: Self.choices) { choices in
      let bytes = ChoiceBytes.encode(choices)
      let values = Self.read(bytes, choices.map(\.maximum))
      try requireEqual(values, choices.map(\.value))
      let again = zip(values, choices).map { Choice($0, of: $1.maximum) }
      try requireEqual(ChoiceBytes.encode(again), bytes)
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (255, 1), (256, 2), (65_535, 2), (65_536, 3), (.max, 8)])
  func `A choice's width depends only on its bound`(maximum: UInt64, width: Int) {
    #expect(Choice.width(upTo: maximum) == width)
  }
}

/// Blobs: a word for any bytes, and an error for any other text.
@Suite struct BlobTests {
  @Test func `Every byte string round-trips as a replay code`() {
    expectHolds(forAll: .array(of: .integer(in: UInt8.min...UInt8.max), 0...20)) { bytes in
      let blob = Blob.encode(bytes)
      try requireEqual(try Blob.decode(blob), bytes)
      try require(blob.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    }
  }

  @Test func `Replay codes have a fixed format`() throws {
    #expect(Blob.encode([]) == "1-")
    #expect(Blob.encode([1, 2]) == "1-AQI")
    #expect(try Blob.decode("1-AQI") == [1, 2])
  }

  @Test(arguments: ["", "1", "AQI", "1-A", "1-A!", "1-AQJ", "1-AQIA="])
  func `Damaged replay codes are refused`(blob: String) {
    #expect(throws: BlobError.notABlob(blob)) { try Blob.decode(blob) }
  }

  @Test func `Replay codes of another version are refused`() {
    #expect(throws: BlobError.otherVersion("2")) { try Blob.decode("2-AQI") }
    #expect("\(BlobError.otherVersion("2"))".contains("version 2"))
  }
}
