import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

/// Kept inputs are saved in canonical form, read back, and never overwritten or partly read.
@Suite struct CorpusTests {
  static let claim = Property<Void>(
    forAll: .array(of: .int(in: 0...99), 0...5),
    named: PropertyName(chapter: "Lists", name: "SumIsSmall")
  ) { _, list in try require(list.reduce(0, +) < 100, "the sum is large") }
  .about((), named: "lists")

  let folder: TemporaryFolder
  var corpus: Corpus { Corpus(root: folder.path) }

  init() throws { folder = try TemporaryFolder() }

  @Test func `A corpus saves a regression in canonical form beside its decoded text`() throws {
    let file = try corpus.saveRegression([3, 50, 1, 60, 0, 7, 7], named: "two", of: Self.claim)
    #expect(file.path == "\(folder.path)/Lists/SumIsSmall/regressions/two")
    #expect(try Corpus.read(file.path) == [1, 50, 1, 60])
    #expect(try String(contentsOfFile: file.textPath, encoding: .utf8) == "[50, 60]\n")
    #expect(corpus.regressions(of: Self.claim.property) == [file])
    #expect(try corpus.entries(of: Self.claim.property).map(\.name) == ["two"])
  }

  @Test func `A corpus is a folder and doesn't read oversized files`() throws {
    let path = "\(folder.path)/stray"
    try Data(count: Corpus.largestFile + 1).write(to: URL(fileURLWithPath: path))
    let most = Corpus.largestFile
    #expect(throws: CorpusError.oversized(path: path, bytes: most + 1, most: most)) {
      try Corpus.read(path)
    }
    #expect(throws: CorpusError.unreadable(path: path, reason: "it isn't a folder")) {
      try Corpus(root: path).requireFolder()
    }
    #expect(throws: CorpusError.self) { try Corpus(root: "\(folder.path)/none").requireFolder() }
  }

  @Test func `A corpus follows links to folders but reports circular links`() throws {
    let inputs = corpus.regressionsFolder(of: Self.claim.property)
    try Corpus.write([1], to: "\(inputs)/one")
    try Corpus.write([1], to: "\(folder.path)/elsewhere/two")
    try Corpus.write([1], to: "\(inputs)/lost.txt")
    for (name, target) in [
      ("in", "../../../elsewhere"), ("up", "../.."), ("self", "self"), ("gone", "nowhere"),
      (".hidden", "nowhere"), ("gone.txt", "nowhere"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(inputs)/\(name)", withDestinationPath: target)
    }
    let listing = Corpus.listing(below: "\(folder.path)/Lists")
    #expect(listing.paths == ["\(inputs)/in/two", "\(inputs)/one"])
    #expect(
      listing.unreadable == [
        .unreadable(path: "\(inputs)/gone", reason: "a broken or circular link"),
        .unreadable(
          path: "\(inputs)/lost.txt", reason: "it describes an input that doesn't exist"),
        .unreadable(path: "\(inputs)/self", reason: "a broken or circular link"),
        .unreadable(path: "\(inputs)/up", reason: "a link to a folder that contains it"),
      ])
    #expect(throws: CorpusError.self) { try corpus.entries(of: Self.claim.property) }
  }

  @Test(arguments: [
    ("../../../objects/x", true), ("other", true), ("../../../../outside", false),
    ("/etc/hostname", false),
  ])
  func `A link out of the corpus isn't an input`(target: String, isInside: Bool) throws {
    let corpus = Corpus(root: "\(folder.path)/Corpus")
    let inputs = corpus.regressionsFolder(of: Self.claim.property)
    for path in ["\(corpus.root)/objects/x", "\(inputs)/other", "\(folder.path)/outside"] {
      try Corpus.write([1], to: path)
    }
    let link = "\(inputs)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let reason = "it is a link that leads out of \(corpus.root)"
    if isInside {
      #expect(try Corpus.read(link) == [1])
      #expect(try corpus.entries(of: Self.claim.property).map(\.name) == ["link", "other"])
    } else {
      #expect(throws: CorpusError.unreadable(path: link, reason: reason)) { try Corpus.read(link) }
    }
  }
}

/// A file that can't be read or written is reported with the reason that the system gives.
@Suite struct SystemFileTests {
  private let folder: TemporaryFolder
  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// Creates a folder with a file, a folder, a circular link and a pipe.
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

  @Test func `A full disk is reported with the reason that no space is left`() {
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
    // A path below a file is an error, unlike a missing seeds file.
    let corpus = Corpus(root: path("file"))
    #expect(throws: CorpusError.self) { try corpus.entries(of: CorpusTests.claim.property) }
  }
}
