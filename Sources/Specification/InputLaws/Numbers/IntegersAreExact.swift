extension Law {
  package static let integersAreExact = Law(
    "Converting a number to an integer of any width is exact, or refused for the model's reason.",
    clauses: ["N5"],
    Property(forAll: .nearInteger) { subject, number in
      func check<Integer: FixedWidthInteger>(_ type: Integer.Type) throws {
        typealias IntegerAnswer = Answer<Integer, NumberConversionError>
        let answer = IntegerAnswer(try subject.numbers.integer(number, as: type))
        let model = IntegerAnswer(try ModelNumbers().integer(number, as: type))
        try requireEqual(answer, model, "\(type)")
        guard let value = answer.value else { return }
        try requireEqual(ExactNumber(value), number, "\(type)")
        try requireEqual(ExactNumber(value).isNegative, value < 0, "the sign of \(value)")
      }
      let types: [any FixedWidthInteger.Type] = [
        Int8.self, UInt8.self, Int16.self, UInt16.self, Int32.self, UInt32.self, Int64.self,
        UInt64.self, Int.self, UInt.self,
      ]
      for type in types { try check(type) }
    })
}
