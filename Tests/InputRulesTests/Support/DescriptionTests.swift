import InputRules
import Testing

/// What values say of themselves in reports, and what problems tell a user, word for word.
@Suite struct DescriptionTests {
  @Test func `No milliseconds are left out of a time, and midnight of a value`() throws {
    let date = try CivilDate(year: 2026, month: 11, day: 3)
    #expect("\(DateFieldValue(date))" == "2026-11-03")
    #expect("\(DateFieldValue(date, try TimeOfDay(hour: 9, minute: 5)))" == "2026-11-03 09:05:00")
    #expect("\(try TimeOfDay(hour: 9, millisecond: 1))" == "09:00:00.001")
    #expect("\(try TimeOfDay(hour: 9))" == "09:00:00")
  }

  @Test(arguments: [
    (LengthUnit.characters, "1 character", "2 characters"),
    (.scalars, "1 Unicode scalar", "2 Unicode scalars"),
    (.utf16, "1 UTF-16 unit", "2 UTF-16 units"), (.utf8, "1 UTF-8 byte", "2 UTF-8 bytes"),
  ])
  func `A limit agrees in number with its unit (T1)`(unit: LengthUnit, one: String, two: String) {
    for (limit, length) in [(1, one), (2, two), (0, two.replacing("2", by: "0"))] {
      let reason = Reason.tooLong(limit: limit, unit: unit)
      #expect(reason.description == "the limit is \(length); shorten the text")
      #expect(ConditionDescription.maximumLength(limit, unit).description == "at most \(length)")
    }
  }

  @Test func `A session's description has what isn't the default`() {
    let field = FieldDescription([.maximumLength(3, .utf8)])
    #expect("\(SessionDescription(field))" == "at most 3 UTF-8 bytes")
    #expect("\(SessionDescription(field, undoLimit: 999))".hasSuffix(", at most 999 steps undone"))
    #expect(
      "\(SessionDescription(normalisation: [.dashes, .quotes], undoLimit: 1_001))"
        == "anything, plain dashes, quotes, at most 1001 steps undone")
  }

  @Test func `A field's description has the policies that aren't the default`() {
    #expect("\(FieldDescription([.otherThan("")]))" == #"other than """#)
    #expect("\(FieldDescription(insertion: .truncated))" == "anything, insertions truncated")
    #expect("\(FieldDescription(deletions: .judged))" == "anything, deletions judged")
  }

  @Test func `An outcome says what was copied, dropped and committed`() {
    let outcome = Outcome(
      .rewritten(nil), FieldState("a"), copied: "b", commit: .refused(.reformatted), dropped: "c")
    #expect(
      "\(outcome)" == """
        composition refused: \(Reason.reformatted); rewritten, showing "a" selected 1+0, \
        copied "b", dropped "c"
        """)
    #expect("\(Effect.rewritten(.reformatted))" == "rewritten: \(Reason.reformatted)")
  }

  @Test func `Edits and decisions are told apart`() {
    let range = TextRange(location: 1, length: 2)
    #expect("\(Edit(replacing: range, with: ""))" == "delete 1+2")
    #expect("\(Edit(replacing: range, with: "x"))" == #"replace 1+2 by "x""#)
    let state = FieldState("x")
    #expect("\(Decision.accept(state))" == #"accepted, giving "x" selected 1+0"#)
    #expect("\(Decision.rewrite(state, because: nil))" == #"rewritten, giving "x" selected 1+0"#)
    #expect(
      "\(Decision.rewrite(state, because: .reformatted))"
        == #"rewritten, giving "x" selected 1+0: "# + "\(Reason.reformatted)")
  }

  @Test func `Bounds are a part of a number's description unless there are none (N9)`() throws {
    let bounds = try NumberBounds(minimum: 1, maximum: 20, step: 2)
    #expect("\(bounds)" == "at least 1, at most 20, in steps of 2 from 1")
    let format = NumberFormat()
    #expect("\(NumberDescription(format))" == "a number, partial, \(format)")
    #expect("\(NumberDescription(format, bounds: bounds))".hasSuffix("\(format), \(bounds)"))
  }

  @Test func `A problem lists what may stand there, or ends the number (N1.13)`() {
    func problem(_ expected: Set<NumberToken>, found: Unicode.Scalar? = nil) -> String {
      "\(NumberProblem(offset: 1, found: found, expected: expected))"
    }
    #expect(problem([.digit]) == "the number is incomplete; give a digit")
    #expect(
      problem([.exponentMark, .digit, .minus])
        == "the number is incomplete; give a digit, a minus sign or an exponent mark")
    #expect(problem([], found: "x") == #""x" isn't allowed at offset 1; end the number there"#)
  }

  @Test func `Symbols of numbers are all described (N3.1)`() {
    #expect("\(NumberSymbols.posix)" == #"symbols ". ," "-+" "E" "0123456789" by 3;3 from 1"#)
  }

  @Test func `An event of a date picker has both values only if they differ (D4.4)`() throws {
    let (one, other) = (DatePickerValue.minutes(5), DatePickerValue.minutes(7))
    func event(_ value: DatePickerValue) -> String {
      DatePickerEvent(
        effect: .rounded, moves: [], oldValue: one, newValue: value, reportsChange: false
      ).description
    }
    #expect(event(one) == "rounded, 5 min")
    #expect(event(other) == "rounded, 5 min to 7 min")
  }

  @Test func `Far exponents and reminders' bounds are written`() throws {
    let far = "-1e-99999999999999999999"
    #expect(ExactNumber(far)?.description == far)
    #expect(
      TriggerProblem.outOfBounds(.month, 13).description
        == "month 13 doesn't exist; give one from 1 to 12")
    #expect(CivilZoneError.rule.description.hasSuffix(", and times of at most 167 hours"))
  }
}

extension String {
  fileprivate func replacing(_ one: Character, by other: Character) -> String {
    String(map { $0 == one ? other : $0 })
  }
}
