import InputRules

/// The caret after an edit, and the places where it may be.
struct CaretPlace {
  private let content: Content
  private let edit: Edit
  private let step: TypingStep
  /// The text before and after the edit's range.
  private let (head, tail): (String, String)

  init(after step: TypingStep, _ edit: Edit, beside content: Content) {
    (self.content, self.edit, self.step) = (content, edit, step)
    (head, tail) = step.before.around(edit.range)
  }

  /// The broken law if the caret is wrong, or `nil` if the caret is right.
  var problem: BrokenLaw? {
    if step.after == step.before { return nil }
    if step.answer?.effect == .refused { return isLeft ? nil : moved }
    // If the end of the text was lost, another law reports that.
    guard content.isEnd(content.of(tail), of: content.of(step.after.text)) else { return nil }
    return isBesideEdit || isCut && isAfterInserted && isBeforeRest ? nil : misplaced
  }

  private var caret: TextRange { step.after.selection }

  /// The content on both sides of the caret, in upper case, because a field may change the case.
  private var around: (before: String, after: String) {
    let (before, after) = step.after.around(caret)
    return (capitals(before), capitals(after))
  }

  private func capitals(_ text: String) -> String { content.of(text).uppercased() }
}

// The caret after edits that change the text.
extension CaretPlace {
  private var place: Int {
    content.caret(
      before: content.of(tail).count, in: step.after.text, after: head + edit.replacement)
  }

  private var countAfter: Int { content.of(step.after.around(caret).tail).count }

  private var isBesideEdit: Bool {
    // A person may type a character over the same character, such as an inserted separator.
    let isOver = step.before.text(of: edit.range).hasPrefix(edit.replacement)
    let isBefore =
      step.answer?.effect == .accepted && edit.replacement.count == 1 && caret.location < place
    return countAfter == content.of(tail).count && caret.length == 0 && (!isBefore || isOver)
  }

  /// Whether some content is missing, because it doesn't fit or the field omits it.
  ///
  /// In this case, the text after the caret may be other text that looks the same.
  private var isCut: Bool {
    // For a complete text, a content function may return only the beginning of the content.
    let all = [head, edit.replacement, tail].map { capitals($0).count }.reduce(0, +)
    return capitals(step.after.text).count < all
  }

  /// Whether the caret is after the text before the edit and some of the inserted characters.
  private var isAfterInserted: Bool {
    let (before, start) = (around.before, capitals(head))
    guard caret.length == 0, before.hasPrefix(start) else { return false }
    return before.dropFirst(start.count).isSubsequence(of: capitals(edit.replacement))
  }

  /// Whether the content after the caret begins the rest of the text, or ends it after overwriting.
  private var isBeforeRest: Bool {
    let (rest, after) = (capitals(tail), around.after)
    return rest.hasPrefix(after) || content.overwrites && rest.hasSuffix(after)
  }

  private var misplaced: BrokenLaw {
    BrokenLaw(
      expected: "the caret at \(place); content characters after it: \(content.of(tail).count)",
      found: "\(step.after.shown); after it: \(countAfter)", "#expect(typist.caret == \(place))")
  }
}

// The caret after edits that don't change the text.
extension CaretPlace {
  /// Whether the caret is beside the edit's range, or after existing text that was typed over.
  private var isLeft: Bool {
    let isBeside = around.before == capitals(head) || around.after == capitals(tail)
    return caret.length == 0 && (isBeside || isAfterInserted || isAfterTypedSign)
  }

  /// Whether typing a separator moved the caret past the same separator, such as a slash in a date.
  private var isAfterTypedSign: Bool {
    guard let sign = edit.replacement.last, content.of(edit.replacement).isEmpty else {
      return false
    }
    return caret.location > edit.range.location
      && step.after.around(caret).head.hasSuffix(String(sign))
  }

  private var moved: BrokenLaw {
    let (start, end) = (edit.range.location, edit.range.location + edit.range.length)
    let isOne = start == end
    var broken = BrokenLaw(
      expected: isOne
        ? "the caret at \(start), where it was" : "the caret at \(start) or \(end)",
      found: step.after.shown,
      isOne
        ? "#expect(typist.caret == \(start))"
        : "#expect([\(start), \(end)].contains(typist.caret))")
    broken.advice = .caretOfSameText
    return broken
  }
}
