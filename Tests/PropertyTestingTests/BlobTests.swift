import PropertyExpectations
import Testing

@testable import PropertyTesting

/// Blobs: one word for any bytes, and a sentence for anything else.
@Suite struct BlobTests {
  @Test func `Every byte string round trips`() {
    expectHolds(forAll: .array(of: .integer(in: UInt8.min...UInt8.max), 0...20)) { bytes in
      let blob = Blob.encode(bytes)
      try requireEqual(try Blob.decode(blob), bytes)
      try require(blob.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    }
  }

  @Test func `Known blobs`() throws {
    #expect(Blob.encode([]) == "1-")
    #expect(Blob.encode([1, 2]) == "1-AQI")
    #expect(try Blob.decode("1-AQI") == [1, 2])
  }

  @Test(arguments: ["", "1", "AQI", "1-A", "1-A!", "1-AQJ", "1-AQIA="])
  func `Damaged blobs are refused`(blob: String) {
    #expect(throws: BlobError.notABlob(blob)) { try Blob.decode(blob) }
  }

  @Test func `Blobs of another version are refused`() {
    #expect(throws: BlobError.otherVersion("2")) { try Blob.decode("2-AQI") }
    #expect("\(BlobError.otherVersion("2"))".contains("version 2"))
  }
}
