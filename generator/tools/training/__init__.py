"""Training: a list of tasks with their answers, which a script makes a quiz of."""
