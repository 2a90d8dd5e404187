"""Law 40: what people say, and what it answers."""

from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="bød åbnede meldte bluffede psykede løj huskede glemte psyker bluffer psykade",
)
