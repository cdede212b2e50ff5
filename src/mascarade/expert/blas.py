"""One core for each product of matrices.

NumPy's library shares a product between all cores, whose threads then wait for each other busily: beside another program, or on a server,
that is forty times slower than one core alone; and sums that are parted differently differ in their last digits.
"""

from functools import cache

from threadpoolctl import ThreadpoolController


@cache
def use_one_core() -> None:
    """Set the limit, for the whole process and for good.

    Lifting it after each product does not do: where one thread lifts it and another sets it, OpenBLAS goes on to share products, though it
    says that it does not.
    """
    ThreadpoolController().limit(limits=1, user_api="blas")
