package understanding

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// ourRollout tells what those who build the product do when it is brought out, which is no
// deed of the product: "We stop the rollout if more than 1% of refunds fail".
func (l *Lexicons) ourRollout(s *signals) bool {
	low := " " + reading.Lower(s.text) + " "
	if s.question || s.has("must", "can", "should", "need", "risk") {
		return false
	}
	if reading.HasPrefixOf(low, l.PhasesOfRollout...) {
		return true // "During beta the companies keep their paper log in parallel"
	}
	if !reading.ContainsAny(low, l.RolloutWords...) {
		return false
	}
	return reading.ContainsAny(low, l.OursInRollout...)
}

// rolloutPhase reads an item below a heading on the rollout whose label counts a step of it:
// "**Phase 1 (2 weeks):** 5 pilot shops". It is a step of the plan, and no function.
func (x *understander) rolloutPhase(u *reading.Unit, c context) bool {
	if u.Label == "" || c.feature >= 0 || !laysOut(c.kind) || len(u.Sentences) == 0 || x.story(u.Sentences[0].Text) != nil {
		return false
	}
	title := " " + reading.Lower(x.r.Sections[u.Section].Title) + " "
	if !reading.ContainsAny(title, x.lex.RolloutWords...) || !reading.HasPrefixOf(reading.Lower(u.Label), x.lex.RolloutSteps...) {
		return false
	}
	x.addItem(&x.u.Milestones, "milestone", LabelText(u.Label, strings.TrimSpace(stripLabel(u))), u.From, u.To)
	return true
}

// rollbackUnit reads what a paper lays down for taking a change back: each sentence, with what a
// semicolon joins to it, binds those who bring the change in, and the product does nothing of it by
// itself. What a label says of when it holds stays in front of it.
func (x *understander) rollbackUnit(u *reading.Unit, nested []int, _ context) {
	text, from := "", 0
	for i, sen := range u.Sentences {
		if x.announces(u, sen) {
			continue
		}
		said := sen.Text
		if i == 0 && u.Label != "" {
			said = LabelText(u.Label, said)
		}
		if from == 0 {
			from = sen.From
		}
		text += reading.Joiner(text) + said
		if last := strings.TrimRight(text, " "); strings.HasSuffix(last, ";") || strings.HasSuffix(last, "；") {
			continue
		}
		x.addConstraint(strings.TrimSpace(text), from, sen.To)
		text, from = "", 0
	}
	if text != "" {
		x.addConstraint(strings.TrimSpace(strings.TrimRight(text, " ；;")), from, u.To)
	}
	for _, i := range nested {
		x.addConstraint(x.r.Units[i].Text, x.r.Units[i].From, x.r.Units[i].To)
	}
}
