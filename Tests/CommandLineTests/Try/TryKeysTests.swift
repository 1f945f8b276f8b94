import InputRules
import Testing

@testable import input_rules

/// Keys from a terminal's bytes, however these are cut.
@Suite struct TryKeysTests {
  private func keys(_ reads: String...) -> [Key] {
    var reader = KeyReader()
    return reads.flatMap { reader.read($0.utf8) }
  }

  @Test(arguments: [
    ("\u{1B}[D", Key.action(.move(.left, selecting: false))),
    ("\u{1B}OC", .action(.move(.right, selecting: false))),
    ("\u{1B}[1;2D", .action(.move(.left, selecting: true))),
    ("\u{1B}[1;5C", .action(.move(.right, selecting: false))),
    ("\u{1B}[H", .action(.move(.home, selecting: false))),
    ("\u{1B}[4~", .action(.move(.end, selecting: false))),
    ("\u{1}", .action(.move(.home, selecting: false))),
    ("\u{5}", .action(.move(.end, selecting: false))),
    ("\u{1B}[3~", .action(.delete(.delete))), ("\u{7F}", .action(.delete(.backspace))),
    ("\u{17}", .action(.delete(.word))), ("\u{1B}\u{7F}", .action(.delete(.word))),
    ("\u{1A}", .action(.undo)), ("\u{19}", .action(.redo)), ("\u{3}", .quit), ("\u{4}", .quit),
    ("\u{1B}[200~a\rb\u{1B}[201~", .action(.paste("a\nb"))), ("é漢", .action(.type("é漢"))),
  ])
  func `A key is read whole and byte by byte`(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
    var reader = KeyReader()
    let apart = bytes.utf8.flatMap { reader.read([$0]) }
    if case .action(.type(let text)) = key {
      #expect(apart == text.map { .action(.type(String($0))) })
    } else {
      #expect(apart == [key])
    }
  }

  @Test func `A scalar split between two reads is one text`() {
    var reader = KeyReader()
    let bytes = Array("a😀".utf8)
    #expect(reader.read(bytes[..<3]) == [.action(.type("a"))])
    #expect(reader.read(bytes[3...]) == [.action(.type("😀"))])
  }

  @Test func `A lone escape ends only after a silence`() {
    var reader = KeyReader()
    #expect(reader.read([0x1B]) == [])
    #expect(reader.isAtEscape)
    #expect(reader.flush() == [.quit])
    #expect(reader.read(Array("\u{1B}[".utf8)) == [])
    #expect(!reader.isAtEscape)
    #expect(reader.flush() == [])
    #expect(reader.read([UInt8(ascii: "D")]) == [.action(.move(.left, selecting: false))])
  }

  @Test func `Unknown sequences and bytes that are no text do nothing worse`() {
    #expect(keys("\u{1B}[99zx") == [.action(.type("x"))])
    #expect(keys("\u{1B}[5~\u{1B}[A\u{9}\r") == [])
    var reader = KeyReader()
    #expect(reader.read([0xFF, 0x41]) == [.action(.type("\u{FFFD}A"))])
  }
}
