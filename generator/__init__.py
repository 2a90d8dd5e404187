"""What grows from the law: tables, trees, pages, checks."""
