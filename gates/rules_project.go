package gates

import (
	"path"
	"slices"

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
	for _, b := range t.bans(t.in.Rules, t.severity) {
		broken := false
		for _, d := range t.documents(true) {
			seen := map[string]bool{} // a document names it in many places; the first one will do
			for _, p := range t.demands(d) {
				if name := b.uses(t.facts, p.text); name != "" && !seen[name] {
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
	names    map[string]string // how the rule calls it, by the name that Mentions gives
	unknown  *wording.Lexicon  // what Mentions does not know, such as the name of a package; may be nil
	severity Severity          // of a finding: a rule that only advises warns
}

// readFor makes ready what finds technologies in texts, when there are rules to
// be held. It fails with input.template when its words are not valid.
func (f *facts) readFor(rules []specs.ProjectRule) (err error) {
	if len(rules) > 0 {
		f.reader, err = f.judge.reader()
	}
	return err
}

// bans lists what rules keep out; must is the severity of rules that bind.
func (f *facts) bans(rules []specs.ProjectRule, must Severity) []ban {
	var out []ban
	for i := range rules {
		b := ban{rule: &rules[i], names: map[string]string{}, severity: must}
		if !b.rule.Must {
			b.severity = Warning
		}
		var unknown []wording.Entry
		for _, name := range slices.Concat(b.rule.Forbids, b.rule.Displaced) {
			if known := f.reader.Canonical(name); known != "" {
				b.names[known] = name
			} else {
				unknown = append(unknown, wording.Entry{Term: name, Class: "any", Instead: name})
			}
		}
		if unknown != nil {
			b.unknown = wording.NewLexicon(wording.English, unknown)
		}
		if len(b.names) > 0 || b.unknown != nil {
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

// claim is a sentence that says yes to the technologies it names.
type claim struct {
	text  string
	names []string // as Mentions gives them
}

// claims are the sentences of a text but those that say no, such as "the
// service does not need Redis".
func (f *facts) claims(text string) []claim {
	return f.claimed.get(text, func() []claim {
		var out []claim
		for _, s := range wording.Sentences(text) {
			sentence := text[s.Start:s.End]
			if f.judge.lexicons.cues["negation"].In(sentence) {
				continue
			}
			c := claim{text: sentence}
			for _, m := range f.reader.Mentions(sentence) {
				c.names = append(c.names, m.Name)
			}
			out = append(out, c)
		}
		return out
	})
}

// uses is the technology a text names that the rule keeps out, as the rule
// calls it; empty when there is none.
func (b *ban) uses(f *facts, text string) string {
	for _, c := range f.claims(text) {
		for _, name := range c.names {
			if banned := b.names[name]; banned != "" {
				return banned
			}
		}
		if b.unknown == nil {
			continue
		}
		if found := b.unknown.Find(c.text); len(found) > 0 {
			return found[0].Entry.Instead
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
