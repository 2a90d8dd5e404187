"""The poll among peers: the hand is shown, the answers are counted."""
