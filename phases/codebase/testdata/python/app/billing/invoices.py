"""Loading and numbering of invoices."""

from .models import (
    Invoice,  # the record
)

QUERY = """
def not_a_function():
    class NotAClass:
"""


def load(number: int) -> Invoice:
    """Load an invoice by its number."""

    def helper():
        return {"number": number}

    return Invoice(**helper())


class Numbering:
    """Hands out invoice numbers
    without gaps."""

    def next(
        self,
        last: int = 0,
    ) -> int:
        return last + 1

    async def reserve(self): ...
