// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stand-in for UIKit's class; it stores an offset in UTF-16 units.
@MainActor public final class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

@MainActor public final class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition

  init(_ start: Int, _ end: Int) {
    self.start = UITextPosition(start)
    self.end = UITextPosition(end)
  }

  convenience init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }

  var range: Range<Int> { start.offset..<end.offset }
}

public struct UITextContentType: Hashable, Sendable {
  private let name: String
  public static let creditCardNumber = UITextContentType(name: "credit-card-number")
  public static let creditCardSecurityCode = UITextContentType(name: "credit-card-security-code")
  public static let creditCardExpiration = UITextContentType(name: "credit-card-expiration")
  public static let oneTimeCode = UITextContentType(name: "one-time-code")
  public static let telephoneNumber = UITextContentType(name: "tel")
  public static let postalCode = UITextContentType(name: "postal-code")
}

@MainActor public protocol UITextInput: NSObjectProtocol {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
  func offset(from: UITextPosition, to: UITextPosition) -> Int
  func replace(_ range: UITextRange, withText text: String)
}

/// The text, the selection and the mark of a field, in UTF-16 units.
@MainActor public final class StoredText {
  var units: [UInt16] = []
  var selection = 0..<0
  var marked: Range<Int>?

  var text: String {
    get { String(decoding: units, as: UTF16.self) }
    set {
      units = Array(newValue.utf16)
      selection = units.count..<units.count
      marked = nil
    }
  }

  /// Replaces a range with a text, and puts the caret after the text.
  func splice(_ range: Range<Int>, _ text: String, marks: Bool = false) {
    let new = Array(text.utf16)
    units.replaceSubrange(range, with: new)
    let end = range.lowerBound + new.count
    selection = end..<end
    marked = marks && !new.isEmpty ? range.lowerBound..<end : nil
  }

  /// The selection or, if it is empty, the range of the character before the caret.
  var rangeBeforeCaret: Range<Int> {
    if !selection.isEmpty { return selection }
    let head = String(decoding: units[..<selection.lowerBound], as: UTF16.self)
    let length = head.last.map { String($0).utf16.count } ?? 0
    return selection.lowerBound - length..<selection.lowerBound
  }
}

/// A stand-in for what text fields and text views have in common, and for a user.
@MainActor public protocol TypedInput: UITextInput {
  /// The field's text, selection and mark.
  var stored: StoredText { get }
  /// Whether the delegate receives several ranges, as in iOS 26 and later.
  var passesRanges: Bool { get set }
  /// Whether `replace` calls the delegate and reports the change.
  var reportsReplacing: Bool { get set }
  /// Returns whether the delegate allows replacing `ranges` with `text`.
  func allows(_ ranges: [NSRange], _ text: String) -> Bool
  func notifyDelegate()
}

extension TypedInput {
  public var selectedTextRange: UITextRange? {
    get { UITextRange(stored.selection) }
    set { if let newValue { stored.selection = newValue.range } }
  }
  public var markedTextRange: UITextRange? { stored.marked.map { UITextRange($0) } }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let sum = position.offset + offset
    return 0...stored.units.count ~= sum ? UITextPosition(sum) : nil
  }

  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(min(from.offset, to.offset), max(from.offset, to.offset))
  }

  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  public func replace(_ range: UITextRange, withText text: String) {
    if reportsReplacing, !allows([NSRange(range.range)], text) { return }
    stored.splice(range.range, text)
    if reportsReplacing { notifyDelegate() }
  }
}

/// The actions of a user in a field.
extension TypedInput {
  public func enter(_ text: String) { edit(stored.selection, text) }

  public func type(_ text: String) { text.forEach { enter(String($0)) } }

  /// Presses the delete key; if there is no text to delete, the delegate isn't called.
  public func backspace() {
    let range = stored.rangeBeforeCaret
    if !range.isEmpty { edit(range, "") }
  }

  public func select(_ range: Range<Int>) { stored.selection = range }

  /// Undoes an edit; the delegate is called even if the range is outside the text.
  public func undo(_ range: NSRange, _ text: String) {
    guard allows([range], text), let range = Range(range), range.upperBound <= stored.units.count
    else { return }
    stored.splice(range, text)
    notifyDelegate()
  }

  public func edit(_ ranges: [Range<Int>], _ text: String) {
    guard allows(ranges.map { NSRange($0) }, text) else { return }
    var caret = text.utf16.count
    for (index, range) in ranges.enumerated().sorted(by: { $1.1.isBefore($0.1) }) {
      stored.splice(range, index == 0 ? text : "")
      if index == 0 { caret += range.lowerBound }
      if range.isBefore(ranges[0]) { caret -= range.count }
    }
    stored.selection = caret..<caret
    notifyDelegate()
  }

  /// Composes a marked text; a keyboard with letters calls the delegate, but handwriting doesn't.
  public func compose(_ text: String, asking: Bool = true) {
    let range = stored.marked ?? stored.selection
    if asking, !allows([NSRange(range)], text) { return }
    stored.splice(range, text, marks: true)
    notifyDelegate()
  }

  /// Replaces the marked text with a candidate; iOS 26 reports an insertion after that text.
  public func choose(_ text: String) {
    guard let marked = stored.marked else { return }
    let asked = passesRanges ? marked.upperBound..<marked.upperBound : marked
    if !allows([NSRange(asked)], text) { return }
    stored.splice(marked, text)
    notifyDelegate()
  }

  private func edit(_ range: Range<Int>, _ text: String) {
    guard allows([NSRange(range)], text) else { return }
    stored.splice(range, text)
    notifyDelegate()
  }
}

extension Range<Int> {
  fileprivate func isBefore(_ other: Range<Int>) -> Bool {
    (lowerBound, upperBound) < (other.lowerBound, other.upperBound)
  }
}
