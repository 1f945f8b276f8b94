#!/usr/bin/env python3
"""Judges samples of Foundation and Swift by Python: decimal, float, datetime, zoneinfo and dateutil.

usage: found --samples 2000 | oracles.py

Reads a line of JSON for each sample. A kind whose differences a record tells is named with it; a difference of another kind
is printed, and the exit code is 1. Needs dateutil, and the data of zones.
"""
import collections, json, struct, sys
from datetime import datetime, timedelta, timezone
from decimal import Context, Decimal, ROUND_HALF_EVEN
from zoneinfo import ZoneInfo
from dateutil.relativedelta import relativedelta
from dateutil.rrule import MO, TU, WE, TH, FR, SA, SU, MONTHLY, WEEKLY, rrule

EPOCH = datetime(1970, 1, 1)
DIGITS = Context(prec=38, rounding=ROUND_HALF_EVEN)
# Kinds in which a difference is expected, with the records that tell of it.
KNOWN = {
    "decimal-sum": "decimal-addition-loses-digits",
    "decimal-quotient": "decimal-division-cuts-the-divisor, decimal-division-has-few-digits-by-long-numbers, decimal-arithmetic-ignores-rounding-mode",
    "decimal-product": "decimal-arithmetic-ignores-rounding-mode",
    "months": "months-back-into-february",
}


def moment(text):
    return EPOCH + timedelta(seconds=int(text))


def epoch(date):
    return str(int((date - EPOCH).total_seconds()))


def double(text):
    return str(struct.unpack("<Q", struct.pack("<d", float(text)))[0])


def decimal(operation):
    def answer(one, other):
        one, other = Decimal(one), Decimal(other)
        return None if other == 0 else operation(one, other)
    return answer


def local(zone, text):
    """The second of a local time: the first of two, and one in a gap as far after it as it was within."""
    date = datetime(*map(int, text.split()), tzinfo=ZoneInfo(zone))
    return str(int(date.timestamp()))


def rule(start, frequency, interval, **parts):
    dates = rrule(frequency, dtstart=moment(start), interval=int(interval), count=8, **parts)
    return " ".join(epoch(date) for date in dates)


ORACLES = {
    "double": double,
    "decimal-sum": decimal(DIGITS.add), "decimal-product": decimal(DIGITS.multiply), "decimal-quotient": decimal(DIGITS.divide),
    "months": lambda date, count: epoch(moment(date) + relativedelta(months=int(count))),
    "week": lambda date: " ".join(map(str, moment(date).isocalendar())),
    "offset": lambda zone, date: str(int(datetime.fromtimestamp(int(date), ZoneInfo(zone)).utcoffset().total_seconds())),
    "local": local,
    "monthly": lambda start, day, interval: rule(start, MONTHLY, interval, bymonthday=int(day)),
    "weekly": lambda start, days, interval: rule(
        start, WEEKLY, interval, byweekday=[(MO, TU, WE, TH, FR, SA, SU)[int(day)] for day in days.split()], wkst=MO),
}


def isSame(answer, meant):
    return meant is None or (Decimal(answer) == meant if isinstance(meant, Decimal) else answer == meant)


def main():
    if sys.argv[1:]:
        print(__doc__, file=sys.stderr)
        return 2
    seen, differing, examples = collections.Counter(), collections.Counter(), {}
    for line in sys.stdin:
        sample = json.loads(line)
        kind, words = sample["kind"], sample["input"]
        meant = ORACLES[kind](*words)
        seen[kind] += 1
        if not isSame(sample["answer"], meant):
            differing[kind] += 1
            examples.setdefault(kind, f"{' | '.join(words)}: {sample['answer']}, by Python {meant}")
    for kind in seen:
        words = f", as {KNOWN[kind]} say" if differing[kind] and kind in KNOWN else ""
        print(f"{kind}: {differing[kind]} of {seen[kind]} differ{words}")
        if differing[kind]:
            print(f"  {examples[kind]}")
    if not seen:
        print("error: no samples; pipe those of `found --samples 2000`", file=sys.stderr)
        return 2
    return 1 if any(kind not in KNOWN for kind in +differing) else 0


if __name__ == "__main__":
    sys.exit(main())
