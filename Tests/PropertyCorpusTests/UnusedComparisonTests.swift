import Foundation
import PropertyTesting
import Testing

@testable import PropertyCorpus

/// A claim whose last statement is an unused comparison checks nothing.
@Suite struct UnusedComparisonTests {
  /// The statement that is found in a call in the second line of a test.
  private static func found(_ claim: String, _ call: String = "expectHolds(forAll: one)") -> String?
  {
    let source = "@Test func one() {\n  \(call) \(claim)\n  expectHolds(forAll: two) { $0 }\n}\n"
    let found = { UnusedComparison(Array(source.utf8), line: 2, column: $0)?.statement }
    let bracket = call.prefix { $0 != "(" }.count + 3
    return found(3) == found(bracket) ? found(3) : "another at the bracket"
  }

  @Test(arguments: [
    ("{ n in let m = n + 1; m > n }", "m > n"),
    ("{ n in\n    let m = n + 1 // a, \n\n    m /* try */\n      > n\n  }", "m > n"),
    ("{\n    let a = f($0)\n    a == \"try (\" && b\n  }", "a == \"…\" && b"),
    (
      "{ a, b in\n    var a = a\n    a.sort()\n    a.allSatisfy { $0 < b }\n  }",
      "a.allSatisfy { $0 < b }"
    ),
    ("{ list in\n    let set = Set(list)\n    set.contains(3)\n  }", "set.contains(3)"),
    (
      "{ list in\n    guard list.count > 1 else { return }\n    !list.isEmpty\n  }", "!list.isEmpty"
    ),
    ("{ list in\n    let rest = list.dropFirst()\n    rest\n      .isEmpty\n  }", "rest .isEmpty"),
  ]) func `An unused comparison at a claim's end is reported`(claim: String, statement: String) {
    #expect(Self.found(claim) == statement)
    #expect(
      Self.found(claim, "await expectHolds(\n    forAll: zip(a, b { \")\" })\n  )") == statement)
  }

  @Test(arguments: [
    "{ n in n > 1 }", "{ n in\n    n > 1\n      && n < 5\n  }",
    "{ one,\n    two in\n    one == two\n  }",
    "{ (n: Int) -> Bool in\n    // One.\n    n ==\n      1\n  }",
    "{ n in\n    let m = n\n    return m > n\n  }",
    "{ n in\n    let m = n\n    #expect(m == n)\n  }",
    "{ n in\n    #expect(n == n)\n    n > 1\n  }", "{ n in\n    try require(n > 1)\n    n > 1\n  }",
    "{ n in\n    let m = n\n    XCTAssert(m > n)\n  }",
    "{ n in\n    f(n)\n    isValid = n > 1\n  }", "{ n in\n    f(n)\n    _ = n > 1\n  }",
    "{ n in\n    f(n)\n    bits |= n > 1 ? 1 : 0\n  }",
    "{ n in\n    f(n)\n    let a =\n      n > 1\n  }",
    "{ n in\n    f(n)\n    if n > 1,\n      n < 5\n    { g() }\n  }",
    "{ n in\n    f(n)\n    n > 1 ? g() : h()\n  }",
    "{ n in\n    f(n)\n    return\n      n > 1\n  }",
    "{ n in\n    f(n)\n    switch n { case 1: a > b }\n  }",
    "{ n in\n    f(n)\n    Issue.record(\"a\")\n    n > 1\n  }", "{ n in", "",
  ]) func `A claim without an unused comparison isn't reported`(claim: String) {
    #expect(Self.found(claim) == nil)
    #expect(Self.found("", "expectHolds(Claim(forAll: one) \(claim))") == nil)
  }
}
