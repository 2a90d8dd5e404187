"""Printed matter from the same views as the site: templates to Typst, Typst to PDF."""
