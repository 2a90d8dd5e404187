"""The site: its pages, and the builder that makes them HTML."""
