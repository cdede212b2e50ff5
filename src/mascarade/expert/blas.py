"""One core for each product of matrices.

NumPy's library shares a product between all cores, whose threads then wait for each other busily: beside another program, or on a server,
that is forty times slower than one core alone; and sums that are parted differently differ in their last digits.
"""

from functools import cache

from threadpoolctl import ThreadpoolController


@cache
def use_one_core() -> None:
    """Set the limit, for the whole process and for good: where threads set and lift it in turns, OpenBLAS shares products all the same."""
    ThreadpoolController().limit(limits=1, user_api="blas")
