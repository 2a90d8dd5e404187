"""What differs between two revisions, each of which says itself what its rulings are."""
