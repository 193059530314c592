package worksession

import (
	"context"
	"slices"
	"time"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/secrets"
)

// Plan is what a synchronisation would write.
type Plan struct {
	Session *Session // nil without one
	Past    Past
	Entry   *Entry     // nil when nothing is to be written into the index
	Indexed bool       // the work stands in the development index already
	Rules   []Proposal // that are no rules yet
	Known   int        // sentences that are rules already
	Skipped []string   // what a person left out
}

// Written is what a synchronisation wrote.
type Written struct {
	Entry   *Entry // nil when none was
	Indexed bool   // the work stood in the index already
	Rules   []RuleWritten
}

// RuleWritten is a rule and where it stands.
type RuleWritten struct {
	Kind     string `json:"type" jsonschema:"convention, constraint or learning"`
	Category string `json:"category"`
	Text     string `json:"text"`
	Path     string `json:"path" jsonschema:"its file, relative to the project"`
	Line     int    `json:"line"`
	ID       string `json:"id" jsonschema:"such as R-0012"`
	Existing bool   `json:"existing" jsonschema:"it stood there before"`
}

// Plan looks at the last commits, at a session when there is one, and at what a
// person says, and proposes what to write. Category, when it is not empty,
// replaces the one that the words tell.
func (d *Desk) Plan(ctx context.Context, w *Words, s *Session, text, category string) (Plan, error) {
	plan := Plan{Session: s}
	text = secrets.Mask(text)
	commit, began := "", time.Time{}
	if s != nil {
		commit, began = first(s.SyncedTo, s.StartCommit), s.Began()
	}
	var err error
	if plan.Past, err = d.Since(ctx, commit, began); err != nil {
		return plan, err
	}
	if entry, ok := w.entry(text, s, plan.Past, d.Now); ok {
		plan.Entry = &entry
	}
	if plan.Entry != nil && category != "" {
		plan.Entry.Category, plan.Entry.Why = category, "category "+category+": given"
	}
	return plan, d.compare(w, &plan, said{from: "text", text: text})
}

// compare leaves out what stands in the profile and in the rules already.
func (d *Desk) compare(w *Words, plan *Plan, texts ...said) error {
	tech, err := specs.ReadTech(d.Root)
	if err != nil {
		return err
	}
	if tech != nil && plan.Entry != nil {
		plan.Indexed = indexed(&tech.DevelopmentIndex, plan.Entry.Entry)
	}
	if plan.Indexed {
		plan.Entry = nil
	}
	known, err := d.ruleTexts()
	if err != nil {
		return err
	}
	all := w.Proposals(plan.Past, texts...)
	plan.Rules = slices.DeleteFunc(all, func(r Proposal) bool { return slices.Contains(known, bare(r.Text)) })
	plan.Known = len(all) - len(plan.Rules)
	return nil
}

// Write writes a plan: the entry, the rules, and how far the session is
// synchronised. Each is written only when it is not there yet, so that a killed
// synchronisation can be repeated.
func (d *Desk) Write(ctx context.Context, plan Plan) (Written, error) {
	out := Written{Indexed: plan.Indexed, Rules: []RuleWritten{}}
	if plan.Entry != nil {
		err := specs.UpdateTech(ctx, d.Disk, d.Root, d.Now, func(tech *specs.ProjectTech) error {
			out.Indexed = !addEntry(tech, *plan.Entry)
			return nil
		})
		if err != nil {
			return out, err
		}
		if !out.Indexed {
			out.Entry = plan.Entry
		}
	}
	for _, r := range plan.Rules {
		written, err := d.AddRule(ctx, r.Detected, r.Text)
		if err != nil {
			return out, err
		}
		out.Rules = append(out.Rules, written)
	}
	if plan.Session == nil || plan.Past.Head == "" || plan.Session.SyncedTo == plan.Past.Head {
		return out, nil
	}
	return out, d.Locked(ctx, func() error {
		s, err := d.Find(plan.Session.ID)
		if err != nil {
			return err
		}
		s.SyncedTo, s.UpdatedAt = plan.Past.Head, stamp(d.Now)
		return d.write(s)
	})
}
