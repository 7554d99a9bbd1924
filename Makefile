# All of the set-up and every check. Needs GNU make, bash and Python 3.11 or newer; `make` alone tells the targets.
# Another interpreter: PYTHON=python3.12 make demo. Arguments for pytest or the lock: make test ARGS='-k text'.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input --quiet

# Stamps: what is installed. The first holds the size of the environment without the test packages, in MB.
CORE := $(VENV)/.core-size
TEST := $(VENV)/.test

# The resolver that writes the lock files, in an environment of its own.
LOCK_VENV := .venv-lock
UV_VERSION := 0.13.9

# The browser of the tests: KG_CHROMIUM, else one on PATH, else (empty) the one that Playwright has installed.
KG_CHROMIUM ?=
BROWSERS := chromium chromium-browser google-chrome-stable google-chrome
CHROMIUM = $(or $(KG_CHROMIUM),$(shell for name in $(BROWSERS); do command -v $$name && break; done))

# What the interop tests call: tools, with the Debian packages that bring them, and npm packages. Only what is missing is
# installed: node from elsewhere and Debian's npm exclude each other. A tool is a command on PATH, or has a CHECK.
TOOLS := rapper serdi node npm virtuoso-t curl graph-tool firefox-esr
PACKAGE.rapper := raptor2-utils
PACKAGE.serdi := serdi
PACKAGE.node := nodejs
PACKAGE.npm := npm
PACKAGE.virtuoso-t := virtuoso-opensource-7-bin
PACKAGE.curl := curl
PACKAGE.graph-tool := python3-graph-tool
PACKAGE.firefox-esr := firefox-esr
CHECK.graph-tool := /usr/bin/python3 -I -c 'import graph_tool'
NODE := tests/export/interop tests/explore/lint
NODE_LOCKS := $(NODE:=/node_modules/.package-lock.json)
is_there = { $(or $(CHECK.$(1)),command -v $(1)); } > /dev/null 2>&1
MISSING_TOOLS = $(strip $(foreach tool,$(TOOLS),$(shell $(call is_there,$(tool)) || echo $(tool))))
MISSING_PACKAGES = $(foreach tool,$(MISSING_TOOLS),$(PACKAGE.$(tool)))

ROOT_ON_DEBIAN = $(shell [ "$$(id -u)" = 0 ] && grep -qsx 'ID=debian' /etc/os-release && echo yes)
APT := DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet --no-install-recommends

.PHONY: help
help: ## show this list
	@sed -nE 's/^([a-z]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 16

.PHONY: demo
demo: $(CORE) ## set up, build the graph of seeds/ into exports/, tell where to look
	$(BIN)/kg build seeds -o exports --formats all
	@printf '%s\n' "" \
	  "The graph of the papers in seeds/ is in exports/. Where to look:" \
	  "  exports/explorer.html   open it in a browser, or run: $(BIN)/kg open exports" \
	  "  exports/graph.ttl       the RDF" \
	  "  exports/report.md       what was read and found" \
	  "Ask it something:" \
	  "  $(BIN)/kg query exports 'SELECT ?paper ?method WHERE { ?p kg:proposes ?m ; rdfs:label ?paper . ?m skos:prefLabel ?method } ORDER BY ?method'" \
	  "  $(BIN)/kg query exports --list"

.PHONY: check
check: $(TEST) ## lint, format and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

.PHONY: test
test: check browser ## set up with the test packages and a browser, then check and run the tests
	KG_CHROMIUM="$(CHROMIUM)" $(BIN)/pytest -m "not interop" $(ARGS)

.PHONY: interop
interop: $(TEST) tools $(NODE_LOCKS) ## the tests against tools that come by apt and npm
	$(BIN)/pytest -m interop $(ARGS)

.PHONY: lock
lock: $(LOCK_VENV)/bin/uv ## write the lock files anew from pyproject.toml (ARGS=--upgrade: newest versions)
	$(call compile,constraints.txt,)
	$(call compile,constraints-test.txt,--extra test --constraint constraints.txt)

.PHONY: clean
clean: ## remove the environment and what the tools leave behind; exports/ stays
	rm -rf $(VENV) $(LOCK_VENV) $(NODE:=/node_modules) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find kg tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# -- environment -----------------------------------------------------------------------------------------------------

# Made anew whenever the lock or pyproject.toml changes: an environment with left-over packages tests something else.
# Editable, so that a change of the code needs no new installation.
$(CORE): constraints.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "kg needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1 || true). Name another: PYTHON=python3.12 make …" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make virtual environments. On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	rm -rf $(VENV)
	$(PYTHON) -m venv $(VENV)
	@echo "Installing the packages of constraints.txt (a minute or two) …"
	$(PIP) install --require-hashes --requirement constraints.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@du -sm $(VENV) | cut -f 1 > $@
	@echo "The environment takes $$(cat $@) MB."

$(TEST): $(CORE) constraints-test.txt
	@echo "Installing the packages of constraints-test.txt …"
	$(PIP) install --require-hashes --requirement constraints-test.txt
	@touch $@

$(LOCK_VENV)/bin/uv:
	$(PYTHON) -m venv $(LOCK_VENV)
	$(LOCK_VENV)/bin/python -m pip --disable-pip-version-check install --quiet uv==$(UV_VERSION)

# $(1) is the file, $(2) what it holds beyond the core. The file gets neither registry nor path: pip finds the packages
# where it is set up to look, and the hashes make sure that they are the same ones.
compile = $(LOCK_VENV)/bin/uv --quiet --no-config pip compile pyproject.toml --group build $(2) --output-file $(1) \
  --universal --python-version 3.11 --fork-strategy fewest --generate-hashes --no-annotate \
  --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(ARGS)

.PHONY: browser
browser: $(TEST)
ifneq ($(CHROMIUM),)
	@echo "Browser: $(CHROMIUM)"
else ifeq ($(ROOT_ON_DEBIAN),yes)
	apt-get update --quiet
	$(APT) chromium
else
	$(BIN)/playwright install $$([ "$$(id -u)" = 0 ] && echo --with-deps) chromium
endif

.PHONY: tools
tools: # looks for the tools in its recipe, so that no other target waits for that
	$(if $(and $(ROOT_ON_DEBIAN),$(MISSING_TOOLS)),apt-get update --quiet && $(APT) $(MISSING_PACKAGES))
	@$(foreach tool,$(MISSING_TOOLS),$(call is_there,$(tool)) || { \
	  echo "make interop needs $(tool). On Debian and Ubuntu: apt-get install $(MISSING_PACKAGES)" >&2; exit 1; };)

$(NODE_LOCKS): %/node_modules/.package-lock.json: %/package.json %/package-lock.json | tools
	npm ci --prefix $* --no-audit --no-fund --loglevel error
