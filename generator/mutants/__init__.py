"""Change every rule on purpose, and see whether a case of the casebook notices."""
