# Langkah: "make run" opens the window, "make test" runs all tests.

GO ?= go
export GO

.PHONY: run build cli web test race soak mutants cluster-test dist dist-check pictures licences lint deps bench packages help

run: ## install what is missing, build, and open the window
	@.ci/display
	@$(MAKE) --no-print-directory build
	@.ci/open

build: packages ## build the program with its window, as ./langkah
	@echo "Building; the first time this takes a few minutes."
	@.ci/patiently .ci/build

cli: ## build the program without a window (needs only Go), as ./langkah
	@.ci/check-go
	@.ci/build nogui

web: ## build the program for a browser, into build/web (needs only Go)
	@.ci/check-go
	@echo "Building; the first time this takes a few minutes."
	@.ci/patiently .ci/web

test: ## install what the tests need, and run all tests and checks; .ci/run adds race, soak and dist
	@.ci/check-go
	@.ci/test

race: packages ## run the tests of all that runs at once with the race detector
	@.ci/race

soak: ## try random boards, mistaken texts and faults for TIME=10m
	@.ci/check-go
	@.ci/soak $(or $(TIME),10m)

mutants: ## break the code of PKG=./engine/... in small ways: which changes do its tests not notice?
	@.ci/check-go
	@.ci/mutants $(or $(PKG),./engine ./engine/game/truth ./engine/game/session ./app/kit/job ./engine/study/trace ./engine/course/grade)

cluster-test: ## test shards on a real Slurm and GNU parallel on this machine; needs root
	@.ci/check-go
	@.ci/cluster

dist: ## pack the program for all systems, into build/dist
	@.ci/check-go
	@.ci/packages window dist arm64 windows || echo "Going on with what there is."
	@echo "The first time this takes a quarter of an hour and more."
	@.ci/patiently contrib/packaging/dist

dist-check: ## try what make dist has packed, and whether a copy of the sources gives the same
	@.ci/packages dist wine || echo "Going on with what there is."
	@contrib/packaging/check
	@contrib/packaging/reproduce

pictures: build ## make the pictures of the READMEs anew, from the window itself
	@.ci/packages pictures
	@.ci/pictures

licences: ## write the licences of all parts of the program, into build/LICENCES.txt
	@.ci/check-go
	@mkdir -p build
	@$(GO) run ./contrib/packaging/licences build/LICENCES.txt
	@echo "They are in build/LICENCES.txt."

lint: packages ## check format, go vet, staticcheck and known vulnerabilities
	@.ci/lint || [ $$? -eq 75 ]
	@.ci/vulnerable || [ $$? -eq 75 ]

deps: ## say which libraries have a newer version
	@.ci/check-go
	@.ci/deps

bench: ## run the benchmarks; BASE=old.txt compares, BENCH= and PKG= choose, COUNT= repeats
	@.ci/check-go
	@.ci/bench $(BASE)

packages:
	@.ci/check-go
	@.ci/packages window

help: ## say what there is to make
	@sed -n 's/^\([a-z-]*\):.*## /  make \1:  /p' Makefile
