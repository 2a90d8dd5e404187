"""A page of HTML, read."""

from html.parser import HTMLParser


class Html(HTMLParser):
    """The tags of a page with their attributes, and all its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        self.text += data

    @property
    def shape(self) -> list[tuple[str, tuple[str, ...]]]:
        """The tags, with no more of their attributes than the names."""
        return [(tag, tuple(attributes)) for tag, attributes in self.tags]

    @property
    def places(self) -> list[str]:
        """Where it leads, and what it asks for."""
        leads = ("href", "src", "action", "srcset")
        return [value for _, named in self.tags for name, value in named.items() if name in leads]
