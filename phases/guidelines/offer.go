package guidelines

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

const (
	mostOffered     = 6 // options of one question, without the own words
	mostRecommended = 4 // of them; who reads the rules later must get to the end
)

// Offered is an option as one project is offered it.
type Offered struct {
	Option
	Label       string // in the language of the wizard
	Rule        string // the text that is written
	Scope       string
	EnforcedBy  string
	Recommended bool
	Evidence    string // why, in one sentence; empty when it is general practice
}

// offer makes the options of a topic: what the code does already, then what is
// good practice, then the rest; the languages take turns.
func (c *Catalogue) offer(p Project, lang string, t Topic) []Offered {
	families := c.families(p)
	var all []string // of all families, for options that are for any language
	for _, f := range families {
		all = append(all, f.Names...)
		p = p.withTools(f)
	}
	lists := make([][]Offered, 0, len(families)+1)
	for _, f := range families {
		v := view{c: c, p: p, lang: lang, languages: f.Names, family: f.File, several: len(families) > 1}
		lists = append(lists, v.offer(t, f.Names))
	}
	v := view{c: c, p: p, lang: lang, languages: all}
	return recommend(choose(append(lists, v.offer(t, nil))))
}

// view is a project as the options of one group of languages see it.
type view struct {
	c         *Catalogue
	p         Project
	lang      string
	languages []string // whose habits count
	family    string   // name of their file of options
	several   bool     // other languages have a say, too
}

// offer are the options of a topic that belong to a group of languages, or to
// none of them. Those that are for each language belong to the groups, and in a
// project without any to none.
func (v view) offer(t Topic, languages []string) []Offered {
	kinds, names, slots := v.c.kinds(v.p), v.p.names(), v.p.slots(v.languages)
	if slots["gate"] == "" {
		slots["gate"] = v.c.say(v.lang, "own_by")
	}
	var out []Offered
	for _, o := range v.c.options {
		mine := slices.Equal(o.languages, languages) && !o.Each || o.Each && (languages != nil || len(v.languages) == 0)
		if o.Topic == t.ID && mine && fits(o, kinds, names, slots) {
			out = append(out, v.offered(o, slots))
		}
	}
	return out
}

// fits says whether an option has something to say to a project.
func fits(o Option, kinds []string, names map[string]bool, slots map[string]string) bool {
	has := func(list []string) bool {
		return slices.ContainsFunc(list, func(n string) bool { return names[strings.ToLower(n)] })
	}
	if len(o.Kinds) > 0 && !slices.ContainsFunc(o.Kinds, func(k string) bool { return slices.Contains(kinds, k) }) {
		return false
	}
	if len(o.Needs) > 0 && !has(o.Needs) || has(o.Unless) {
		return false
	}
	for _, slot := range o.slots() {
		if slots[slot] == "" {
			return false
		}
	}
	return true
}

// offered fills an option for a project. In a project of several languages a
// rule says which of them it is for.
func (v view) offered(o Option, slots map[string]string) Offered {
	var pairs []string
	for _, slot := range o.slots() {
		pairs = append(pairs, slot, slots[slot])
	}
	out := Offered{
		Option: o, Label: fill(o.Label.In(v.lang), pairs...), Rule: fill(o.Rule.In(v.lang), pairs...),
		Scope: fill(o.Scope.In(v.lang), pairs...), EnforcedBy: fill(o.EnforcedBy.In(v.lang), pairs...),
	}
	if v.several {
		name := v.language()
		if o.Each {
			out.ID += "-" + v.family
		}
		out.Label = v.c.say(v.lang, "of_language", "language", name, "text", out.Label)
		out.Rule = v.c.say(v.lang, "of_language", "language", name, "text", out.Rule)
	}
	if o.Because != nil {
		out.Evidence = v.evidence(*o.Because)
	}
	out.Recommended = out.Evidence != "" || o.Default
	return out
}

