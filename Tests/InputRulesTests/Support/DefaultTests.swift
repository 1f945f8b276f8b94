import InputRules
import Testing

/// The default values of settings, and settings that a call specifies.
@Suite struct DefaultTests {
  @Test func `A number format describes its limits and by default refuses only groups`() {
    let plain = NumberFormat()
    #expect("\(plain)" == "plain")
    #expect(plain.signs == .both && plain.grouping == .refused && plain.allowsExponent)
    #expect(plain.allowsLeadingZeros && plain.allowsLeadingSeparator)
    #expect(plain.allowsTrailingSeparator && plain.fractionDigits == 0...Int.max)
    #expect(plain.minimumFractionDigits == 0 && plain.maximumFractionDigits == .max)
    let bare = NumberFormat(
      signs: .none, grouping: .strict, allowsExponent: false, allowsLeadingZeros: false,
      allowsLeadingSeparator: false, allowsTrailingSeparator: false, fractionDigits: -1...2)
    #expect(
      "\(bare)" == """
        signs none, grouping strict, no exponent, no leading zeros, no leading separator, \
        no trailing separator, fraction digits -1...2
        """)
    #expect(bare.minimumFractionDigits == 0 && bare.maximumFractionDigits == 2)
    #expect(NumberFormat(fractionDigits: -2...(-1)).maximumFractionDigits == 0)
    #expect(NumberFormat.json.signs == .minus && !NumberFormat.json.allowsLeadingZeros)
    #expect(!NumberFormat.json.allowsLeadingSeparator && !NumberFormat.json.allowsTrailingSeparator)
    #expect("\(NumberFormat.html)" == "signs minus, no trailing separator")
    #expect(!NumberFormat.digits().allowsLeadingZeros)
    #expect(NumberFormat.digits(leadingZeros: true).allowsLeadingZeros)
  }

  @Test func `A date picker has no bounds and steps of one minute by default (D1.3)`() {
    let settings = DatePickerSettings(.date)
    #expect(settings.mode == .date && settings.zone == .universal)
    #expect(settings.calendar == .gregorian && settings.format == .root)
    #expect(settings.minimum == nil && settings.maximum == nil && settings.minuteInterval == 1)
    #expect(settings.rounding == .down && settings.overlap == .first)
    #expect(settings.leastDuration == .zero)
  }

  @Test func `A date field pads, passes digits on and has no bounds by default (D13.8)`() throws {
    let policies = DatePolicies.standard
    #expect(policies.padding && policies.literals == .lazy && policies.overflow == .passesOn)
    #expect(policies.whole == .refused && policies.pivot == 1950)
    #expect(policies.minimum == nil && policies.maximum == nil)
    let description = DateFieldDescription(try DateLayout("yyyy"))
    #expect(description.separator == nil && description.policies == policies)
    #expect(description.texts == .ascii)
    #expect(DateFieldDescription(description.layout, separator: ["-"]).separator == ["-"])
  }

  @Test func `A pattern field has lazy literals and no placeholder by default (F7)`() {
    let policies = PatternPolicies.standard
    #expect(policies.literals == .lazy && policies.overflow == .newestGoes)
    #expect(policies.junk == .refused && policies.placeholder == nil)
    #expect(PatternPolicies.eager.literals == .eager)
  }

  @Test func `The clock changes of a zone rule are at two o'clock by default (D7.4)`() {
    let turn = ZoneRule.Turn(.julian(60))
    #expect(turn.seconds == 7_200)
    let summer = ZoneRule.Summer(offset: 7_200, from: turn, to: ZoneRule.Turn(.julian(300)))
    #expect(ZoneRule(standard: 3_600).summer == nil)
    #expect(ZoneRule(standard: 3_600, summer: summer).summer == summer)
    #expect(summer.offset == 7_200 && summer.start == turn && summer.end.day == .julian(300))
  }
}
