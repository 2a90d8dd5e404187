"""Pages for `make serve`: the one that is asked for at once, all of them when nobody asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from generator.cases.casebook import Casebook
from generator.cases.known import KnownFiles
from generator.cli.check import site_of, sound, write_pages
from generator.cli.console import Console, UsageError
from generator.findings import blocking
from generator.site.page import PageSpec, SiteContent
from generator.site.pages import spec_of
from generator.site.render import Renderer


class AskedError(Exception):
    """Somebody asks for a page while all of them are made."""


class Desk:
    """Makes pages by rules that do not change; cases and pages that are as they were are kept."""

    def __init__(self, console: Console, is_asked: Callable[[], bool]) -> None:
        self.files = KnownFiles()
        self.console = replace(console, check_file=self.files.check)
        self.renderer = _Interruptible(is_asked)
        self.read: Casebook | None = None
        self.site: SiteContent | None = None
        self.is_behind = False
        """Whether some of the pages in docs/ may say other than the cases do."""

    def page(self, path: str) -> str | None:
        """The text of a page by the cases as they are now, or as they were if some are faulty."""
        read = self.console.casebook()
        if read != self.read:
            self.is_behind = True
            for finding in read.findings:
                self.console.note(finding.text)
            if self.site is None or not blocking(read.findings):
                self.site = site_of(self.console, self.console.content(read))
            self.read = read
        spec = spec_of(self.site, path) if self.site else None
        return self.renderer.text(spec) if spec else None

    def write_all(self, patiently: bool = False) -> None:
        """Check everything, and write every page that differs; if `patiently`, do it another time
        when somebody asks for a page.
        """
        self.renderer.is_patient = patiently
        try:
            if casebook := sound(self.console):
                write_pages(self.console, self.console.content(casebook), self.renderer)
        except UsageError as error:
            self.console.note(str(error))
        except AskedError:
            return
        finally:
            self.renderer.is_patient = False
        self.is_behind = False


class _Interruptible(Renderer):
    """Renders pages; if it is patient, until somebody asks for one."""

    def __init__(self, is_asked: Callable[[], bool]) -> None:
        super().__init__()
        self.is_asked, self.is_patient = is_asked, False

    def text(self, spec: PageSpec) -> str:
        if self.is_patient and self.is_asked():
            raise AskedError
        return super().text(spec)
