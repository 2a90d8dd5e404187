"""The claim board: the last cards are laid, and the normal play with the fewest tricks is seen."""
