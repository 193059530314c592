package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// start compares the shortest command with a process that does nothing.
func (b *bench) start() error {
	project, event, err := b.ruled()
	if err != nil {
		return err
	}
	found, err := b.compare(4*b.rounds,
		subject{name: "hello world", argv: always(b.hello)},
		subject{name: "`overtone version`", argv: always(b.overtone, "version")},
		subject{name: "`overtone --help`", argv: always(b.overtone, "--help")},
		subject{name: "`overtone guidelines load --stdin`, 8 files", argv: always(b.overtone, "guidelines", "load", "--stdin", "--dir", project), in: event})
	if err != nil {
		return err
	}
	b.heading("Start")
	b.ratio(found[1], found[0], 3.5)
	b.ratio(found[2], found[0], 0)
	b.ratio(found[3], found[0], 3.5)
	return nil
}

// ruled makes a project with rules, old enough for their index to be trusted,
// and an event of 2 KB that asks for them.
func (b *bench) ruled() (project, event string, err error) {
	project = b.fresh("ruled")
	dir := filepath.Join(project, ".workflow", "specs")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", "", err
	}
	for i := range 8 {
		name := filepath.Join(dir, "rules-"+strconv.Itoa(i)+".md")
		var text strings.Builder
		fmt.Fprintf(&text, "---\ntitle: Rules %d\nkeywords: [topic%d, cache]\nreadMode: %s\n---\n\n# Rules %d\n", i, i, []string{"required", "optional"}[i%2], i)
		for section := range 4 {
			fmt.Fprintf(&text, "\n## Part %d\n\n", section)
			for rule := range 10 {
				fmt.Fprintf(&text, "- [part%d] Rule %d of part %d says in one sentence what holds here <!-- R-%d%d%02d -->\n", section, rule, section, i, section, rule)
			}
		}
		if err := os.WriteFile(name, []byte(text.String()), 0o644); err != nil {
			return "", "", err
		}
		past := time.Now().Add(-time.Hour)
		if err := os.Chtimes(name, past, past); err != nil {
			return "", "", err
		}
	}
	event = fmt.Sprintf(`{"hook_event_name":"UserPromptSubmit","cwd":%q,"prompt":%q}`, project, strings.Repeat("why does the cache of the client forget what it was told, ", 35))
	return project, event, nil
}

// specNew compares writing a package with copying it.
func (b *bench) specNew() error {
	b.heading("A package out of a document")
	for _, lang := range []string{"en", "zh"} {
		source := filepath.Join(b.dir, "prd-70-"+lang+".md")
		if err := b.job("prd", lang, strconv.Itoa(70<<10), source); err != nil {
			return err
		}
		work := b.newSubject("`spec new -y`, 70 KB, "+lang, source)
		if _, err := b.once(work.keep()); err != nil {
			return err
		}
		model, err := onlyPackage(work.dir)
		if err != nil {
			return err
		}
		copied := ""
		found, err := b.compare(b.rounds, work.subject,
			subject{
				name:  "`cp -r` of the package `&& sync`",
				argv:  func() []string { copied = b.fresh("copy"); return shell(`cp -r "$0" "$1" && sync`, model, copied) },
				clean: func() { _ = os.RemoveAll(copied) },
			},
			subject{name: "`cat` of the package", argv: always(shell(`find "$0" -type f -exec cat {} + > /dev/null`, model)...)})
		if err != nil {
			return err
		}
		b.ratio(found[0], found[1], 10)
		b.ratio(found[0], found[2], 0)
		fmt.Fprintf(b.errs, "bench: peak %s of 64 MiB: %s\n", size(found[0].peak), kept(found[0].peak <= 64<<20))
	}
	return nil
}

// newSubject is `spec new` into a new folder for every run.
func (b *bench) newSubject(name, source string) *newRun {
	n := &newRun{}
	n.subject = subject{
		name: name, accept: []int{3}, // the gate may judge, that is not measured here
		argv: func() []string {
			n.dir = b.fresh("project")
			_ = os.Mkdir(n.dir, 0o755)
			return []string{b.overtone, "spec", "new", "-y", "--no-export", "--dir", n.dir, "@" + source}
		},
		clean: func() { _ = os.RemoveAll(n.dir) },
	}
	return n
}

type newRun struct {
	subject
	dir string
}

// keep is the same without removing what was written.
func (n *newRun) keep() subject {
	s := n.subject
	s.clean = nil
	return s
}

func onlyPackage(project string) (string, error) {
	found, err := filepath.Glob(filepath.Join(project, "specs", "SPEC-*"))
	if err != nil || len(found) != 1 {
		return "", fmt.Errorf("%d packages in %s", len(found), project)
	}
	return found[0], nil
}

func shell(script string, args ...string) []string {
	return append([]string{"/bin/sh", "-c", script}, args...)
}

// validate compares judging with parsing the same files.
func (b *bench) validate() error {
	b.heading("Judging a package")
	for _, n := range []int{100, 1000} {
		project := b.fresh("judged")
		if err := b.job("package", "en", strconv.Itoa(n), filepath.Join(project, "specs", "SPEC-sample-2026-01-31")); err != nil {
			return err
		}
		dir, err := onlyPackage(project)
		if err != nil {
			return err
		}
		found, err := b.compare(b.rounds,
			subject{name: fmt.Sprintf("`spec validate`, %d documents", n), accept: []int{3}, argv: always(b.overtone, "spec", "validate", "--all", "--dir", project)},
			subject{name: "goldmark on all cores", argv: always(b.self, "goldmark", dir)},
			subject{name: fmt.Sprintf("reading alone (specs.Load), %d documents", n), argv: always(b.self, "load", dir)},
			subject{name: "`cat` of the package", argv: always(shell(`find "$0" -type f -exec cat {} + > /dev/null`, dir)...)})
		if err != nil {
			return err
		}
		budget := 0.0
		if n == 1000 {
			budget = 1.5
		}
		b.ratio(found[0], found[1], budget)
		b.ratio(found[2], found[1], 0)
		b.ratio(found[0], found[3], 0)
	}
	return nil
}

// store compares reading 100,000 issues with scanning their file.
func (b *bench) store() error {
	b.heading("The issue store")
	for _, n := range []int{10_000, 100_000} {
		dir := b.fresh("issues")
		if err := b.job("issues", strconv.Itoa(n), dir); err != nil {
			return err
		}
		file := filepath.Join(dir, "issues.jsonl")
		found, err := b.compare(b.rounds,
			subject{name: fmt.Sprintf("list of %d issues", n), argv: always(b.self, "list", dir)},
			subject{name: "JSON scanner over the file", argv: always(b.self, "scan", file)},
			subject{name: "`cat` of the file", argv: always("cat", file)})
		if err != nil {
			return err
		}
		budget := 0.0
		if n == 100_000 {
			budget = 2
		}
		b.ratio(found[0], found[1], budget)
		b.ratio(found[0], found[2], 0)
	}
	return nil
}
