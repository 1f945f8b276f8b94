import InputRules

extension GrowthRow {
  static var numbers: [GrowthRow] {
    [
      GrowthRow("NumberFormat.problem(of:as:), accepts(_:as:)") { text in
        {
          (NumberFormat().problem(of: text)?.offset ?? 0) &+ (NumberFormat().accepts(text) ? 1 : 0)
        }
      },
      GrowthRow("NumberFormat.value(of:), text(of:)", on: [.digits]) { text in
        let value = try NumberFormat().value(of: text)
        return {
          let read = (try? NumberFormat().value(of: text))?.isZero == true ? 1 : 0
          return ((try? NumberFormat().text(of: value))?.utf8.count ?? 0) &+ read
        }
      },
      GrowthRow("NumericValue within bounds, objection(to:)") { text in
        let bounds = try NumberBounds(minimum: ExactNumber(0), maximum: ExactNumber(99))
        let (typed, scanned) = (
          NumericValue(bounds: bounds), NumericValue(grammar: .scanner, bounds: bounds)
        )
        return {
          [typed.objection(to: text), scanned.finalObjection(to: text)].count { $0 == nil }
        }
      },
      GrowthRow("NumberTyping, apply(_:)") { text in
        let edit = middle(of: text, "7")
        return {
          var typing = NumberTyping(text)
          try? typing.apply(edit)
          return typing.problem()?.offset ?? 0
        }
      },
    ]
  }

  /// Numbers in fields, in digits, and in locales.
  static var numberTexts: [GrowthRow] {
    [
      GrowthRow("NumberField.value(of:)") { text in
        { NumberField(NumberFormat.digits()).value(of: text)?.isZero == true ? 1 : 0 }
      },
      GrowthRow("ExactNumber(_:)") { text in { ExactNumber(text)?.isZero == true ? 1 : 0 } },
      GrowthRow("NumberSymbols(locale:)") { text in
        { NumberSymbols(locale: text) == nil ? 0 : 1 }
      },
    ]
  }

  static var patterns: [GrowthRow] {
    [
      GrowthRow("Pattern(_:in:)") { text in
        { (try? Pattern(text)) == nil ? 0 : 1 }
      },
      GrowthRow("PatternField.formatted(_:), content(of:), value(of:), isComplete(_:)") { text in
        let field = PatternField(try Pattern(text.filter { !"[]\\".contains($0) }))
        return {
          field.formatted(text).utf8.count &+ field.content(of: text).utf8.count
            &+ field.value(of: text).utf8.count &+ (field.isComplete(text) ? 1 : 0)
        }
      },
    ]
  }

  /// Date formats, layouts, zones, and date inputs.
  static var dates: [GrowthRow] {
    [
      GrowthRow("DateFormat(_:), text(of:)") { text in
        let pattern = "'" + text + "'" + " y".repeated(to: text)
        let format = try DateFormat(pattern)
        return {
          let read = (try? DateFormat(pattern)) == nil ? 0 : 1
          return format.text(of: CivilTime(year: 1, month: 1, day: 1), names: .english).utf8.count
            &+ read
        }
      },
      GrowthRow("DateLayout(_:)", on: [GrowthText("separators", of: "/", after: "dd")]) { text in
        { (try? DateLayout(text)) == nil ? 0 : 1 }
      },
      GrowthRow("DateField.value(of:), isComplete(_:), isRight(_:)") { text in
        let field = try DateField(DateLayout("dd/mm/yyyy"))
        return {
          let value = (try? field.value(of: text)) == nil ? 0 : 1
          return value &+ (field.isComplete(text) ? 1 : 0) &+ (field.isRight(text) ? 1 : 0)
        }
      },
      GrowthRow("DateRangeField.value(of:), isComplete(_:), isRight(_:)") { text in
        let field = try DateRangeField(DateLayout("dd/mm/yyyy"), separator: " – ")
        return {
          let value = (try? field.value(of: text)) == nil ? 0 : 1
          return value &+ (field.isComplete(text) ? 1 : 0) &+ (field.isRight(text) ? 1 : 0)
        }
      },
    ]
  }

  /// The date formats of locales, and HTML's date inputs.
  static var dateTexts: [GrowthRow] {
    [
      GrowthRow("DateWheelFormat(locale:), DateNames(locale:)") { text in
        {
          (DateNames(locale: text) == .english ? 1 : 0)
            &+ (DateWheelFormat(locale: text) == .root ? 1 : 0)
        }
      },
      GrowthRow("HTMLDateInput: number(of:), sanitized(_:), validity(of:), stepped(_:by:)") {
        text in
        let input = HTMLDateInput(.date, minimum: text, step: text)
        return {
          let number = (try? input.number(of: text)) ?? 0
          let stepped = (try? input.stepped(text, by: 1))?.utf8.count ?? 0
          return number &+ stepped &+ input.sanitized(text).utf8.count
            &+ (input.validity(of: text).isValid ? 1 : 0)
        }
      },
    ]
  }

  static var zones: [GrowthRow] {
    [
      GrowthRow("ZoneRule(posix:)") { text in
        { (try? ZoneRule(posix: "<" + text + ">3")) == nil ? 0 : 1 }
      },
      GrowthRow("CivilZone(compiled:)") { text in
        let bytes = Array(text.utf8)
        return { (try? CivilZone(compiled: bytes)) == nil ? 0 : 1 }
      },
    ]
  }

  /// Wheels, runs and reminders.
  static var others: [GrowthRow] {
    [
      GrowthRow("WheelSet.rows(of:), text(of:)") { text in
        // There is one wheel, with a single row, for each scalar.
        let set = try WheelSet(text.unicodeScalars.map { .separator(String($0)) })
        let rows = set.wheels.map { _ in 0 }
        return {
          ((try? set.rows(of: text))?.count ?? 0) &+ ((try? set.text(of: rows))?.utf8.count ?? 0)
        }
      },
      GrowthRow("WheelSet.rows(of:), titles that begin with each other", on: [.ascii]) { text in
        // The titles have every length up to the square root of the text's length.
        let count = Int(Double(text.utf8.count).squareRoot())
        let titles = Wheel.titles((1...count).map { String(repeating: "a", count: $0) })
        let set = try WheelSet([titles, titles])
        let all = String(repeating: "a", count: count)
        return { ((try? set.rows(of: all))?.count ?? 0) &+ 1 }
      },
      GrowthRow("Distance, Speed, Pace and ElapsedTime of texts") { text in
        {
          let distance = (try? Distance(text, in: .miles)) == nil ? 0 : 1
          let speed = (try? Speed(text, in: .milesPerHour)) == nil ? 0 : 1
          let pace = (try? Pace(text, per: .miles)) == nil ? 0 : 1
          let time = (try? ElapsedTime(text, as: .minutesSeconds)) == nil ? 0 : 1
          return distance &+ speed &+ pace &+ time
        }
      },
      GrowthRow("[Reminder].schedule(_:)", on: [.ascii]) { text in
        let trigger = try IntervalTrigger(seconds: 60, repeats: true)
        let reminders = try (0..<text.utf8.count / 8).map {
          try Reminder("\($0)", .interval(trigger), scheduled: Instant(seconds: 0))
        }
        return {
          var list: [Reminder] = []
          list.schedule(reminders)
          return list.count
        }
      },
    ]
  }
}

extension String {
  /// The text, repeated once for each sixteen bytes of `other`.
  fileprivate func repeated(to other: String) -> String {
    String(repeating: self, count: other.utf8.count / 16)
  }
}
