"""The law: rules that ask, the game they are about, and the cases that guard them."""
