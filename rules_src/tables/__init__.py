"""The law that a tool needs: what it counts, in which order, and what it may take for granted."""
