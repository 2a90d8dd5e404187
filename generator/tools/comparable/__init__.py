"""The hands of two calls: how many of the new call's the old one shows too."""
