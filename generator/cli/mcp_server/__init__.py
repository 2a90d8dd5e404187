"""Answers to programs that ask: which situation, which question, which ruling, and by which §."""
