"""Runs the Hypothesis examples on the page “Coming from another engine”, and fails if one is wrong."""

from dataclasses import dataclass

from hypothesis import (
    Verbosity, __version__, assume, event, example, given, reproduce_failure, seed, settings, target)
from hypothesis import strategies as st
from hypothesis.core import encode_failure
from hypothesis.stateful import (
    Bundle, RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test)


@dataclass
class Order:
    count: int
    is_post: bool


lists = st.lists(st.integers(), max_size=20)


@st.composite
def rising(draw):
    return sorted(draw(st.lists(st.integers(0, 100), max_size=10)))


@given(lists)
def reversing_twice(xs):
    assert list(reversed(list(reversed(xs)))) == xs


@given(lists)
def least(xs):
    if not xs: event("empty")
    target(len(xs))
    assume(xs)
    assert min(xs) <= xs[0]


@given(st.data())
def drawn_in_the_test(data):
    count = data.draw(st.integers(0, 9))
    assert len(data.draw(st.lists(st.integers(), min_size=count))) >= count


def short(xs):
    assert len(xs) <= 20


options = [
    settings(max_examples=1_000), settings(deadline=200), settings(database=None),
    settings(verbosity=Verbosity.verbose, max_examples=2), seed(7), example([70, 30])]
repeated = []


@settings(verbosity=Verbosity.quiet)
@reproduce_failure(__version__, encode_failure((7,)))
@given(st.integers())
def again(n):
    repeated.append(n)
    assert n != 7


class Stack(RuleBasedStateMachine):
    notes = Bundle("notes")

    def __init__(self):
        super().__init__()
        self.items, self.model = [], []

    @rule(target=notes, item=st.integers(0, 9))
    def push(self, item):
        self.items.append(item)
        self.model = self.model + [item]
        return item

    @precondition(lambda self: self.model)
    @rule()
    def pop(self):
        assert self.items.pop() == self.model[-1]
        self.model = self.model[:-1]

    @rule(note=notes)
    def read(self, note):
        assert 0 <= note <= 9

    @invariant()
    def counts_agree(self):
        assert len(self.items) == len(self.model)


strategies = [
    st.integers(1, 6), st.sampled_from([404, 500, 503]), st.one_of(st.just(0), st.integers()),
    st.none() | st.integers(), st.lists(st.integers(), max_size=20),
    st.lists(st.integers(), max_size=5, unique=True), st.sets(st.integers(), max_size=5),
    st.dictionaries(st.integers(), st.booleans(), max_size=5), st.permutations([1, 2, 3]),
    st.tuples(st.integers(), st.booleans()), st.builds(Order, st.integers(), st.booleans()),
    st.from_type(Order), st.integers().filter(lambda n: n % 2 == 0),
    st.integers().map(lambda n: n // 2), rising(),
    st.integers(1, 9).flatmap(lambda n: st.lists(st.integers(), min_size=n, max_size=n)),
    st.recursive(st.just([]), lambda smaller: st.lists(smaller, max_size=3)),
    st.text(alphabet="abc", max_size=8), st.text(max_size=8),
    st.from_regex(r"[A-Z]{2}[0-9]+", fullmatch=True),
    st.functions(like=lambda n: ..., returns=st.booleans()), st.uuids(),
]


def draws(strategy):
    @given(strategy)
    def check(value):
        assert value is None or value is not None

    check()


tests = [reversing_twice, least, drawn_in_the_test, *(option(given(lists)(short)) for option in options)]
for test in tests:
    test()
for strategy in strategies:
    draws(strategy)
run_state_machine_as_test(Stack)
reversing_twice.hypothesis.fuzz_one_input(bytes(16))
try:
    again()
except AssertionError:
    assert repeated == [7]
print(f"Hypothesis: {len(tests) + len(strategies) + 3} idioms hold")
