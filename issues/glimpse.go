package issues

import (
	"github.com/overtone-cli/overtone/issues/jsonlog"
)

// glimpse is what choosing among very many issues needs of each.
type glimpse struct {
	id       string
	status   Status
	priority int
	wave     int // see Issue.Wave
	needs    []string
	tags     []string
	lease    *Lease
	deleted  bool
	line     int
	raw      []byte // the line
}

// glimpseOf is the glimpse of an issue that was read as a whole.
func glimpseOf(issue *Issue) glimpse {
	return glimpse{
		id: issue.ID, status: issue.Status, priority: issue.Priority, wave: issue.Wave(), needs: issue.DependsOn,
		tags: issue.Tags, lease: issue.Lease, deleted: issue.DeletedAt != "", line: issue.line, raw: issue.raw,
	}
}

func glimpsesOf(all []Issue) []glimpse {
	out := make([]glimpse, len(all))
	for i := range all {
		out[i] = glimpseOf(&all[i])
	}
	return out
}

// glance reads glimpses of lines.
func glance(lines []jsonlog.Line, file string) ([]glimpse, error) {
	out := make([]glimpse, len(lines))
	failed := make([]error, len(lines))
	jsonlog.Share(len(lines), func(from, to int) {
		d := newGlancer()
		for i := from; i < to; i++ {
			if failed[i] = d.read(lines[i].Raw, lines[i].Number); failed[i] == nil {
				out[i] = glimpseOf(&d.scratch)
			}
		}
	})
	for i, err := range failed {
		if err != nil {
			return nil, unreadable(lines[i], err).Problem(file)
		}
	}
	return out, nil
}

// newGlancer is a decoder that keeps only what a glimpse has, and of the rest
// looks whether it is of its kind.
func newGlancer() *decoder {
	d := newSkimmer()
	d.skip(d.members, "title", "bound_solution_id", "created_at", "updated_at", "planned_at", "queued_at", "completed_at")
	for _, member := range d.members {
		d.skip(member.inner, "test_strategy", "regression_scope", "acceptance_type", "commit_strategy")
		for _, inner := range member.inner {
			d.skip(inner.inner, "session", "original_id", "source_epic", "source_story")
		}
	}
	for i := range d.members { // which a skimmer leaves out
		if d.members[i].key == "depends_on" {
			d.members[i].skip = false
		}
	}
	return d
}
