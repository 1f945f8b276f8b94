"""Days of a calendar; see CalendarWorkload.swift."""

from hypothesis import strategies as st


def is_leap(bug, year):
    return year % 4 == 0 and (bug == "everyFourth" or year % 100 != 0 or year % 400 == 0)


def length(bug, year, month):
    if month == 2:
        return 29 if is_leap(bug, year) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def day_of_year(bug, year, number):
    if bug == "noLastDay" and number == 366:
        return None
    for month in range(1, 13):
        if number <= length(bug, year, month):
            return year, month, number
        number -= length(bug, year, month)
    return None


def adding(bug, months, date):
    year, month, day = date
    later, rest = divmod(year * 12 + month - 1 + months, 12)
    last = length(bug, later, rest + 1)
    is_moved = bug == "overflows" or bug == "leapDayMoves" and (month, day) == (2, 29)
    if day > last and is_moved:
        return later, rest + 2, 1
    return later, rest + 1, min(day, last)


def week(bug, date, weekday):
    year, month, day = date
    days = lambda year: 366 if is_leap(bug, year) else 365
    thursday = day + sum(length(bug, year, other) for other in range(1, month)) + 3 - weekday
    if thursday < 1:
        return (thursday + days(year - 1) - 1) // 7 + 1
    if thursday > days(year):
        return 1
    found = (thursday - 1) // 7 + 1
    return 1 if found == 53 and bug == "noWeek53" else found


def claims(bug, by_hand):
    years = st.integers(1890, 2110) if by_hand else st.integers(-9999, 9999)
    months = st.integers(-24, 24) if by_hand else st.integers(-120000, 120000)
    dates = st.tuples(years, st.integers(1, 12), st.integers(1, 31)).map(
        lambda date: (date[0], date[1], min(date[2], length("", date[0], date[1])))
    )
    return {
        "dayOfYear": (
            (years, st.integers(1, 366)),
            lambda year, number: day_of_year(bug, year, number) == day_of_year("", year, number),
        ),
        "addingMonths": (
            (dates, months),
            lambda date, count: adding(bug, count, date) == adding("", count, date),
        ),
        "weeks": (
            (dates, st.integers(0, 6)),
            lambda date, weekday: week(bug, date, weekday) == week("", date, weekday),
        ),
    }
