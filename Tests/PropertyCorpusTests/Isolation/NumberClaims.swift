import PropertyTesting

/// A claim about numbers from 0 to `most`, and whatever `body` does with them.
func claim(
  ofNumbersUpTo most: Int = 10_000, _ body: @escaping @Sendable (Int) throws -> Void
) -> Claim {
  Property<Void>(
    forAll: .int(in: 0...most), named: PropertyName(chapter: "Numbers", name: "AreFine")
  ) { _, number in try body(number) }
  .about((), named: "numbers")
}

/// A value that the optimiser can't predict.
@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }

/// Ends the process unless the number is under 5000; a bug of its own.
@inline(never)
func trapFromFiveThousand(_ number: Int) {
  let narrow = opaque(4_999) - number
  _ = opaque(UInt(opaque(narrow)))
}

/// Calls itself until the stack is used up, which it needs after each call.
@inline(never)
func recurse(_ number: Int) -> Int { number < 0 ? 0 : opaque(recurse(opaque(number))) &+ 1 }
