"""Runs the tasks of `bench finding` with Hypothesis and prints a JSON object per run.

    python3 run.py CASES SEEDS < names

A name is a workload, a mutant and a property, separated by slashes; without a mutant, the library
is correct. Nothing is shrunk, no example is kept, and no health check or deadline ends a run.
"""

import json
import sys
import time

from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

import calendars
import command_options
import red_black_tree
import stack

WORKLOADS = {
    "redBlackTree": red_black_tree.claims,
    "stack": stack.claims,
    "calendar": calendars.claims,
    "options": command_options.claims,
}


class Found(Exception):
    """The property is false for an input."""


def options(cases):
    return settings(
        max_examples=cases,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.quiet,
        stateful_step_count=50,
    )


def run_machine(make, cases, number):
    """The same as `run`, for a state machine."""
    checked = 0

    def checking():
        nonlocal checked
        checked += 1

    start = time.process_time()
    found = False
    try:
        run_state_machine_as_test(seed(number)(make(checking)), settings=options(cases))
    except stack.Wrong:
        found = True
    # Hypothesis runs the failing input once more, to report it.
    return found, checked - found, time.process_time() - start


def run(strategies, holds, cases, number):
    """Whether an input failed, the number of checked inputs, and the processor time in seconds."""
    if strategies is None:
        return run_machine(holds, cases, number)
    checked = 0

    @seed(number)
    @options(cases)
    @given(st.tuples(*strategies))
    def check(values):
        nonlocal checked
        if first is None:
            checked += 1
        if not holds(*values):
            note()
            raise Found

    first = None

    def note():
        nonlocal first
        first = first or time.process_time()

    start = time.process_time()
    try:
        check()
    except Found:
        pass
    return first is not None, checked, (first or time.process_time()) - start


def main(cases, seeds):
    sys.setrecursionlimit(10_000)
    for name in sys.stdin.read().split():
        workload, mutant, law = name.split("/")
        for generator in ("type", "hand"):
            strategies, holds = WORKLOADS[workload](mutant, generator == "hand")[law]
            for number in range(seeds):
                found, checked, seconds = run(strategies, holds, cases, number)
                result = {
                    "engine": "Hypothesis", "workload": workload, "mutant": mutant,
                    "property": law, "generator": generator, "seed": number, "found": found,
                    "cases": checked, "seconds": round(seconds, 6),
                }
                print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
