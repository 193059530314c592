package epics

import (
	"regexp"
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// relink replaces the ids of epics and stories that have new ones, wherever
// they stand: in needs, dependencies, the order of work and every text.
func (c *cut) relink(ids map[string]string) {
	if len(ids) == 0 {
		return
	}
	l := linker{ids: ids, form: regexp.MustCompile(`(?:EPIC|STORY-\d{3,})-\d{3,}`)}
	for i := range c.epics {
		e := &c.epics[i]
		e.DependsOn = l.list(e.DependsOn, e.ID)
		l.items(e.Summary)
		l.items(e.Scope)
		l.items(e.Risks)
		for k := range e.Stories {
			s := &e.Stories[k]
			s.Needs = l.list(s.Needs, s.ID)
			s.Title = l.text(s.Title)
			s.Text.Role, s.Text.Want, s.Text.Benefit = l.text(s.Text.Role), l.text(s.Text.Want), l.text(s.Text.Benefit)
			for n := range s.Criteria {
				s.Criteria[n].Text = l.text(s.Criteria[n].Text)
			}
		}
	}
	x := &c.index
	l.items(x.Summary)
	l.items(x.Done)
	l.items(x.Versioning)
	for i := range x.Order {
		x.Order[i].Epic, x.Order[i].Reason = l.text(x.Order[i].Epic), l.text(x.Order[i].Reason)
	}
	for i := range x.Risks {
		x.Risks[i].Text, x.Risks[i].Mitigation = l.text(x.Risks[i].Text), l.text(x.Risks[i].Mitigation)
	}
	for i := range x.OpenQuestions {
		x.OpenQuestions[i].Text = l.text(x.OpenQuestions[i].Text)
	}
}

// linker knows the new ids.
type linker struct {
	ids  map[string]string
	form *regexp.Regexp
}

func (l linker) text(text string) string {
	return l.form.ReplaceAllStringFunc(text, func(id string) string {
		if now, moved := l.ids[id]; moved {
			return now
		}
		return id
	})
}

func (l linker) items(items []specs.Item) {
	for i := range items {
		items[i].Text = l.text(items[i].Text)
	}
}

// list relinks ids; nothing needs itself, and each id stands once.
func (l linker) list(ids []string, self string) []string {
	out := make([]string, 0, len(ids))
	for _, id := range ids {
		if now, moved := l.ids[id]; moved {
			id = now
		}
		if id != self {
			out = union(out, []string{id})
		}
	}
	return out
}

// names says whether a text names an id, and not only one that begins like it.
func names(text, id string) bool {
	for rest := text; ; {
		_, after, found := strings.Cut(rest, id)
		if !found {
			return false
		}
		if after == "" || after[0] < '0' || after[0] > '9' {
			return true
		}
		rest = after
	}
}
