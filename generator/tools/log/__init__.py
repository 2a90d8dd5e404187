"""The director's log: the rulings of this device, and what is to be looked at again."""
