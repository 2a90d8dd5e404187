"""The keypads: an auction is tapped in, or the tricks after a revoke."""
