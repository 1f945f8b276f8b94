"""Finds the places where a Swift file can be changed, by small mistakes of the kinds that people make."""
import collections, re

# A change replaces text[start:end] with `new`; `line` is counted from 1.
Point = collections.namedtuple("Point", "kind line start end new")


LITERAL = re.compile(r'"""[\s\S]*?"""|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')


def masked(text):
    """The text with comments and string literals replaced by spaces."""
    return LITERAL.sub(lambda literal: re.sub(r"[^\n]", " ", literal[0]), text)


def swaps(*pairs):
    return {one: other for a, b in pairs for one, other in ((a, b), (b, a))}


ENDS = swaps(("first", "last"), ("prefix", "suffix"), ("dropFirst", "dropLast"), ("hasPrefix", "hasSuffix"),
             ("startIndex", "endIndex"), ("lowerBound", "upperBound"), ("removeFirst", "removeLast"),
             ("firstIndex", "lastIndex"), ("up", "down"))
# The words and their replacements.
WORDS = [
    ("comparison", r"(?<= )(?:<=|>=|==|!=|<|>)(?= )", {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}),
    ("arithmetic", r"(?<= )(?:[-+*/%]|[-+]=)(?= )",
     {"+": "-", "-": "+", "*": "+", "/": "*", "%": "/", "+=": "-=", "-=": "+="}),
    ("logic", r"(?<= )(?:&&|\|\|)(?= )", swaps(("&&", "||"))),
    ("range", r"(?<=[\w)\]])(?:\.\.<|\.\.\.)(?=[\w(-])", swaps(("..<", "..."))),
    ("truth", r"\b(?:true|false)\b", swaps(("true", "false"))),
    ("end", r"(?<=\.)(?:%s)\b" % "|".join(ENDS), ENDS),
    ("extreme", r"(?<![\w.])(?:min|max)(?=\()", swaps(("min", "max"))),
    ("negation", r"(?<![\w!.?)\]])!(?=[\w(])", {"!": ""}),
]
NUMBER = re.compile(r"(?<![\w$#])(?<![\w)\]]\.)(?<!e-)\d[\d_]*(?!\w)(?!\.\d)")
FALLBACK = re.compile(r"(?<![\w.)\]?])[\w.]+(?:\([\w.: ]*\)|\[[\w.]*\])?(?:[\w.?]*) \?\? ")
BRANCHES = re.compile(r" \? ([^?:{},]+) : ([^?:{},()]+)(?=[,)} ]|$)")
CONDITION = re.compile(r"^\s*(?:\} else )?(?:if|while|guard) ([^{},]+?)(?: else)? \{")
FILTER = re.compile(r" where ([^{}:]+?) \{")
EXIT = re.compile(r"^( *)((?:guard [^{}]+ else|if [^{}]+) \{ (?:return|throw|continue|break)?[^{}]*\})\s*$")
LONG_EXIT = re.compile(r"^( *)((?:guard [^{}]+ else|if [^{}]+) \{(?:\n\1 +[^\n]*){1,4}\n\1\})$", re.M)
STATEMENT = re.compile(r"^ *((?:self\.)?[a-z][\w.\[\]]* (?:[-+*/&|]?=) [^{}]+|(?!return|throw|case|let|var|if|for|while|switch|guard|init)"
                       r"[a-z][\w.]*\([^{}]*\))\s*$")
DECLARES = re.compile(r"\b(?:let|var|case)\b")
# Lines that wait, don't run in a correct program, declare types, or only reserve memory.
SKIPPED = re.compile(r"^\s*(?:import|@|#|extension|struct|enum|class|protocol|typealias|case [\w, ]+$)|precondition|fatalError|\bassert"
                     r"|\breserve\w+\(|poll|revents|usleep|sClock|cClock|wait\(atMost|\.milliseconds\(")
# Defaults that are never used, and arbitrary numbers, such as numbers of cases or attempts, or times.
ARBITRARY = re.compile(r"\?\? \(?-?$|\b(?:cases|cpu|wall|cpuSeconds): (?:\w+ [*+] )?$|\bweighted: .*$"
                       r"|static let \(?(?:most|longest|fewest|enough|characters|casesPer)\w*.*$")


def points(text):
    """All points in a file, in order."""
    code = masked(text)
    found, start = [], 0
    for number, line in enumerate(code.split("\n"), 1):
        if line.strip() and not SKIPPED.search(line):
            found += [Point(kind, number, start + first, start + last, new(text[start + first:start + last]))
                      for kind, first, last, new in points_of_line(line)]
        start += len(line) + 1
    for exit in LONG_EXIT.finditer(code):
        if is_exit(exit[2]):
            found.append(Point("exit", code.count("\n", 0, exit.start(2)) + 1, *exit.span(2), ""))
    return sorted(set(found), key=lambda point: (point.start, point.end, point.new))


def is_exit(text):
    """Whether a guard or an if leaves the scope and doesn't bind a name that is used later."""
    condition, _, body = text.partition("{")
    return not DECLARES.search(condition) and re.search(r"\b(?:return|throw|continue|break)\b", body) is not None


def points_of_line(line):
    for kind, pattern, new in WORDS:
        for word in re.finditer(pattern, line):
            yield kind, *word.span(), new.get
    for number in NUMBER.finditer(line):
        if ARBITRARY.search(line[:number.start()]): continue
        value = int(number[0].replace("_", ""))
        yield "number", *number.span(), lambda _, value=value: str(value + 1)
        yield "number", *number.span(), lambda _, value=value: str(value - 1) if value else "(-1)"
    for fallback in FALLBACK.finditer(line):
        yield "fallback", *fallback.span(), lambda _: ""
    for branches in BRANCHES.finditer(line):
        if all(part.count("(") == part.count(")") for part in branches.groups()):
            cut, length = branches.end(1) - branches.start(1), branches.end(2) - branches.start(2)
            yield "branches", branches.start(1), branches.end(2), (
                lambda old, cut=cut, length=length: old[-length:] + old[cut:-length] + old[:cut])
    for pattern in (CONDITION, FILTER):
        if (condition := pattern.search(line)) and not DECLARES.search(condition[1]):
            yield "condition", *condition.span(1), lambda old: f"!({old})"
    if (exit := EXIT.match(line)) and is_exit(exit[2]): yield "exit", *exit.span(2), lambda _: ""
    if (statement := STATEMENT.match(line)) and statement[1].count("(") == statement[1].count(")"):
        yield "statement", *statement.span(1), lambda _: ""
