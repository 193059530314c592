package export

import (
	"slices"

	"github.com/overtone-cli/overtone/gates"
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/waves"
	"github.com/overtone-cli/overtone/phases/session"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/problem"
)

// job is one export under way.
type job struct {
	s        *session.Session
	words    *words
	byStory  bool
	active   map[string]issues.Issue // issues of this package that are there already, by source id
	closed   map[string]bool         // source ids of those that are in the history
	mvp      map[string]bool         // epics of the MVP, with those that it depends on
	promoted []waves.Violation
	waves    *waves.Plan
	failed   []failure
	lost     []lost
}

// newJob reads what the store holds of the package. Errors are those of the
// templates and of the store.
func newJob(s *session.Session, store *issues.Store) (*job, error) {
	words, err := loadWords(s)
	if err != nil {
		return nil, err
	}
	listing, err := store.All()
	if err != nil {
		return nil, err
	}
	history, err := store.History()
	if err != nil {
		return nil, err
	}
	j := &job{s: s, words: words, byStory: s.Granularity() == ByStory, active: map[string]issues.Issue{}, closed: map[string]bool{}}
	for _, issue := range listing.Issues {
		if notes := issue.ExtendedContext.Notes; notes.Session == s.ID() {
			j.active[notes.SourceID()] = issue
		}
	}
	for _, issue := range history.Issues {
		if notes := issue.ExtendedContext.Notes; notes.Session == s.ID() {
			j.closed[notes.SourceID()] = true
		}
	}
	return j, nil
}

// has says whether an epic or story is in the package, exported or not.
func (j *job) has(origin string) bool {
	return slices.ContainsFunc(j.s.Package.Epics, func(e *specs.Epic) bool {
		return e.ID == origin || slices.ContainsFunc(e.Stories, func(s specs.Story) bool { return s.ID == origin })
	})
}

// status is that of the report: complete when the package passed and all of it
// was exported.
func (j *job) status() specs.Status {
	if r := j.s.Package.Readiness; r == nil || r.Gate == string(gates.Fail) || len(j.failed) > 0 {
		return specs.StatusReview
	}
	return specs.StatusComplete
}

// failure is an epic or story that makes no valid issue.
type failure struct {
	origin string
	err    error
}

// lost is a dependency on something that is no issue.
type lost struct{ origin, needs string }

// plan settles which epics belong to the MVP and in which wave everything comes.
func (j *job) plan() error {
	items := make([]waves.Item, 0, len(j.s.Package.Epics))
	for _, e := range j.s.Package.Epics {
		items = append(items, waves.Item{ID: e.ID, Needs: e.DependsOn, MVP: e.MVP})
	}
	promoted, err := waves.Promote(items)
	if err != nil {
		return inPackage(j.s, err)
	}
	j.mvp = map[string]bool{}
	for i := range items {
		items[i].MVP = items[i].MVP || slices.Contains(promoted, items[i].ID)
		j.mvp[items[i].ID] = items[i].MVP
	}
	j.explain(items, promoted)
	if j.byStory {
		items = j.storyItems()
	}
	j.waves, err = waves.Make(items)
	return inPackage(j.s, err)
}

// inPackage says where a circle is to be mended.
func inPackage(s *session.Session, err error) error {
	if err == nil {
		return nil
	}
	p := problem.From(err)
	if p.File == "" {
		p = p.At(s.ID()+"/"+specs.EpicsDir, 0)
	}
	return p
}

// explain names for each promoted epic the one that needs it, and warns: the
// epics were edited by hand, because phase 6.5 leaves none to promote.
func (j *job) explain(items []waves.Item, promoted []string) {
	for _, id := range promoted {
		i := slices.IndexFunc(items, func(it waves.Item) bool { return it.MVP && slices.Contains(it.Needs, id) })
		if i < 0 {
			continue
		}
		j.promoted = append(j.promoted, waves.Violation{MVP: items[i].ID, Blocks: id})
		j.s.Warn(problem.New("state.promoted", "%s was taken into the MVP because %s depends on it", id, items[i].ID).
			At(j.s.ID()+"/"+j.s.Package.Item(id).Path(), 0).Mend("set mvp: true in its frontmatter, or drop the dependency"))
	}
}

// storyItems are the stories as work: each waits for its own stories and for
// all stories of the epics that its epic depends on. An epic without stories
// stands for itself. rulings.md, "story export".
func (j *job) storyItems() []waves.Item {
	var out []waves.Item
	for _, e := range j.s.Package.Epics {
		if len(e.Stories) == 0 {
			out = append(out, waves.Item{ID: e.ID, Needs: j.before(e), MVP: j.mvp[e.ID]})
		}
		for _, st := range e.Stories {
			out = append(out, waves.Item{ID: st.ID, Needs: j.storyNeeds(e, st), MVP: j.mvp[e.ID]})
		}
	}
	return out
}

func (j *job) storyNeeds(e *specs.Epic, st specs.Story) []string {
	return append(slices.Clone(st.Needs), j.before(e)...)
}

// before is all work of the epics that an epic depends on, cut as the export is.
func (j *job) before(e *specs.Epic) []string {
	var needs []string
	for _, id := range e.DependsOn {
		other, ok := j.s.Package.Item(id).(*specs.Epic)
		if !j.byStory || !ok || len(other.Stories) == 0 {
			needs = append(needs, id)
			continue
		}
		for _, st := range other.Stories {
			needs = append(needs, st.ID)
		}
	}
	return needs
}
