"""Danish, Markdown, templates, fonts, and files that are written whole or not at all."""
