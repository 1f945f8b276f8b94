"""Makes the package that README shows, on a version of this one, and runs its test, which must fail as README says.

usage: install.py FOLDER, with this repository in FOLDER/InputRules; the package becomes FOLDER/app.
"""
import pathlib, subprocess, sys

sys.dont_write_bytecode = True
import pages, shown

root, folder = pathlib.Path(__file__).resolve().parent.parent.parent, pathlib.Path(sys.argv[1])
app = folder / "app"
blocks = pages.Page(root, "README.md").blocks
at = next(number for number, block in enumerate(blocks) if "@Test" in block.text)
test, report = (block.text for block in blocks[at:at + 2])
manifest = next(block.text for block in blocks if ".ci/docs/install.py" in (block.mark("elsewhere") or ""))
place = 'path: "../InputRules"'
assert place in manifest, f"README's manifest doesn't have {place}"
for path, text in {
    "Package.swift": manifest.replace(place, f'url: "file://{folder}/InputRules", from: "1.0.0"'),
    "Tests/AppTests/AppTests.swift": test,
}.items():
    (app / path).parent.mkdir(parents=True, exist_ok=True)
    (app / path).write_text(text)
done = subprocess.run(["swift", "test", "--package-path", app], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
lines = [line.strip().removeprefix("↳ ") for line in done.stdout.split("\n")]
missing = shown.missing([line.strip() for line in report.rstrip("\n").split("\n")], lines)
if missing or done.returncode != 1:
    print("\n".join(lines[-60:]))
    sys.exit(f"error: the test of README's package ends with {done.returncode} and doesn't show: {missing}")
