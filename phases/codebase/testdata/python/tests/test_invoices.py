import pytest

from app.billing.invoices import Numbering


@pytest.mark.parametrize("last", [0, 1])
def test_numbering(last):
    assert Numbering().next(last) == last + 1
