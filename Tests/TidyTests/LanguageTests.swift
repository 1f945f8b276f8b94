import Foundation
import Testing

/// Swift code and English words that aren't allowed in this project.
@Suite struct LanguageTests {
  /// Words and beginnings of sentences that have a plainer form, each with its maximum number.
  static let dialect: [String: Int] = [
    " seldom": 1, " anew": 0, " in place of": 0, " goes in": 0, " hardly": 0, " so many ": 1,
    "/ What ": 0, ". What ": 1, "/ Where ": 0, ". Where ": 1, "/ Of ": 0, ". Of ": 0, "/ Why ": 0,
    ". Why ": 0, " says ": 4, " tells ": 1,
  ]

  /// The lines of all pages, without code blocks, and of all Swift files.
  private static let texts = Data(
    (MarkdownTests.pages + Repository.swiftFiles).filter {
      !$0.path.hasSuffix("/LanguageTests.swift")
    }.flatMap(\.lines).joined(separator: "\n").utf8)

  @Test(arguments: dialect)
  func `Words that have a plainer form don't become more frequent`(word: String, limit: Int) {
    var (count, rest) = (0, Self.texts)
    while let place = rest.range(of: Data(word.utf8)) {
      count += 1
      rest = rest[place.upperBound...]
    }
    #expect(count <= limit, "“\(word)” occurs \(count) times; CONTRIBUTING.md has a plainer word")
  }

  @Test func `Pages have few sentences of more than 25 words`() {
    let sentences = MarkdownTests.pages.flatMap { page in
      page.lines.joined(separator: "\n").split(separator: #/\n\n|\n *- |\|/#)
    }.flatMap { $0.split(separator: #/[.:!?]\s/#) }
    let long = sentences.filter { $0.split(whereSeparator: \.isWhitespace).count > 25 }
    #expect(long.count <= 46, "\(long.count) are too long, such as “\(long.first ?? "")”")
  }

  /// Matches a `!` after a value or a type, as in `a!`, `try!` and `as!`, but not in `!a` or
  /// `a != b`.
  ///
  /// The property is computed, because a `Regex` can't be shared. In `code`, the contents of
  /// strings are blank.
  static var force: Regex<Substring> { #/[A-Za-z0-9_)\]}>?"`]!(?!=)/# }

  @Test func `Code has no markers of unfinished work and no calls to fatalError`() {
    let marks = ["TO" + "DO", "FIX" + "ME", "X" + "XX"]
    for file in Repository.swiftFiles {
      let isEnd = file.path.hasSuffix("PropertyTesting/Generators/endProcess.swift")
      expectNone(
        file.findings(in: file.code, "a trap; give a reason instead") {
          $0.contains("fatal" + "Error(") && !isEnd
        })
      expectNone(
        file.findings(in: file.lines, "unfinished; finish it or leave it out") { line in
          marks.contains(where: line.contains)
            && marks.contains { line.split { !$0.isLetter }.map(String.init).contains($0) }
        })
    }
  }

  @Test func `A test's name is a sentence`() {
    for file in Repository.swiftFiles where file.path.hasPrefix("Tests/") {
      // In `code`, spaces replace a name in backticks.
      let names = file.code.joined(separator: "\n").split(separator: "@Test").dropFirst()
        .compactMap { $0.firstMatch(of: #/\bfunc (\w*)/#)?.output.1 }
      expectNone(
        names.filter { !$0.isEmpty }.map {
          Finding(path: file.path, problem: "\($0) isn't a sentence; write one in backticks")
        })
    }
  }

  /// The package's own `print` functions can throw errors, so calls to them contain `try`.
  @Test func `Commands print only through Output or Terminal, which escape text`() {
    let doors = ["Output.swift", "Terminal.swift"]
    let commands = [
      "Sources/Tools/PropertyConsole/", "Sources/Tools/input-rules/", "Fuzz/Harness/",
      "Tests/Vectors/Sources/",
    ]
    for file in Repository.productFiles where commands.contains(where: file.path.hasPrefix) {
      if doors.contains(where: { file.path.hasSuffix("/\($0)") }) { continue }
      expectNone(
        file.findings(in: file.code, "print it through Output or Terminal") { line in
          let own = line.contains("try print(") || line.contains("func print(")
          return (line.contains(#/(^|[^.\w])print\(/#) && !own)
            || ["FileHandle.standardOutput", "FileHandle.standardError", "to: STDOUT_FILENO"]
              .contains(where: line.contains)
        })
    }
  }

  @Test func `Product code has no forced unwraps, casts or tries`() {
    for file in Repository.productFiles {
      expectNone(
        file.findings(in: file.code, "a forced operation; handle the failure, or throw an error") {
          // The regular expression is slow, but only a few lines contain `!`.
          $0.utf8.contains(UInt8(ascii: "!")) && $0.contains(Self.force)
        })
    }
  }

  @Test func `No file contains a path that exists only on one machine`() throws {
    let folders = ["/wor" + "k/", "/tm" + "p/", "../sha" + "red"]
    for path in Repository.files {
      let data = try Data(contentsOf: Repository.root.appendingPathComponent(path))
      guard folders.contains(where: { data.range(of: Data($0.utf8)) != nil }),
        !data.contains(0), let text = String(data: data, encoding: .utf8)
      else { continue }
      let file = SourceFile(path: path, text: text)
      expectNone(
        file.findings(in: file.lines, "a path that exists only on one machine") { line in
          folders.contains { line.contains($0) }
        })
    }
  }
}
