import InputRules

extension GrowthRow {
  /// Rules with many parts; they show how time grows with the number of parts.
  static func parameters() throws -> [GrowthRow] {
    optionalElements + fullPatterns + notations + sets + wheels + repairs + prefixes
  }

  /// An operation whose time depends on a number of parts.
  private static func row(
    _ name: String, _ work: @escaping (Int) throws -> () -> Int
  ) -> GrowthRow {
    GrowthRow(name, on: [GrowthText("parts", of: "x")]) { try work($0.utf8.count / 8) }
  }

  /// Patterns with many optional slots, with or without literals between the slots.
  private static var optionalElements: [GrowthRow] {
    let digit = PatternSlot(.digit, occurrence: .optional)
    return [(" and literals", [PatternElement.slot(digit), .literal("-")]), ("", [.slot(digit)])]
      .flatMap { name, part in
        let name = "PatternField of optional slots" + name
        let parts = { (count: Int) in Array(repeatElement(part, count: count).joined()) }
        return [
          row("\(name), made") { count in
            { PatternField(Pattern(parts(count))).isComplete("") ? 1 : 0 }
          },
          row("\(name): a paste of what they take") { count in
            decision(of: PatternField(Pattern(parts(count))), on: "", "7".times(count))
          },
          row("\(name): a paste of what none takes") { count in
            decision(of: PatternField(Pattern(parts(count))), on: "", "x".times(count))
          },
          row("\(name): a key in a text that none takes") { count in
            decision(of: PatternField(Pattern(parts(count))), on: "x".times(count), "7")
          },
          row("\(name): the objection to a text that no slot takes") { count in
            let field = PatternField(Pattern(parts(count)))
            let text = "x".times(count)
            return {
              field.formatted(text).utf8.count &+ field.value(of: text).utf8.count
                &+ (field.finalObjection(to: text) == nil ? 0 : 1)
            }
          },
        ]
      }
  }

  /// A paste into the middle of a full pattern, for each overflow policy.
  private static var fullPatterns: [GrowthRow] {
    [PatternSlot.Occurrence.once, .optional].flatMap { occurrence in
      PatternPolicies.Overflow.allCases.map { overflow in
        row("PatternField of \(occurrence) slots, full: a paste, \(overflow)") { count in
          var policies = PatternPolicies()
          policies.overflow = overflow
          let slot = PatternSlot(.digit, occurrence: occurrence)
          let pattern = Pattern(Array(repeating: .slot(slot), count: count))
          return decision(
            of: PatternField(pattern, policies), on: "1".times(count), "7".times(count / 4))
        }
      }
    }
  }

  private static var notations: [GrowthRow] {
    [
      row("Pattern(_:in:), text(in:), many slots") { count in
        let (notation, text) = (notation(of: count), String.distinct(count))
        return {
          let pattern = try? Pattern(text, in: notation)
          return (try? pattern?.text(in: notation))?.utf8.count ?? 0
        }
      },
      row("FieldSession, a paste that is normalized, many kinds of slots") { count in
        let pattern = try Pattern(.distinct(count), in: notation(of: count))
        return normalizing(PatternField(pattern), "“—”".times(count))
      },
    ]
  }

  /// A notation with `count` slots, each of which accepts only the scalar that stands for it.
  private static func notation(of count: Int) -> PatternNotation {
    let slots = String.distinct(count).unicodeScalars.map { ($0, PatternSlot(.set([$0]))) }
    return PatternNotation(Dictionary(uniqueKeysWithValues: slots))
  }

  private static var sets: [GrowthRow] {
    Membership.allCases.flatMap { membership in
      let conditions: [(String, (String) -> any TextCondition)] = [
        ("AllowedCharacters", { AllowedCharacters($0, by: membership) }),
        ("BannedCharacters", { BannedCharacters($0, by: membership) }),
      ]
      return conditions.flatMap { name, condition in
        [
          row("\(name), \(membership), many: a paste that is filtered") { count in
            let rule = FieldRule([condition(.distinct(count))], insertion: .filtered)
            return decision(of: rule, on: "", "a" + .distinct(count))
          },
          row("\(name), \(membership), many: a paste that is normalized") { count in
            normalizing(FieldRule([condition(.distinct(count))]), "“—”".times(count))
          },
        ]
      }
    }
  }

  private static var wheels: [GrowthRow] {
    [
      row("WheelSelection of many titles: made, dialed, reloaded") { count in
        let titles = (0..<count).map { "title \($0)" }
        return {
          guard let set = try? WheelSet([.titles(titles), .digit()]) else { return 0 }
          var selection = WheelSelection(set)
          let actions: [WheelAction] = [
            .select(row: count / 2, wheel: 0), .write("title \(count - 1)7"), .show(99),
            .reload(wheel: 0, .titles(titles.reversed())),
          ]
          for action in actions { selection.perform(action) }
          return selection.count &+ ((try? set.advice())?.mostMoves ?? 0)
        }
      }
    ]
  }

  /// A rule's decision about an insertion in the middle of a text.
  private static func decision(
    of rule: some TextRule, on text: String, _ insertion: String
  ) -> () -> Int {
    let (state, edit) = (FieldState(text), middle(of: text, insertion))
    return { if case .refuse = rule.decide(edit, on: state) { 0 } else { 1 } }
  }

  private static func normalizing(_ rule: some TextRule, _ text: String) -> () -> Int {
    {
      var session = FieldSession(rule, normalization: .all)
      return session.perform(.paste(text)).state.text.utf8.count
    }
  }
}

extension String {
  fileprivate func times(_ count: Int) -> String { String(repeating: self, count: count) }

  /// A text of `count` different scalars, starting with Han characters.
  fileprivate static func distinct(_ count: Int) -> String {
    String(String.UnicodeScalarView((0..<count).compactMap { Unicode.Scalar(0x4000 + $0) }))
  }
}
