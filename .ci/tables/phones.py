"""Writes the table of phone numbers and their vectors from libphonenumber's metadata.

A row of a calling code has a prefix of digits, lengths, and a pattern. The content alone determines its row: of the rows with
the content's length, the row with the longest prefix. In libphonenumber's list of formats, the first match counts; a trie of
the digits that distinguish formats converts the list to rows. At each place, a prefix has a digit or a class of digits:
`3[02]`.
"""
import json, re
from difflib import SequenceMatcher
from functools import cache, partial
from itertools import groupby, product
from re import _parser as parser
from statistics import multimode
import phonenumbers
from phonenumbers import AsYouTypeFormatter, COUNTRY_CODE_TO_REGION_CODE, PhoneMetadata, PhoneNumber, PhoneNumberFormat, format_number
from tables import fill, grouped, root

NONE, DIGITS = "-", "0123456789"
# The kinds of numbers, with their letters in the table.
KINDS = {"fixed_line": "f", "mobile": "m", "toll_free": "t", "premium_rate": "p", "shared_cost": "s", "personal_number": "n",
         "voip": "v", "pager": "g", "uan": "u", "voicemail": "o"}


def sequences(pattern):
    """The sequences of digit classes that a regular expression of digits matches; classes are strings."""
    def digits(kind, value):
        if kind is parser.IN: return "".join(digits(*item) for item in value)
        first, last = {parser.LITERAL: (value, value), parser.RANGE: value, parser.CATEGORY: (48, 57)}[kind]
        return "".join(map(chr, range(first, last + 1)))
    def walk(items):
        found = [()]
        for kind, value in items:
            if kind is parser.BRANCH: parts = [part for branch in value[1] for part in walk(branch)]
            elif kind is parser.SUBPATTERN: parts = walk(value[3])
            elif kind is parser.MAX_REPEAT:
                counts, repeated = range(value[0], value[1] + 1), walk(value[2])
                parts = [sum(part, ()) for count in counts for part in product(repeated, repeat=count)]
            else: parts = [("".join(sorted(set(digits(kind, value)))),)]
            found = [left + right for left, right in product(found, parts)]
        return found
    return walk(parser.parse(pattern))


class Format:
    """One of libphonenumber's formats, with its pattern in the table."""
    def __init__(self, source, pattern):
        self.leading = [sequences(text) for text in source.leading_digits_pattern]
        widths = [(int(a or 1), int(b or a or 1)) for a, b in
            re.findall(r"\(\\d(?:\{(\d+)(?:,(\d+))?\})?\)", source.pattern)]
        self.least, self.most = sum(a for a, _ in widths), min(sum(b for _, b in widths), 15)
        # The widths of a group are one or two letters, a for 1 to o for 15.
        letters = ["".join(chr(96 + width) for width in dict.fromkeys(its)) for its in widths]
        self.pattern = re.sub(r"\\(\d)", lambda match: letters[int(match[1]) - 1], pattern)
        self.typed = re.fullmatch(r"[-() ./]*\\1([-() ./]|\\\d)*", source.format) is not None

    def matches(self, prefix, length, whole):
        """Whether the numbers with a length and a prefix have this format; None if only some have."""
        if not self.leading: return True
        at = -1 if whole else max(0, min(length - 3, len(self.leading) - 1))
        fitting = [sequence for sequence in self.leading[at] if len(sequence) <= length and fits(sequence, prefix)]
        return any(len(sequence) <= len(prefix) for sequence in fitting) or (None if fitting else False)


def fits(sequence, prefix):
    """Whether the first digits, as far as both have them, are in the sequence's classes."""
    return all(digit in place for digit, place in zip(prefix, sequence))


def choices(formats, numbers):
    """A function of a length and a prefix: the pattern of all their numbers, or None if they have several patterns.

    `numbers` are the complete numbers without groups, by length. The first format that fits all digits counts. If not all
    digits are typed yet, the first format that may fit counts.
    """
    def complete(prefix, length):
        fitting = [number[len(prefix):] for number in numbers.get(length, ()) if fits(number, prefix)]
        return any(set(rest) <= {DIGITS} for rest in fitting) or (None if fitting else False)
    def choice(length, prefix, typed=True):
        for whole in (True, False) if typed else (True,):
            for one in formats:
                if length > one.most or (length < one.least if whole else not one.typed): continue
                if (matched := one.matches(prefix, length, whole)) is None: return None
                if not matched: continue
                isComplete = not whole and complete(prefix, length)
                return None if isComplete is None else NONE if isComplete else one.pattern
        return NONE
    return choice


def tree(choice, prefix=""):
    """The choice for a prefix, or the trees of its ten next digits if it is None; ten equal choices become one."""
    found = choice(prefix)
    if found is not None: return found
    trees = tuple(tree(choice, prefix + digit) for digit in DIGITS)
    return trees[0] if isinstance(trees[0], str) and trees.count(trees[0]) == 10 else trees


