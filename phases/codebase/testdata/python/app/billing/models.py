"""What an invoice consists of."""

from pydantic import BaseModel


class Invoice(BaseModel):
    """An invoice with its number and amount."""

    number: int
    cents: int = 0

    def label(self) -> str:
        return f"invoice {self.number}"
