package issues

import (
	"errors"
	"io/fs"
	"os"

	"github.com/overtone-cli/overtone/specs/problem"
)

// Outline is what planning very many issues needs of each: what it waits for and
// what it touches, and the words that name it.
type Outline struct {
	ID                 string
	Title              string
	Session            string // of its notes
	Status             Status
	Priority           int
	DependsOn          []string
	Files              []string
	AffectedComponents []string
	BoundSolutionID    string

	line int
}

// Line is the 1-based line of the file that the issue was read from.
func (o *Outline) Line() int { return o.line }

// Outline is the outline of an issue that was read as a whole.
func (i Issue) Outline() Outline { return outlined(&i) }

func outlined(issue *Issue) Outline {
	return Outline{
		ID: issue.ID, Title: issue.Title, Session: issue.ExtendedContext.Notes.Session, Status: issue.Status, Priority: issue.Priority,
		DependsOn: issue.DependsOn, Files: issue.Files, AffectedComponents: issue.AffectedComponents,
		BoundSolutionID: issue.BoundSolutionID, line: issue.line,
	}
}

// Outlines is the whole store as one reader saw it, in outline.
type Outlines struct {
	Active   []Outline // in the order of the file
	Warnings []*problem.Problem

	past map[string]bool // by id of those in history or completed: whether it is completed
}

// Done says whether the issue is completed. A deleted one is not, and neither
// is one that does not exist.
func (o *Outlines) Done(id string) bool { return o.past[id] }

// Outlines reads active issues and history. What is wrong with a line is the
// same as for Snapshot.
func (s *Store) Outlines() (*Outlines, error) {
	all, warnings, err := active(s, newOutliner, outlined) // before history, so that a moving issue is never in neither
	if err != nil {
		return nil, err
	}
	old, more, err := s.closed()
	if err != nil {
		return nil, err
	}
	out := &Outlines{Active: all, Warnings: append(warnings, more...), past: make(map[string]bool, len(old))}
	for i := range old {
		out.past[old[i].id] = !old[i].deleted
	}
	for i := range all {
		if all[i].Status == Completed {
			out.past[all[i].ID] = true
		}
	}
	return out, nil
}

// closed is History in glimpses.
func (s *Store) closed() ([]glimpse, []*problem.Problem, error) {
	quiet := true
	for _, name := range []string{s.movingPath(), s.announcedPath()} {
		if _, err := os.Lstat(name); !errors.Is(err, fs.ErrNotExist) {
			quiet = false
		}
	}
	if quiet {
		return read(s.history, newGlancer, glimpseOf)
	}
	listing, err := s.History()
	if err != nil {
		return nil, nil, err
	}
	return glimpsesOf(listing.Issues), listing.Warnings, nil
}

// newOutliner is a decoder that keeps only what an outline has, and of the rest
// looks whether it is of its kind.
func newOutliner() *decoder {
	d := newGlancer()
	for i := range d.members {
		switch d.members[i].key {
		case "title", "files", "affected_components", "bound_solution_id":
			d.members[i].skip = false
		case "tags":
			d.members[i].skip = true
		}
	}
	for _, member := range d.members {
		for _, inner := range member.inner {
			for i := range inner.inner {
				if inner.inner[i].key == "session" {
					inner.inner[i].skip = false
				}
			}
		}
	}
	return d
}
