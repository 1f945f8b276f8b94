import InputRules
import Testing

/// T6: a rule's text must satisfy all of its conditions, in any order.
@Suite struct CompositionTests {
  static let conditions: [ConditionDescription] = [
    .allowed("0123456789", .scalars), .banned("5", .scalars), .maximumLength(3, .characters),
  ]
  static let reasons: [Reason] = [
    .notAllowed("x"), .banned("5"), .tooLong(limit: 3, unit: .characters),
  ]
  static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

  @Test(arguments: orders)
  func `The reason is the first objection, in the order given (T6)`(order: [Int]) throws {
    let rule = try FieldRule(FieldDescription(order.map { Self.conditions[$0] }))
    #expect(rule.objection(to: "x555") == Self.reasons[order[0]])
    #expect(rule.decide(.insert("x555", at: 0), on: .empty) == .refuse(Self.reasons[order[0]]))
  }

  @Test(arguments: orders)
  func `The order changes no verdict (T6)`(order: [Int]) throws {
    let rule = try FieldRule(FieldDescription(order.map { Self.conditions[$0] }))
    for text in ["", "1", "123"] { #expect(rule.objection(to: text) == nil) }
    #expect(rule.objection(to: "1x") == .notAllowed("x"))
    #expect(rule.objection(to: "15") == .banned("5"))
    #expect(rule.objection(to: "1234") == .tooLong(limit: 3, unit: .characters))
  }

  @Test(arguments: orders)
  func `The order changes nothing about what fits (T6, E8.1)`(order: [Int]) throws {
    let description = FieldDescription(
      order.map { Self.conditions[$0] }, insertion: .filteredAndTruncated)
    let decision = try FieldRule(description).decide(.insert("x15y234", at: 0), on: .empty)
    #expect(decision.rewritten == FieldState("123"))
  }

  @Test func `Without conditions any text is accepted (T6)`() {
    #expect(FieldRule().objection(to: "\0\(Tricky.family)") == nil)
  }

  @Test func `A condition of one's own composes with the others (T6)`() throws {
    let even = TextPredicate("even") { $0.count.isMultiple(of: 2) }
    let rule = FieldRule([even, try MaximumLength(3)])
    #expect(rule.objection(to: "ab") == nil)
    #expect(rule.objection(to: "abc") == .refusedByRule("even"))
    #expect(rule.objection(to: "abcd") == .tooLong(limit: 3, unit: .characters))
  }

  @Test func `A description says all that it makes (T6)`() {
    let field = FieldDescription(
      Self.conditions, deletions: .judged, insertion: .filteredAndTruncated)
    #expect(
      field.description == """
        only "0123456789" by scalars and none of "5" by scalars and at most 3 characters, \
        insertions filteredAndTruncated, deletions judged
        """)
    #expect(FieldDescription().description == "anything")
  }
}
