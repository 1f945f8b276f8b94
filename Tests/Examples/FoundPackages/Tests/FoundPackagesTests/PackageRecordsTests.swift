import Foundation
import FoundFrame
import FoundPackages
import Testing

/// The records are about laws that exist.
///
/// The command `found-packages` tells whether they are still so.
@Suite struct PackageRecordsTests {
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Found")

  @Test func `Each record has a law that names it`() throws {
    for record in try Record.load("packages", of: Self.package) {
      let law = PackageLaws.all.first { $0.name == record.law }
      #expect(law?.findings.contains(record.id) == true, "\(record.id): \(record.law)")
      #expect(law?.kind == record.kind, "\(record.id)")
    }
  }

  @Test func `Laws have different names`() {
    #expect(Set(PackageLaws.all.map(\.name)).count == PackageLaws.all.count)
  }
}
