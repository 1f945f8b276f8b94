"""The simply typed lambda calculus; see LambdaWorkload.swift.

Inputs from the types are terms of any shape, built of 64-bit integers and variables 0 to 3. A term
is a tuple of its kind and its parts, and a type is "int", "bool" or a tuple of two types.
"""

from hypothesis import strategies as st

from inputs import INTEGERS

CONTEXT = ["int", ("int", "bool"), "bool"]


def is_value(term):
    return term[0] in ("abs", "int", "bool")


def evaluate(term, scope=()):
    kind, *parts = term
    if kind == "var":
        return scope[parts[0]]
    if kind in ("int", "bool"):
        return term
    if kind == "abs":
        return ("closure", parts[1], scope)
    if kind == "app":
        _, body, inner = evaluate(parts[0], scope)
        return evaluate(body, (evaluate(parts[1], scope), *inner))
    if kind == "if":
        return evaluate(parts[1 if evaluate(parts[0], scope)[1] else 2], scope)
    one, other = (evaluate(part, scope)[1] for part in parts)
    return ("int", one + other) if kind == "sum" else ("bool", one < other)


class Calculus:
    def __init__(self, bug):
        self.bug = bug

    def type_of(self, term, context=()):
        kind, *parts = term
        context = list(context)
        if kind == "var":
            return context[parts[0]] if parts[0] < len(context) else None
        if kind in ("int", "bool"):
            return kind
        if kind == "abs":
            backwards = self.bug == "parametersReversed"
            inner = context + [parts[0]] if backwards else [parts[0]] + context
            result = self.type_of(parts[1], inner)
            return result and (parts[0], result)
        types = [self.type_of(part, context) for part in parts]
        if None in types:
            return None
        if kind == "app":
            fits = isinstance(types[0], tuple)
            fits = fits and (types[0][0] == types[1] or self.bug == "anyArgument")
            return types[0][1] if fits else None
        if kind == "if":
            fits = types[1] == types[2] or self.bug == "firstBranchOnly"
            return types[1] if types[0] == "bool" and fits else None
        return ("int" if kind == "sum" else "bool") if types == ["int", "int"] else None

    def shift(self, term, cutoff=0):
        kind, *parts = term
        if kind == "var":
            free = parts[0] > cutoff if self.bug == "shiftOffByOne" else parts[0] >= cutoff
            return ("var", parts[0] + 1) if free else term
        if kind in ("int", "bool"):
            return term
        if kind == "abs":
            inner = cutoff if self.bug == "shiftForgetsBinder" else cutoff + 1
            return ("abs", parts[0], self.shift(parts[1], inner))
        shifted = [self.shift(part, cutoff) for part in parts]
        if kind == "if" and self.bug == "shiftSkipsElse":
            shifted[2] = parts[2]
        return (kind, *shifted)

    def substitute(self, value, term, index=0):
        kind, *parts = term
        if kind == "var":
            if parts[0] == index:
                return value
            lowered = parts[0] > index and self.bug != "substitutionKeepsOuter"
            return ("var", parts[0] - 1) if lowered else term
        if kind in ("int", "bool"):
            return term
        if kind == "abs":
            inner = value if self.bug == "substitutionCaptures" else self.shift(value)
            after = index if self.bug == "substitutionForgetsBinder" else index + 1
            return ("abs", parts[0], self.substitute(inner, parts[1], after))
        replaced = [self.substitute(value, part, index) for part in parts]
        if kind == "app" and self.bug == "substitutionSkipsArgument":
            replaced[1] = parts[1]
        if kind == "if" and self.bug == "substitutionSkipsCondition":
            replaced[0] = parts[0]
        return (kind, *replaced)

    def step(self, term):
        kind, *parts = term
        if kind in ("var", "int", "bool", "abs"):
            return None
        if kind == "app":
            return self.apply(*parts)
        if kind == "if":
            if parts[0][0] == "bool":
                return parts[1 if parts[0][1] == (self.bug != "choiceReversed") else 2]
            return self.inside(term, 1)
        one, other = parts
        if one[0] == "int" and other[0] == "int":
            if kind == "sum":
                return ("int", one[1] + other[1])
            equal = self.bug == "lessOrEqual" and one[1] == other[1]
            return ("bool", one[1] < other[1] or equal)
        if not is_value(one):
            return self.inside(term, 1)
        return None if self.bug == "sumStuck" and kind == "sum" else self.inside(term, 2)

    def inside(self, term, place):
        after = self.step(term[place])
        return after and (*term[:place], after, *term[place + 1 :])

    def apply(self, function, argument):
        term = ("app", function, argument)
        if function[0] != "abs":
            return None if is_value(function) else self.inside(term, 1)
        if argument[0] == "if" and self.bug == "argumentForgotten":
            return function[2]
        if is_value(argument):
            return self.substitute(argument, function[2])
        return self.inside(term, 2)

    def is_safe(self, term):
        kind = self.type_of(term)
        for _ in range(50 if kind else 0):
            after = self.step(term)
            if after is None:
                return is_value(term)
            if self.type_of(after) != kind:
                return False
            term = after
        return True

    def evaluated(self, term):
        for _ in range(200):
            after = self.step(term)
            if after is None:
                return term
            term = after
        return None