// language is what the project calls its language of this group.
func (v view) language() string {
	for _, l := range v.p.Tech.Overview.TechnologyStack.Languages {
		if slices.Contains(v.languages, l.Name) {
			return l.Name
		}
	}
	return first(v.languages)
}

// slots are the slots of all texts of an option.
func (o Option) slots() []string {
	return slotsOf(o.Label.En + o.Rule.En + o.Scope.En + o.EnforcedBy.En)
}

// choose cuts the lists to what one question can hold: by rank, and in turn of
// the languages.
func choose(lists [][]Offered) []Offered {
	var out []Offered
	rank := func(o Offered) int {
		switch {
		case o.Evidence != "":
			return 0
		case o.Recommended:
			return 1
		}
		return 2
	}
	for r := range 3 {
		for turn := 0; ; turn++ {
			more := false
			for _, list := range lists {
				n := 0
				for _, o := range list {
					if rank(o) != r {
						continue
					}
					if n == turn {
						more = true
						if !slices.ContainsFunc(out, func(p Offered) bool { return p.Rule == o.Rule }) {
							out = append(out, o)
						}
					}
					n++
				}
			}
			if !more {
				break
			}
		}
	}
	return out[:min(len(out), mostOffered)]
}

// recommend leaves one recommended option in each group and a few in all: the
// first, which are those with evidence where there is any.
func recommend(list []Offered) []Offered {
	taken, count := map[string]bool{}, 0
	for i := range list {
		o := &list[i]
		if !o.Recommended {
			continue
		}
		o.Recommended = count < mostRecommended && !taken[o.Group]
		if o.Recommended {
			count++
			taken[o.Group] = o.Group != ""
		}
	}
	return list
}

// evidence says why the project does already what a condition asks for, empty
// when it does not.
func (v view) evidence(b Condition) string {
	o := v.p.Tech.Overview
	switch {
	case b.Habit != "":
		return v.habit(b)
	case b.Command != "":
		for _, cmd := range o.Commands {
			if cmd.Purpose == b.Command {
				return v.c.say(v.lang, "because_command", "command", cmd.Command, "place", place(cmd.File, cmd.Line))
			}
		}
	case b.Delivery:
		for _, d := range o.Delivery {
			if isCI(d) {
				return v.c.say(v.lang, "because_ci", "place", d.Path)
			}
		}
	default:
		names := v.p.names()
		for _, name := range b.Stack {
			if !names[strings.ToLower(name)] {
				continue
			}
			if where := v.p.proof(name); where != "" {
				return v.c.say(v.lang, "because_stack", "name", name, "place", where)
			}
			return v.c.say(v.lang, "because_stack_bare", "name", name)
		}
	}
	return ""
}

// habit says how often the code does it. A habit of one language counts for the
// options of that language and for those of none.
func (v view) habit(b Condition) string {
	for _, h := range v.p.Habits {
		if h.ID != b.Habit || b.Value != "" && h.Value != b.Value || h.Language != "" && !slices.Contains(v.languages, h.Language) {
			continue
		}
		if h.Count < b.Least || h.Count*100 < h.Total*b.Share {
			continue
		}
		return fill(v.c.seen(b.Habit, b.Value).Says.In(v.lang), "count", strconv.Itoa(h.Count), "total", strconv.Itoa(h.Total), "value", h.Value,
			"language", cmp.Or(h.Language, v.language()), "file", first(h.Evidence))
	}
	return ""
}

// proof is the place that shows that the project uses something, empty when
// none is named.
func (p Project) proof(name string) string {
	for _, d := range p.Tech.Overview.TechnologyStack.Dependencies {
		if strings.EqualFold(d.Name, name) && d.File != "" {
			return place(d.File, d.Line)
		}
	}
	for _, e := range p.Tech.Overview.Evidence {
		if strings.EqualFold(e.Value, name) && len(e.Files) > 0 {
			return e.Files[0]
		}
	}
	return ""
}

func place(file string, line int) string {
	if line > 0 {
		return fmt.Sprintf("%s:%d", file, line)
	}
	return file
}

func first(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return list[0]
}
