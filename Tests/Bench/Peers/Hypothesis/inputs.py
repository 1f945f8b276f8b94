"""The strategies of all workloads, with the same sizes as in the other engines."""

from hypothesis import strategies as st

INTEGERS = st.integers(-(2**63), 2**63 - 1)


@st.composite
def up_to(draw, most, element):
    """A list of up to `most` elements; all lengths are equally likely."""
    return [draw(element) for _ in range(draw(st.integers(0, most)))]


def wrapped(number):
    """The number, wrapped to 64 bits."""
    return (number + 2**63) % 2**64 - 2**63
