package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
)

// oneAnswer is a file of the one answer that changes.
const oneAnswer = "answers:\n  requirements.mvp: all\n"

// again compares making a package after one answer has changed, and looking what
// it would change, with making the whole package.
func (b *bench) again() error {
	b.heading("One changed answer")
	answers := filepath.Join(b.dir, "one-answer.yaml")
	if err := os.WriteFile(answers, []byte(oneAnswer), 0o644); err != nil {
		return err
	}
	for _, lang := range []string{"en", "zh"} {
		source := filepath.Join(b.dir, "prd-70-"+lang+".md")
		if err := b.job("prd", lang, strconv.Itoa(70<<10), source); err != nil {
			return err
		}
		whole := b.newSubject("`spec new -y`, 70 KB, "+lang, source)
		if _, err := b.once(whole.keep()); err != nil {
			return err
		}
		model := whole.dir
		found, err := b.compare(b.rounds, whole.subject,
			b.onCopy("`spec new -c` with one changed answer, "+lang, model, "new", "-c", "--no-export", "--answers", answers),
			b.onCopy("`spec diff` with one changed answer, "+lang, model, "diff", "--stat", "--phase", "5", "--answers", answers),
			b.onCopy("`spec regen -y`, nothing new, "+lang, model, "regen", "-y", "--no-export"))
		if err != nil {
			return err
		}
		b.ratio(found[1], found[0], 1.0/3)
		b.ratio(found[2], found[0], 0)
		b.ratio(found[3], found[0], 0)
	}
	return nil
}

// onCopy is a command of `spec` in a fresh copy of a project.
func (b *bench) onCopy(name, model string, args ...string) subject {
	dir := ""
	return subject{
		name: name, accept: []int{3},
		argv: func() []string {
			dir = b.fresh("again")
			if err := os.CopyFS(dir, os.DirFS(model)); err != nil {
				return []string{b.self, fmt.Sprintf("no copy: %v", err)}
			}
			return append([]string{b.overtone, "spec"}, append(args, "--dir", dir)...)
		},
		clean: func() { _ = os.RemoveAll(dir) },
	}
}
