import Foundation
import PropertyConsole
import Testing

@testable import PropertyFuzzing

/// Texts that a command shows for a shell.
@Suite struct ShellWordTests {
  @Test(arguments: [
    ("Campaigns/2026-11-22-220000", "Campaigns/2026-11-22-220000"), ("1-AQ", "1-AQ"),
    ("", "''"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("$(x);`y`", "'$(x);`y`'"),
    ("~/a", "'~/a'"), ("Nächte€", "'Nächte€'"), ("a\n::b", #"$'a\x0A::b'"#),
    ("\u{1B}[1A'\\", #"$'\x1B[1A\x27\x5C'"#), ("a\u{202E}b", #"$'a\xE2\x80\xAEb'"#),
  ])
  func `A word is quoted where a shell would change it`(text: String, word: String) {
    #expect(ShellWord.quoted(text) == word)
  }

  @Test func `A shell reads what was quoted`() throws {
    let texts = [
      "", "a b", "it's", "$(touch x)", "`y`", "\\", "a\nb", "\u{1B}'\"!", "*", "~", "#",
      "ä\u{202E}",
      "\u{7}7", "-n", "{a,b}",
    ]
    let words = texts.map(ShellWord.quoted).joined(separator: " ")
    let folder = try StandIn()
    let log = "\(folder.path)/printed"
    let shell = try ChildProgram(["/bin/bash", "-c", #"printf '%s\0' "# + words], log: log)
    while shell.isRunning { usleep(200) }
    let read = try Data(contentsOf: URL(fileURLWithPath: log))
    #expect(read == Data(texts.map { $0 + "\0" }.joined().utf8))
  }
}
