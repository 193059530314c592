package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

func (x *understander) term(u *reading.Unit, nested []int, c context) {
	if x.terms(u.Section) {
		c = context{kind: "constraint", outer: c.outer, group: c.group, feature: -1}
		if !x.labelled(u, nested, &c) {
			x.constraint(u, nested, c)
		}
		return
	}
	x.whole(u, nested, func(text string, from, to int) {
		name, body, _ := reading.CutLabel(text, true)
		if name == "" {
			if i := strings.Index(text, " is "); i > 0 && i < 60 {
				name, body = TrimArticle(text[:i], x.lex.articles), text
			}
		}
		if name == "" {
			x.note(text, from, to)
			return
		}
		x.addTerm(name, body, from, to)
	})
}

// terms tells the terms of a contract from a list of words: a heading that says
// no more than "Terms", and most of what stands below it defines nothing.
func (x *understander) terms(section int) bool {
	if !x.lex.TermsOfContract[reading.Lower(x.r.Sections[section].Title)] {
		return false
	}
	defined, all := 0, 0
	for _, i := range x.units[section] {
		u := &x.r.Units[i]
		if u.Depth > 1 || u.Kind == reading.Code {
			continue
		}
		all++
		if u.Kind == reading.Row || u.Strong || u.Label != "" || strings.ContainsAny(reading.FirstWord(u.Text), "\"“„«`") || strings.Contains(u.Text, " means ") || strings.Contains(u.Text, " stands for ") {
			defined++
		}
	}
	return defined*2 < all
}

func (x *understander) addTerm(name, definition string, from, to int) {
	name, aliases := termNames(name)
	src := x.source(from, to)
	if name == "" || !x.fresh("term", name) {
		return
	}
	x.u.Terms = append(x.u.Terms, specs.BriefTerm{Term: name, Definition: sentence(definition), Aliases: aliases, Source: src})
	for i, sen := range reading.Sentences(definition, from) {
		if s := x.look(sen.Text); i > 0 && s.limitInDefinition() {
			x.addConstraint(LabelText(name, sen.Text), from, to)
		}
	}
}

// termNames splits "Service level objective (SLO)".
func termNames(name string) (string, []string) {
	name = strings.Trim(name, " .:：`*\"“”„«»「」")
	for _, pair := range [][2]string{{" (", ")"}, {"（", "）"}} {
		if i := strings.Index(name, pair[0]); i > 0 && strings.HasSuffix(name, pair[1]) {
			return name[:i], []string{name[i+len(pair[0]) : len(name)-len(pair[1])]}
		}
	}
	return name, nil
}
