"""Compares other engines' runs with the ratchet of `bench finding`: the medians of each task, and a table.

    python3 compare.py FILE…

A task counts as found if the median of its runs is below the other engine's limit of cases. The last column is the sum of our
medians divided by the sum of the other engine's, for tasks that either engine finds; a miss counts as the limit.
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


def share(pairs, limit):
    pairs = [(min(a, limit), min(b, limit)) for a, b in pairs if min(a, b) < limit]
    return sum(ours for ours, _ in pairs) / max(1, sum(theirs for _, theirs in pairs))


def main(paths):
    columns = ["sooner here", "sooner there", "equal", "only here", "only there", "neither"]
    ours, engines = kept(), list(map(measured, paths))
    for engine, theirs, limit in engines:
        for task in sorted(ours.keys() & theirs.keys()):
            cases = [min(median[task], limit) for median in (ours, theirs)]
            print(*task, f"here {cases[0]:.0f}", f"{engine} {cases[1]:.0f}", sep="\t")
    print("| inputs | engine | " + " | ".join(columns) + " | cases here ÷ there |")
    print("| --- | --- |" + " --- |" * (len(columns) + 1))
    for engine, theirs, limit in engines:
        for inputs, name in (("type", "made from the types"), ("hand", "made by hand")):
            pairs = [(ours[task], theirs[task])
                     for task in ours if task[1] == inputs and task in theirs]
            counts = collections.Counter(difference(*pair, limit) for pair in pairs)
            print(f"| {name} | {engine} | " + " | ".join(str(counts[key]) for key in columns)
                  + f" | {share(pairs, limit):.2f} |")


main(sys.argv[1:])