def classes(tree):
    """The different trees after the next digit, each with its digits."""
    return [(part, "".join(digits)) for part, digits in grouped(zip(tree, DIGITS)).items()]


@cache
def candidates(tree):
    """The best patterns for a prefix itself: the patterns of most classes of its next digits."""
    if isinstance(tree, str): return [tree]
    return multimode(pattern for part, _ in classes(tree) for pattern in candidates(part))


def rows(tree, prefix, above, order):
    """The rows (prefix, pattern) of a tree; a prefix is a tuple of strings of digits."""
    best = candidates(tree)
    pattern = above if above in best else min(best, key=order)
    if pattern != above: yield prefix, pattern
    for part, digits in [] if isinstance(tree, str) else classes(tree):
        yield from rows(part, prefix + (digits,), pattern, order)


def leaves(tree, prefix=()):
    """The rows of a tree in which each number has at most one row."""
    if isinstance(tree, tuple):
        for part, digits in classes(tree): yield from leaves(part, prefix + (digits,))
    elif tree != NONE: yield prefix, tree


def table(formats, choice):
    """The rows of a choice for all lengths: lengths, pattern and prefixes."""
    places = {one.pattern: index for index, one in reversed(list(enumerate(formats)))}
    order = lambda pattern: (places.get(pattern, 99), pattern)
    found = grouped((row, length) for length in range(3, 18) for row in rows(tree(partial(choice, length)), (), NONE, order))
    groups = grouped(((tuple(lengths), pattern), prefixes([prefix])) for (prefix, pattern), lengths in found.items())
    return [(*key, tuple(its)) for key, its in groups.items()]


def national(metadata, numbers):
    """The rows of a region's national numbers; prefixes and lengths refer to all digits, with the national prefix."""
    prefixed, bare, mobile = {}, [], []
    for one in metadata.number_format:
        rule = one.national_prefix_formatting_rule or r"\1"
        digits = re.sub(r"\\1|[^0-9]", "", rule)
        optional = one.national_prefix_optional_when_formatting
        text = re.sub(r"(\\\d)", lambda match: rule.replace(r"\1", match[1]), one.format, count=1)
        if "15" in text:
            mobile.append(Format(one, text))
            continue
        if not digits or optional: bare.append(Format(one, text if not digits else one.format))
        prefix = digits or metadata.national_prefix
        if prefix and (digits or optional or one.domestic_carrier_code_formatting_rule):
            text = text if digits else prefix + (" " if metadata.country_code == 1 else "") + one.format
            prefixed.setdefault(prefix, []).append(Format(one, text))
    without, dialed = choices(bare, numbers), list(dialed_mobile(mobile))
    def choice(length, digits):
        for row, pattern in dialed:
            if len(row) <= length and fits(row, digits): return pattern if len(row) <= len(digits) else None
        for prefix in sorted(prefixed, key=len, reverse=True):
            if not metadata.national_prefix and length < 9: continue  # Gabon has an old prefix for some numbers.
            left = length - len(prefix)
            if prefix.startswith(digits) and digits != prefix: return None
            if not digits.startswith(prefix): continue
            found = choices(prefixed[prefix], numbers)(left, digits[len(prefix):]) if left > 2 else NONE
            if found != NONE: return found
            if len(prefix) == 1: return without(length, digits, typed=False)
        return without(length, digits)
    return table(bare + [one for formats in prefixed.values() for one in formats], choice)


def dialed_mobile(formats):
    """Argentina's mobile numbers: 9 11 2345 6789 is dialed as 011 15-2345-6789. Area codes begin with 1, 2 or 3."""
    for row, pattern in leaves(tree(partial(choices(formats, {}), 11))):
        width = ord(pattern[1]) - 96
        first, *rest = (row[1:] + (DIGITS,) * width)[:width]
        first = "".join(digit for digit in first if digit in "123")
        if first: yield ("0", first, *rest, "1", "5"), "9>" + pattern


def kinds(metadata):
    """The kinds of a region's numbers, with their names."""
    return [(name, kind) for name in KINDS if (kind := getattr(metadata, name)) and kind.example_number]


def numbers(metadata):
    """The national numbers of a region, as sequences of digit classes."""
    return {row for _, kind in kinds(metadata) for row in sequences(kind.national_number_pattern)}


def example(code, kind):
    zeros = len(kind.example_number) - len(kind.example_number.lstrip("0"))
    return PhoneNumber(code, int(kind.example_number), None, zeros > 0, None, zeros or None)


def ungrouped(regions, code):
    """The national numbers, by length, of the kinds whose example libphonenumber writes without groups."""
    written = (kind for metadata in regions for _, kind in kinds(metadata)
               if format_number(example(code, kind), PhoneNumberFormat.INTERNATIONAL) == f"+{code} {kind.example_number}")
    return grouped((len(row), row) for kind in written for row in sequences(kind.national_number_pattern))


