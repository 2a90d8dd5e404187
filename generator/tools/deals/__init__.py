"""Boards of a file: read where it is opened, and handed to the other tools."""
