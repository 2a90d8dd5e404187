"""Danish, Markdown and templates, the faces they are set in, and files written whole or not at all."""
