"""The page for those who write programs: the data, what is promised of it, and what has come."""

from collections.abc import Iterator

from generator.data import promise
from generator.site.content import SiteContent
from generator.text.danish import day
from generator.text.page import PageSpec, page_spec

PAGE = f"{promise.FOLDER}/index.md"


def specs(site: SiteContent) -> Iterator[PageSpec]:
    yield page_spec(
        "data",
        PAGE,
        "Data",
        "Regler, rækker og sager som JSON, hvad der ikke ændres, og hvad der er kommet til.",
        files=[
            (name, promise.schema_name(name), file.about) for name, file in promise.FILES.items()
        ],
        changes=[(day(change.day), change.what) for change in promise.CHANGES],
        tooltips=False,
        sought=("json", "api"),
        search_text="Data",
    )
