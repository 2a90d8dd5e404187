"""The data behind the pages, for other programs: rules, rows and cases as JSON."""
