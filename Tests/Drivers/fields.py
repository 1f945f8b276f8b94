#!/usr/bin/env python3
# usage: Tests/Drivers/fields.py [--seconds N] [TEXT…]
# Judges the fields of other toolkits in Tests/Drivers/fields.tsv, or those with a text, and prints a table for a page.
import argparse, json, pathlib, shlex, subprocess, sys, tempfile

root = pathlib.Path(__file__).resolve().parent.parent.parent
drivers = root / "Tests/Drivers"
python = root / ".build/drivers/bin/python"

options = argparse.ArgumentParser(prog="Tests/Drivers/fields.py", allow_abbrev=False)
options.add_argument("--seconds", type=float, default=8, help="how long a law may take (8)")
options.add_argument("texts", nargs="*", metavar="TEXT")
words = options.parse_args()

rows = [line.split("\t") for line in (drivers / "fields.tsv").read_text().split("\n") if line and line[0] != "#"]
rows = [row for row in rows if not words.texts or any(text in "\t".join(row) for text in words.texts)]
if not rows:
    print("error: no field has such a text; Tests/Drivers/fields.tsv lists them", file=sys.stderr)
    sys.exit(2)
for needed in (root / ".build/debug/input-rules", python):
    if not needed.exists():
        print(f"error: there is no {needed.relative_to(root)}; .ci/drivers makes it", file=sys.stderr)
        sys.exit(2)


def command(toolkit, field, value, folder):
    """The driver of a field, and its words."""
    said = ["--value", value] if value else []
    if toolkit == "web":
        page = pathlib.Path(folder) / "page.html"
        page.write_text(f"<!doctype html><title>field</title>{field}")
        return ["node", drivers / "chromium.mjs", page]
    parts = field.split("; ") if toolkit == "qt" else [field]
    name = {"qt": "qt.py"}.get(toolkit, f"{toolkit}_field.py")
    return [python, drivers / name, *parts, *said]


def judged(toolkit, field, meaning, value=None):
    """What `judge` says of a field; None if it couldn't be judged, which is told."""
    with tempfile.TemporaryDirectory() as folder:
        start = [root / ".build/debug/input-rules", "judge", "--json", "--seconds", str(words.seconds)]
        done = subprocess.run([*start, *shlex.split(meaning), "--", *command(toolkit, field, value, folder)],
                              text=True, capture_output=True)
    if done.returncode == 2 or not done.stdout:
        print(f"error: {toolkit} {field}: {done.stderr.strip()}", file=sys.stderr)
        return None
    return json.loads(done.stdout)


def cell(text):
    return text.replace("|", "\\|").replace("<", "&lt;")


print("| toolkit | field | keeps | breaks | the least that shows it |\n| --- | --- | --- | --- | --- |")
broken = failed = 0
for row in rows:
    print(f"{row[0]} {row[1]}", file=sys.stderr, flush=True)
    report = judged(*row)
    if report is None:
        failed += 1
        continue
    laws = [found["law"] for found in report["broken"]]
    broken += len(laws)
    steps = ["; ".join(found["steps"]) + f" (expected {found['expected']})" for found in report["broken"]]
    kept = len(report["asked"]) - len(laws)
    print(f"| {row[0]} | `{row[1]}` | {kept} | {', '.join(laws)} | {cell('<br>'.join(steps)).replace('&lt;br>', '<br>')} |", flush=True)
print(f"\n{len(rows)} fields, {broken} broken laws.")
sys.exit(2 if failed else 1 if broken else 0)
