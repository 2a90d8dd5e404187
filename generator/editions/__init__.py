"""Two editions of the law side by side: what differs when both rule on one incident."""
