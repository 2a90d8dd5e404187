"""Danish, Markdown and templates."""
