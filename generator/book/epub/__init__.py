"""The books as EPUB: the same pieces as Typst sets, written as XHTML."""
