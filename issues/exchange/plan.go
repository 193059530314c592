package exchange

import (
	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/specs/problem"
)

// What an import does with an item.
const (
	Create    = "create"    // a new issue
	Close     = "close"     // a new issue that is over already, straight into history
	Update    = "update"    // an issue gets what was changed in the other tool
	Unchanged = "unchanged" // nothing to do
	Over      = "over"      // the issue here is closed: it is neither changed nor made again
	Conflict  = "conflict"  // both sides changed the same field
)

// Step is what an import does with one item.
type Step struct {
	Action    string   `json:"action" jsonschema:"create, close, update, unchanged, over or conflict"`
	Item      string   `json:"item" jsonschema:"the item's id in the other tool"`
	Source    string   `json:"source" jsonschema:"which of several of that tool; may be empty"`
	ID        string   `json:"id" jsonschema:"the issue; empty for one that gets the next number"`
	Title     string   `json:"title"`
	File      string   `json:"file"`
	Line      int      `json:"line"`
	Fields    []string `json:"fields" jsonschema:"the fields that change"`
	Note      string   `json:"note"`
	Conflicts []Clash  `json:"conflicts"`
}

// Clash is a field that both sides changed since they last agreed.
type Clash struct {
	Field string `json:"field"`
	Here  string `json:"here"`
	There string `json:"there"`
}

// Plan is what an import would do.
type Plan struct {
	Steps      []Step
	Losses     []Loss // those of reading, and those of placing items among the issues
	Absorption issues.Absorption
}

// Count says how many steps do something.
func (p Plan) Count(action string) int {
	n := 0
	for _, s := range p.Steps {
		if s.Action == action {
			n++
		}
	}
	return n
}

// planner places items among the issues that are there.
type planner struct {
	Choices
	batch   Batch
	active  map[string]issues.Issue
	history map[string]issues.Issue
	byKey   map[string]string // system, source and id -> issue
	byItem  map[string]int    // source and id -> position in the batch
	byStamp map[string]int    // id on the stamp -> position in the batch
	names   []string          // the issue of each item, or its ref
	taken   map[string]bool   // ids that new issues of this batch get
	claimed map[string]string // issue -> item that is it
	plan    Plan
}

// Plan decides what an import does to the issues that are there, and changes
// nothing. It is the same for the same issues and items. Errors: the first of
// Broken unless those are to be left out, input.unknown_dependency,
// conflict.cycle, conflict.duplicate_id.
func (b Batch) Plan(active, history []issues.Issue, c Choices) (Plan, error) {
	if len(b.Broken) > 0 && !c.Skip {
		first := *b.Broken[0]
		if more := len(b.Broken) - 1; more > 0 {
			first.Message += " (and " + plural(more, "more problem") + ")"
		}
		return Plan{}, &first
	}
	p := &planner{
		Choices: c, batch: b, active: index(active), history: index(history),
		byKey: map[string]string{}, byItem: map[string]int{}, byStamp: map[string]int{},
		taken: map[string]bool{}, claimed: map[string]string{},
	}
	p.plan = Plan{Steps: []Step{}, Losses: append([]Loss{}, b.Losses...)}
	for _, all := range [][]issues.Issue{history, active} { // the active ones win
		for _, i := range all {
			for _, e := range i.External {
				p.byKey[key(e.System, e.Source, e.ID)] = i.ID
			}
		}
	}
	if err := p.name(); err != nil {
		return Plan{}, err
	}
	for at := range b.Items {
		if err := p.place(at); err != nil {
			return Plan{}, err
		}
	}
	return p.plan, p.circles()
}

func index(all []issues.Issue) map[string]issues.Issue {
	out := make(map[string]issues.Issue, len(all))
	for _, i := range all {
		if _, doubled := out[i.ID]; !doubled {
			out[i.ID] = i
		}
	}
	return out
}

func key(system, source, id string) string { return system + "\x00" + source + "\x00" + id }

// ref names an item that has no issue yet, for people too.
func (b Batch) ref(item Item) string {
	name := b.System + ":"
	if item.Source != "" {
		name += item.Source + "/"
	}
	return name + item.ID
}