def types(depth=2):
    leaf = st.sampled_from(["int", "bool"])
    return leaf if depth == 0 else leaf | st.tuples(types(depth - 1), types(depth - 1))


TYPES = types()


def any_term():
    leaf = (
        st.tuples(st.just("var"), st.integers(0, 3))
        | st.tuples(st.just("int"), INTEGERS)
        | st.tuples(st.just("bool"), st.booleans())
    )
    grown = lambda: (
        st.tuples(st.just("abs"), TYPES, term)
        | st.tuples(st.just("app"), term, term)
        | st.tuples(st.just("sum"), term, term)
        | st.tuples(st.just("less"), term, term)
        | st.tuples(st.just("if"), term, term, term)
    )
    inner = st.deferred(grown)
    # Nested in a choice of two, so that half of the terms are leaves.
    term = st.booleans().flatmap(lambda grows: inner if grows else leaf)
    return term


@st.composite
def typed(draw, kind, context, depth):
    """A term of a type: often a variable, and smaller the deeper it is."""
    fitting = [index for index, found in enumerate(context) if found == kind]
    if fitting and draw(st.integers(0, 9)) < 4:
        return ("var", draw(st.sampled_from(fitting)))
    part = lambda wanted: draw(typed(wanted, context, depth - 1))
    choice = draw(st.integers(0, 2)) if depth > 0 and draw(st.integers(0, 9)) < 7 else None
    if choice == 1:
        return ("if", part("bool"), part(kind), part(kind))
    if choice == 2:
        parameter = draw(TYPES)
        return ("app", part((parameter, kind)), part(parameter))
    if choice == 0 and not isinstance(kind, tuple):
        return ("sum" if kind == "int" else "less", part("int"), part("int"))
    if isinstance(kind, tuple):
        body = draw(typed(kind[1], [kind[0]] + context, max(0, depth - 1)))
        return ("abs", kind[0], body)
    return (kind, draw(st.integers(-5, 5) if kind == "int" else st.booleans()))


def claims(bug, by_hand):
    rules, right = Calculus(bug), Calculus("").type_of

    def terms(context):
        if not by_hand:
            return any_term()
        return TYPES.flatmap(lambda kind: typed(kind, context, 4))

    def substitutions():
        if not by_hand:
            return st.tuples(TYPES, any_term(), any_term())
        return TYPES.flatmap(
            lambda parameter: st.tuples(
                st.just(parameter), terms([parameter] + CONTEXT), typed(parameter, CONTEXT, 3)
            )
        )

    def preservation(term):
        kind, after = rules.type_of(term), rules.step(term)
        return kind is None or after is None or rules.type_of(after) == kind

    def progress(term):
        return rules.type_of(term) is None or is_value(term) or rules.step(term) is not None

    def evaluation(term):
        if right(term) is None:
            return True
        expected, found = evaluate(term), rules.evaluated(term)
        return expected[0] == "closure" or found is None or found == expected

    def substitution(given):
        parameter, body, argument = given
        kind = right(body, [parameter] + CONTEXT)
        if kind is None or right(argument, CONTEXT) != parameter:
            return True
        return right(rules.substitute(argument, body), CONTEXT) == kind

    def shifting(added, term, place):
        kind = right(term, CONTEXT)
        wider = CONTEXT[:place] + [added] + CONTEXT[place:]
        return kind is None or right(rules.shift(term, place), wider) == kind

    closed = terms([])
    places = st.integers(0, len(CONTEXT))
    return {
        "preservation": ((closed,), preservation),
        "progress": ((closed,), progress),
        "safety": ((closed,), rules.is_safe),
        "evaluation": ((closed,), evaluation),
        "substitution": ((substitutions(),), substitution),
        "shifting": ((TYPES, terms(CONTEXT), places), shifting),
    }
