import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let tailInTheMiddle = WildRule(
    "TailInTheMiddle", mistake: "Elements may follow a tail, and another tail too.",
    source: "our own",
    caughtBy: ["MalformedNotationIsRefused", "NotationEqualsModel"],
    patterns: WrongNotations(reading: { (text, notation) throws(PatternError) in
      let model = ModelPatterns()
      do throws(PatternError) {
        return try model.pattern(text, in: notation)
      } catch {
        guard case .behindTail(let offset) = error else { throw error }
        let head = String(decoding: text.utf16.prefix(offset), as: UTF16.self)
        let tail = String(decoding: text.utf16.dropFirst(offset), as: UTF16.self)
        let behind = try model.pattern(tail, in: notation).elements
        return Pattern(try model.pattern(head, in: notation).elements + behind)
      }
    }))
}
