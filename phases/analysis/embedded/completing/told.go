package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Bounds of what is told of somebody.
const (
	maxTold      = 3    // sentences of one of them
	maxToldTexts = 2000 // that are asked of whom they tell
	maxRoleDeeds = 2    // of which a definition is made
	maxDeedRunes = 140  // of one of them
)

// told are the sentences in which the source tells what somebody does, gets or
// may do, by the number of the person in the cast: whoever is named in passing
// has none.
type told struct {
	texts []specs.Item         // in which it tells what it asks for
	asked map[int][]specs.Item // what the product shall do or hold to
	today map[int][]specs.Item // how it is without the product
}

// telling is what the source tells of whom, as the work knows it now. Several tasks
// may ask at once.
func (w *Completer) telling() *told {
	return w.recalled.told.Of(w.Understood, func(*understanding.Understanding) *told { return w.newTold() })
}

// newTold reads every text of the source once.
func (w *Completer) newTold() *told {
	t := &told{texts: w.askedTexts(), asked: map[int][]specs.Item{}, today: map[int][]specs.Item{}}
	c := w.Casting()
	for i := range t.texts {
		c.tell(t.asked, &t.texts[i])
	}
	u := w.Understood
	for _, it := range phrasing.FirstN(slices.Concat(u.Problem, u.Situation, u.Impact), maxToldTexts) {
		c.tell(t.today, &it)
	}
	return t
}

// askedTexts are the texts in which the source tells what it asks for.
func (w *Completer) askedTexts() []specs.Item {
	u := w.Understood
	var out []specs.Item
	for i := range u.Features {
		if f := &u.Features[i]; f.Priority != "wont" && len(out) < maxToldTexts {
			out = append(out, specs.Item{Text: f.Text, Source: f.Source})
			out = append(append(out, f.Details...), f.Criteria...)
		}
	}
	for i := range u.Qualities {
		out = append(out, specs.Item{Text: u.Qualities[i].Text, Source: u.Qualities[i].Source})
	}
	return phrasing.FirstN(slices.Concat(out, u.Constraints, u.Flows, u.Vision, u.Pitch), maxToldTexts)
}

// tell notes the sentences of a text for those who act in them or whom they
// serve.
func (c *Cast) tell(list map[int][]specs.Item, it *specs.Item) {
	for _, s := range wording.Sentences(it.Text) {
		sentence := it.Text[s.Start:s.End]
		seen := map[int]bool{}
		for _, m := range c.mentions(sentence) {
			if m.rank < isServed || seen[m.who] || len(list[m.who]) == maxTold {
				continue
			}
			seen[m.who] = true
			list[m.who] = append(list[m.who], phrasing.Item(sentence, it.Source))
		}
	}
}

// toldOf are the sentences that tell of somebody by a name, of what is asked for and of
// today.
func (w *Completer) toldOf(name string) (asked, today []specs.Item) {
	who, ok := w.Casting().index[phrasing.CaseKey(w.FullRole(w.ActorName(name)))]
	if !ok {
		return nil, nil
	}
	t := w.telling()
	return t.asked[who], t.today[who]
}

// askedOf is what the source asks for that somebody does, gets or may do, in sentences
// that can be read by themselves.
func (w *Completer) askedOf(name string) []specs.Item {
	asked, _ := w.toldOf(name)
	return phrasing.Filtered(asked, func(it *specs.Item) bool { return w.tellsWhole(it.Text) })
}

// toldNeeds are the needs of somebody of whom no feature is: what they do by a
// sentence of the source, else the sentence itself.
func (w *Completer) toldNeeds(name string) []specs.Item {
	var out []specs.Item
	for _, it := range w.askedOf(name) {
		if c, ok := w.ParseClause(strings.TrimRight(it.Text, ". ")); ok && w.Language != "zh" && !c.Not {
			if who, person := w.PersonIn(c.Subject); person && strings.EqualFold(who, w.FullRole(w.ActorName(name))) {
				if deed := w.Impersonal(w.ShortWant(w.Base(c))); w.tellsWho(deed) {
					it.Text = phrasing.Finished(deed)
				}
			}
		}
		out = append(out, it)
	}
	if len(out) == 0 {
		return w.aimedNeeds(name)
	}
	return out
}

// aimedNeeds are what a goal of the source wants somebody to get or do: "A developer gets a
// working preview within 6 minutes".
func (w *Completer) aimedNeeds(name string) []specs.Item {
	if w.Language == "zh" {
		return nil
	}
	var out []specs.Item
	for i := range phrasing.FirstN(w.Understood.Goals, maxTold) {
		g := &w.Understood.Goals[i]
		c, ok := w.ParseClause(strings.TrimRight(g.Text, ". "))
		if !ok || c.Not || c.Form == phrasing.BeVerb || c.Form == phrasing.HaveVerb {
			continue
		}
		if who, person := w.PersonIn(c.Subject); person && strings.EqualFold(who, w.FullRole(w.ActorName(name))) {
			out = append(out, phrasing.Item(phrasing.Finished(w.Impersonal(w.ShortWant(w.Base(c)))), g.Source))
		}
	}
	return out
}

