"""Ask a rule, explore it, merge it; knows rules_src only."""
