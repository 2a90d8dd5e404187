"""What each page says, as values: templates only lay it out."""
