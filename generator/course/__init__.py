"""The course: tasks grown from the rules, and papers drawn from them by a number."""
