package guidelines

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/overtone-cli/overtone/specs/selection"
)

// Seeded says what Init did.
type Seeded struct {
	Created []string // paths as in Rule
	Skipped []string // those that were there
}

// Init makes the rule files that a project begins with, with headings and no
// rule: coding-conventions.md and architecture-constraints.md for the project,
// and two for the person in this project. A file that is there is never
// touched. The index is brought up to date; now is the time it is made at.
func Init(ctx context.Context, p Places, now time.Time) (Seeded, error) {
	made, err := p.seedAll(ctx)
	if err == nil {
		Open(p, now, Trusted)
	}
	return made, err
}

// FinishInit makes the rule files that an Init which was killed had not come to,
// and no others: a file that a person deleted stays deleted. It answers what it
// made; without such an Init that is nothing.
func FinishInit(ctx context.Context, p Places, now time.Time) (Seeded, error) {
	if _, err := os.Lstat(p.seedMark()); err != nil {
		return Seeded{Created: []string{}, Skipped: []string{}}, nil //nolint:nilerr // nothing was broken off
	}
	made, err := p.seedLocked(ctx, func(table *ruleFiles) ([]ruleFile, error) { return p.broken(table) })
	if err == nil {
		Open(p, now, Trusted)
	}
	return made, err
}

// seedMark is the file that names the rule files which are being made, while
// they are.
func (p Places) seedMark() string { return filepath.Join(p.store(ScopeProject), ".making") }

func (p Places) seedAll(ctx context.Context) (Seeded, error) {
	return p.seedLocked(ctx, func(table *ruleFiles) ([]ruleFile, error) {
		var all []ruleFile
		for _, one := range table.Files {
			if one.Seed {
				all = append(all, one)
			}
		}
		return all, nil
	})
}

// seedLocked makes files that are missing. Which of them is noted first, so that
// a later call knows what a killed one was making.
func (p Places) seedLocked(ctx context.Context, which func(*ruleFiles) ([]ruleFile, error)) (made Seeded, err error) {
	made = Seeded{Created: []string{}, Skipped: []string{}}
	table, err := readRuleFiles()
	if err != nil {
		return made, err
	}
	lock, err := p.door().Lock(ctx, filepath.Join(p.store(ScopeProject), ".lock"), lockWait)
	if err != nil {
		return made, err
	}
	defer func() { err = errors.Join(err, lock.Release()) }()
	all, err := which(table)
	if err != nil {
		return made, err
	}
	if err := p.markSeeds(all); err != nil {
		return made, err
	}
	for _, one := range all {
		if err := p.seed(one, &made); err != nil {
			return made, err
		}
	}
	if err := p.door().Remove(p.seedMark()); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return made, err
	}
	return made, nil
}

// markSeeds notes the files that are missing and going to be made.
func (p Places) markSeeds(all []ruleFile) error {
	var names []string
	for _, one := range all {
		target, err := p.target(&Addition{Dimension: one.Dimension, File: one.Name, Text: "x"})
		if err != nil {
			return err
		}
		p.sweep(ScopeProject, target)
		if _, err := os.Lstat(target.Path); err != nil {
			names = append(names, target.Shown)
		}
	}
	if len(names) == 0 {
		return nil
	}
	return p.door().Replace(p.seedMark(), []byte(strings.Join(names, "\n")+"\n"), 0o644)
}

// broken are the files that a killed Init had not come to: it made them in the
// order of its note, so what stands in it before a file that is there was made,
// and was deleted since when it is missing.
func (p Places) broken(table *ruleFiles) ([]ruleFile, error) {
	data, err := p.read(p.seedMark())
	if err != nil {
		return nil, err
	}
	var left []ruleFile
	for name := range strings.Lines(string(data)) {
		for _, one := range table.Files {
			target, err := p.target(&Addition{Dimension: one.Dimension, File: one.Name, Text: "x"})
			if err != nil {
				return nil, err
			}
			if !one.Seed || target.Shown != strings.TrimSpace(name) {
				continue
			}
			left = append(left, one)
			if _, err := os.Lstat(target.Path); err == nil {
				left = nil
			}
		}
	}
	return left, nil
}

func (p Places) seed(one ruleFile, made *Seeded) error {
	a := Addition{Dimension: one.Dimension, File: one.Name, Text: "x"}
	target, err := p.target(&a)
	if err != nil {
		return err
	}
	if _, err := os.Lstat(target.Path); err == nil {
		made.Skipped = append(made.Skipped, target.Shown)
		return nil
	}
	path, err := p.writable(selection.Found{Folder: target.Folder, Path: target.Path, Shown: target.Shown})
	if err != nil {
		return err
	}
	door := p.door()
	if err := door.Replace(path, []byte(one.text(ScopeProject, p.lang(), true)), 0o644); err != nil {
		return err
	}
	made.Created = append(made.Created, target.Shown)
	return nil
}
