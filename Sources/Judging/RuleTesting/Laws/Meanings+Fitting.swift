import InputRules

// What is meant to go in.
extension Meanings {
  /// The parts that promise that what fits goes in.
  var promising: [String] {
    all.compactMap {
      switch $0.kind {
      case .accepts, .atMost, .characters: $0.name
      default: nil
      }
    }
  }

  /// Whether the field may show in another form what goes in.
  ///
  /// Whoever says `accepts` says of each text that it goes in as it is.
  func mayFormat(_ field: TestedField) -> Bool {
    field.rewrites && conditions.isEmpty
      && all.contains {
        switch $0.kind {
        case .always: !$0.isBan
        case .keepsContent, .formattingIsIdempotent: true
        default: false
        }
      }
  }

  /// The reason it isn't known which texts go in, and in which form, or `nil`.
  func whyFormIsOpen(in field: TestedField) -> String? {
    if mayFormat(field) { return "the field may format it in another way" }
    return characters != nil && promised == nil && conditions.isEmpty
      ? ".onlyCharacters(_:) doesn't promise that each is accepted" : nil
  }

  /// Whether the result of an edit is one that goes in.
  ///
  /// Where it isn't said which characters go in, those do that the empty field takes. A condition
  /// that always holds needn't say all that forbids a text, so beside it only what is typed at the
  /// end counts.
  func fits(_ wanted: String, _ edit: Edit, of before: FieldState, _ field: TestedField) -> Bool {
    guard limits.allSatisfy({ $0.unit.length(of: wanted) <= $0.limit }),
      wanted.isEmpty || (conditions + always + always(isBan: true)).allSatisfy({ $0(wanted) }),
      characters.map({ Set($0).isSuperset(of: wanted) }) ?? true
    else { return false }
    // Where a line feed joins a carriage return, code that counts parts counts one more.
    let removed = before.text(of: edit.range).count
    guard limits.isEmpty || wanted.count == before.text.count - removed + edit.replacement.count
    else { return false }
    let takes = { (text: String) in Set(text).allSatisfy { Typist(at: field).takes($0) } }
    if !always.isEmpty {
      guard edit.isAtTheEnd(of: before), !edit.isDeletion else { return false }
      return promised != nil && !mayFormat(field) || takes(edit.replacement)
    }
    return !conditions.isEmpty || promised != nil || takes(wanted)
  }
}

extension Edit {
  fileprivate func isAtTheEnd(of state: FieldState) -> Bool {
    range.location + range.length == state.text.utf16.count
  }
}

extension TestedField {
  /// Whether the field shows a text in another form when it is empty: 007 as 7.
  func formats(_ text: String) -> Bool {
    var typist = Typist(at: self)
    return typist.press(.paste(text)).answer?.effect == .rewritten
  }
}

extension Typist {
  /// Whether the field takes the character as it is.
  fileprivate func takes(_ character: Character) -> Bool {
    var other = self
    other.press(.type(character))
    return other.text.hasSameUnits(as: String(character))
  }
}
