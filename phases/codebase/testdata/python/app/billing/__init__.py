"""Numbers, amounts and documents of invoices."""
