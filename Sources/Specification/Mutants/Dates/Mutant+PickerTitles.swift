extension Mutant {
  /// Mistakes in titles, formats and spoken texts of pickers.
  static let pickerTitles: [Mutant] = [
    .pickerTitle("MidnightIsZero", "On a 12-hour clock, noon and midnight are 0.") {
      title, kind, row, settings in
      kind == .hour && row == 0 && settings.format.hourCycle == .h12
        ? String(settings.format.names.digits[0]) : title
    }.killed(by: .wheelsFollowTheirFormat),
    .changing("YearlessDates", "A date format without a year is accepted.") {
      let judge = $0.datePickers.problemOfFormat
      $0.datePickers.problemOfFormat = { judge($0) == .missing(.year) ? nil : judge($0) }
    }.killed(by: .formatsAreJudged),
    .changing("PluralsOnly", "The number one is spoken like any other number.") {
      let spoken = $0.datePickers.element
      $0.datePickers.element = { wheel, picker in
        spoken(wheel, picker).map { element in
          let isOne = element.value.hasSuffix(" hour") || element.value.hasSuffix(" minute")
          return SpokenElement(value: element.value + (isOne ? "s" : ""), hint: element.hint)
        }
      }
    }.killed(by: .wheelsAreSpoken),
  ]

  /// Pickers whose titles `answer` computes from the model's.
  private static func pickerTitle(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (String, DateWheel.Kind, Int, DatePickerSettings) -> String
  ) -> Mutation {
    Mutation(id, mistake) {
      let (title, wheels) = ($0.datePickers.title, $0.datePickers.wheels)
      $0.datePickers.title = { (row, wheel, settings) throws(DatePickerProblem) in
        let usual = try title(row, wheel, settings)
        return answer(usual, wheels(settings)[wheel].kind, row, settings)
      }
    }
  }
}
