"""How the cost of the site grows with the number of cases; run by `make bench`."""
