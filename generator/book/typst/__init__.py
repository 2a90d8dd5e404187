"""Sources for Typst, and Typst itself."""
