/// What a number field is made of, and what follows from it: made once and shared by copies, for a
/// keystroke would spend a third of its time on making and copying it.
final class NumberFieldParts: Sendable {
  let format: NumberFormat
  let bounds: NumberBounds
  let hasBounds: Bool
  let bareReader: FormatAutomaton
  let shapeReader: FormatAutomaton
  let table: SymbolTable

  init(_ format: NumberFormat, _ bounds: NumberBounds) {
    var format = format
    format.allowsExponent = false
    self.format = format
    self.bounds = bounds
    hasBounds = bounds != .none
    table = SymbolTable(format)
    format.grouping = .refused
    bareReader = FormatAutomaton(format)
    format.allowsLeadingZeros = true
    shapeReader = FormatAutomaton(format)
  }
}
