package roadmap

import (
	"context"
	"path"
	"path/filepath"
	"slices"
	"time"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// Stored says what became of the issues of a roadmap, by their ids.
type Stored struct {
	Created   []string
	Updated   []string
	Unchanged []string
	Closed    []string // completed or deleted before
	Vanished  []string // of items that are no more: kept, a person decides
}

// Document is the path of roadmap.md relative to the project, with slashes.
func Document(project, dir string) string {
	rel, err := filepath.Rel(project, dir)
	if err != nil {
		rel = dir
	}
	return path.Join(filepath.ToSlash(rel), specs.RoadmapFile)
}

// issue makes or updates the issues of the items and writes their ids into the
// roadmap, which is ready then. Killed in between, the next run finds the same
// issues by session and item.
func (r *Run) issue(ctx context.Context) (Stored, error) {
	r.observe(StepIssues, "", false)
	m := r.Roadmap
	drafts, err := Drafts(r.Set, m, Document(r.Project, r.Folder.Dir), r.Rules)
	if err != nil {
		return Stored{}, err
	}
	done, err := issues.Open(r.Disk, r.Issues, func() time.Time { return r.Now }).Upsert(ctx, r.ID(), drafts)
	if err != nil {
		return Stored{}, err
	}
	stored := Stored{Created: ids(done.Created), Updated: ids(done.Updated), Unchanged: ids(done.Unchanged), Closed: ids(done.Closed), Vanished: ids(done.Vanished)}
	for _, issue := range slices.Concat(done.Created, done.Updated, done.Unchanged, done.Closed) {
		if it := m.Item(issue.ExtendedContext.Notes.SourceID()); it != nil {
			it.Issue = issue.ID
		}
	}
	for _, id := range stored.Vanished {
		r.Warn(problem.New("state.vanished", "%s was made of an item that the roadmap no longer has; it stays as it is", id).
			Mend("see `overtone issue show %s`, and close it with its evidence or go on with it", id))
	}
	w, err := r.words()
	if err != nil {
		return Stored{}, err
	}
	ours := slices.Equal(texts(m.NextSteps), texts(w.nextSteps(m, r.ID()))) || m.State != specs.RoadmapReady
	m.State = specs.RoadmapReady
	m.Derive()
	if ours { // else somebody wrote there
		m.NextSteps = w.nextSteps(m, r.ID())
	}
	if err := r.Save(); err != nil {
		return Stored{}, err
	}
	r.observe(StepIssues, session.Count(len(m.Items), "issue", "issues")+" in "+session.Count(len(m.Waves()), "wave", "waves"), true)
	return stored, nil
}

func ids(list []issues.Issue) []string {
	out := []string{}
	for _, issue := range list {
		out = append(out, issue.ID)
	}
	return out
}
