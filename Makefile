# `make site` and `make test` do all their set-up themselves; `make help` lists the targets.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
RUN := .venv/bin/python
CODE := rules_src generator tests dev bench
# A file of tests is run by one process.
PYTEST := -q --numprocesses auto --dist loadfile

export NO_MKDOCS_2_WARNING := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The tests start Python some hundred times; where nothing may be kept, each time compiles all of it again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: always help site serve check test mutants bench clean lock lint pictures spelling tested-site shuffled

help: ## vis denne liste
	@echo "Bridgelovene i praksis. Brug: make MÅL"
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/  \1	\2/p' Makefile | expand -t 10

# `BUILDER=zensical make site` builds the same site with the other builder.
site: .venv/site $(if $(filter zensical,$(BUILDER)),.venv-zensical/done) ## byg hele sitet i mappen site/
	@$(MAKE) .cache/site

# What a site is built from, folders too, since a file that is gone changes its folder; and the settings of `built-for`.
BUILT_FROM = $(shell find docs generator rules_src theme -name __pycache__ -prune -o -print 2>/dev/null) \
  CHANGELOG.md CONTRIBUTING.md mkdocs.yml pyproject.toml requirements.txt requirements-zensical.txt
.cache/site: $(BUILT_FROM) .cache/built-for $(if $(wildcard site/index.html),,always)
	@$(RUN) -m generator build
	@touch $@

.cache/built-for: always
	@mkdir -p $(@D)
	@echo "$$(date +%F) $(BUILDER) $(SITE_URL) $(REPOSITORY_URL) $(SOURCE_DATE_EPOCH)" | cmp -s - $@ \
	  || echo "$$(date +%F) $(BUILDER) $(SITE_URL) $(REPOSITORY_URL) $(SOURCE_DATE_EPOCH)" > $@

serve: .venv/site ## vis sitet på http://127.0.0.1:8000 og følg med i rettelser
	@$(RUN) -m dev.serve

check: .venv/site ## kontrollér regler, sager og stavning
	@status=0; \
	$(RUN) -m generator check || status=1; \
	$(RUN) -m dev.language --cases || status=1; \
	exit $$status

test: .venv/test .venv-zensical/done dev/js/node_modules/.done ## kør alle prøver: kode, love, sager og det byggede site i en browser
	@dev/debian_packages.sh
	@$(MAKE) --jobs=2 --output-sync=target lint tested-site
	@echo "→ Prøver"
	@BUILT=1 $(RUN) -m pytest $(PYTEST)

mutants: .venv/site ## ændr hver regel på prøve, og se, om en sag opdager det
	@$(RUN) -m generator mutants --files .cache/oensker

pictures: .venv/test # the two of README, of the site as it lies built
	@$(RUN) -m dev.pictures

bench: .venv/test dev/lighthouse/node_modules/.done ## mål tid, vægt og hukommelse, og spørg Lighthouse
	@$(MAKE) site
	@BUILT=1 $(RUN) -m pytest -q -s tests/site/test_measures.py tests/site/test_sentences.py \
	  tests/site/test_learned.py
	@$(RUN) -m bench

clean: ## fjern alt, hvad make har lavet (også .venv)
	@if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then git clean -fdXq -- docs $(CODE); \
	else echo "Uden git kan de dannede sider i docs/ ikke kendes fra de håndskrevne; de bliver liggende."; fi
	@rm -rf site .cache .venv .venv-zensical .venv-lock .mypy_cache .pytest_cache .ruff_cache .hypothesis

# The rest is for those who work on the tools, and for the targets above.

lint: .venv/test .cache/types
	@echo "→ Kodestil og typer"
	@$(RUN) -m ruff format --check $(wildcard $(CODE))
	@$(RUN) -m ruff check $(wildcard $(CODE))
	@$(RUN) -m mypy $(wildcard $(CODE))

# The types of the scripts, when a script or what checks them has changed.
SCRIPTS = $(wildcard $(foreach of,generator/tools generator/site/scripts,$(of)/*.py $(of)/*/*.py $(of)/*/*.js $(of)/*/*.ts)) \
  $(wildcard dev/js/types.*)
.cache/types: $(SCRIPTS) .venv/site dev/js/node_modules/.done
	@echo "→ Typer i scripts"
	@dev/js/types.sh
	@mkdir -p $(@D) && touch $@

tested-site: .venv/site
	@echo "→ Sitet, som prøverne læser"
	@SITE_URL=https://bridgelovene.example/ $(RUN) -m generator build

# All tests in another order, on the site as it is built: `make shuffled SEED=7` repeats the order.
SEED ?= $(shell date +%s)
shuffled: .venv/test
	@echo "→ Prøver i tilfældig rækkefølge: make shuffled SEED=$(SEED)"
	@BUILT=1 $(RUN) -m pytest $(PYTEST) --random-order --random-order-seed=$(SEED) $(ONLY)

# The same check is among the tests, on the site that they read.
spelling: .venv/site
	@echo "→ Sprog"
	@$(RUN) -m generator pages
	@$(RUN) -m dev.language

# `exclude-newer` makes the locks the same whenever they are made; move it forward to get newer versions.
lock:
	@dev/venv.sh .venv-lock "$(PYTHON)"
	@.venv-lock/bin/pip install --quiet uv==0.13.8
	@for lock in requirements requirements-test requirements-zensical; do \
	  .venv-lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	    --generate-hashes --no-emit-index-url --exclude-newer 2026-11-24 \
	    --custom-compile-command "make lock" --output-file $$lock.txt $$lock.in; \
	done

# Each stamp is older than its lock when the lock has changed, and only then is anything installed.
.venv/site: requirements.txt
	@dev/venv.sh .venv "$(PYTHON)" requirements.txt
	@touch $@

.venv/test: requirements-test.txt .venv/site
	@dev/venv.sh .venv "$(PYTHON)" requirements-test.txt
	@touch $@

# dev/js: TypeScript, axe and html-validate for the tests; dev/lighthouse: for the benchmark alone.
%/node_modules/.done: %/package-lock.json
	@dev/debian_packages.sh
	@echo "→ Installerer $* (kun når den er ændret)"
	@npm ci --prefix $* --ignore-scripts --no-audit --no-fund --silent
	@touch $@

.venv-zensical/done: requirements-zensical.txt
	@dev/venv.sh .venv-zensical "$(PYTHON)" $<
	@touch $@
