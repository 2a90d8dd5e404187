"""The tools, each a folder with its data, page, template, script and style."""

from pathlib import Path

from generator.tools.claim.page import TOOL as CLAIM
from generator.tools.comparable.page import TOOL as COMPARABLE
from generator.tools.course.page import TOOL as COURSE
from generator.tools.deals.page import TOOL as DEALS
from generator.tools.document.page import TOOL as DOCUMENT
from generator.tools.guide.page import TOOL as GUIDE
from generator.tools.keypads.page import TOOL as KEYPADS
from generator.tools.log.page import TOOL as LOG
from generator.tools.poll.page import TOOL as POLL
from generator.tools.score.page import TOOL as SCORE
from generator.tools.workbench.page import TOOL as WORKBENCH

TOOLS = (
    SCORE, WORKBENCH, COMPARABLE, KEYPADS, CLAIM, POLL, DEALS, DOCUMENT, LOG, COURSE, GUIDE
)  # fmt: skip
"""In the order of their pages."""

FOLDER = Path(__file__).parent
