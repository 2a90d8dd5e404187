"""The differences between two revisions; each revision's own code says what it rules."""
