import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let writtenThroughDouble = WildRule(
    "WrittenThroughDouble", mistake: "A number is written from a double.",
    source: "https://github.com/changhuixu/ngx-digit-only/issues/46",
    caughtBy: ["WritingIsReadBack", "WritingEqualsModel"],
    numbers: WrongTexts { number, format throws(NumberWritingError) in
      let model = ModelNumbers()
      let double = try? model.double(number)
      return try model.text(of: double.flatMap { ExactNumber("\($0)") } ?? number, in: format)
    })
}
