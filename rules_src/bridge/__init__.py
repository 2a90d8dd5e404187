"""The game of bridge: seats, calls, auctions, cards, contracts, and the table of a case."""