// users are the people for whom the product is: not those whom the source names
// only where it asks, excludes or limits, who answer a question or review a choice.
// All of them where it names nobody else.
func (w *Completer) users() []understanding.ActorFact {
	all, aside := w.people(), w.asideLines()
	out := phrasing.Filtered(all, func(a *understanding.ActorFact) bool {
		return a.Role != "" || len(a.Needs)+len(a.Pains)+len(a.Success) > 0 || !onlyIn(a.Source, aside) || len(w.actsOf(a.Name)) > 0 || w.isTold(a.Name, aside)
	})
	if len(out) == 0 {
		return all
	}
	return out
}

// asideLines are the lines of the source that tell of no work with the product:
// open questions, limits, what is left out, and nothing that is asked for.
func (w *Completer) asideLines() map[int]bool {
	out, is := map[int]bool{}, true
	take := func(src specs.Source) {
		for _, r := range src.Lines {
			for line := r.From; line <= r.To; line++ {
				out[line] = is
			}
		}
	}
	u := w.Understood
	for _, q := range u.Questions {
		take(q.Source)
	}
	for _, n := range u.NonGoals {
		take(n.Source)
	}
	for _, list := range [][]specs.Item{u.Constraints, u.Assumptions, u.Decisions, u.Milestones, u.Dependencies} {
		for _, it := range list {
			take(it.Source)
		}
	}
	is = false
	for i := range u.Features {
		if u.Features[i].Priority != "wont" {
			take(u.Features[i].Source)
		}
	}
	return out
}

// onlyIn says that all lines of a stated source are among some.
func onlyIn(src specs.Source, lines map[int]bool) bool {
	for _, r := range src.Lines {
		for line := r.From; line <= r.To; line++ {
			if !lines[line] {
				return false
			}
		}
	}
	return src.Kind == specs.Stated && len(src.Lines) > 0
}

// isTold says that the source tells of somebody what they do or get, with the
// product or today, elsewhere than in some lines.
func (w *Completer) isTold(name string, except map[int]bool) bool {
	asked, today := w.toldOf(name)
	return slices.ContainsFunc(slices.Concat(asked, today), func(it specs.Item) bool { return !onlyIn(it.Source, except) })
}

// definedByDeeds is a role by what the source lets somebody do: "person who can
// book a shift and join the waiting list". Empty where they do nothing that tells
// who they are, as a household "has" members.
func (w *Completer) definedByDeeds(a *understanding.ActorFact) string {
	var deeds []string
	add := func(deed string) {
		deed = strings.TrimRight(deed, ".。 ")
		if len(deeds) < maxRoleDeeds && w.tellsWho(deed) && !slices.Contains(deeds, deed) {
			deeds = append(deeds, deed)
		}
	}
	for _, want := range w.wantsOf(a.Name, maxTold) {
		add(w.ShortWant(want))
	}
	for _, it := range phrasing.FirstN(a.Needs, maxTold) {
		add(w.ShortWant(w.Impersonal(w.Phrase(it.Text))))
	}
	if len(deeds) == 0 {
		return ""
	}
	if slices.ContainsFunc(deeds, func(deed string) bool { return strings.ContainsAny(deed, ",，、") || strings.Contains(deed, " and ") }) {
		deeds = deeds[:1]
	}
	return w.Sentence("person_can", "text", w.Join(deeds, 0))
}

// definedBySentence is the sentence in which the source tells what somebody does.
// One that only names them beside defines nobody.
func (w *Completer) definedBySentence(a *understanding.ActorFact) specs.Item {
	for _, it := range w.askedOf(a.Name) {
		if w.leadsSentence(it.Text, w.ActorName(a.Name)) {
			return it
		}
	}
	return specs.Item{}
}

// tellsWho says that a deed tells who does it: a verb of doing, short, and
// without a word that speaks of something before it.
func (w *Completer) tellsWho(deed string) bool {
	if longEnough(deed, maxDeedRunes) || strings.ContainsAny(deed, ":：(（;；") || !w.IsVerbPhrase(deed) {
		return false
	}
	if w.Language == "zh" {
		return longEnough(deed, minDeedRunes) && !strings.ContainsAny(deed, "我你他它这那")
	}
	if first := phrasing.LeadingWord(deed); w.Table.IsWord("no_needs", "en", first) || w.Table.IsWord("wishing", "en", first) {
		return false
	}
	for word := range strings.FieldsSeq(strings.ToLower(deed)) {
		if w.Table.IsWord("loose_things", "en", strings.Trim(word, ".,")) {
			return false
		}
	}
	return len(strings.Fields(deed)) > 1
}

// minDeedRunes is how long a Chinese deed is that says more than a verb.
const minDeedRunes = 4
