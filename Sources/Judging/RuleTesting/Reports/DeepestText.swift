import Foundation

/// A summary of the texts that a field showed: the longest one, whether any was complete or had a
/// value, and the allowed differences that occurred.
///
/// The summary is in shared memory, because laws are checked in child processes, one after the
/// other.
final class DeepestText: @unchecked Sendable {
  private let page: UnsafeMutableRawPointer?
  /// Returns whether a text is complete; `nil` for a field without complete texts.
  private let isComplete: (@Sendable (TypingStep) -> Bool)?
  /// Returns whether a law reads a value in a text; `nil` if no law reads values.
  private let readsValue: (@Sendable (TypingStep) -> Bool)?
  /// The allowed differences: the name, and whether a step shows the difference.
  private let differences: [(name: String, isShown: (TypingStep) -> Bool)]

  /// The shared memory's size in bytes, the maximum number of characters kept from the text, and
  /// the text's offset in bytes.
  private static let (bytes, characters, start) = (4_096, 40, 512)

  init(_ meanings: Meanings, in field: TestedField) {
    isComplete = meanings.isComplete(in: field)
    readsValue = meanings.readsValue(in: field)
    differences = meanings.rules.flatMap { rule, differences in
      differences.prefix(50).map { difference in
        (
          difference.name,
          { step in
            step.difference(from: rule, placesCaret: field.placesCaret).map(difference.isMeant)
              ?? false
          }
        )
      }
    }
    let page = mmap(nil, Self.bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    self.page = page == MAP_FAILED ? nil : page
  }

  deinit {
    if let page { munmap(page, Self.bytes) }
  }

  private subscript(_ place: Int) -> Int {
    get { page?.load(fromByteOffset: place * 8, as: Int.self) ?? 0 }
    set { page?.storeBytes(of: newValue, toByteOffset: place * 8, as: Int.self) }
  }

  /// Keeps the longest shown text, and records which properties any shown text had.
  func note(_ steps: [TypingStep]) {
    for step in steps where !step.reply.isComposing {
      let text = step.after.text
      if text.utf8.count > self[0] { keep(text) }
      if self[3] == 0, !text.isEmpty, isComplete?(step) ?? false { self[3] = 1 }
      if self[4] == 0, readsValue?(step) ?? false { self[4] = 1 }
      for (index, difference) in differences.enumerated()
      where self[5 + index] == 0 && difference.isShown(step) { self[5 + index] = 1 }
    }
  }

  /// The differences that were never shown, by name.
  var unseen: [String] {
    differences.indices.filter { self[5 + $0] == 0 }.map { differences[$0].name }
  }

  private func keep(_ text: String) {
    let start = Array(text.prefix(Self.characters).utf8.prefix(Self.bytes - Self.start))
    if let page { (page + Self.start).copyMemory(from: start, byteCount: start.count) }
    (self[0], self[1], self[2]) = (text.utf8.count, text.count, start.count)
  }

  /// Whether a law reads values, but no text had a value.
  var lacksValue: Bool { readsValue != nil && self[4] == 0 }

  /// The kept text, or `nil` if no text was shown.
  var depth: FieldReport.Depth? {
    guard let page, self[0] > 0 else { return nil }
    let start = UnsafeRawBufferPointer(start: page + Self.start, count: self[2])
    return FieldReport.Depth(
      characters: self[1], text: String(decoding: start, as: UTF8.self),
      isComplete: isComplete == nil ? nil : self[3] == 1)
  }
}

extension Meanings {
  /// A function that returns whether the meaning reads a value in a text, or `nil` if no value is
  /// checked.
  func readsValue(in field: TestedField) -> (@Sendable (TypingStep) -> Bool)? {
    let reads = all.compactMap { if case .value(_, let read) = $0.kind { read } else { nil } }
    if reads.isEmpty || !field.hasValue { return nil }
    return { step in step.reply.isValid != false && reads.contains { $0(step.after.text).hasValue }
    }
  }

  /// A function that returns whether a text has a value, is reported as valid, or reaches a limit;
  /// `nil` if there are no values or limits.
  func isComplete(in field: TestedField) -> (@Sendable (TypingStep) -> Bool)? {
    let limits = limits.filter { $0.limit > 0 }
    if limits.isEmpty && !field.hasValue { return nil }
    return { [hasValue = field.hasValue] step in
      hasValue && step.value != nil && step.reply.isValid != false || step.reply.isValid == true
        || limits.contains { $0.unit.length(of: step.after.text) >= $0.limit }
    }
  }
}
