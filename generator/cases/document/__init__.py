"""Bytes into text with places."""
