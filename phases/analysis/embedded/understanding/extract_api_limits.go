package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// callRate finds how many calls are let in per time, with those whom it holds for in front:
// "Anonymous: 30 requests a minute per IP", "300 a minute per user".
var callRate = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:([A-Za-z][A-Za-z -]{2,30}): )?(?:at most |up to |max\.? )?(\d[\d,]*)(?: (requests?|calls?|req))? ?(?:a|an|per|each|every|/) ?(second|minute|hour|day)\b([^.;:]*)$`)
})

// serviceSentences writes what a paper says of its interface below headings such as "Rate
// limits", "Errors" and "Webhooks" as whole sentences with the product as subject: how many calls
// are accepted from whom, and what "we" send, return and retry.
func (x *understander) serviceSentences() {
	if x.u.Product == "" {
		return
	}
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind != reading.Prose && u.Kind != reading.Bullet || reading.HasHan(u.Text) || u.As != "" {
			continue
		}
		title := reading.Lower(x.r.Sections[u.Section].Title)
		words := strings.FieldsFunc(title, func(r rune) bool { return r < 'a' || r > 'z' })
		limits := reading.ContainsAny(title, x.lex.RateHeads...)
		if len(reading.Operations(x.r.Sections[u.Section].Title)) > 0 || !limits && !slices.ContainsFunc(words, func(w string) bool { return x.lex.ServiceHeads[w] }) {
			continue
		}
		changed := false
		for n := range u.Sentences {
			text := u.Sentences[n].Text
			if n == 0 && u.Label != "" {
				text = LabelText(u.Label, text)
			}
			said := ""
			if limits {
				said = x.lex.rateOfCalls(strings.TrimRight(text, ". "))
			}
			if who, exempt := strings.CutSuffix(strings.TrimRight(text, ". "), " are exempt"); limits && exempt && len(strings.Fields(who)) < 4 {
				said = "No rate limit applies to " + wording.LowerFirst(who) + "."
			}
			if said == "" {
				said = x.weOfService(text)
			}
			if said == "" {
				continue
			}
			if n == 0 {
				u.Label, u.Strong = "", false
			}
			u.Sentences[n].Text, changed = said, true
		}
		if changed {
			u.Text = spacedSentences(u.Sentences)
			if u.Label != "" {
				u.Text = LabelText(u.Label, u.Text)
			}
		}
	}
}

// rateOfCalls is a limit of calls as a whole sentence: "At most 30 requests per minute per IP are
// accepted from anonymous callers". Empty for any other text.
func (l *Lexicons) rateOfCalls(text string) string {
	m := callRate().FindStringSubmatch(text)
	if m == nil || m[1] == "" { // without a label it is whole enough already
		return ""
	}
	noun := m[3]
	if noun == "" || noun == "req" {
		noun = "requests"
	}
	out := "At most " + m[2] + " " + noun + " per " + m[4] + m[5] + " are accepted"
	switch who := reading.Lower(strings.TrimSpace(m[1])); {
	case who == "" || l.AnyRate[who]:
	case l.CallerStates[who]:
		out += " from " + strings.ReplaceAll(who, " ", "-") + " callers"
	default:
		out += " from " + who
	}
	return out + "."
}

// weOfService puts the product in the place of those who write where they tell what the interface
// does: "Over the limit we send 429" and "We retry 8 times, then park it". Empty for any other
// text.
func (x *understander) weOfService(text string) string {
	if rest, never := strings.CutPrefix(text, "Never "); never && bareVerb(reading.FirstWord(rest)) && len(strings.Fields(rest)) > 2 {
		if verb := reading.FirstWord(rest); !reading.ContainsAny(rest, " and ", " or ") {
			return x.u.Product + " never " + wording.Plural(verb) + strings.TrimPrefix(rest, verb)
		}
		return x.u.Product + " must never " + rest
	}
	before, rest, ok := strings.Cut(text, "We ")
	if !ok || before != "" {
		if before, rest, ok = strings.Cut(text, " we "); !ok || len(strings.Fields(before)) > 6 || strings.ContainsAny(before, ",;:") {
			return ""
		}
	}
	verb := strings.Trim(reading.FirstWord(rest), ".,;:")
	if !x.lex.ServiceDeeds[verb] {
		return ""
	}
	if before != "" {
		before += ", "
	}
	if !reading.ContainsAny(rest, ", then ", " and ", " or ") { // else each of its verbs would have to be bent
		return before + x.u.Product + " " + wording.Plural(verb) + strings.TrimPrefix(rest, verb)
	}
	return before + x.u.Product + " must " + rest
}
