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
        self.line, self.code, self.shown = line, [], ""

    def printing(self):
        """The statement's code, which also prints the shown value with the line number."""
        if found := VARIABLE.match(self.code[0]): return [*self.code, f"show({self.line}) {{ {found[1] or found[2]} }}"]
        return [f"show({self.line}) {{", *self.code, "}"]


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
            if value: found[-1].shown += value
            below = bool(value) and not dash
    return found


def imports(text):
    return sorted(set(re.findall(r"^import \w+$", text, re.M)))


def within(declaration, text):
    """The code in a declaration, after its imports."""
    return "\n".join([*imports(text), f"{declaration} {{", re.sub(r"^import \w+\n", "", text, flags=re.M), "}", ""])


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
                code += statement.printing()
            elif not statement.code[0].startswith("import "):
                code += statement.code
    return "\n".join([*sorted(used), *code, *["}"] * (len(parts) + 1), ""]), claims


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

MAIN = """let pages: [String: () throws -> Void] = [CALLS]
try pages[CommandLine.arguments[1]]!()
"""

SHOW = """/// Prints the number of a line, and the value that it shows, with texts in quotes, or the error.
func show(_ line: Int, _ value: () throws -> Any?) {
  do {
    let text = try value().map { $0 is String ? "\\"\\($0)\\"" : "\\($0)" } ?? "nil"
    print("\\(line)\\t" + text.split(separator: "\\n").joined(separator: "\\\\n"))
  } catch {
    print("\\(line)\\t\\(error)")
  }
}
"""
