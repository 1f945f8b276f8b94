import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// A field in another process is judged as code of this one is.
@Suite struct DrivenFieldTests {
  private let settings = RunSettings(cases: 5, shrinkLimit: 8)
  private let limits = DriverLimits(answer: 0.2, start: 5, end: 0.1)

  @Test(
    arguments: [
      ("ends", "the driver ended with code 7"),
      ("complains", #"the driver ended with code 1: "ValueError: 3""#),
      ("traps", "the driver ended with signal 11"),
      ("hangs", "the driver didn't answer in time"),
      ("fails", #"the driver failed: IndexError\n::error::x"#),
      ("closes", "the driver closed its output"), ("leaves", "the driver ended with code 7"),
      ("manyLines", #"the driver wrote "still here", but no answer in time"#),
    ])
  func `What isn't answered is told with its keystrokes`(way: String, found: String) throws {
    let driver = try OddDriver()
    do {
      let field = try TestedField.driven(by: driver.command(way), limits: limits)
      let report = field.examined(meaning: [.atMost(50)], settings: settings)
      let failure = try #require(report.failures.first)
      #expect(failure.law == "EveryEditIsAnswered")
      #expect(failure.found.hasPrefix(found), "\(failure.found)")
      #expect(failure.cause.hasPrefix("The field's program ended, hung or failed"))
      #expect(failure.steps.count == 1 && failure.steps[0].hasPrefix("type "), "\(failure)")
    }
    // What a driver started is killed, and not waited for.
    for _ in 0..<1_000 where try !driver.left().isEmpty { usleep(2_000) }
    #expect(try driver.left() == [])
  }

  /// Whatever a field does, this is its driver's fault: no more is asked, and no law is broken.
  @Test(
    arguments: [
      ("noText", "answered without a “text”"), ("units", "answered without a “text”"),
      ("noSelection", "answered a “selection” that isn't [location, length]"),
      ("values", "answered a “value” that is neither a text nor a number"),
      ("otherID", "answered request 0 when asked request 3"),
      ("noID", "answered without the “id” 3 of a request"),
      ("longLine", "wrote a line of more than 1,048,576 bytes"),
    ])
  func `What isn't of the protocol ends it all`(way: String, problem: String) throws {
    let driver = try OddDriver()
    let report = try driver.field(way, limits).examined(meaning: [.atMost(9)], settings: settings)
    let found = try #require(report.problem).description
    #expect(found.hasPrefix("the driver \(problem)"), "\(found)")
    #expect(found.contains(#", to {"do":"type","text":""#) && report.failures.isEmpty)
    #expect(try driver.requests().count < 5)
  }

  @Test func `A few new fields that can't be made are the last`() throws {
    let driver = try OddDriver()
    let field = try driver.field("noField", limits)
    let report = field.examined(meaning: [.backspaceEmpties], settings: settings)
    #expect(report.problem == .driver(.failed("no window")))
    #expect(try driver.requests().filter { $0 == #""new""# }.count == 3)
  }

  @Test func `A law that judged no step doesn't hold`() throws {
    let driver = try OddDriver()
    let field = try driver.field("marked", limits)
    let report = field.examined(meaning: [.atMost(2)], settings: settings)
    #expect(!report.isFine && report.inconclusive.contains("StaysWithinTheLimit"), "\(report)")
  }

  @Test func `What a driver doesn't support is told, and asked no more`() throws {
    let driver = try OddDriver()
    let field = try driver.field("noUndo", limits)
    let report = field.examined(meaning: [.backspaceEmpties], settings: settings)
    #expect(report.isFine, "\(report)")
    #expect(report.remarks == ["the driver doesn't support “undo”, so it isn't asked"])
    #expect(try driver.requests().filter { $0 == #""undo""# }.count == 1)
  }

  @Test func `A field without selections is asked for a caret only`() throws {
    let driver = try OddDriver()
    var typist = Typist(at: try driver.field("carets", limits))
    typist.type("12")
    for keystroke in [Keystroke.selectAll, .cut, .moveCaret(fromEnd: 1)] { typist.press(keystroke) }
    let last = [#""type","text":"2""#, #""select","selection":[1,0]"#]
    #expect(try driver.requests().suffix(2) == last)
  }

  @Test func `A driver puts away what it made, at the end of its standard input`() throws {
    let driver = try OddDriver()
    do { _ = try driver.field("tidy", limits) }
    #expect(try driver.requests().last?.hasSuffix("tidy") == true)
  }

  @Test func `What a driver says stays in its line of a report`() throws {
    let driver = try OddDriver()
    let field = try driver.field("names", limits)
    #expect(field.name == #"odd\n::error::x"#)
  }

  @Test(arguments: [("outside", "TheCaretStaysInside"), ("half", "TheTextIsWhole")])
  func `What no platform can show breaks a law`(way: String, law: String) throws {
    let driver = try OddDriver()
    let field = try driver.field(way, limits)
    #expect(field.examined(meaning: [], settings: settings).failures.map(\.law).contains(law))
  }

  @Test func `What follows from half a character is no other law's`() throws {
    let driver = try OddDriver()
    let field = try driver.field("stuckHalf", limits)
    let report = field.examined(meaning: [.backspaceEmpties], settings: settings)
    #expect(report.failures.map(\.law) == ["TheTextIsWhole"], "\(report)")
  }

  @Test func `A value that only typing gives is seen beside that of a text which is set`() throws {
    let driver = try OddDriver()
    let field = try driver.field("typedOnly", limits)
    let failures = field.examined(meaning: [], settings: settings).failures
    #expect(failures.map(\.law) == ["ValueDependsOnlyOnTheText"])
    #expect(failures.first?.expected == "the value none, as in a new field whose text is set")
    #expect(try driver.requests().contains { $0.hasPrefix(#""set","text":""#) })
  }

  @Test func `A text that the field itself calls wrong has no value, which is told`() throws {
    let driver = try OddDriver()
    let reports = try ["wrongValue", "provisional"].map { way in
      try driver.field(way, limits)
        .examined(meaning: [.value(NumberFormat(.posix))], settings: settings)
    }
    #expect(reports.map { $0.failures.map(\.law) } == [["ValueIsWhatTheTextSays"], []])
    let warned = reports.map { $0.warnings.contains { $0.contains("no value was judged") } }
    #expect(warned == [false, true])
  }

  @Test func `Every text that people paste is pasted into a new field`() throws {
    let meanings = Meanings(all: [], typing: ["12-34", "x"])
    for field in [try OddDriver().field("none", limits), TestedField.onChange("any") { $0 }] {
      let alphabet = meanings.alphabet(of: field)
      let drawn = alphabet.pastes.map { entry in
        var source = ChoiceSource(bytes: entry.bytes)
        return source.draw(alphabet.keystrokes)
      }
      let texts = alphabet.texts + alphabet.neighbors + (field.isDriven ? [] : ["-5"])
      #expect(drawn.allSatisfy { $0.count == 1 })
      #expect(Set(drawn.joined()).isSuperset(of: texts.map { .paste($0) }))
    }
  }

  @Test func `A field that takes all keeps the laws, and a limit is seen`() throws {
    let driver = try OddDriver()
    let field = try driver.field("strange", limits)
    let digits = FieldMeaning.onlyCharacters("0123456789")
    let short = FieldMeaning.always("It has three characters at most.") { $0.count <= 3 }
    let report = field.examined(meaning: [short], settings: settings)
    #expect(report.failures.map(\.law) == ["WhatStandsIsAllowed"], "\(report)")
    #expect(
      report.left == ["AnswersDependOnlyOnTheEdit: it keeps something of its own"], "\(report)")
    #expect(report.remarks == [#"the driver wrote what is no answer: "debug: typed""#])
    #expect(field.name == "odd")
    let choices = try #require(report.failures.first).choices
    let again = field.examined(meaning: [short], settings: settings, choices: choices)
    #expect(again.failures.map(\.steps) == report.failures.map(\.steps))
    #expect(again.cases == 1)
    #expect(!field.examined(meaning: [digits], settings: settings).isFine)
  }

  @Test func `A process that is split off starts a driver of its own, as a fuzz program does`()
    throws
  {
    let driver = try OddDriver()
    do {
      let field = try driver.field("none", limits)
      let claim = try #require(
        FieldClaims.of(field, meaning: .atMost(3)).first {
          $0.property.name == "StaysWithinTheLimit"
        })
      let isolated = Run.check(claim.isolated(cpuSeconds: 5), settings).counterexample
      #expect(isolated?.message.contains("expected at most 3 characters") == true)
      #expect(Run.check(claim, settings).counterexample?.message == isolated?.message)
    }
    // A driver ends when its standard input does, which takes a moment.
    for _ in 0..<1_000 where try !driver.left().isEmpty { usleep(2_000) }
    #expect(try driver.left() == [])
  }
}
