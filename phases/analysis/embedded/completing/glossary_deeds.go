package completing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Bounds of what a deed tells of its object.
const (
	termDeeds     = 24 // that are asked what they are done to
	maxDeedThing  = 6  // runes of a Chinese thing
	leastDeedVerb = 2  // runes of a Chinese verb
)

// handledTerms adds the things that the stated deeds are done to, up to the lower bound: words
// of the source come before those of its domain that it does not use.
func (w *Completer) handledTerms(g *glossaryBuilder) {
	for i := range phrasing.FirstN(w.Understood.Features, termDeeds) {
		f := &w.Understood.Features[i]
		if len(g.terms) >= minTerms {
			return
		}
		if f.Priority == "wont" || f.Source.Kind == specs.Inferred {
			continue
		}
		verb, thing := w.verbAndThing(w.Impersonal(w.Action(f)))
		if thing == "" || w.isRole(thing) || g.inShort(thing) || w.Table.IsWord("defines_nothing", w.Language, verb) {
			continue
		}
		if text := w.handled(f, verb); text != "" {
			g.add(specs.Term{Term: phrasing.Capital(thing), Definition: text, Category: "core", Source: phrasing.Rule("term-from-feature")})
		}
	}
}

// handled says of a thing who does what to it: "what a landlord can list with the app". Empty
// where the product does it itself: what stands in an idea as a name ("live cursors") would be
// read as its deed.
func (w *Completer) handled(f *understanding.FeatureFact, verb string) string {
	if !w.isPersonal(f) {
		return ""
	}
	actor, known := w.Person(f.Actor)
	if f.Actor == "" || !known {
		actor = w.User
	}
	return w.Sentence("term_done_by", "user", actor, "verb", verb)
}

// verbAndThing parts a deed into its verb and the thing that it is done to: "list flats" into
// list and flat, 审核资格 into 审核 and 资格. Both are empty where it names no thing, or none
// that is clearly one.
func (w *Completer) verbAndThing(action string) (verb, thing string) {
	action = strings.TrimRight(action, "。；，. ")
	if w.Language == "zh" {
		thing = w.taskThing(action)
		verb = strings.TrimSuffix(action, thing)
		if utf8.RuneCountInString(thing) > maxDeedThing || utf8.RuneCountInString(verb) < leastDeedVerb || strings.ContainsAny(thing, "，、和与及并或到给在从为") {
			return "", ""
		}
		return verb, thing
	}
	verb, object, _ := strings.Cut(action, " ")
	thing = wording.Singular(strings.TrimPrefix(w.Definite(object, true), "the "))
	if !w.IsVerbPhrase(action) || strings.HasSuffix(thing, "ics") {
		return "", ""
	}
	return strings.ToLower(verb), thing
}
