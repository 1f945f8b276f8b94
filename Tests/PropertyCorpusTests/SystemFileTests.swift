import Foundation
import PropertyCorpus
import Testing

/// A file that can't be read or written is reported with the system's reason.
@Suite struct SystemFileTests {
  private let folder: TemporaryFolder
  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// A folder with a file, a folder, a circular link and a pipe.
  init() throws {
    folder = try TemporaryFolder()
    try Corpus.write([1, 2, 3], to: path("file"))
    try Corpus.write([1], to: path("folder/inner"))
    symlink("loop", path("loop"))
    mkfifo(path("pipe"), 0o600)
  }

  private static let long = String(repeating: "x", count: 300)

  @Test(arguments: [
    ("file/below", "a part of its path isn't a folder", nil), ("folder", "it is a folder", nil),
    ("loop/below", "a link that leads back to itself", nil), ("pipe", "it isn't a file", "a FIFO"),
    (long, "file name too long", nil), ("\(long)/below", "file name too long", nil),
  ])
  func `Unreadable and unwritable files are reported with the reason`(
    name: String, reason: String, kind: String?
  ) throws {
    #expect(throws: CorpusError.unwritable(path: path(name), reason: reason)) {
      try Corpus.write([1], to: path(name))
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.sorted() == ["file", "folder", "loop", "pipe"])
    #expect(try Corpus.read(path("file")) == [1, 2, 3])
    let other = kind.map { "it is \($0)" } ?? reason
    #expect(throws: CorpusError.unreadable(path: path(name), reason: other)) {
      try Corpus.read(path(name))
    }
    #expect(throws: CorpusError.unreadable(path: path("none"), reason: "no such file")) {
      try Corpus.read(path("none"))
    }
  }

  @Test func `A full disk is reported as no space left`() {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(throws: SystemError(ENOSPC)) { try SystemFile.write([1], to: full) }
    #expect("\(SystemError(EROFS))" == "read-only file system")
  }

  @Test func `A written file keeps its permissions, and missing folders are created`() throws {
    chmod(path("file"), 0o640)
    try Corpus.write([4], to: path("file"))
    let status = try SystemFile.status(of: path("file"))
    #expect(status.permissions == 0o640)
    try Corpus.write([5], to: path("a/b/c"))
    #expect(try Corpus.read(path("a/b/c")) == [5])
    // A path below a file isn't taken for missing seeds.
    let corpus = Corpus(root: path("file"))
    #expect(throws: CorpusError.self) { try corpus.entries(of: CorpusTests.claim.property) }
  }
}
