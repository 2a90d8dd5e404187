"""The situations in the law's order: each module here that is named after its law has one."""

from pkgutil import iter_modules, resolve_name

from rules_src.model.situation import Rule, Situation

SITUATIONS: tuple[Situation, ...] = tuple(
    resolve_name(f"{__name__}.{module.name}:SITUATION")
    for module in iter_modules(__path__)
    if module.name.startswith("law_")
)

RULES: dict[str, Rule] = {
    rule.__name__: rule for situation in SITUATIONS for rule in situation.rules
}
