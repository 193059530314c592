"""Invoices for subscribers."""
