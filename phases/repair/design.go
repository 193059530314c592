package repair

import (
	"context"
	"slices"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// mendDesign gives a requirement that no component serves to the component
// whose job shares most of its words; when none shares a word it asks.
func mendDesign(_ context.Context, w *work, f specs.FindingRow) (string, error) {
	doc, _ := w.find(f)
	id, title, text := wish(doc)
	a := w.s.Package.Architecture
	if id == "" || a == nil || len(w.s.Package.Coverage(id).Components) > 0 {
		return "", nil
	}
	words := wording.Keywords(title + " " + text)
	best, score := -1, 0.0
	for i, c := range a.Components {
		if share := wording.Overlap(wording.Keywords(specs.Plain(c.Name+" "+c.Responsibility)), words); share > score {
			best, score = i, share
		}
	}
	if best < 0 {
		return w.askAbout(doc, id, w.say("ask_design", "id", id, "title", title)), nil
	}
	w.touch(a)
	c := &a.Components[best]
	c.Requirements = append(c.Requirements, id)
	return w.say("design", "id", id, "component", specs.Plain(c.Name)), nil
}

// wish gives the id, title and text of a requirement of either kind, no id for
// any other document.
func wish(doc specs.Document) (id, title, text string) {
	switch d := doc.(type) {
	case *specs.Requirement:
		return d.ID, specs.Plain(d.Title), join(d.Description)
	case *specs.NFR:
		return d.ID, specs.Plain(d.Title), join(d.Statement)
	}
	return "", "", ""
}

// mendDangling takes away references to items that do not exist. A requirement
// that loses its last goal that way gets the nearest one.
func mendDangling(ctx context.Context, w *work, f specs.FindingRow) (string, error) {
	doc, _ := w.find(f)
	switch d := doc.(type) {
	case *specs.Requirement, *specs.NFR:
		return mendTrace(ctx, w, f)
	case *specs.ADR:
		return w.prune(d, &d.TracesTo)
	case *specs.Epic:
		lists := []*[]string{&d.Requirements, &d.Architecture, &d.DependsOn}
		for i := range d.Stories {
			lists = append(lists, &d.Stories[i].TracesTo, &d.Stories[i].Needs)
		}
		return w.prune(d, lists...)
	case *specs.Architecture:
		var lists []*[]string
		for i := range d.Components {
			lists = append(lists, &d.Components[i].Requirements)
		}
		for i := range d.Controls {
			lists = append(lists, &d.Controls[i].NFRs)
		}
		return w.prune(d, lists...)
	default:
		return "", nil
	}
}

// prune keeps only ids of things that exist.
func (w *work) prune(doc specs.Document, lists ...*[]string) (string, error) {
	w.touch(doc)
	gone := 0
	for _, list := range lists {
		n := len(*list)
		*list = slices.DeleteFunc(slices.Clone(*list), func(id string) bool { return specs.IsID(specs.Plain(id)) && !w.exists(specs.Plain(id)) })
		gone += n - len(*list)
	}
	if gone == 0 {
		return "", nil
	}
	if e, ok := doc.(*specs.Epic); ok {
		w.traceStories(e)
	}
	return w.say("pruned", "file", doc.Path(), "count", gone), nil
}

// traceStories gives stories that lost their last requirement the one of their
// epic that shares most words with them.
func (w *work) traceStories(e *specs.Epic) {
	for i := range e.Stories {
		s := &e.Stories[i]
		if len(s.TracesTo) > 0 {
			continue
		}
		words, best, score := wording.Keywords(specs.Plain(s.Title+" "+s.Text.Want)), "", 0.0
		for _, id := range e.Requirements {
			_, title, _ := wish(w.s.Package.Item(id))
			if share := wording.Overlap(wording.Keywords(title), words); share > score {
				best, score = id, share
			}
		}
		if best != "" {
			s.TracesTo = []string{best}
		}
	}
}

func (w *work) exists(id string) bool {
	if w.s.Package.Item(id) != nil {
		return true
	}
	if _, s := w.s.Package.Story(id); s != nil {
		return true
	}
	return w.isGoal(id)
}
