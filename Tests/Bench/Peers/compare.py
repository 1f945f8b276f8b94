"""Compares other engines' runs with the ratchet of `bench finding`, and prints a table.

    python3 compare.py FILE…

A task counts as found where the median of its runs is below the other engine's limit of cases.
"""

import collections
import csv
import json
import pathlib
import statistics
import sys

RATCHET = pathlib.Path(__file__).resolve().parent.parent / "Ratchets/finding.tsv"


def kept():
    """Our median of cases for each task and kind of inputs."""
    with open(RATCHET) as file:
        rows = csv.DictReader(file, delimiter="\t")
        return {(row["task"], row["inputs"]): float(row["median cases"]) for row in rows}


def measured(path):
    """Another engine's name, its medians, and its limit of cases."""
    cases, limit, engine = collections.defaultdict(list), 0, ""
    for line in open(path):
        run = json.loads(line)
        engine, limit = run["engine"], max(limit, run["cases"])
        task = "/".join(run[part] for part in ("workload", "mutant", "property"))
        cases[task, run["generator"]].append(run["cases"] if run["found"] else float("inf"))
    return engine, {task: statistics.median(counts) for task, counts in cases.items()}, limit


def difference(ours, theirs, limit):
    here, there = ours < limit, theirs < limit
    if not (here and there):
        return "neither" if here == there else "only here" if here else "only there"
    return "equal" if ours == theirs else "sooner here" if ours < theirs else "sooner there"


def main(paths):
    columns = ["sooner here", "sooner there", "equal", "only here", "only there", "neither"]
    ours = kept()
    print("| inputs | engine | " + " | ".join(columns) + " |")
    print("| --- | --- |" + " --- |" * len(columns))
    for engine, theirs, limit in map(measured, paths):
        for inputs, name in (("type", "made from the types"), ("hand", "made by hand")):
            counts = collections.Counter(
                difference(ours[task], theirs[task], limit)
                for task in ours if task[1] == inputs and task in theirs)
            print(f"| {name} | {engine} | " + " | ".join(str(counts[key]) for key in columns) + " |")


main(sys.argv[1:])
