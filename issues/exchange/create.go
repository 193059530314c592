package exchange

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/overtone-cli/overtone/issues"
	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/issues/jsonlog"
	"github.com/overtone-cli/overtone/specs/problem"
)

// create plans a new issue.
func (p *planner) create(at int, needs []string, step *Step) error {
	item := p.batch.Items[at]
	issue, err := p.restored(item)
	if err != nil {
		return err
	}
	issue.ID = p.wish(item)
	if item.Stamp != nil && item.Stamp.ID != issue.ID { // the copy of ids that are not valid here
		issue.ExtendedContext.Notes.DependsOnIssues = nil
	}
	external, err := externalOf(p.batch.System, item)
	if err != nil {
		return err
	}
	issue.External = []issues.External{external}
	draft := issues.Draft{Issue: issue, Ref: p.names[at]}
	draft.Issue.DependsOn, draft.Needs = p.split(needs)
	step.Action, step.ID = Create, issue.ID
	if item.Closed == nil {
		p.plan.Absorption.Created = append(p.plan.Absorption.Created, draft)
		return nil
	}
	step.Action = Close
	draft.Issue.Status = issues.Completed
	if draft.Issue.CompletedAt == "" {
		draft.Issue.CompletedAt = item.Closed.At
	}
	if draft.Issue.Evidence == nil || len(draft.Issue.Evidence.Commands) == 0 && draft.Issue.Evidence.WaivedBy == "" {
		draft.Issue.Evidence = closing(p.batch.System, item.Closed)
	}
	p.plan.Absorption.Closed = append(p.plan.Absorption.Closed, draft)
	return nil
}

// closing is the evidence of what another tool closed: nobody showed it here.
func closing(system string, c *Closing) *issues.Evidence {
	why := "closed in " + system
	if c.Reason != "" {
		why += ": " + oneLine(c.Reason)
	}
	return &issues.Evidence{Commands: []issues.Command{}, Files: []string{}, Waiver: why, WaivedBy: "import from " + system}
}

// restored is the item's issue with what its stamp holds of fields that were
// not changed over there.
func (p *planner) restored(item Item) (issues.Issue, error) {
	issue := item.Issue
	if item.Stamp == nil {
		return issue, nil
	}
	now, err := baseOf(item)
	if err != nil {
		return issue, err
	}
	var changes []jsonlog.Field
	for _, key := range Keys() {
		value, held := item.Stamp.Fields[key]
		if held && same(now[key], item.Stamp.Base[key]) {
			changes = append(changes, jsonlog.Field{Key: key, Value: value})
		}
	}
	next, err := issue.With(changes...)
	if err != nil || len(next.Check()) > 0 {
		p.plan.Losses = append(p.plan.Losses, Loss{
			Item: item.ID, Field: "overtone", Kind: Lost, Detail: "overtone's own part of the item makes no sense and is left out",
		})
		return issue, nil //nolint:nilerr // what a person can see of the item is enough
	}
	next.CreatedAt = item.Stamp.CreatedAt
	if next.Status == issues.Completed && item.Closed == nil {
		next.Status = issues.Registered
	}
	return next, nil
}

// wish is the id that a new issue keeps, if it is free.
func (p *planner) wish(item Item) string {
	ids := []string{item.Issue.ID}
	if item.Stamp != nil {
		ids = []string{item.Stamp.ID, item.Issue.ID}
	}
	for _, id := range ids {
		if id == "" || p.here(id) || p.taken[id] {
			continue
		}
		p.taken[id] = true
		return id
	}
	return ""
}

// split tells apart what is an issue already and what becomes one.
func (p *planner) split(needs []string) (ids, refs []string) {
	for _, name := range needs {
		if p.here(name) {
			ids = append(ids, name)
		} else {
			refs = append(refs, name)
		}
	}
	return ids, refs
}

// externalOf is what the issue remembers of the item.
func externalOf(system string, item Item) (issues.External, error) {
	base, err := baseOf(item)
	e := issues.External{System: system, Source: item.Source, ID: item.ID, Base: base}
	if len(item.Kept) > 0 {
		e.Kept = map[string]json.RawMessage{}
		for key, value := range item.Kept {
			e.Kept[key] = compact(value)
		}
	}
	return e, err
}

// circles refuses an import after which issues would wait for each other.
func (p *planner) circles() error {
	needs := map[string][]string{}
	from := map[string]Item{}
	a := p.plan.Absorption
	for _, draft := range slices.Concat(a.Created, a.Changed, a.Closed) {
		needs[draft.Ref] = slices.Concat(draft.Issue.DependsOn, draft.Needs)
	}
	var todo []string
	for at, name := range p.names {
		if _, changed := needs[name]; changed {
			todo, from[name] = append(todo, name), p.batch.Items[at]
		}
	}
	var nodes []graph.Node
	seen := map[string]bool{}
	for len(todo) > 0 {
		name := todo[0]
		todo = todo[1:]
		if seen[name] {
			continue
		}
		seen[name] = true
		waits, changed := needs[name]
		if !changed {
			waits = p.active[name].DependsOn
		}
		nodes = append(nodes, graph.Node{ID: name, Needs: waits})
		todo = append(todo, waits...)
	}
	g, err := graph.Build(nodes)
	if err != nil {
		return err
	}
	if _, err := g.Order(); err != nil {
		found := *problem.From(err)
		for _, name := range g.Cycle() {
			if item, ours := from[name]; ours {
				return found.At(item.File, item.Line)
			}
		}
		return &found
	}
	return nil
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
