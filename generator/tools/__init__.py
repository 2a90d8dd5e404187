"""The tools, each a folder with its data, page, template, script and style."""

from pathlib import Path

from generator.tools.claim import TOOL as CLAIM
from generator.tools.comparable import TOOL as COMPARABLE
from generator.tools.course import TOOL as COURSE
from generator.tools.deals import TOOL as DEALS
from generator.tools.document import TOOL as DOCUMENT
from generator.tools.guide import TOOL as GUIDE
from generator.tools.keypads import TOOL as KEYPADS
from generator.tools.log import TOOL as LOG
from generator.tools.poll import TOOL as POLL
from generator.tools.score import TOOL as SCORE
from generator.tools.workbench import TOOL as WORKBENCH

TOOLS = (SCORE, WORKBENCH, COMPARABLE, KEYPADS, CLAIM, POLL, DEALS, DOCUMENT, LOG, COURSE, GUIDE)
"""In the order of their pages."""

FOLDER = Path(__file__).parent
