import Foundation
import Testing

/// The location of files in the repository.
@Suite struct LayoutTests {
  static let entries: Set<String> = [
    "Package.swift", "Sources", "Tests", "Fuzz", "Corpus", "scripts", "LICENSES", "NOTICE",
    "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", ".spi.yml",
  ]

  @Test func `The root contains only known entries`() {
    let others = Repository.names(in: "").filter {
      !$0.hasPrefix(".") && !Self.entries.contains($0) && !Repository.isLeftBehind($0)
    }
    expectNone(others.map { Finding(path: $0, problem: "not an entry of the root") })
  }

  @Test func `No file contains a path of one machine`() throws {
    let folders = ["/wor" + "k/", "/tm" + "p/", "../sha" + "red"]
    for path in Repository.files {
      let data = try Data(contentsOf: Repository.root.appendingPathComponent(path))
      guard !data.contains(0), let text = String(data: data, encoding: .utf8) else { continue }
      let file = SourceFile(path: path, text: text)
      expectNone(
        file.findings(in: file.lines, "a path of one machine") { line in
          folders.contains { line.contains($0) }
        })
    }
  }
}