// name finds the issue of every item that has one.
func (p *planner) name() error {
	for at, item := range p.batch.Items {
		p.byItem[item.Source+"\x00"+item.ID] = at
		if item.Stamp != nil {
			p.byStamp[item.Stamp.ID] = at
		}
		id := p.match(item)
		if id == "" {
			p.names = append(p.names, p.batch.ref(item))
			continue
		}
		if other, doubled := p.claimed[id]; doubled {
			return problem.New("conflict.duplicate_id", "the items %s and %s are both %s", quoted(other), quoted(item.ID), id).
				At(item.File, item.Line).Mend("take overtone's mark off the copy, so that it becomes an issue of its own")
		}
		p.claimed[id] = item.ID
		p.names = append(p.names, id)
	}
	return nil
}

// match is the issue that an item is: the one imported from it, else the one
// that it was exported from. The time of making is compared, because another
// store may have given the same id.
func (p *planner) match(item Item) string {
	if id, known := p.byKey[key(p.batch.System, item.Source, item.ID)]; known {
		return id
	}
	if item.Stamp == nil {
		return ""
	}
	for _, all := range []map[string]issues.Issue{p.active, p.history} {
		if issue, there := all[item.Stamp.ID]; there && issue.CreatedAt == item.Stamp.CreatedAt {
			return issue.ID
		}
	}
	return ""
}

// place decides about one item.
func (p *planner) place(at int) error {
	item, id := p.batch.Items[at], p.names[at]
	step := Step{
		Item: item.ID, Source: item.Source, Title: item.Issue.Title, File: item.File, Line: item.Line,
		Fields: []string{}, Conflicts: []Clash{},
	}
	needs, err := p.needs(item)
	if err != nil {
		return err
	}
	if issue, there := p.active[id]; there {
		err = p.follow(at, issue, needs, &step)
	} else if issue, there := p.history[id]; there {
		step.Action, step.ID = Over, issue.ID
		if item.Closed == nil {
			step.Note = "closed here, open there"
		}
	} else {
		err = p.create(at, needs, &step)
	}
	p.plan.Steps = append(p.plan.Steps, step)
	return err
}

// needs turns the ids that an item waits for into issues and refs.
func (p *planner) needs(item Item) ([]string, error) {
	var out []string
	for _, id := range item.Needs {
		if other, there := p.byItem[item.Source+"\x00"+id]; there {
			out = appendNew(out, p.names[other])
			continue
		}
		if known, there := p.byKey[key(p.batch.System, item.Source, id)]; there {
			out = appendNew(out, known)
			continue
		}
		if !p.DropDeps {
			return nil, problem.New("input.unknown_dependency", "%s depends on %s, which is not there", quoted(item.ID), quoted(id)).
				At(item.File, item.Line).Mend("add the missing item, or import without such edges with --drop-missing")
		}
		p.plan.Losses = append(p.plan.Losses, Loss{Item: item.ID, Field: needsKey, Kind: Lost, Detail: quoted(id) + " is not there"})
	}
	if item.Stamp == nil {
		return out, nil
	}
	for _, id := range item.Stamp.Needs {
		if other, there := p.byStamp[id]; there {
			out = appendNew(out, p.names[other])
		} else if p.match(item) != "" && p.here(id) {
			out = appendNew(out, id)
		} else {
			p.plan.Losses = append(p.plan.Losses, Loss{Item: item.ID, Field: needsKey, Kind: Lost, Detail: id + " is not there"})
		}
	}
	return out, nil
}

// here says whether an issue exists, closed ones included.
func (p *planner) here(id string) bool {
	_, active := p.active[id]
	_, past := p.history[id]
	return active || past
}

// Name fills in the ids that new issues got.
func (p Plan) Name(done issues.Absorbed) {
	created, closed := done.Created, done.Closed
	for at := range p.Steps {
		switch p.Steps[at].Action {
		case Create:
			p.Steps[at].ID, created = created[0].ID, created[1:]
		case Close:
			p.Steps[at].ID, closed = closed[0].ID, closed[1:]
		}
	}
}
