package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// asksForOffers tells a paper that suppliers answer with an offer: a tender, a
// request for proposal.
func (x *understander) asksForOffers() bool {
	for _, line := range x.r.Lines {
		if reading.ContainsAny(reading.Lower(line)+" ", x.lex.TenderWords...) {
			return true
		}
	}
	return false
}

// tender reads how offers are made, judged and paid: it binds those who offer and
// asks nothing of the product.
func (x *understander) tender(u *reading.Unit, nested []int, _ context) {
	title := reading.UpperFirst(strings.TrimSpace(x.r.Sections[u.Section].Title))
	x.whole(u, nested, func(text string, from, to int) {
		s := x.look(text)
		switch {
		case s.question:
			x.addQuestion(text, from, to)
		case x.lex.dated(text) && x.lex.Calendar(text) && !s.has("money"):
			x.addMilestones(text, from, to)
		case reading.HasFiniteVerb(text) || s.has("must", "should") || reading.HasHan(text):
			x.addConstraint(text, from, to)
		case strings.Contains(text, ": "): // says itself of what
			x.addConstraint(text, from, to)
		default: // "Price 35 %" says nothing without what it is a part of
			x.addConstraint(LabelText(title, text), from, to)
		}
	})
}

// weights tells shares that make up the whole between them, "quality 60 %, price 40
// %": they weigh things against each other, and nothing is to be built for them.
func weights(s *signals) bool {
	if len(s.measures) < 2 || s.has("must", "should", "can") {
		return false
	}
	sum := 0.0
	for _, m := range s.measures {
		if m.Class != wording.ClassShare || m.Op != "=" && m.Op != "" {
			return false
		}
		sum += m.Value
	}
	return sum > 99.5 && sum < 100.5
}

// suppliersDuty tells what the one who is paid for the product has to do beside
// building it: "The contractor shall train 45 clerks".
func (x *understander) suppliersDuty(s *signals) bool {
	return reading.HasPrefixOf(reading.Lower(s.text), x.lex.SupplierMust...)
}

// besideQuality is what a row about a quality says in columns that are
// no part of its promise: what is paid when it is missed, whom it concerns.
func (x *understander) besideQuality(r row, promise string) []specs.Item {
	told := []string{"id", "requirement", "category", "field", "goal", "target", "metric", "measurement", "window", "notes", "priority"}
	var out []specs.Item
	for i, cell := range r.u.Cells {
		bare := reading.Lower(strings.Trim(cell, "–—-/ "))
		if i == 0 || bare == "" || i >= len(r.t.header) || r.t.header[i] == "" || x.lex.EmptyCells[bare] {
			continue
		}
		byWhen := r.t.horizon != "" && r.t.roles[i] == "target" // "In 12 months: 400 M"
		if !byWhen && (slices.Contains(told, r.t.roles[i]) || strings.Contains(promise, cell)) {
			continue
		}
		out = append(out, x.item(sentence(LabelText(r.t.header[i], cell)), r.u.From, r.u.To))
	}
	return out
}

// placed tells where something has to lie, or what it must not leave: "stored within
// the United States", "never leaves Switzerland".
func (l *Lexicons) placed(text string) bool {
	low := " " + reading.Lower(text)
	for _, words := range l.PlacedIn {
		i := strings.Index(low, words)
		if i < 0 {
			continue
		}
		place := strings.TrimPrefix(strings.TrimPrefix((" " + text)[i+len(words):], "the "), "a ")
		if reading.StartsUpper(place) && !l.Calendar(place) || reading.HasPrefixOf(reading.Lower(place), "eu", "eea", "country", "region", "data centre", "data center") {
			return true
		}
	}
	return false
}
