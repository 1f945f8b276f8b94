"""Swift blocks as code that tells what their statements give.

A comment behind a statement, or on the lines directly below it, is what its value prints: of an
expression its own, of a declaration or an assignment the variable's.
"""
import re

from pages import Wrong

DECLARATION = re.compile(r"(?:let|var) (\w+)\b")
ASSIGNMENT = re.compile(r"(\w+(?:\.\w+)*) [-+*/]?= ")
NO_VALUE = re.compile(r"(func|struct|class|enum|extension|import|for|while|if|guard|@|static)\b|[}.]")


def code_and_comment(line):
    """A line without its comment, and the comment; quotes in strings are told apart."""
    at, quoted = 0, False
    while at < len(line):
        if quoted and line[at] == "\\":
            at += 1
        elif line[at] == '"':
            quoted = not quoted
        elif not quoted and line[at:at + 2] == "//":
            return line[:at].rstrip(), line[at:]
        at += 1
    return line.rstrip(), None


def depth(code):
    plain = re.sub(r'"(\\.|[^"\\])*"', '""', code)
    return sum(plain.count(c) for c in "([{") - sum(plain.count(c) for c in ")]}")


class Statement:
    """Lines of code that belong together, and the value that they are said to give."""

    def __init__(self, line):
        self.line, self.code, self.shown = line, [], None

    @property
    def variable(self):
        found = DECLARATION.match(self.code[0]) or ASSIGNMENT.match(self.code[0])
        return found and found.group(1)

    @property
    def has_value(self):
        return not NO_VALUE.match(self.code[0])


def value(comment):
    """What a comment shows; what stands behind a dash is prose."""
    text = comment[2:].strip()
    return "" if text.startswith("– ") else text.split(" – ")[0].strip()


def statements(block):
    """The block's statements; comments above one, and within braces, are prose."""
    found, level, below = [], 0, False
    for number, line in enumerate(block.lines, block.line):
        code, comment = code_and_comment(line)
        if not line.strip():
            below = False
        if code:
            if level == 0 and not (found and code.lstrip()[0] in ".})]"):
                found.append(Statement(number))
            level += depth(code)
            found[-1].code.append(code)
            below = True
        if comment and not comment.startswith("///") and level == 0 and below:
            shown = value(comment)
            if not shown:
                below = False
            elif not found[-1].has_value:
                raise Wrong(f"{block.page.path}:{number}: nothing is printed here; begin the comment "
                            "with “– ”, or put it above")
            else:
                last = found[-1]
                last.shown = shown if last.shown is None else f"{last.shown} {shown}"
                below = " – " not in comment
    return found


def imports(text):
    return sorted(set(re.findall(r"^import \w+$", text, re.M)))


def without_imports(text):
    return re.sub(r"^import \w+\n", "", text, flags=re.M)


def is_test(block):
    return re.search(r"^(@\w+ )*@Test", block.text, re.M) is not None


def page_function(page, parts):
    """A function that does what the blocks say, one after the other, and tells each shown value.

    Each block is nested in the one before it, so it sees its names and may declare them anew.
    """
    code, claims, used = [f"func {page.name}() throws {{"], {}, set()
    for block, shown in parts:
        used |= set(imports(block.text))
        code.append("do {")
        for statement in statements(block):
            if statement.code[0].startswith("import "):
                continue
            if statement.shown is None:
                code += statement.code
                continue
            claims[statement.line] = statement.shown
            if statement.variable:
                code += statement.code + [f"show({statement.line}) {{ {statement.variable} }}"]
            else:
                code += [f"show({statement.line}) {{"] + statement.code + ["}"]
    code += ["}"] * (len(parts) + 1)
    return "\n".join([*sorted(used), *code, ""]), claims


def suite(block, given):
    """A suite of the block's tests, with what they are given."""
    text = given + "\n" + block.text
    name = f"{block.page.name}_{block.line}"
    return name, "\n".join([*imports(text), f"@Suite struct {name} {{", without_imports(text), "}", ""])


# ROOT is the repository: built in its own folder, so that only the pages are compiled.
PACKAGE = """// swift-tools-version: 6.2
import PackageDescription

let names = [
  "PropertyTesting", "InputRules", "InputRulesFoundation", "InputRulesUIKit", "InputLaws",
  "RuleTesting", "PropertyAssertions",
]
let products = names.map { Target.Dependency.product(name: $0, package: "InputRules") }

let package = Package(
  name: "Pages",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "InputRules", path: "ROOT")],
  targets: [
    .executableTarget(name: "pages", dependencies: products),
    .testTarget(
      name: "PageTests",
      dependencies: products
        + [
          .product(name: "PropertyExpectations", package: "InputRules"),
          .product(name: "RuleExpectations", package: "InputRules"),
        ]),
  ],
  swiftLanguageModes: [.v6])
"""

SHOW = """/// Prints what a value is, or why there is none, behind the line that shows it.
func show(_ line: Int, _ value: () throws -> Any?) {
  do {
    print("\\(line)\\t" + text(try value()).split(separator: "\\n").joined(separator: "\\\\n"))
  } catch {
    print("\\(line)\\t\\(error)")
  }
}

/// As a value prints by itself: texts in quotes, optionals as what they hold.
private func text(_ value: Any?) -> String {
  guard let value else { return "nil" }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return text(mirror.children.first?.value) }
  return value is String ? "\\"\\(value)\\"" : "\\(value)"
}
"""
