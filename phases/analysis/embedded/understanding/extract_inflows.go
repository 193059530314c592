package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxInflow is how many words may name the data that come from outside.
const maxInflow = 8

// inflows makes statements of where data come from what the product does: somebody has
// to build it, whether the line stands among the interfaces, the limits or alone.
func (x *understander) inflows() {
	var told []specs.Item
	for i := range x.u.Integrations {
		told = append(told, specs.Item{Text: x.u.Integrations[i].Purpose, Source: x.u.Integrations[i].Source})
	}
	told = append(told, x.u.Constraints...)
	for _, it := range x.u.Notes {
		if reading.ContainsAny(" "+strings.TrimRight(reading.Lower(it.Text), ".")+" ", x.lex.DataOrigins...) {
			told = append(told, it)
		}
	}
	for _, it := range told {
		text := x.inflow(it.Text)
		line := FirstLine(it.Source)
		if text == "" || x.placedBy(line) || x.ruledAlready(it) || slices.ContainsFunc(x.u.Features, func(f FeatureFact) bool { return strings.Contains(f.Text, strings.TrimRight(text, ".")) }) {
			continue
		}
		x.addFeature(FeatureFact{Text: text, Beside: true}, line, it.Source.Lines[len(it.Source.Lines)-1].To)
		x.sortIn(line)
	}
}

// ruledAlready says that a limit is a rule that binds by its own words.
func (x *understander) ruledAlready(it specs.Item) bool {
	s := x.look(it.Text)
	return s.has("obeyed") && x.u.Rules[StatementKey(it.Text)] != ""
}

// inflow is what a text says of where data come from: "Rates come from the bank, hourly".
// Empty for people, for what comes from them, and for what hurts today.
func (x *understander) inflow(text string) string {
	text, _, _ = strings.Cut(strings.TrimRight(text, ". "), "; ")
	for _, verb := range x.lex.InflowVerbs {
		i := strings.Index(reading.Lower(text), verb)
		if i <= 0 {
			continue
		}
		subject, origin := text[:i], withoutSpeaker(text[i+len(verb):])
		s := x.look(text)
		switch words := strings.Fields(subject); {
		case len(words) > maxInflow, reading.HasFiniteVerb(subject), strings.Contains(subject, ","), x.lex.refersBack(subject), s.question, s.has("problem"):
			return ""
		case x.isPerson(reading.LastWord(beforeOf(subject))), x.isPerson(origin), origin == "" || strings.ContainsAny(origin[:1], "0123456789"):
			return ""
		}
		return sentence(subject + withoutModal(verb, subject) + origin)
	}
	return ""
}

// withoutSpeaker is where data come from without what somebody adds of themselves: "the
// register (ours, it writes a file when I ask it), I refuse to type them twice".
func withoutSpeaker(text string) string {
	head, aside, ok := strings.Cut(text, " (")
	inside, behind, closed := strings.Cut(aside, ")")
	if ok && closed && reading.ContainsAny(" "+inside+" ", " I ", " we ", " our ") {
		text = head + behind
	}
	head, _, _ = strings.Cut(text, ", I ")
	head, _, _ = strings.Cut(head, ", we ")
	return head
}

// placedBy says that a line is none of the source, or that somebody has said of it what
// it is: then it is nothing else.
func (x *understander) placedBy(line int) bool {
	return line < 1 || slices.ContainsFunc(x.r.Units, func(u reading.Unit) bool { return u.As != "" && u.From <= line && line <= u.To })
}

// sortIn puts the feature added last where its line stands among the others.
func (x *understander) sortIn(line int) {
	last := len(x.u.Features) - 1
	f := x.u.Features[last]
	at := slices.IndexFunc(x.u.Features[:last], func(g FeatureFact) bool { return FirstLine(g.Source) > line })
	if at < 0 {
		return
	}
	x.u.Features = slices.Insert(x.u.Features[:last], at, f)
}

// beforeOf is a name without what it is of or for: "the list" of "the list of members".
func beforeOf(name string) string {
	for _, link := range []string{" of ", " for ", " from ", " in "} {
		name, _, _ = strings.Cut(name, link)
	}
	return name
}

// withoutModal is a verb of coming from somewhere as what happens: that it must is said
// of everything that is asked for.
func withoutModal(verb, subject string) string {
	_, from, ok := strings.Cut(verb, " come ")
	switch many := strings.HasSuffix(beforeOf(subject), "s"); {
	case !ok || strings.HasPrefix(verb, " come "):
		return verb
	case many:
		return " come " + from
	default:
		return " comes " + from
	}
}
