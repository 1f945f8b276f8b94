import Foundation
import Testing

/// The scripts are verbs that document their usage.
@Suite struct ScriptTests {
  private var scripts: [String] { Repository.files(in: "scripts") }

  @Test func `Every script can be run`() {
    for path in scripts {
      let full = Repository.root.appendingPathComponent(path).path
      #expect(FileManager.default.isExecutableFile(atPath: full), "\(path):1: not executable")
    }
  }

  @Test func `Every script has fewer than 30 lines`() throws {
    for path in scripts {
      let count = SourceFile(path: path, text: try Repository.text(path)).lines.count
      #expect(count < 30, "\(path):\(count): fewer than 30 lines")
    }
  }

  @Test func `Every script has its usage in its second line`() throws {
    for path in scripts {
      let lines = SourceFile(path: path, text: try Repository.text(path)).lines
      let usage = lines.dropFirst().first ?? ""
      #expect(usage.hasPrefix("# usage: \(path)"), "\(path):2: should say \"# usage: \(path) …\"")
    }
  }
}
