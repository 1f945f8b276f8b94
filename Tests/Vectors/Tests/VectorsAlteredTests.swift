import Foundation
import PropertyTesting
import Testing

@testable import vectors

/// Wrong answers never pass: neither as ours, nor as those of a kind.
@Suite struct VectorsAlteredTests {
  @Test(arguments: Vectors.names)
  func `No altered row passes`(name: String) throws {
    let altered = try AlteredVectors(of: try VectorFile(reading: Vectors.path(name)))
    print(altered)
    #expect(altered.passed == 0)
    #expect(altered.excepted == 0)
    #expect(altered.survivors == [])
    #expect(altered.failed > altered.answers / 2)
    #expect(altered.rows >= min(200, try Vectors.report(name).judged))
  }

  @Test func `The rows of the sources do not either`() throws {
    for content in Vectors.sources {
      let altered = try Vectors.withFile(Data(content.utf8)) {
        try AlteredVectors(of: try VectorFile(reading: $0))
      }
      #expect(altered.survivors == [])
      #expect(altered.answers > 0)
    }
  }

  @Test(arguments: Vectors.names)
  func `No kind looks at the answer of a row`(name: String) throws {
    let file = try VectorFile(reading: Vectors.path(name))
    let sources = try file.sources()
    var bits = RandomBits(seed: 1)
    for source in sources.shuffled(using: &bits).prefix(300) {
      let other = try #require(sources.randomElement(using: &bits))
      let altered = source.altered(.otherRow, other: other, with: &bits)
      let (before, after) = (try rows(source), try rows(altered))
      for row in after {
        guard let same = before.first(where: { $0.asked == row.asked }) else { continue }
        #expect(predictions(of: row) == predictions(of: same), "\(row.asked)")
      }
    }
  }

  private func rows(_ source: VectorSource) throws -> [any VectorRow] {
    (try? VectorFile.rows(of: try VectorText(source.bytes))) ?? []
  }

  private func predictions(of row: any VectorRow) -> [VectorPrediction?] {
    VectorExceptionKind.all.map { $0.prediction(for: row) }
  }

  @Test func `The table names what passed`() throws {
    let altered = try AlteredVectors(
      of: try VectorFile(reading: Vectors.path("jsontestsuite_numbers.jsonl")))
    let lines = AlteredVectors.lines([altered])
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("file"))
    #expect(lines[1].hasPrefix("jsontestsuite_numbers.jsonl"))
  }
}
