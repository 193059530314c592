# Everything a contributor runs. `make check` is what a change has to pass.

GO       ?= go
VERSION  ?= $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
FUZZTIME ?= 30s
BENCH    ?= # such as: -rounds 5 -only start,new
DEMO     ?= $(CURDIR)/testdata/inputs/link-shortener-prd.md

export CGO_ENABLED = 0

.PHONY: all build test lint format bench fuzz crash golden demo lint-docs check

all: build

build: ## the program, as released, in bin/
	$(GO) build -trimpath -ldflags "-s -w -X main.version=$(VERSION)" -o bin/overtone ./cmd/overtone

test: ## all tests
	$(GO) test ./...

lint: ## format, vet and linters, with the pinned tools
	.ci/lint

format: ## rewrite files as gofumpt wants them
	$$(.ci/tool gofumpt) -w $$(git ls-files '*.go')

bench: ## whole processes next to the least work, then Go benchmarks; see docs/performance.md
	$(GO) run ./cmd/bench $(BENCH)
	$(GO) test -run '^$$' -bench . -benchmem ./...

fuzz: ## every fuzz target for FUZZTIME (30s), eighteen at a time
	FUZZTIME=$(FUZZTIME) .ci/fuzz

crash: ## kill, tear and refuse at every single write of the program
	$(GO) test ./cmd/command -run 'Killed|FullDisk' -every-step -timeout 30m
	OVERTONE_TEST_LONG=1 $(GO) test ./phases -run CutOffWhileMending -timeout 60m
	OVERTONE_TEST_LONG=1 $(GO) test ./phases/guidelines -run KilledAtEveryWrite -timeout 30m
	OVERTONE_TEST_LONG=1 $(GO) test ./phases/codebase -run HugeTree -timeout 30m
	OVERTONE_TEST_LONG=1 $(GO) test ./issues -run 'FiftyProcesses|MixedWork|ManyProcesses' -timeout 30m

golden: ## rewrite golden files; read the difference before you commit it
	$(GO) test $$(git grep -l 'flag.Bool("update"' -- '*_test.go' | xargs -n1 dirname | sort -u | sed 's|^|./|') -update

demo: build ## write, judge and list a package in a temporary folder
	@demo=$$(mktemp -d) && cd "$$demo" && echo "in $$demo" && \
	"$(CURDIR)/bin/overtone" spec new -y "@$(DEMO)" && \
	"$(CURDIR)/bin/overtone" spec list && \
	"$(CURDIR)/bin/overtone" spec validate --all

lint-docs: ## parse every generated diagram with mermaid itself (needs npm)
	cd testdata/mermaid && npm install --no-audit --no-fund --no-package-lock --loglevel=error
	node testdata/mermaid/check.mjs testdata/golden testdata/golden-roadmaps

check: lint test lint-docs ## what a change has to pass before review
