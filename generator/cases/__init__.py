"""From a YAML file to a case and its ruling."""
