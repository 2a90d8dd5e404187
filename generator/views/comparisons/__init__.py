"""What is easily confused, side by side."""
