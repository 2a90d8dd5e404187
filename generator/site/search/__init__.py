"""The index that the pages' search reads: what each page is found by, and what is shown of it."""
