package worksession

import (
	"context"
	"os"
	"path/filepath"
	"regexp"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/disk"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Ending is what the end of a session would write, before it is confirmed.
type Ending struct {
	Plan
	whole Past // all commits of the session, also those that were looked at before
}

// Prepare proposes the end of a session. Rules are looked for in what was not
// synchronised yet, because a person has decided on the others.
func (d *Desk) Prepare(ctx context.Context, w *Words, s *Session) (Ending, error) {
	e := Ending{Plan: Plan{Session: s}}
	var err error
	if e.whole, err = d.Since(ctx, s.StartCommit, s.Began()); err != nil {
		return e, err
	}
	e.Past = e.whole
	if s.SyncedTo != "" && s.SyncedTo != s.StartCommit {
		if e.Past, err = d.Since(ctx, s.SyncedTo, s.Began()); err != nil {
			return e, err
		}
	}
	if entry, ok := w.entry(s.Description, s, e.whole, d.Now); ok {
		e.Entry = &entry
	}
	return e, d.compare(w, &e.Plan)
}

// Complete ends a session: archive, manifest, feature, development index, rules.
// Everything that could refuse is asked before the first change.
func (d *Desk) Complete(ctx context.Context, w *Words, e Ending) (*Completion, []RuleWritten, error) {
	var c *Completion
	var rules []RuleWritten
	err := d.Locked(ctx, func() error {
		s := e.Session
		if err := d.mayComplete(s); err != nil {
			return err
		}
		c = d.completion(w, e)
		if err := d.writeJournal(c); err != nil {
			return err
		}
		var err error
		rules, err = d.carryOut(ctx, c)
		return err
	})
	return c, rules, err
}

// mayComplete looks for what would stop a completion half-way.
func (d *Desk) mayComplete(s *Session) error {
	tech, err := specs.ReadTech(d.Root)
	if err != nil {
		return err
	}
	m, err := d.ReadManifest()
	if err != nil {
		return err
	}
	if s.Foreign {
		if Delivered(tech, s.ID) && m.Has(s.ID) {
			return AlreadyCompleted(s.ID, s.Rel)
		}
		return nil
	}
	now, err := d.Find(s.ID)
	if err != nil {
		return err
	}
	if err := CheckStep(now.Status, Completed); err != nil {
		return err
	}
	if _, err := disk.ContainResolved(d.Root, ActiveDir+"/"+s.ID); err != nil {
		return err
	}
	to, err := disk.ContainResolved(d.Root, ArchivesDir+"/"+s.ID)
	if err != nil {
		return err
	}
	if _, err := os.Lstat(to); err == nil {
		return problem.New("conflict.exists", "the archive has another session of this name").At(to, 0).Mend("rename one of the two folders")
	}
	return nil
}

// AlreadyCompleted is the problem state.completed.
func AlreadyCompleted(id, rel string) error {
	return problem.New("state.completed", "%s is completed already", id).At(filepath.FromSlash(rel), 0).
		Mend("see `overtone session list --all`")
}

// completion decides all that is written.
func (d *Desk) completion(w *Words, e Ending) *Completion {
	s := e.Session
	path := ArchivesDir + "/" + s.ID
	if s.Foreign {
		path = s.Rel
	}
	category, _ := w.Work(s.Description)
	if e.Entry != nil {
		category = e.Entry.Category
	}
	words := tags(s, category, e.whole.Area)
	return &Completion{
		Foreign: s.Foreign,
		Entry: ManifestEntry{
			SessionID: s.ID, Description: s.Description, ArchivedAt: stamp(d.Now), ArchivePath: path,
			Metrics: d.metrics(s), Tags: words, Lessons: lessons(w, e.whole, e.Rules),
		},
		Feature: specs.TechFeature{
			ID: featureID(s.ID), Title: cut(s.Description, maxTitle), Status: string(Completed), Tags: words,
			Timeline: specs.FeatureTimeline{ImplementedAt: stamp(d.Now)}, Traceability: specs.FeatureOrigin{SessionID: s.ID, ArchivePath: path},
		},
		Work: e.Entry, Rules: e.Rules,
	}
}

// featureID is the slug in the id of a session.
func featureID(id string) string {
	name := regexp.MustCompile(`^[A-Z]+-`).ReplaceAllString(id, "")
	return regexp.MustCompile(`-\d{4}-\d{2}-\d{2}(-\d+)?$`).ReplaceAllString(name, "")
}
