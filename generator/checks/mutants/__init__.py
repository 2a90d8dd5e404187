"""Mutation testing of the law: change every rule, and see whether a case kills the mutant."""
