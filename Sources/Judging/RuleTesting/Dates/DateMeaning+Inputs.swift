import InputRules
import PropertyTesting

/// A date in a meaning's range, its text, and an altered text that might not be a date.
struct DateInput: Hashable, Sendable {
  /// Milliseconds since the start of 1970.
  let moment: Int
  let text: String
  /// The text of the same or a later date, or `nil` if there is none.
  let later: String?
  /// The text after a random change; it might not represent a date.
  let altered: String
  /// Milliseconds to add to the moment, to test parts that the text doesn't show.
  let unseen: Int
}

extension DateMeaning {
  /// Generates dates in the meaning's range, each with its texts.
  var inputs: Generator<DateInput> {
    Generator { source in
      let time = self.time(&source)
      let moment = self.moment(of: time, &source)
      var fields = self.fields(of: moment)
      if source.choose(upTo: 1) == 1 {
        // Uses the generated local time itself, because a local time in a gap has no moment.
        fields =
          parts.hasOffset
          ? moved(fields, moment, &source) : DateFields(time)
      }
      let decimals = Int(source.choose(upTo: 3))
      let text = self.text(of: fields, decimals: decimals)
      let later = self.fields(of: moment + Int(source.choose(upTo: Self.mostLater)))
      return DateInput(
        moment: moment, text: text, later: self.text(of: later, decimals: 3),
        altered: altered(fields, text, &source), unseen: Int(source.choose(upTo: 86_400_000 - 1)))
    }
  }

  /// The maximum distance from a date to the later date: 400 days, in milliseconds.
  private static var mostLater: UInt64 { 400 * 86_400_000 }

  /// Chooses a local time, often near the end of a month or near an offset change.
  private func time(_ source: inout ChoiceSource) -> CivilTime {
    let year = years.lowerBound + Int(source.choose(upTo: UInt64(years.count - 1)))
    let month = 1 + Int(source.choose(upTo: 11))
    let last = PickedDate.days(year, month)
    let isNearEnd = source.choose(upTo: 1) == 1
    let back = Int(source.choose(upTo: isNearEnd ? 2 : UInt64(last - 1)))
    let time = CivilTime(
      year: year, month: month, day: isNearEnd ? last - back : back + 1,
      hour: Int(source.choose(upTo: 23)), minute: Int(source.choose(upTo: 59)),
      second: Int(source.choose(upTo: 59)))
    guard !parts.hasOffset, source.choose(upTo: 1) == 1,
      let start = CivilZone.universal.instants(of: time).first,
      let change = zone.nextChange(after: start)
    else { return time }
    // The time is within about two hours of the change, in local time with the earlier offset.
    let before = zone.offset(at: Instant(microseconds: change.instant.microseconds - 1))
    let local = change.instant.milliseconds / 1_000 + before
    let seconds = (Int(source.choose(upTo: 48)) - 24) * 300 + Int(source.choose(upTo: 1))
    return CivilZone.universal.civilTime(at: Instant(seconds: local + seconds)) ?? time
  }

  /// The moment of a local time plus some milliseconds; a time in a gap gives a moment after the
  /// gap.
  private func moment(of time: CivilTime, _ source: inout ChoiceSource) -> Int {
    let choice = source.choose(upTo: 1) == 1 ? OverlapChoice.second : .first
    let instant = (parts.hasOffset ? .universal : zone).instant(of: time, in: choice)
    return (instant?.milliseconds ?? 0) + Int(source.choose(upTo: 999))
  }

  /// The fields of a moment, in universal time if the text contains an offset, otherwise in the
  /// zone.
  func fields(of moment: Int) -> DateFields {
    let (second, rest) = moment.secondAndRest
    let zone = parts.hasOffset ? .universal : zone
    let time = zone.civilTime(at: Instant(seconds: second))
    return DateFields(
      time ?? CivilTime(year: 1970, month: 1, day: 1), milliseconds: rest)
  }

  /// The fields of the same moment, expressed with a different offset.
  private func moved(
    _ fields: DateFields, _ moment: Int, _ source: inout ChoiceSource
  ) -> DateFields {
    let offset = DateFields.Offset(
      isNegative: source.choose(upTo: 1) == 1, hours: Int(source.choose(upTo: 23)),
      minutes: [0, 30, 45, 59][Int(source.choose(upTo: 3))])
    var moved = self.fields(of: moment + offset.seconds * 1_000)
    moved.offset = offset
    return years ~= moved.number(.year) ? moved : fields
  }

  /// Changes a number, the offset, the text, or one character.
  private func altered(
    _ fields: DateFields, _ text: String, _ source: inout ChoiceSource
  ) -> String {
    var fields = fields
    let written = DateTextField.allCases.filter(parts.fields.contains)
    switch source.choose(upTo: 9) {
    case 0...4:
      let field = written[Int(source.choose(upTo: UInt64(written.count - 1)))]
      let numbers = [field.range.upperBound, field.range.upperBound + 1, 0, 99, 30, 29]
      fields.numbers[field] = numbers[Int(source.choose(upTo: 5))]
      return self.text(of: fields)
    case 5:
      fields.offset = DateFields.Offset(
        isNegative: source.choose(upTo: 1) == 1, hours: 23 + Int(source.choose(upTo: 2)),
        minutes: 59 + Int(source.choose(upTo: 1)))
      return self.text(of: fields)
    case 6:
      let others = ["", "x", " x", "\(text) 1", "\(text)Z", "x\(text)", "now", "0", text + text]
      return others[Int(source.choose(upTo: 8))]
    default: return altered(text, &source)
    }
  }

  /// The text with one character inserted, removed or replaced.
  private func altered(_ text: String, _ source: inout ChoiceSource) -> String {
    var characters = Array(text)
    if characters.isEmpty { return "0" }
    let place = Int(source.choose(upTo: UInt64(characters.count - 1)))
    let signs = Array("0129-+:./, TZWxa٣")
    let sign = signs[Int(source.choose(upTo: UInt64(signs.count - 1)))]
    switch source.choose(upTo: 2) {
    case 0: characters.remove(at: place)
    case 1: characters[place] = sign
    default: characters.insert(sign, at: place)
    }
    return String(characters)
  }
}
