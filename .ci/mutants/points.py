"""Finds the places where a Swift file can be changed, by small mistakes of the kinds that people make."""
import collections, re

# A change replaces text[start:end] with `new`; `line` is counted from 1.
Point = collections.namedtuple("Point", "kind line start end new")
LITERAL = re.compile(r'"""[\s\S]*?"""|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')


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
# A lookahead at a line's start, because an exit may contain another exit.
EXIT = re.compile(r"^(?=( *)((?:guard [^{}]+ else|if [^{}]+) \{(?:[^{}\n]*|(?:\n\1 +[^\n]*){1,4}\n\1)\}) *$)", re.M)
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
    code = LITERAL.sub(lambda literal: re.sub(r"[^\n]", " ", literal[0]), text)  # without comments and string literals
    found, start = [], 0
    for number, (line, original) in enumerate(zip(code.split("\n"), text.split("\n")), 1):
        if not SKIPPED.search(line):
            found += [Point(kind, number, start + first, start + last, new)
                      for kind, (first, last), new in points_of_line(line, original)]
        start += len(line) + 1
    for exit in EXIT.finditer(code):
        condition, _, body = exit[2].partition("{")  # a bound name may be used later
        if not DECLARES.search(condition) and re.search(r"\b(?:return|throw|continue|break)\b", body):
            found.append(Point("exit", code.count("\n", 0, exit.start(2)) + 1, *exit.span(2), ""))
    return sorted(set(found), key=lambda point: (point.start, point.end, point.new))


def points_of_line(line, original):
    """The kinds, spans and replacements of the points in a line without comments and literals."""
    for kind, pattern, new in WORDS:
        for word in re.finditer(pattern, line): yield kind, word.span(), new[word[0]]
    for number in NUMBER.finditer(line):
        if ARBITRARY.search(line[:number.start()]): continue
        value = int(number[0].replace("_", ""))
        yield "number", number.span(), str(value + 1)
        yield "number", number.span(), str(value - 1) if value else "(-1)"
    for fallback in FALLBACK.finditer(line): yield "fallback", fallback.span(), ""
    for branches in BRANCHES.finditer(line):
        (first, end), (second, last) = branches.span(1), branches.span(2)
        if all(part.count("(") == part.count(")") for part in branches.groups()):
            yield "branches", (first, last), original[second:last] + original[end:second] + original[first:end]
    for pattern in (CONDITION, FILTER):
        if (condition := pattern.search(line)) and not DECLARES.search(condition[1]):
            yield "condition", condition.span(1), f"!({original[slice(*condition.span(1))]})"
    if (statement := STATEMENT.match(line)) and statement[1].count("(") == statement[1].count(")"):
        yield "statement", statement.span(1), ""
