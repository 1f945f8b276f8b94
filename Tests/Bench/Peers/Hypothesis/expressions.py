"""A printer and a parser of expressions; see ExpressionWorkload.swift.

Inputs from the types are expressions of any shape, built of non-negative 64-bit integers and texts.
An expression is a tuple of "number" or "text" and its value, or of an operator and its operands.
"""

from hypothesis import strategies as st

from inputs import up_to, weighted

LEVELS = {"|": 1, "&": 2, "<": 3, "+": 4, "-": 4, "*": 5, "^": 7}
PREFIX = 6


def level(syntax):
    if syntax[0] in ("number", "text"):
        return 8
    return PREFIX if len(syntax) == 2 else LEVELS[syntax[0]]


class Printer:
    def __init__(self, bug, full):
        self.bug, self.full = bug, full

    def write(self, syntax, minimal=0):
        own = level(syntax)
        text = self.bare(syntax)
        return f"({text})" if own < minimal or self.full and own < 8 else text

    def bare(self, syntax):
        kind, *parts = syntax
        if kind == "number":
            return str(parts[0])[: 9 if self.bug == "printsNineDigits" else None]
        if kind == "text":
            return '"' + "".join(map(self.escaped, parts[0])) + '"'
        if len(parts) == 1:
            minimal = LEVELS["+"] if self.bug == "printsBareNegated" else PREFIX
            return kind + self.write(parts[0], minimal)
        left = self.write(parts[0], self.left_level(kind, parts[0]))
        return f"{left} {kind} {self.write(parts[1], self.right_level(kind))}"

    def left_level(self, sign, operand):
        if sign != "^":
            return LEVELS[sign]
        if self.bug == "printsBareBase" and operand[0] == "^":
            return LEVELS[sign]
        bare = self.bug == "printsBareNegativeBase" and level(operand) == PREFIX
        return PREFIX if bare else LEVELS[sign] + 1

    def right_level(self, sign):
        if sign == "^":
            return PREFIX
        bare = sign == "-" and self.bug == "printsBareRight"
        return LEVELS[sign] if bare else LEVELS[sign] + 1

    def escaped(self, letter):
        if letter == '"':
            return '"' if self.bug == "printsBareQuote" else '\\"'
        if letter == "\\":
            return "\\" if self.bug == "printsBareBackslash" else "\\\\"
        if letter in "\n\t":
            return {"\n": "\\n", "\t": "\\t"}[letter]
        if " " <= letter <= "~":
            return letter
        value = ord(letter) & 0xFFFF if self.bug == "printsFourDigits" else ord(letter)
        return f"\\u{{{value:x}}}"


class Unreadable(Exception):
    """The text is no expression."""


class Parser:
    def __init__(self, bug, text):
        self.bug, self.text, self.place = bug, text, 0

    def parse(self):
        try:
            syntax = self.operation(1)
        except Unreadable:
            return None
        self.skip()
        return syntax if self.place == len(self.text) else None

    def skip(self):
        while self.text[self.place : self.place + 1] == " ":
            self.place += 1

    def take(self, letter):
        self.skip()
        if not self.text.startswith(letter, self.place):
            return False
        self.place += 1
        return True

    def next(self):
        if self.place == len(self.text):
            raise Unreadable
        self.place += 1
        return self.text[self.place - 1]

    def level(self, sign):
        return LEVELS["&" if self.bug == "parsesOrAsAnd" and sign == "|" else sign]

    def right_level(self, sign):
        right = sign == "^" and self.bug != "parsesPowersLeft"
        right = right or sign == "-" and self.bug == "parsesMinusRight"
        return self.level(sign) + (0 if right else 1)

    def operation(self, minimal):
        left = self.operand()
        while True:
            self.skip()
            sign = self.text[self.place : self.place + 1]
            if sign not in LEVELS or self.level(sign) < minimal:
                return left
            self.place += 1
            left = (sign, left, self.operation(self.right_level(sign)))

    def operand(self):
        for sign in "-!":
            if self.take(sign):
                if sign == "-" and self.bug == "parsesDoubleSign" and self.take("-"):
                    return self.operand()
                loosely = self.bug == "parsesPrefixLoosely"
                return (sign, self.operation(LEVELS["*"] if loosely else PREFIX))
        if self.take("("):
            syntax = self.operation(1)
            if not self.take(")"):
                raise Unreadable
            return syntax
        return ("text", self.literal()) if self.take('"') else ("number", self.number())

    def number(self):
        start = self.place
        while self.text[self.place : self.place + 1] in tuple("0123456789"):
            self.place += 1
        if start == self.place:
            raise Unreadable
        return int(self.text[start : self.place])

    def literal(self):
        letters = []
        while (letter := self.next()) != '"':
            letters.append(self.escape() if letter == "\\" else letter)
        text = "".join(letters)
        return text.rstrip(" ") if self.bug == "parsesTrimmed" else text

    def escape(self):
        letter = self.next()
        if letter == "t":
            return "t" if self.bug == "parsesTabAsLetter" else "\t"
        if letter == "u":
            end = self.text.find("}", self.place)
            digits = self.text[self.place + 1 : end]
            self.place = end + 1
            try:
                return chr(int(digits, 16))
            except (ValueError, OverflowError):
                raise Unreadable from None
        if letter not in '"\\n':
            raise Unreadable
        return "\n" if letter == "n" else letter


def expressions(by_hand):
    numbers = st.integers(0, 2**63 - 1)
    if not by_hand:
        leaf = st.tuples(st.just("number"), numbers) | st.tuples(st.just("text"), st.text())
        operation = lambda part: (
            st.tuples(st.sampled_from("-!"), part)
            | st.tuples(st.sampled_from(list(LEVELS)), part, part)
        )
        part = st.booleans().flatmap(lambda grows: operation(part) if grows else leaf)
        return part
    letters = st.characters() | st.sampled_from('a "\\\n\t\1\U0001F600')
    number = weighted((9, st.integers(0, 99)), (1, numbers))
    leaf = weighted(
        (2, st.tuples(st.just("number"), number)),
        (1, st.tuples(st.just("text"), up_to(5, letters).map("".join))),
    )
    tree = leaf
    for _ in range(4):
        prefix = st.tuples(st.sampled_from("-!"), tree)
        infix = st.tuples(st.sampled_from(list(LEVELS)), tree, tree)
        tree = st.one_of(leaf.map(lambda found: found), weighted((1, prefix), (3, infix)))
    return tree


def claims(bug, by_hand):
    def round_trip(syntax, full=False):
        return Parser(bug, Printer(bug, full).write(syntax)).parse() == syntax

    def reprint(syntax):
        printer = Printer(bug, False)
        text = printer.write(syntax)
        parsed = Parser(bug, text).parse()
        return parsed is not None and printer.write(parsed) == text

    syntax = expressions(by_hand)
    return {
        "roundTrip": ((syntax,), round_trip),
        "fullRoundTrip": ((syntax,), lambda found: round_trip(found, True)),
        "reprint": ((syntax,), reprint),
    }
