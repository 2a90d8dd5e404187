"""The score workbench: results are picked, weighted and reckoned, each step shown."""
