extension Law {
  package static let integersAreExact = Law(
    "Converting a number to an integer of any width is exact, or refused for the model's reason.",
    about: .numbers, clauses: ["N5"],
    Property(forAll: .nearInteger) { subject, number in
      func check<Integer: FixedWidthInteger>(_ type: Integer.Type) throws {
        let (numbers, model) = (subject.numbers, Implementation.Numbers.model)
        let ours = Outcome { () throws(NumberConversionError) in
          try numbers.integer(number, as: type)
        }
        let expected = Outcome { () throws(NumberConversionError) in
          try model.integer(number, as: type)
        }
        try requireEqual(ours, expected, "\(type)")
        guard case .value(let value) = ours else { return }
        try requireEqual(ExactNumber(value), number, "\(type)")
        try requireEqual(ExactNumber(value).isNegative, value < 0, "sign of \(value)")
      }
      try check(Int8.self)
      try check(UInt8.self)
      try check(Int16.self)
      try check(UInt16.self)
      try check(Int32.self)
      try check(UInt32.self)
      try check(Int64.self)
      try check(UInt64.self)
      try check(Int.self)
      try check(UInt.self)
    })
}

/// The result of a conversion.
private enum Outcome<Value: Equatable>: Equatable {
  case value(Value), refused(NumberConversionError)

  init(_ convert: () throws(NumberConversionError) -> Value) {
    do throws(NumberConversionError) { self = .value(try convert()) } catch {
      self = .refused(error)
    }
  }
}
