"""Turns Swift blocks into a program that prints the values of their statements.

A comment after a statement, or on the lines directly below, shows the value of the expression or of the variable that is
declared or assigned.
"""
import re, sys

VARIABLE = re.compile(r"(?:let|var) (\w+)\b|(\w+(?:\.\w+)*) [-+*/]?= ")
NO_VALUE = re.compile(r"(func|struct|class|enum|extension|import|for|while|if|guard|@|static)\b|[}.]")
# A line as code and comment; slashes in a string don't begin a comment.
LINE = re.compile(r'((?:"(?:\\.|[^"\\])*"|(?!//).)*)(//.*)?')


def statements(block):
    """The first line, the code lines and the shown value of each statement.

    Comments above a statement, inside braces and after a dash are prose.
    """
    found, level, below = [], 0, False
    for number, line in enumerate(block.lines, block.line):
        code, comment = LINE.match(line).groups()
        code = code.rstrip()
        below = below and bool(line.strip())
        if code:
            if level == 0 and not (found and code.lstrip()[0] in ".})]"):
                found.append([number, [], ""])
            plain = re.sub(r'"(\\.|[^"\\])*"', "", code)
            level, below = level + sum((c in "([{") - (c in ")]}") for c in plain), True
            found[-1][1].append(code)
        if comment and not comment.startswith("///") and level == 0 and below:
            value, dash, _ = f" {comment[2:].strip()}".partition(" – ")
            if value and NO_VALUE.match(found[-1][1][0]):
                sys.exit(f"error: {block.page.path}:{number}: this line doesn't print a value; begin its comment with “– ”, or put the comment above")
            found[-1][2] += value
            below = bool(value) and not dash
    return found


def within(declaration, text):
    """The code in a declaration, after its imports."""
    imports = sorted(set(re.findall(r"^import \w+$", text, re.M)))
    return "\n".join([*imports, f"{declaration} {{", re.sub(r"^import \w+\n", "", text, flags=re.M), "}", ""])


def is_test(block):
    return re.search(r"^(@\w+ )*@Test", block.text, re.M) is not None


def page_function(page, parts):
    """A function with the blocks in order, and the shown values by line; each block is nested in the previous block."""
    code, claims = [], {}
    for block, _ in parts:
        code.append("do {")
        for line, lines, shown in statements(block):
            variable = VARIABLE.match(lines[0])
            if shown: claims[line] = shown.strip()
            if not shown: code += lines
            elif variable: code += [*lines, f"show({line}) {{ {variable[1] or variable[2]} }}"]
            else: code += [f"show({line}) {{", *lines, "}"]
    return within(f"func {page.name}() throws", "\n".join([*code, *["}"] * len(parts)])), claims


PACKAGE = """// swift-tools-version: 6.2
import PackageDescription

let names = [
  "PropertyTesting", "InputRules", "InputRulesFoundation", "InputRulesUIKit", "InputLaws", "RuleTesting", "PropertyAssertions",
  "ReadyFields",
]
let tested = ["PropertyExpectations", "RuleExpectations"]
func products(_ names: [String]) -> [Target.Dependency] { names.map { .product(name: $0, package: "InputRules") } }

let package = Package(
  name: "Pages",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "InputRules", path: "ROOT")],
  targets: [
    .executableTarget(name: "pages", dependencies: products(names)),
    .testTarget(name: "PageTests", dependencies: products(names + tested)),
  ])
"""

MAIN = """/// Prints the number of a line, and the value that it shows, with texts in quotes, or the error.
func show(_ line: Int, _ value: () throws -> Any?) {
  do {
    let text = try value().map { $0 is String ? "\\"\\($0)\\"" : "\\($0)" } ?? "nil"
    print("\\(line)\\t" + text.split(separator: "\\n").joined(separator: "\\\\n"))
  } catch {
    print("\\(line)\\t\\(error)")
  }
}

let pages: [String: () throws -> Void] = [CALLS]
try pages[CommandLine.arguments[1]]!()
"""
