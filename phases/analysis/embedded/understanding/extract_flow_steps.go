package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// A flow that counts its steps, "1. The guest picks a slot. 2. The app shows the price.",
// says what the product has to do in which order: one requirement with its steps.

// minFlowSteps is how many steps a flow has at least that is a requirement.
const minFlowSteps = 3

// flowSteps reads a run of counted steps under a heading of flows, and gives the index
// behind them; at where it is none.
func (x *understander) flowSteps(units []int, at int, c context) int {
	if c.kind != "flow" || c.feature >= 0 {
		return at
	}
	end := at
	for ; end < len(units); end++ {
		u := &x.r.Units[units[end]]
		if u.Kind != reading.Bullet || !u.Ordered || u.Depth > 1 || len(u.Sentences) == 0 || u.Parent != x.r.Units[units[at]].Parent || u.From <= x.r.Units[units[at]].From && end > at {
			break
		}
	}
	if end-at < minFlowSteps {
		return at
	}
	run, acting := units[at:end], 0
	for _, i := range run {
		if x.actsInStep(x.r.Units[i].Text) {
			acting++
		}
	}
	if acting*2 <= len(run) {
		return at
	}
	lead, last := &x.r.Units[run[0]], &x.r.Units[run[len(run)-1]]
	f := FeatureFact{List: ListFlow, Priority: c.priority, Group: c.group, Name: x.flowName(lead)}
	for _, i := range run {
		u := &x.r.Units[i]
		f.Rows = append(f.Rows, x.item(sentence(u.Text), u.From, u.To))
		x.mentionOnly(u.Text, u.From, u.To)
	}
	x.addList(f, lead.From, last.To)
	return end
}

// actsInStep says that somebody or the product does something in a step.
func (x *understander) actsInStep(text string) bool {
	s := x.look(text)
	if x.personActs(&s) || bareVerb(reading.FirstWord(wording.LowerFirst(text))) && x.lex.StepDeeds[reading.Lower(reading.FirstWord(text))] {
		return true
	}
	low := reading.Lower(text)
	return slices.ContainsFunc(x.lex.FlowDoers, func(doer string) bool { return strings.HasPrefix(low, doer) }) ||
		x.u.Product != "" && strings.HasPrefix(low, reading.Lower(x.u.Product))
}

// flowName is what a flow is called: its label or its heading, with the word that says what
// it is.
func (x *understander) flowName(u *reading.Unit) string {
	name := strings.TrimRight(reading.FirstOf(strings.TrimRight(u.Lead, ":： "), x.r.Sections[u.Section].Title), ".:：。 ")
	if len(strings.Fields(name)) > 8 || strings.ContainsAny(name, ".;。；") {
		name = x.r.Sections[u.Section].Title
	}
	if reading.ContainsAny(reading.Lower(name), x.lex.FlowNames...) {
		return x.lex.Headline(name)
	}
	if reading.HasHan(name) {
		return x.lex.Headline(name + "流程")
	}
	return x.lex.Headline("Flow: " + wording.LowerFirst(name))
}

// besideFlow reads what stands behind the steps of a flow in its section: another course of
// it, which has to hold like them.
func (x *understander) besideFlow(u *reading.Unit, nested []int) bool {
	if len(x.u.Features) == 0 || u.Kind != reading.Prose && u.Kind != reading.Bullet {
		return false
	}
	at := x.featureAbove(u.From)
	f := &x.u.Features[at]
	label := reading.Lower(u.Label)
	if f.List != ListFlow || FirstLine(f.Source) < x.r.Sections[u.Section].From || !reading.ContainsAny(label, x.lex.OtherCourses...) {
		return false
	}
	add := func(v *reading.Unit) {
		text := v.Text
		if v == u {
			var told []string
			for _, sen := range v.Sentences {
				told = append(told, sen.Text)
			}
			if text = strings.Join(told, " "); text == "" {
				return
			}
		}
		x.addCriterion(at, reading.UpperFirst(text), v.From, v.To)
	}
	add(u)
	for _, i := range nested {
		add(&x.r.Units[i])
	}
	return true
}
