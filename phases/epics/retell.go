package epics

import (
	"slices"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
)

// divisible are the epics that can be split.
func (c cut) divisible() []string {
	var out []string
	for i := range c.epics {
		if id := c.epics[i].ID; len(c.half(id)) > 0 {
			out = append(out, id)
		}
	}
	return out
}

// titles are those of all epics but the named ones.
func (c cut) titles(but ...string) []string {
	var out []string
	for i := range c.epics {
		if !slices.Contains(but, c.epics[i].ID) {
			out = append(out, c.epics[i].Title)
		}
	}
	return out
}

// changed are the epics that are no longer what they were.
func (c cut) changed(before cut) []string {
	var out []string
	for i := range c.epics {
		e := &c.epics[i]
		at := before.at(e.ID)
		if at < 0 || !same(e, &before.epics[at]) {
			out = append(out, e.ID)
		}
	}
	return out
}

func same(a, b *specs.Epic) bool {
	return a.Title == b.Title && a.MVP == b.MVP && slices.Equal(a.Requirements, b.Requirements) &&
		slices.EqualFunc(a.Stories, b.Stories, func(s, t specs.Story) bool { return s.ID == t.ID && s.Title == t.Title })
}

// inSequence are the epics in the order of work.
func (c cut) inSequence() []specs.Epic {
	var out []specs.Epic
	for _, row := range c.index.Order {
		if at := c.at(row.Epic); at >= 0 {
			out = append(out, c.epics[at])
		}
	}
	for i := range c.epics {
		if !slices.ContainsFunc(out, func(e specs.Epic) bool { return e.ID == c.epics[i].ID }) {
			out = append(out, c.epics[i])
		}
	}
	return out
}

// told puts new words to a cut: those of the epics that changed, and those of
// the index. The order is that of the cut; the reason of an epic that waits for
// the same as before stays.
func (c cut) told(before cut, words analysis.EpicsRetellOutput, changed []string) cut {
	c = c.copied()
	for _, w := range words.Told {
		if at := c.at(w.Epic); at >= 0 && slices.Contains(changed, w.Epic) {
			e := &c.epics[at]
			e.Summary, e.Scope, e.Risks = either(w.Summary, e.Summary), either(w.Scope, e.Scope), either(w.Risks, e.Risks)
		}
	}
	for i := range c.index.Order {
		row := &c.index.Order[i]
		fresh := slices.IndexFunc(words.Index.Order, func(r specs.OrderRow) bool { return r.Epic == row.Epic })
		if fresh >= 0 && words.Index.Order[fresh].Reason != "" && !c.stands(before, row.Epic, changed) {
			*row = words.Index.Order[fresh]
		}
	}
	x, y := &c.index, words.Index
	x.Summary, x.Done, x.Versioning = either(y.Summary, x.Summary), either(y.Done, x.Done), either(y.Versioning, x.Versioning)
	if len(y.Risks) > 0 {
		x.Risks = y.Risks
	}
	x.OpenQuestions = y.OpenQuestions
	return c
}

func either(fresh, old []specs.Item) []specs.Item {
	if len(fresh) > 0 {
		return fresh
	}
	return old
}

// stands says that an epic is what it was and waits for what it waited for,
// which is what it was, too.
func (c cut) stands(before cut, id string, changed []string) bool {
	at, was := c.at(id), before.at(id)
	return was >= 0 && !slices.Contains(changed, id) && slices.Equal(c.epics[at].DependsOn, before.epics[was].DependsOn) &&
		!slices.ContainsFunc(c.epics[at].DependsOn, func(d string) bool { return slices.Contains(changed, d) })
}
