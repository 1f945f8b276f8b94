"""Where a Swift file can be changed, and how: small mistakes of the kinds that people make."""
import collections, re

# A change replaces text[start:end] by `new`; `line` counts from 1.
Point = collections.namedtuple("Point", "kind line start end new")


def masked(text):
    """The text with spaces in place of comments and of the letters of string literals."""
    out = list(text)

    def blank(start, end):
        for at in range(start, min(end, len(text))):
            if out[at] != "\n":
                out[at] = " "

    at = 0
    while at < len(text):
        end = at
        if text.startswith("//", at):
            end = text.find("\n", at) if "\n" in text[at:] else len(text)
        elif text.startswith("/*", at):
            end = text.index("*/", at) + 2
        elif opening := re.compile(r'(#*)("""|")').match(text, at):
            end = literal_end(text, opening)
        if end > at:
            blank(at, end)
        at = max(end, at + 1)
    return "".join(out)


def literal_end(text, opening):
    """Where a string literal ends; what it interpolates belongs to it."""
    hashes, quote = opening.groups()
    at, depth = opening.end(), 0
    while at < len(text):
        if depth == 0 and text.startswith(quote + hashes, at):
            return at + len(quote + hashes)
        if text.startswith("\\" + hashes + "(", at):
            depth, at = depth + 1, at + 2 + len(hashes)
        elif depth and text[at] == '"':
            at = literal_end(text, re.compile(r'(#*)("""|")').match(text, at))
        elif depth:
            depth, at = depth + {"(": 1, ")": -1}.get(text[at], 0), at + 1
        else:
            at += 2 if text[at] == "\\" and not hashes else 1
    return at


def swaps(*pairs):
    return {one: other for a, b in pairs for one, other in ((a, b), (b, a))}


ENDS = swaps(("first", "last"), ("prefix", "suffix"), ("dropFirst", "dropLast"), ("hasPrefix", "hasSuffix"),
             ("startIndex", "endIndex"), ("lowerBound", "upperBound"), ("removeFirst", "removeLast"),
             ("firstIndex", "lastIndex"), ("up", "down"))
# A word, and what takes its place.
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
# What isn't code that runs in a healthy program, is part of a type, or only reserves memory.
SKIPPED = re.compile(r"^\s*(?:import|@|#|extension|struct|enum|class|protocol|typealias|case [\w, ]+$)|precondition|fatalError|\bassert|\breserve\w+\(")


def points(text):
    """Every point of a file, by line."""
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
    """Whether a guard or a condition leaves, and binds nothing that is used later."""
    condition, _, body = text.partition("{")
    return not DECLARES.search(condition) and re.search(r"\b(?:return|throw|continue|break)\b", body) is not None


def points_of_line(line):
    for kind, pattern, new in WORDS:
        for word in re.finditer(pattern, line):
            yield kind, *word.span(), new.get
    for number in NUMBER.finditer(line):
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
    if (exit := EXIT.match(line)) and is_exit(exit[2]):
        yield "exit", *exit.span(2), lambda _: ""
    if (statement := STATEMENT.match(line)) and statement[1].count("(") == statement[1].count(")"):
        yield "statement", *statement.span(1), lambda _: ""
