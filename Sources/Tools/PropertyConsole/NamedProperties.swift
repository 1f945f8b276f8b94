import PropertyCorpus
import PropertyTesting

/// A list of elements that have property names, such as laws; a command's arguments select some of
/// them.
package struct NamedProperties<Element> {
  package let elements: [Element]
  private let name: @Sendable (Element) -> PropertyName

  package init(_ elements: [Element], name: @escaping @Sendable (Element) -> PropertyName) {
    (self.elements, self.name) = (elements, name)
  }

  /// The elements with these names or in these chapters; all elements if `names` is empty.
  /// - Throws: `UsageError` for an unknown name; it suggests a similar known name, if there is one.
  package func elements(named names: [String]) throws(UsageError) -> [Element] {
    if names.isEmpty { return elements }
    var selected: [Element] = []
    for name in names { selected += try elements(named: name) }
    return selected
  }

  /// The element with this name, which may include the chapter.
  /// - Throws: `UsageError` if there is no such name; it suggests a similar known name, if there is
  ///   one.
  package func element(named name: String) throws(UsageError) -> Element {
    guard let element = find(name) else {
      throw .unknown("property", name, among: elements.map { self.name($0).name })
    }
    return element
  }

  private func find(_ text: String) -> Element? {
    elements.first { name($0).name == text || name($0).description == text }
  }

  private func elements(named text: String) throws(UsageError) -> [Element] {
    let chapter = elements.filter { name($0).chapter.lowercased() == text.lowercased() }
    if !chapter.isEmpty { return chapter }
    if let element = find(text) { return [element] }
    let chapters = Set(elements.map { name($0).chapter })
    let known = elements.map { name($0).name } + chapters.sorted()
    throw .unknown("property or chapter", text, among: known)
  }

  /// The file that an argument names: a corpus file, a line in a corpus file, or a fuzzer's input.
  /// - Parameters:
  ///   - path: the file's path, as in `EditEqualsModel.seeds` or `EditEqualsModel.seeds:17`.
  ///   - property: the name of the inputs' property, or `nil` if the path names the property.
  /// - Throws: `UsageError` if there is no such property; `CorpusError.unplaced` if the path
  ///   doesn't name a property.
  package func file(_ path: String, property: String?) throws -> CorpusFile {
    let named = try property ?? CorpusFile(placedAt: path)?.property.name ?? folder(above: path)
    return CorpusFile(path: path, property: name(try element(named: named)))
  }

  /// The innermost folder in `path` with a property's name; a fuzzer's files are in such a folder.
  private func folder(above path: String) throws(CorpusError) -> String {
    let folders = path.split(separator: "/").map(String.init)
    if let known = folders.last(where: { find($0) != nil }) { return known }
    // If the file is missing or unreadable, report that first.
    let file = CorpusFile.reference(path).path
    if try CorpusListing(at: file).paths == [file] { _ = try Corpus.read(file) }
    throw .unplaced(path: path)
  }
}

extension NamedProperties: Sendable where Element: Sendable {}

extension CaseIterable where Self: RawRepresentable<String> {
  /// Creates the case whose name is an option's value.
  package init(named name: String) throws(UsageError) {
    guard let known = Self(rawValue: name) else {
      let names = Self.allCases.map(\.rawValue)
      throw UsageError("give \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")")
    }
    self = known
  }
}

extension Corpus {
  /// Whether a regression may have this name: only ASCII letters, digits and dashes are allowed.
  package static func isRegressionName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}

extension Workers {
  /// The results of `transform` for `elements`, in order; the workers share the elements.
  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    var results: [Result?] = Array(repeating: nil, count: elements.count)
    results.withUnsafeMutableBufferPointer { buffer in
      // This is safe because each element's result has its own slot.
      nonisolated(unsafe) let slots = buffer
      perform(count) { worker in
        for index in stride(from: worker, to: elements.count, by: count) {
          slots[index] = transform(elements[index])
        }
      }
    }
    return results.compactMap { $0 }
  }
}

/// A description of an input, and a claim's verdict about the input.
package struct Explanation: Encodable {
  let property: String
  let subject: String
  let input: String
  package let holds: Bool
  let verdict: String
  let choices: String
  /// A note about the replay code, or `nil` if no code is given or the code is canonical.
  let note: String?

  /// Checks the input that `bytes` encode for `claim`, and describes it.
  package init(_ bytes: [UInt8], isWord: Bool = false, of claim: Claim) {
    let verdict = claim.judge(bytes: bytes)
    property = claim.property.name
    subject = claim.subject
    input = claim.describe(bytes: bytes)
    self.verdict = verdict.words
    if case .fails = verdict { holds = false } else { holds = true }
    let canonical = claim.canonical(bytes)
    choices = Blob.encode(canonical)
    note = isWord ? Self.note(on: bytes, read: canonical) : nil
  }

  package var text: StyledText {
    let mark = holds ? StyledText.good(verdict) : .bad(verdict.withIndentedLines)
    let title = subject.isEmpty ? property : "\(property) about \(subject)"
    let read = note.map { "\nread    \($0)" } ?? ""
    return "\(title)\n\(input)\(read)\nverdict \(mark)\nchoices \(choices)"
  }

  /// The note about a replay code that differs from the choices that were read; `nil` if both are
  /// equal.
  private static func note(on bytes: [UInt8], read: [UInt8]) -> String? {
    if bytes == read { return nil }
    let start = "as \(Blob.encode(read)): "
    let rest = bytes.dropFirst(read.count)
    guard bytes.starts(with: read) else {
      return start + "some of its choices are too large for this generator; the replay code is "
        + "from another generator, or from an earlier version of this one"
    }
    guard rest.contains(where: { $0 != 0 }) else {
      return start + "trailing zeros are omitted, because missing choices count as zeros"
    }
    return start
      + "its end wasn't read; the replay code is from another generator, or from an earlier "
      + "version of this one"
  }
}

extension Verdict {
  fileprivate var words: String {
    switch self {
    case .holds: "holds"
    case .discarded: "discarded: the claim doesn't apply to this input"
    case .fails(let failure): "fails: \(failure.message)"
    }
  }
}
