"""The HTTP interface of billing."""

from fastapi import FastAPI

from .billing import invoices
from app.billing.models import Invoice

app = FastAPI()


@app.get("/invoices/{number}")
def read_invoice(number: int) -> Invoice:
    """Answer one invoice."""
    return invoices.load(number)


if __name__ == "__main__":
    import uvicorn

    uvicorn.run(app)
