package gates

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

func roadmapConvergenceChecks() []roadmapCheck {
	return []roadmapCheck{
		{"roadmap.criteria", roadmapCriteria},
		{"roadmap.testable", roadmapTestable},
		{"roadmap.vague", roadmapVague},
		{"roadmap.verification", roadmapVerification},
		{"roadmap.executable", roadmapExecutable},
		{"roadmap.done", roadmapDone},
		{"roadmap.business", roadmapBusiness},
	}
}

// each applies a test to every item at its heading.
func (t *roadmapTrial) each(holds func(*specs.RoadmapItem) bool) {
	for i := range t.m.Items {
		item := &t.m.Items[i]
		t.that(holds(item), t.line(item.Pos.Line), "item", item.ID)
	}
}

func roadmapCriteria(t *roadmapTrial) {
	t.each(func(i *specs.RoadmapItem) bool { return len(i.Criteria) > 0 })
}

func roadmapTestable(t *roadmapTrial) {
	for i := range t.m.Items {
		for _, c := range t.m.Items[i].Criteria {
			t.that(t.testable(c.Text), t.line(c.Pos.Line), "text", short(c.Text))
		}
	}
}

// roadmapVague: no criterion promises what is only an opinion.
func roadmapVague(t *roadmapTrial) {
	for i := range t.m.Items {
		for _, c := range t.m.Items[i].Criteria {
			word := t.opinion(c.Text)
			t.that(word == "", t.line(c.Pos.Line), "item", word, "text", short(c.Text))
		}
	}
}

// opinion is the first word of a text that means something else to every
// reader, empty when there is none or something is measured.
func (t *roadmapTrial) opinion(text string) string {
	if found := t.weakWords(text); len(found) > 0 {
		return found[0].Text
	}
	plain := plainText(text)
	if wording.HasMeasure(plain) {
		return ""
	}
	for _, token := range wording.Tokens(plain) {
		if t.of.vague[token.Lower] && !t.ownWord(token.Lower) && !quotedAt(plain, token.Start) {
			return token.Lower
		}
	}
	if at := t.of.loose.First(plain, nil); at >= 0 && !quotedAt(plain, at) {
		return short(plain[at:])
	}
	return ""
}

func roadmapVerification(t *roadmapTrial) {
	t.each(func(i *specs.RoadmapItem) bool { return len(i.Verification) > 0 })
}

// roadmapExecutable: a command or a script in backticks, or steps that say
// enough to be carried out.
func roadmapExecutable(t *roadmapTrial) {
	const steps = 3 // words of substance that name what is to be done
	for i := range t.m.Items {
		for _, v := range t.m.Items[i].Verification {
			enough := width(v.Text) >= t.rule.Min
			command := strings.Contains(v.Text, "`")
			t.that(enough && (command || len(t.keywords(v.Text)) >= steps && t.opinion(v.Text) == ""), t.line(v.Pos.Line), "text", short(v.Text))
		}
	}
}

func roadmapDone(t *roadmapTrial) {
	t.each(func(i *specs.RoadmapItem) bool { return len(i.Done) > 0 })
}

// roadmapBusiness: the definition of done names no tool.
func roadmapBusiness(t *roadmapTrial) {
	for i := range t.m.Items {
		for _, d := range t.m.Items[i].Done {
			tool := t.tool(d.Text)
			t.that(tool == "", t.line(d.Pos.Line), "item", tool, "text", short(d.Text))
		}
	}
}

// tool is the first thing of a text that only those know who build.
func (t *roadmapTrial) tool(text string) string {
	if _, code, ok := strings.Cut(text, "`"); ok {
		code, _, _ = strings.Cut(code, "`")
		return short(code)
	}
	plain := specs.Plain(text)
	tokens := wording.Tokens(plain)
	if at := t.of.tools.First(plain, tokens); at >= 0 {
		word, _, _ := strings.Cut(plain[at:], " ")
		if !t.ownWord(word) {
			return short(strings.TrimRight(word, ".,;。，；"))
		}
	}
	for _, name := range t.judge.lexicons.technologies(plain) {
		if !t.ownWord(name) {
			return name
		}
	}
	return ""
}
