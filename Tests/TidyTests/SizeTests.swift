import Testing

/// No file or function is too long to read at once.
@Suite struct SizeTests {
  @Test func `No Swift file has more than 300 lines`() {
    let long = Repository.swiftFiles.filter { $0.lines.count > 300 && !$0.isGeneratedTable }
    expectNone(
      long.map {
        Finding(path: $0.path, line: 301, problem: "\($0.lines.count) lines, at most 300")
      })
  }

  @Test func `No function has more than 40 lines`() {
    for file in Repository.swiftFiles {
      let long = SwiftFunction.all(in: file.code).filter { $0.length > 40 }
      expectNone(
        long.map {
          Finding(path: file.path, line: $0.line, problem: "\($0.length) lines, at most 40")
        })
    }
  }

  @Test func `ARCHITECTURE.md has at most 2000 words, and README.md at most 130 lines`() throws {
    let words = try Repository.text("ARCHITECTURE.md").split(whereSeparator: \.isWhitespace).count
    #expect(words <= 2000, "ARCHITECTURE.md: \(words) words, at most 2000")
    let lines = try Repository.text("README.md").count { $0 == "\n" }
    #expect(lines <= 130, "README.md: \(lines) lines, at most 130")
  }
}

extension SourceFile {
  var isGeneratedTable: Bool { lines.first?.contains("generated table") ?? false }
}
