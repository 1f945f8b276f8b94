import Testing

/// The tools of the house rules are tested too: a rule that sees nothing forbids nothing.
@Suite struct MeasureTests {
  @Test(arguments: [
    ("a // b", "a     "),
    ("a /* b */ c", "a         c"),
    (#"f("a!") + b"#, #"f("  ") + b"#),
    (#"f("a\"!") + b"#, #"f("    ") + b"#),
    (#"f("\(a + "b") c") d"#, #"f("\(a + " ")  ") d"#),
    ("f(#\"a\"b\\#(c)\"#) d", "f(#\"   \\#(c)\"#) d"),
    ("f(#\"\\\"#) d", "f(#\" \"#) d"),
    ("f(\"\"\"\n  a \"b\"\n  \"\"\") c", "f(\"\"\"\n       \n  \"\"\") c"),
    ("func `a (b)`() {", "func        () {"),
    ("#if a", "#if a"),
    ("a / b / c", "a / b / c"),
    ("\"//\" a", "\"  \" a"),
  ])
  func `Comments, strings and quoted names are blanked out`(source: String, code: String) {
    #expect(SwiftCode.blanked(source) == code)
  }

  @Test(arguments: [
    ("func a() {\n}", [2]),
    ("func a() { b() }", [1]),
    ("func a(\n  b: Int\n) {\n  if c {\n  }\n}", [6]),
    ("protocol A {\n  func b()\n}\nfunc c() {\n}", [2]),
    ("var a: Int {\n  1\n}", [3]),
    ("var a: Int\nstruct B {\n  init() {\n  }\n}", [2]),
    ("let a = b.map {\n  .init($0)\n}", []),
    ("enum A {\n  case b\n}\nextension A {\n}", []),
  ])
  func `Functions are measured from declaration to closing brace`(source: String, lengths: [Int]) {
    let file = SourceFile(path: "", text: source)
    #expect(SwiftFunction.all(in: file.code).map(\.length) == lengths)
  }

  @Test(arguments: [
    "a!", "a!.b", "f(a)!", "a[0]!", "try! f()", "a as! B", "var a: Int!", "a! == b", "a?.b!",
    #"f("\(a!)")"#, "a! = b",
  ])
  func `A force is detected`(source: String) {
    #expect(SourceFile(path: "", text: source).code[0].contains(LanguageTests.force))
  }

  @Test(arguments: [
    "a != b", "a !== b", "a!=b", "!a", "f(!a)", "[!a]", "{ !$0 }", "a && !b", "// a!", #""a!""#,
    "(a, !b)", "return !a", #"f("\(!a)")"#,
  ])
  func `Other uses of ! are not mistaken for a force`(source: String) {
    #expect(!SourceFile(path: "", text: source).code[0].contains(LanguageTests.force))
  }
}
