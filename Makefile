# make run [FILE=…]    builds and opens the window on a file, an example by default
# make check           builds and runs every check and test
# make build, bench, deps, clean
# make install, make uninstall    with PREFIX (default /usr/local) and DESTDIR
# JOBS=n limits how many jobs the build runs at once; VITRINE_TOOLCHAIN names the usr folder of the Swift toolchain.

SHELL := /bin/bash
PREFIX ?= /usr/local
FILE ?= resources/examples/ProfileCard.swift
TESTS ?=

# Looked for once, by the first recipe that needs it: on a new machine deps must come before.
TOOLCHAIN = $(eval TOOLCHAIN := $$(shell VITRINE_TOOLCHAIN="$(VITRINE_TOOLCHAIN)" .ci/toolchain 2>/dev/null))$(TOOLCHAIN)
SWIFT = env VITRINE_TOOLCHAIN=$(TOOLCHAIN) $(TOOLCHAIN)/bin/swift
export PREFIX
# One release build, which the tests can look into, serves running, testing and installing.
FLAGS = -c release -Xswiftc -enable-testing $(if $(JOBS),-j $(JOBS))
# SwiftPM warns of compiler flags in Debian's .pc files that it does not pass on; that is as it should be.
QUIET = 2> >(grep --line-buffered -v '^warning: prohibited flag(s):' >&2)
BUILT = .build/release

.PHONY: all deps build run check bench lint resources support tests install uninstall clean
all: build

deps:
	@.ci/deps

build: deps
	$(SWIFT) build $(FLAGS) $(QUIET)
	@glib-compile-schemas --targetdir=$(BUILT) resources

run: build
	$(BUILT)/vitrine $(FILE)

bench: build
	$(BUILT)/vitrine-bench $(ARGS)

check: build
	@$(MAKE) --no-print-directory lint resources tests

lint:
	$(SWIFT) format lint --strict --parallel --recursive Sources Tests Package.swift
	.ci/rules

resources:
	.ci/resources

# Writes the page of supported names anew.
support:
	@VITRINE_WRITE_SUPPORT=1 $(MAKE) --no-print-directory tests TESTS=SupportTableTests

tests:
	$(SWIFT) build $(FLAGS) --build-tests $(QUIET)
	.ci/with-display $(SWIFT) test $(FLAGS) --skip-build $(if $(TESTS),--filter '$(TESTS)') $(QUIET)

# Under sudo what the user built is installed: root may have no toolchain.
install: $(if $(SUDO_USER),,build)
	.ci/install $(BUILT) "$(DESTDIR)$(PREFIX)"
ifeq ($(DESTDIR),)
	@.ci/install --refresh "$(PREFIX)"
endif

uninstall:
	.ci/install --remove "$(DESTDIR)$(PREFIX)"
ifeq ($(DESTDIR),)
	@.ci/install --refresh "$(PREFIX)"
endif

clean:
	rm -rf .build
