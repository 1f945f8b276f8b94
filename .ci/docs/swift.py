"""Turns Swift blocks into a program that prints the values of their statements.

A comment after a statement, or on the lines directly below, shows the value of the expression or of the variable that is
declared or assigned.
"""
import re
from pages import Wrong

VARIABLE = re.compile(r"(?:let|var) (\w+)\b|(\w+(?:\.\w+)*) [-+*/]?= ")
NO_VALUE = re.compile(r"(func|struct|class|enum|extension|import|for|while|if|guard|@|static)\b|[}.]")
# A line as code and comment; slashes in a string don't begin a comment.
LINE = re.compile(r'((?:"(?:\\.|[^"\\])*"|(?!//).)*)(//.*)?')


def depth(code):
    plain = re.sub(r'"(\\.|[^"\\])*"', '""', code)
    return sum(plain.count(c) for c in "([{") - sum(plain.count(c) for c in ")]}")


class Statement:
    """The code lines of a statement, and the value that its comment shows."""

    def __init__(self, line):
        self.line, self.code, self.shown = line, [], None

    def shows(self):
        """The statement's code, which also prints the value with the line number."""
        found = VARIABLE.match(self.code[0])
        value = [found[1] or found[2]] if found else self.code
        return [*(self.code if found else []), f"show({self.line}) {{", *value, "}"]


def statements(block):
    """The block's statements; comments above a statement, inside braces and after a dash are prose."""
    found, level, below = [], 0, False
    for number, line in enumerate(block.lines, block.line):
        code, comment = LINE.match(line).groups()
        code = code.rstrip()
        below = below and bool(line.strip())
        if code:
            if level == 0 and not (found and code.lstrip()[0] in ".})]"):
                found.append(Statement(number))
            level, below = level + depth(code), True
            found[-1].code.append(code)
        if comment and not comment.startswith("///") and level == 0 and below:
            value, dash, _ = f" {comment[2:].strip()}".partition(" – ")
            if value and NO_VALUE.match(found[-1].code[0]):
                raise Wrong(f"{block.page.path}:{number}: no value is printed here; begin the comment with “– ”, or put it above")
            if value: found[-1].shown = f"{found[-1].shown or ''}{value}"
            below = bool(value) and not dash
    return found


def imports(text):
    return sorted(set(re.findall(r"^import \w+$", text, re.M)))


def without_imports(text):
    return re.sub(r"^import \w+\n", "", text, flags=re.M)


def is_test(block):
    return re.search(r"^(@\w+ )*@Test", block.text, re.M) is not None


def page_function(page, parts):
    """A function with the blocks in order, and the shown values by line; each block is nested in the previous block."""
    code, claims, used = [f"func {page.name}() throws {{"], {}, set()
    for block, _ in parts:
        used |= set(imports(block.text))
        code.append("do {")
        for statement in statements(block):
            if statement.shown:
                claims[statement.line] = statement.shown.strip()
                code += statement.shows()
            elif not statement.code[0].startswith("import "):
                code += statement.code
    return "\n".join([*sorted(used), *code, *["}"] * (len(parts) + 1), ""]), claims


def suite(block, given):
    """A suite of the block's tests, with the given code that they need."""
    text, name = f"{given}\n{block.text}", f"{block.page.name}_{block.line}"
    return name, "\n".join([*imports(text), f"@Suite struct {name} {{", without_imports(text), "}", ""])


PACKAGE = """// swift-tools-version: 6.2
import PackageDescription

let names = [
  "PropertyTesting", "InputRules", "InputRulesFoundation", "InputRulesUIKit", "InputLaws",
  "RuleTesting", "PropertyAssertions", "ReadyFields",
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
  ],
  swiftLanguageModes: [.v6])
"""

SHOW = """/// Prints the number of a line, and the value that it shows or the error.
func show(_ line: Int, _ value: () throws -> Any?) {
  do {
    print("\\(line)\\t" + text(try value()).split(separator: "\\n").joined(separator: "\\\\n"))
  } catch {
    print("\\(line)\\t\\(error)")
  }
}

/// The value as it prints by itself, with texts in quotes and optionals unwrapped.
private func text(_ value: Any?) -> String {
  guard let value else { return "nil" }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return text(mirror.children.first?.value) }
  return value is String ? "\\"\\(value)\\"" : "\\(value)"
}
"""
