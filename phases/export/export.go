// Package export is phase 7: issues in waves out of epics or stories, and the
// report that says which issue came of what.
package export

import (
	"context"
	"slices"
	"time"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Phase is phase 7.
type Phase struct{}

// ID is "7".
func (Phase) ID() string { return "7" }

// Name is "issue-export".
func (Phase) Name() string { return "issue-export" }

// Inputs are the epics, and the design for the files that they touch.
func (Phase) Inputs() []string { return []string{specs.EpicsDir + "/", specs.ArchitectureDir + "/"} }

// Granularities of an export.
const (
	ByEpic  = "epic"
	ByStory = "story"
)

// Run creates or updates the issues of a package. An epic that makes no valid
// issue is reported, and the rest go on without it. It fails with
// state.no_epics when there is nothing to export, conflict.cycle when the
// epics wait for each other, and with what the issue store says; then no issue
// has changed.
func (p Phase) Run(ctx context.Context, s *session.Session) (*session.Output, error) {
	if len(s.Package.Epics) == 0 {
		return nil, problem.New("state.no_epics", "the package has no epic to export").At(s.Dir, 0).
			Mend("run `overtone spec new -c %s` to make them", s.ID())
	}
	store := issues.Open(s.Disk, s.Issues, func() time.Time { return s.Now })
	j, err := newJob(s, store)
	if err != nil {
		return nil, err
	}
	if err := j.plan(); err != nil {
		return nil, err
	}
	done, err := store.Upsert(ctx, s.ID(), j.drafts())
	if err != nil {
		return nil, err
	}
	doc := j.words.report(j, done)
	s.Package.Config.IssueIDs = ids(doc.Issues)
	s.Package.Config.IssuesCreated = len(s.Package.Config.IssueIDs)
	return &session.Output{
		Docs:   []specs.Document{doc},
		Record: specs.PhaseRecord{OutputFile: specs.ExportFile},
		Note:   session.Count(len(doc.Issues)-len(j.failed), "issue", "issues") + " in " + session.Count(len(doc.Waves), "wave", "waves"),
	}, nil
}

func ids(rows []specs.ExportRow) []string {
	var out []string
	for _, r := range rows {
		if r.Issue != "" && !slices.Contains(out, r.Issue) {
			out = append(out, r.Issue)
		}
	}
	return out
}
