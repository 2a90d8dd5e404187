"""How a law is written: facts, rulings, steps, roles, situations."""
