"""One module for each printed document."""
