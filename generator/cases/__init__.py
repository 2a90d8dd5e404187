"""A YAML file becomes a settled case."""
