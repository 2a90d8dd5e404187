"""A club's own choices: entered, kept on the device, and said beside what they concern."""
