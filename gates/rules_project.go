package gates

import (
	"path"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// projectChecks hold the package to the rules of the project.
func projectChecks() []check {
	return []check{{"rules.technology", rulesTechnology}}
}

// rulesTechnology: nothing that is demanded or decided names a technology that a
// rule of the project keeps out. What says that it is not used may name it, and
// so may the alternatives of a decision. A rule that only advises warns.
func rulesTechnology(t *trial) {
	for _, b := range t.judge.lexicons.bans(t.in.Rules, t.severity) {
		broken := false
		for _, d := range t.documents(true) {
			seen := map[string]bool{} // a document names it in many places; the first one will do
			for _, p := range t.demands(d) {
				if name := t.uses(b.words, p.text); name != "" && !seen[name] {
					broken, seen[name] = true, true
					t.thatAs(b.severity, false, place{d.File, p.line}, "item", t.itemOf(d), "other", name, "place", b.rule.Place(), "rule", short(b.rule.Text))
				}
			}
		}
		if !broken {
			t.that(true, place{})
		}
	}
}

// ban is what one rule keeps out.
type ban struct {
	rule     *specs.ProjectRule
	words    *wording.Lexicon // the names of what is kept out
	severity Severity         // of a finding: a rule that only advises warns
}

// bans lists what rules keep out; must is the severity of rules that bind.
func (l *lexicons) bans(rules []specs.ProjectRule, must Severity) []ban {
	var out []ban
	for i := range rules {
		b := ban{rule: &rules[i], words: l.bannedBy(&rules[i]), severity: must}
		if !b.rule.Must {
			b.severity = Warning
		}
		if b.words != nil {
			out = append(out, b)
		}
	}
	return out
}

// demands is the running text of a document that asks for something or settles
// it; the rest weighs, asks, repeats or points.
func (t *trial) demands(d *specs.Parsed) []prose {
	var sections []string
	switch d.Doc.Kind() {
	case specs.KindRequirement:
		sections = []string{"description", "story", "criteria"}
	case specs.KindNFR:
		sections = []string{"requirement", "targets"}
	case specs.KindArchitecture:
		sections = []string{"overview", "components", "stack", "data", "api", "security", "deployment", "guidance"}
	case specs.KindADR:
		sections = []string{"decision"}
	case specs.KindEpic:
		sections = []string{"stories"}
	default:
		return nil
	}
	var out []prose
	for _, p := range t.prose(d) {
		if slices.Contains(sections, p.section) {
			out = append(out, p)
		}
	}
	return out
}

// uses is the banned technology that a text names, unless its sentence says no
// to it; empty when there is none.
func (t *trial) uses(banned *wording.Lexicon, text string) string {
	for _, s := range wording.Sentences(text) {
		sentence := text[s.Start:s.End]
		for _, m := range banned.Find(sentence) {
			if m.Entry.Class == "exact" && m.Text != m.Entry.Term || t.judge.lexicons.cues["negation"].In(sentence) {
				continue
			}
			return m.Entry.Instead
		}
	}
	return ""
}

// itemOf is how a finding calls a document: by its id, else by its title.
func (t *trial) itemOf(d *specs.Parsed) string {
	switch doc := d.Doc.(type) {
	case *specs.Requirement:
		return doc.ID
	case *specs.NFR:
		return doc.ID
	case *specs.ADR:
		return doc.ID
	case *specs.Epic:
		return doc.ID
	default:
		return path.Base(path.Dir(d.File))
	}
}

// bannedBy makes a word list of what a rule keeps out, by all names that are
// known for it; nil when it keeps out nothing.
func (l *lexicons) bannedBy(rule *specs.ProjectRule) *wording.Lexicon {
	var entries []wording.Entry
	for _, name := range slices.Concat(rule.Forbids, rule.Displaced) {
		entries = append(entries, l.namesOf(name)...)
	}
	if entries == nil {
		return nil
	}
	return wording.NewLexicon(wording.English, entries)
}

// namesOf lists the names of a technology. Letter case counts for a name that
// is also an ordinary word.
func (l *lexicons) namesOf(name string) []wording.Entry {
	for _, group := range l.names.Technologies {
		for _, entry := range group.Names {
			bare, exact := strings.CutPrefix(entry, "!")
			aliases := strings.Split(bare, "|")
			if !slices.ContainsFunc(aliases, func(a string) bool { return strings.EqualFold(a, name) }) {
				continue
			}
			class := "any"
			if exact {
				class = "exact"
			}
			var out []wording.Entry
			for _, alias := range aliases {
				out = append(out, wording.Entry{Term: alias, Class: class, Instead: name})
			}
			return out
		}
	}
	return []wording.Entry{{Term: name, Class: "any", Instead: name}}
}
