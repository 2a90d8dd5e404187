"""The guide: from what has happened to a ruling, one question at a time."""
