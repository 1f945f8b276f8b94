import InputRules

/// How AnyFormatKit writes a number.
struct AnyFormatKitSum: CustomStringConvertible {
  let decimalSeparator: Unicode.Scalar
  /// Nil if groups aren't separated.
  let groupingSeparator: Unicode.Scalar?
  let groupingSize: Int
  let mostIntegerDigits: Int
  let mostFractionDigits: Int
  /// The field with the same format.
  let field: AffixedNumberField

  init(_ fields: JSONFields) throws(MalformedVector) {
    decimalSeparator = try fields.scalar("decimal")
    groupingSeparator = try fields.text("group").isEmpty ? nil : fields.scalar("group")
    groupingSize = try fields.count("groupingSize")
    mostIntegerDigits = try fields.count("maxInt")
    mostFractionDigits = try fields.count("maxDec")
    let format = NumberFormat(
      try fields.symbols(decimalSeparator, groupingSeparator, groupingSize), signs: .minus,
      grouping: groupingSeparator == nil || groupingSize == 0 ? .refused : .lenient,
      allowsLeadingZeros: false, fractionDigits: 0...mostFractionDigits)
    let bounds = try fields.bounds(mostIntegerDigits, mostFractionDigits)
    field = AffixedNumberField(
      field: NumberField(format, bounds: bounds), prefix: try fields.text("prefix"),
      suffix: try fields.text("suffix"))
  }

  var description: String {
    let group = groupingSeparator.map(String.init) ?? ""
    return "\(field.prefix.escaped) \(mostIntegerDigits) \(String(decimalSeparator).escaped) "
      + "\(mostFractionDigits) \(field.suffix.escaped) by \(groupingSize) \(group.escaped)"
  }
}

extension JSONFields {
  /// A number of digits, which these rows write as a text.
  fileprivate func count(_ key: String) throws(MalformedVector) -> Int {
    guard let count = Int(try text(key)), (0...1_000).contains(count) else {
      throw malformed(key, "is no whole number from 0 to 1000 in quotation marks; write one")
    }
    return count
  }

  /// The symbols, with another grouping separator if there is none (N3.1).
  fileprivate func symbols(
    _ decimal: Unicode.Scalar, _ group: Unicode.Scalar?, _ size: Int
  ) throws(MalformedVector) -> NumberSymbols {
    do {
      return try NumberSymbols(
        decimalSeparator: decimal, groupingSeparator: group ?? (decimal == "," ? "." : ","),
        grouping: NumberGrouping(primary: size))
    } catch {
      throw malformed("decimal", "or “group” can't be read: \(error)")
    }
  }

  /// A number may have so many integer digits if its limit is all nines (N9).
  fileprivate func bounds(_ integer: Int, _ fraction: Int) throws(MalformedVector) -> NumberBounds {
    let nines = ExactNumber(
      trusting: Array(repeating: 9, count: integer + fraction), exponent: .near(-fraction))
    do {
      return try NumberBounds(minimum: nines.negated, maximum: nines)
    } catch {
      throw malformed("maxInt", "is no bound: \(error)")
    }
  }
}

/// The result of an edit of a number in its form, according to N7.10, N7.13 and without the
/// reference.
struct AnyFormatKitSumEdit {
  /// The digits before and after the decimal separator.
  let integer: [Character]
  let fraction: [Character]
  private let sum: AnyFormatKitSum
  private let edit: Edit
  /// The result of the edit, without grouping separators, and the part of it before the caret.
  private let kept: [Character]
  private let before: [Character]
  private let deleted: [Character]

  /// Nil if the number isn't in its form, or if anything but digits and one separator is left.
  init?(_ edit: Edit, of text: String, in sum: AnyFormatKitSum) {
    let place = sum.field.numberRange(in: text)
    let number = text.slice(place)
    let range = edit.range.clipped(to: place)
    let end = range.location + range.length
    let group = sum.groupingSeparator.map(Character.init)
    if let group, edit.replacement.contains(group) { return nil }
    func digits(_ text: String) -> [Character] { text.filter { $0 != group } }
    before = digits(number.slice(0..<range.location)) + edit.replacement
    kept = before + digits(number.slice(end..<number.utf16.count))
    deleted = Array(number.slice(range.location..<end))
    (self.sum, self.edit) = (sum, edit)
    guard let parts = sum.parts(of: kept), let old = sum.parts(of: digits(number)),
      String(sum.form(old)) == number
    else { return nil }
    (integer, fraction) = (parts.integer, parts.fraction)
  }

  var hasLeadingZero: Bool { integer.count > 1 && integer.first == "0" }

  /// Whether the edit is neither refused nor a deletion of only a grouping separator, which deletes
  /// a digit instead.
  var isOrdinary: Bool {
    let group = sum.groupingSeparator.map(Character.init)
    return !hasLeadingZero && integer.count <= sum.mostIntegerDigits
      && fraction.count <= sum.mostFractionDigits
      && !(edit.isDeletion && !deleted.isEmpty && deleted.allSatisfy { $0 == group })
  }

  /// The text, and the caret directly after the last digit or decimal separator before it.
  var answer: (text: String, caret: Int)? {
    guard let parts = sum.parts(of: kept) else { return nil }
    let form = sum.form(parts)
    let head = form.isEmpty ? "" : sum.field.prefix
    let group = sum.groupingSeparator.map(Character.init)
    let places = form.indices.filter { form[$0] != group }
    let caret = before.isEmpty ? 0 : places[before.count - 1] + 1
    return (head + String(form) + sum.field.suffix, head.utf16.count + caret)
  }
}

extension AnyFormatKitSum {
  /// The parts before and after the decimal separator, and whether there is one.
  typealias Parts = (integer: [Character], fraction: [Character], isSeparated: Bool)

  /// The parts of digits with or without a decimal separator; nil for anything else.
  fileprivate func parts(of number: [Character]) -> Parts? {
    let parts = number.split(
      separator: Character(decimalSeparator), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.joined().allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    return (Array(parts[0]), parts.dropFirst().flatMap { $0 }, parts.count > 1)
  }

  fileprivate func form(_ parts: Parts) -> [Character] {
    let separator = parts.isSeparated ? [Character(decimalSeparator)] : []
    return grouping(parts.integer) + separator + parts.fraction
  }

  /// Digits with a separator before each group, counted from the last.
  func grouping(_ digits: [Character]) -> [Character] {
    guard let groupingSeparator, groupingSize > 0 else { return digits }
    let count = digits.count
    return digits.enumerated().flatMap { place, digit in
      place > 0 && (count - place).isMultiple(of: groupingSize)
        ? [Character(groupingSeparator), digit] : [digit]
    }
  }
}
