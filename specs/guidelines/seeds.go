package guidelines

import (
	"context"
	"errors"
	"os"
	"path/filepath"
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

func (p Places) seedAll(ctx context.Context) (made Seeded, err error) {
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
	for _, one := range table.Files {
		if !one.Seed {
			continue
		}
		if err := p.seed(one, &made); err != nil {
			return made, err
		}
	}
	return made, nil
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
