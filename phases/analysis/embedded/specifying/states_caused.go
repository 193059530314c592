package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// caused gives the steps between states what sentences tell of them by a deed: "a 410 ends
// the attempts and disables the endpoint" leads to disabled, whatever else does, and "until
// the guest answers, the booking is pending" says what ends pending.
func (w *Specifier) caused(e *specs.Entity) {
	if w.Language != "en" {
		return
	}
	for i := range w.Understood.Features {
		if f := &w.Understood.Features[i]; f.Actor != "" && f.Priority != "wont" {
			deed := strings.TrimPrefix(phrasing.OrElse(f.Want, f.Text), "to ")
			w.causedBy(e, wording.Article(f.Actor)+" "+w.LowerStart(f.Actor), deed, f.Source)
		}
	}
	for _, t := range w.reasons.steps.Of(w.Understood, stepSayings) {
		for part := range strings.SplitSeq(strings.ReplaceAll(t.text, "`", ""), "; ") {
			part = strings.TrimRight(part, ". ")
			if c, ok := w.ParseClause(part); ok && !c.Not && c.Adverb != "never" && len(strings.Fields(c.Subject)) <= maxDoers {
				w.causedBy(e, w.LowerStart(c.Subject), part[min(len(part), len(c.Subject)):], t.src)
			}
		}
		w.endedBy(e, strings.ReplaceAll(t.text, "`", ""))
	}
}

// causedBy files the steps that somebody's or something's deed leads to.
func (w *Specifier) causedBy(e *specs.Entity, who, deed string, src specs.Source) {
	who = strings.TrimPrefix(who, "only ")
	first := strings.ToLower(phrasing.LeadingWord(who))
	if w.Table.IsWord("pronouns", "en", first) || w.Table.IsWord("no_subjects", "en", first) || w.HasWord(who, "subordinators") || w.HasWord(who, "relatives") || strings.ContainsAny(who, ",:") {
		return
	}
	for n, state := range e.States {
		if n == 0 || !w.leadsTo(e, deed, state) {
			continue
		}
		w.fileCause(e, state, strings.ToLower(state)+" by "+who, src)
	}
}

// leadsTo says that a deed brings the entity into a state: its verb is that of the state,
// and what it is done to is the entity.
func (w *Specifier) leadsTo(e *specs.Entity, deed, state string) bool {
	label := strings.ToLower(w.EntityLabel(e))
	tokens := phrasing.ClauseTokens(deed)
	for i := 0; i+2 < len(tokens); i++ {
		if low := tokens[i].Low; low == "not" || low == "never" || low == "cannot" || w.Table.IsWord("conditions", "en", low) || w.Table.IsWord("relatives", "en", low) {
			return false
		}
		base := tokens[i].Low
		if of, ok := w.BaseVerb(base); ok {
			base = of
		}
		at := i + 1
		for at+2 < len(tokens) && (tokens[at].Low == "or" || tokens[at].Low == "and") && w.Table.IsWord("verbs", "en", tokens[at+1].Low) {
			at += 2 // "acknowledge or mute an alarm"
		}
		if at+1 >= len(tokens) || !strings.EqualFold(w.DoneForm(base), state) || !w.Table.IsWord("articles", "en", tokens[at].Low) && !w.Table.IsWord("determiners", "en", tokens[at].Low) {
			continue
		}
		object := strings.ToLower(deed[tokens[at+1].From:])
		if rest, ok := strings.CutPrefix(object, label); ok && !reading.InsideWord(object, len(object)-len(strings.TrimPrefix(rest, "s"))) {
			return true
		}
	}
	return false
}

// fileCause gives an event to the steps into a state that bear none; where all of them do,
// the deed is one more way there, from the state in which the entity is at work.
func (w *Specifier) fileCause(e *specs.Entity, state, event string, src specs.Source) {
	given, known := false, false
	for i := range e.Transitions {
		t := &e.Transitions[i]
		if t.To != state || t.Source.Rule == phrasing.Rule(ruleStateBack).Rule {
			continue
		}
		known = known || t.Event != ""
		if t.Event == "" && !given {
			t.Event, given = event, true
		}
	}
	at := slices.IndexFunc(e.States, func(s string) bool { return w.names(s, "ongoing") })
	if given || !known || at < 0 || e.States[at] == state {
		return
	}
	if n := stepAt(e, e.States[at], state); n < 0 {
		e.Transitions = append(e.Transitions, specs.Transition{From: e.States[at], To: state, Event: event, Source: src})
	} else if t := &e.Transitions[n]; strings.HasPrefix(t.Event, strings.ToLower(state)+" by ") && !strings.Contains(t.Event, event[strings.LastIndex(event, " "):]) {
		t.Event += ", or " + strings.TrimPrefix(event, strings.ToLower(state)+" ")
		t.Source = t.Source.Join(src)
	}
}

// endedBy reads "until the guest answers, the booking is pending": what is waited for ends
// the state that lasts until then.
func (w *Specifier) endedBy(e *specs.Entity, text string) {
	low := strings.ToLower(text)
	at := strings.Index(low, "until ")
	if at < 0 || len(low) != len(text) || at > 0 && low[at-1] != ' ' {
		return
	}
	event, rest, ok := strings.Cut(text[at+len("until "):], ", ")
	if _, clause := w.ParseClause(event); !ok || !clause {
		return
	}
	for _, state := range e.States {
		if !reading.HasPrefixOf(strings.ToLower(rest), "the "+strings.ToLower(w.EntityLabel(e))+" is "+strings.ToLower(state), "it is "+strings.ToLower(state)) {
			continue
		}
		for i := range e.Transitions {
			if t := &e.Transitions[i]; t.From == state && t.Event == "" && t.Source.Rule != phrasing.Rule(ruleStateBack).Rule {
				t.Event = "when " + w.withThing(event, text[:at])
				return
			}
		}
	}
}

// withThing puts the thing that the words before named last into the place of an "it" at
// the end of a clause: "we send a challenge; until the receiver echoes it".
func (w *Specifier) withThing(event, before string) string {
	head, ok := strings.CutSuffix(event, " it")
	if !ok {
		return event
	}
	words := strings.Fields(strings.TrimRight(before, " ;,."))
	for i := len(words) - 2; i >= 0 && i >= len(words)-3; i-- {
		if words[i] == "a" || words[i] == "an" {
			return head + " the " + strings.Join(words[i+1:], " ")
		}
	}
	return event
}
