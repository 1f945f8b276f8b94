"""What the workloads share: strategies of sizes that the other engines have as well."""

from hypothesis import strategies as st

INTEGERS = st.integers(-(2**63), 2**63 - 1)


@st.composite
def up_to(draw, most, element):
    """A list of at most so many elements, all lengths equally likely."""
    return [draw(element) for _ in range(draw(st.integers(0, most)))]


def wrapped(number):
    """The number as 64 bits hold it."""
    return (number + 2**63) % 2**64 - 2**63
