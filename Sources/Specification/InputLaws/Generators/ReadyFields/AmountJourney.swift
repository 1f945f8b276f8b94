/// A field for amounts, its state, and the moves of a user.
struct AmountJourney: FieldJourney, Sendable {
  var plan: AmountPlan
  var state: FieldState
  var moves: [PatternMove]

  var head: [String] { ["\(plan)"] }

  func rule(of subject: Implementation) -> any TextRule { subject.amounts.fieldOfPlan(plan) }
}

extension AmountPlan: CustomStringConvertible {
  /// The typing direction, the symbol, the symbol's place, and the format.
  package var description: String {
    let symbol = symbol.escaped + (place.isSpaced ? " with a space" : "")
    let side = place.isBefore ? "before" : "after"
    return "typed as \(typing), \(symbol) \(side)" + (place.hasMinusAfter ? " the minus" : "")
      + "\nformat \(format)"
  }
}

extension Generator<AmountPlan> {
  /// A plan with 0, 2 or 3 decimal places, a locale's symbols, and a currency symbol at any place.
  static let amountPlan = Generator { source in
    let locale = source.element(of: ["en", "de", "fr", "sv", "en-IN", "ar", "es", "de-CH", "pl"])
    let decimals = source.element(of: [2, 0, 3])
    let symbols = ["$", "\u{A5}", "kr.", "K", "\u{1F4B0}"]
    let symbol = source.element(of: symbols)
    let codes = ["$": "USD", "\u{A5}": "JPY", "kr.": "DKK", "K": "PGK"]
    return AmountPlan(
      NumberSymbols(locale: locale) ?? .posix, decimals: decimals, symbol: symbol,
      code: codes[symbol] ?? "",
      AmountPlace(
        isBefore: source.flip(), isSpaced: source.flip(), hasMinusAfter: source.flip(0.3)),
      source.element(of: AmountTyping.allCases), isSigned: source.flip())
  }
}

extension Generator<AmountJourney> {
  /// A field that is empty or shows an amount, and up to eight moves.
  static let amountJourney = Generator { source in
    let plan = source.draw(.amountPlan)
    let text = source.flip() ? source.amountText(plan) : ""
    let state = source.state(showing: text)
    return AmountJourney(plan: plan, state: state, moves: source.amountMoves(plan))
  }

  /// An empty field, and up to eight moves.
  static let amountFromNothing = Generator { source in
    let plan = source.draw(.amountPlan)
    return AmountJourney(plan: plan, state: .empty, moves: source.amountMoves(plan))
  }
}

extension ChoiceSource {
  fileprivate mutating func amountMoves(_ plan: AmountPlan) -> [PatternMove] {
    moves(0...8, units: 8) { $0.amountWord(plan) }
  }

  /// Usually a digit; otherwise, a separator, a sign, the symbol, an amount or any text.
  fileprivate mutating func amountWord(_ plan: AmountPlan) -> String {
    let symbols = plan.format.symbols
    return switch choose(upTo: 6, drawing: { $0.next(upTo: 9) < 5 ? 0 : $0.next(upTo: 6) }) {
    case 0: "\(choose(upTo: 9))"
    case 1: String(symbols.decimalSeparator)
    case 2: element(of: ["-", symbols.minusSign])
    case 3: amountText(plan)
    case 4: plan.symbol
    case 5: String(element(of: symbols.digits))
    default: flip() ? draw(Generator<String>.text(upTo: 2)) : amountAround(amountText(plan))
    }
  }

  /// An amount with text before or after it; a field may refuse the whole text.
  private mutating func amountAround(_ text: String) -> String {
    let sides = [
      ("(", ")"), ("", "-"), ("", "CR"), ("", " CR"), ("(", ""), (" ", "\n"), ("CHF ", ""),
      ("\u{FFE5}", ""), ("", "k"), ("\u{200B}", ""), ("- ", ""), ("", " PGK"), ("", ") "),
      ("", "円"),
    ]
    let (before, after) = element(of: sides)
    return before + text + after
  }

  /// A number, which may have a sign, groups, a fraction, and the currency symbol on one side.
  mutating func amountText(_ plan: AmountPlan) -> String {
    let symbols = plan.format.symbols
    var number = flip(0.2) ? "-" : ""
    let count = int(upTo: 7)
    let isGrouped = flip()
    for place in 0..<count {
      let isBetween = place > 0 && (count - place).isMultiple(of: 3)
      if isGrouped && isBetween { number += String(symbols.groupingSeparator) }
      number += "\(choose(upTo: 9))"
    }
    if flip() {
      number += String(symbols.decimalSeparator)
      repeated(0...3, label: "decimal") { number += "\($0.choose(upTo: 9))" }
    }
    let space = element(of: ["", "\u{A0}", " "])
    switch choose(upTo: 2) {
    case 0: return number
    case 1: return plan.symbol + space + number
    default: return number + space + plan.symbol
    }
  }
}
