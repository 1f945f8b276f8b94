import Testing

/// The gallery's entries agree with themselves; other suites try the code.
@Suite struct GalleryTests {
  @Test func `There are at least twelve right and thirty-six wrong entries`() {
    #expect(GalleryEntry.all.filter { $0.wrong == nil }.count >= 12)
    #expect(GalleryEntry.all.filter { $0.wrong != nil }.count >= 36)
  }

  @Test func `Each entry has a name of its own`() {
    let names = GalleryEntry.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: #/[A-Z][A-Za-z]+/#) != nil })
  }

  @Test(arguments: GalleryEntry.all)
  func `An entry has an origin, a sentence, a meaning and texts to type`(entry: GalleryEntry) {
    let origins = ["https://", "http://", "the ", "several apps with ", "no source found; "]
    #expect(origins.contains(where: entry.origin.hasPrefix))
    #expect(entry.author.hasSuffix("."))
    #expect(!entry.meaning.isEmpty)
    #expect(!entry.typing.isEmpty && !entry.typing.contains(""))
  }

  @Test(arguments: GalleryEntry.all.filter { $0.wrong != nil })
  func `What shows a mistake is among what is meant, or no answer`(entry: GalleryEntry) {
    let unanswered: [GalleryFault] = [.trap, .hang, .hiddenState]
    #expect(entry.wrong?.hasSuffix(".") == true)
    #expect(
      unanswered.contains { $0 == entry.caughtBy }
        || entry.meaning.contains { $0.faults.contains { $0 == entry.caughtBy } })
  }

  @Test func `Code that remembers something is made anew each time`() throws {
    let entry = GalleryEntry.currencyWithItsOwnDigits
    for _ in 1...2 {
      let field = GalleryTextField()
      guard case .textField(let shouldChange, _) = entry.code else {
        Issue.record("\(entry) is no text field")
        return
      }
      #expect(!shouldChange(field, field.selectedRange, "5"))
      #expect(field.text == "$0.05")
    }
  }

  @Test func `Setting a field's text moves its caret to the end`() {
    let field = GalleryTextField("abc", selection: .init(location: 1, length: 1))
    #expect(field.selectedRange == .init(location: 1, length: 1))
    field.text = "a😀"
    #expect(field.selectedRange == .init(location: 3, length: 0))
    field.text = nil
    #expect(field.selectedRange == .init(location: 0, length: 0))
  }
}

extension GalleryMeaning {
  /// The faults of code that breaks the meaning.
  var faults: [GalleryFault] {
    switch self {
    case .atMost: [.atMost, .limitIsReached]
    case .characters: [.characters, .characterStands]
    case .onlyCharacters: [.characters]
    case .always: [.always]
    case .accepts: [.accepts]
    case .deletionsPass: [.deletionsPass]
    case .backspaceEmpties: [.backspaceEmpties]
    case .formattingIsIdempotent: [.formattingIsIdempotent]
    case .keepsContent, .keeps: [.keepsContent]
    case .caretStaysBesideTyped: [.caretStaysBesideTyped]
    case .pasteEqualsTyping: [.pasteEqualsTyping]
    case .fieldRule: [.fieldRule]
    }
  }
}
