"""The score: tables to print, calculators that look up in them, worked examples."""
