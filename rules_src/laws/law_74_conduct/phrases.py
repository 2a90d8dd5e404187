"""Law 74: what people say, and what it answers."""

from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does=(
        "råber råbte smed bandede sviner svinede skældte skælder griner grinede smækkede smækker"
        " banker kastede kaster truede truer kaldte hånede håner skreg"
    ),
)
