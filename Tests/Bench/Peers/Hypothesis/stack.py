"""A bounded stack after sequences of commands; see StackWorkload.swift.

Handmade inputs come from a rule-based state machine of up to 50 commands.
"""

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from inputs import INTEGERS

CAPACITIES = {"losesEighth": 7, "losesTwelfth": 11, "losesSixteenth": 15}


class Wrong(Exception):
    """An answer differs from a list's answer."""


class Stack:
    """A stack and a list, whose answers are compared."""

    def __init__(self, bug):
        self.capacity = CAPACITIES.get(bug, 32)
        self.values, self.expected = [], []

    def push(self, value):
        has_room, should = len(self.values) < self.capacity, len(self.expected) < 32
        self.values += [value] * has_room
        self.expected += [value] * should
        return has_room == should

    def pop(self):
        return self.take(self.values) == self.take(self.expected)

    def take(self, values):
        return values.pop() if values else None

    def clear(self):
        self.values, self.expected = [], []
        return True

    def peek(self):
        return self.values[-1:] == self.expected[-1:]


def machine(bug, checking):
    """A state machine that calls `checking` when it begins, and raises `Wrong` for a wrong answer."""

    class Machine(RuleBasedStateMachine):
        def __init__(self):
            super().__init__()
            checking()
            self.stack = Stack(bug)

        def perform(self, is_right):
            if not is_right:
                raise Wrong

        @rule(value=st.integers(0, 9))
        def push(self, value):
            self.perform(self.stack.push(value))

        @precondition(lambda self: self.stack.expected)
        @rule()
        def pop(self):
            self.perform(self.stack.pop())

        @rule()
        def clear(self):
            self.perform(self.stack.clear())

        @precondition(lambda self: self.stack.expected)
        @rule()
        def peek(self):
            self.perform(self.stack.peek())

    return Machine


def claims(bug, by_hand):
    def model(commands):
        stack = Stack(bug)
        return all(getattr(stack, name)(*arguments) for name, *arguments in commands)

    plain = [st.just((name,)) for name in ("pop", "clear", "peek")]
    push = st.tuples(st.just("push"), INTEGERS)
    if by_hand:
        return {"model": (None, lambda checking: machine(bug, checking))}
    return {"model": ((st.lists(st.one_of(push, *plain), max_size=100),), model)}