def owners(names, metadata):
    """The prefixes of each region except the first: {region: prefixes}."""
    all_numbers = [set(sequences(one.leading_digits)) if one.leading_digits else numbers(one) for one in metadata]
    def owner(prefix):
        """The first region that has all remaining numbers, or None if more digits must decide."""
        rest = [{row[len(prefix):] for row in its if len(row) >= len(prefix) and fits(row, prefix)} for its in all_numbers]
        name, first = next(((name, its) for name, its in zip(names, rest) if its), (names[0], {()}))
        return name if () in first or all(its <= first for its in rest) else None
    return grouped((name, prefix) for prefix, name in leaves(tree(owner)) if name != names[0])


def spans(numbers):
    """Numbers as ranges: 3, 4, 5, 9 becomes “3-5,9”."""
    groups = groupby(enumerate(sorted(numbers)), lambda pair: pair[1] - pair[0])
    runs = ([number for _, number in group] for _, group in groups)
    return ",".join("-".join(map(str, dict.fromkeys([run[0], run[-1]]))) for run in runs)


def prefixes(found):
    """Prefixes, each digit as a digit or a class: “123479” becomes “[1-479]”."""
    place = lambda digits: digits if len(digits) == 1 else f"[{spans(map(int, digits)).replace(',', '')}]"
    return ",".join("".join(map(place, prefix)) for prefix in found)


def region(name, metadata):
    examples = (KINDS[name] + kind.example_number for name, kind in kinds(metadata))
    lengths = spans(metadata.general_desc.possible_length)
    doubled = spans({len(row) for row in numbers(metadata) if fits(row, str(metadata.country_code))}) or "0"
    dialed = prefixes(sequences(metadata.international_prefix or "")) or "-"
    return " ".join(["ZZ" if name == "001" else name, metadata.national_prefix or "-", dialed, lengths, doubled, *examples])


def written(first, second, lead):
    """The lines of two lists of rows, in their order: `*` in both, `&` with its last pattern after a prefix in the second."""
    def bare(lengths, _, its):
        isLed = all(one.startswith(lead) for one in its)
        return isLed and (tuple(n - len(lead) for n in lengths), tuple(one[len(lead):] for one in its))
    def line(sign, row, *more): return "|".join([sign + spans(row[0]), row[1], ",".join(row[2]), *more])
    keys = [[row if row in second else (row[0], row[2]) for row in first], [row if row in first else bare(*row) for row in second]]
    for kind, start, end, low, high in SequenceMatcher(None, *keys, autojunk=False).get_opcodes():
        if kind == "equal":
            for row, dialed in zip(first[start:end], second[low:high]):
                yield line("*", row) if row == dialed else line("&", row, dialed[1])
        else: yield from [*(line("+", row) for row in first[start:end]), *(line("#", row) for row in second[low:high])]


def lines():
    for code, names in sorted(COUNTRY_CODE_TO_REGION_CODE.items()):
        its = [PhoneMetadata.metadata_for_region_or_calling_code(code, name) for name in names]
        plain = ungrouped(its, code)
        main, *others = map(region, names, its)
        yield from (f"{code} {main}", *others, *(f"@{name} {prefixes(found)}" for name, found in owners(names, its).items()))
        formats = [Format(one, one.format) for one in its[0].intl_number_format or its[0].number_format]
        yield from written(table(formats, choices(formats, plain)), national(its[0], plain), its[0].national_prefix or " ")


def phones():
    """Writes the table of the metadata's regions."""
    file = fill("ReadyFields/Phones/PhoneTable+Metadata.swift", text=lines())
    file.write_text(re.sub(r"phonenumbers \d\S*", f"phonenumbers {phonenumbers.__version__}", file.read_text(), count=1))


def phone_vectors():
    """Writes the example numbers of each region and kind, complete and after each key, dialed there and from abroad."""
    rows = []
    for code, regions in sorted(COUNTRY_CODE_TO_REGION_CODE.items()):
        for region in regions:
            for name, kind in kinds(PhoneMetadata.metadata_for_region_or_calling_code(code, region)):
                number, camel = example(code, kind), re.sub("_(.)", lambda match: match[1].upper(), name)
                for style in [PhoneNumberFormat.NATIONAL, PhoneNumberFormat.INTERNATIONAL][region == "001":]:
                    text, formatter = format_number(number, style), AsYouTypeFormatter(region)
                    keys, value = re.sub("[^+0-9]", "", text), format_number(number, PhoneNumberFormat.E164)
                    rows.append({"field": {"rules": "libphonenumber", "region": region, "kind": camel}, "state": None,
                                 "edit": {"text": keys}, "expected": {"text": text, "value": value, "typed": [
                                     formatter.input_digit(key) for key in keys]}, "peer": "libphonenumber"})
    (root / "Tests/Vectors/Data/libphonenumber_examples.jsonl").write_text(
        "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")
