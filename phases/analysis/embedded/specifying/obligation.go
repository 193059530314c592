package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// bound is a statement as a sentence that binds, with the word of RFC 2119 that
// the priority calls for inside it. Sentences that no rule can turn with
// certainty stay as they are behind a short introduction.
func (w *Specifier) bound(st phrasing.Statement, d *Draft) string {
	p := d.Requirement.Priority
	must := w.Modal(p)
	if w.Language == "zh" {
		return w.boundChinese(st, d)
	}
	if text, ok := w.CommandLine(st, p); ok && st.Trigger == "" && !st.Whole {
		return text
	}
	text := ""
	switch {
	case st.Whole:
		text = w.BindClause(st.Clause, p)
	case st.Phrase == "" && st.Label == "" && d.Fact != nil && d.Fact.Thing && w.Reduced(st.Head) > 0:
		text = w.Short("req_provide", "must", must, "text", w.NounPhrase(st.Head)) // it is to be there, in the form that is named
	case st.Phrase == "" && st.Label == "" && w.Reduced(st.Head) > 0:
		i := w.Reduced(st.Head)
		subject := strings.TrimSpace(st.Head[:i])
		if none, denied := phrasing.CutFold(subject, "no "); denied { // "No downtime longer than 5 minutes"
			subject, must = reading.UpperFirst(none), w.ModalNot(p)
		}
		text = phrasing.JoinWords(subject, must, "be", st.Head[i:])
	case st.Phrase == "" && st.Label == "" && w.stateAlone(st.Head), st.Phrase == "" && st.Label == "" && w.OpensDone(st.Head):
		text = w.Say("req_do", "must", must, "want", "be "+wording.LowerFirst(st.Head))
	case st.Phrase != "":
		text = w.bindPhrase(st.Phrase, st.Third, d)
	case d.Action != "" && d.Fact != nil && d.Fact.Want != "" && d.Person:
		text = w.Say("req_have", "must", must, "actor", d.Actor, "want", d.Action)
	case d.Fact != nil && !d.Fact.Called && phrasing.EndpointGroup(d.Fact.Group) != "" && st.Trigger == "":
		return w.Short("req_endpoint", "must", must, "endpoint", phrasing.EndpointGroup(d.Fact.Group), "text", w.NounPhrase(st.Head))
	case strings.HasPrefix(st.Head, "`") && strings.Count(st.Head, "`") == 2 && strings.HasSuffix(st.Head, "`") && strings.Contains(st.Head, " "):
		return w.Short("req_command", "must", must, "name", st.Head)
	case strings.HasPrefix(st.Head, "`") && strings.Contains(st.Head, "`, `") && st.Trigger == "":
		return w.Short("req_provide", "must", must, "text", st.Head)
	case strings.HasPrefix(st.Head, "`-") && st.Trigger == "":
		return w.Short("req_support", "must", must, "want", st.Head)
	case strings.HasPrefix(st.Head, "`") && st.Trigger == "":
		return w.Short("req_hold", "must", must, "text", st.Head)
	case st.Label != "" && st.Trigger == "":
		return phrasing.OrElse(w.boundUnder(st, p), w.Short("req_provide", "must", must, "text", w.NounPhrase(st.Label)+": "+w.LowerStart(st.Head)))
	case w.IsNoun(st.Head) && len(strings.Fields(st.Head)) <= 3 && d.Fact != nil && len(d.Fact.Criteria)+len(d.Fact.Details) > 0 && len(d.Requirement.Criteria) > 1:
		text = w.Short("req_provide_as", "must", must, "text", w.NounPhrase(st.Head))
	case w.IsAbsent(st.Head):
		there, _ := w.Absent(st.Head)
		text = w.Say("req_ensure", "must", must, "text", there)
	case st.Trigger == "" && w.NamesVersion(st.Head):
		text = w.Short("req_support", "must", must, "want", st.Head)
	case w.IsNoun(st.Head) && !w.TellsOf(st.Head) && !w.HidesVerb(st.Head) && !phrasing.StartsAmount(st.Head):
		text = w.Short("req_provide", "must", must, "text", w.NounPhrase(st.Head))
	default:
		text = w.Short("req_hold", "must", must, "text", w.Phrase(st.Head))
	}
	if st.Trigger != "" {
		return strings.TrimRight(st.Trigger, ", ") + ", " + w.InSentence(text)
	}
	return text
}

// bindPhrase binds a verb phrase to the person or to the product.
func (w *Specifier) bindPhrase(phrase string, third bool, d *Draft) string {
	p := d.Requirement.Priority
	personal := !third && (d.Person || d.Statement.Person || w.LooksPersonal(phrase) && d.trigger() == "")
	if third && d.Person && d.Fact != nil && d.Fact.Actor != "" {
		personal = true
	}
	if personal && !strings.ContainsAny(phrase, "\"“") {
		phrase = strings.ReplaceAll(phrase, " your ", " their ") // notes say "on your turn" to whoever it is for
	}
	switch {
	case personal && strings.HasPrefix(phrase, "be ") && w.Language != "zh":
		return w.Say("req_is", "must", w.Modal(p), "actor", d.Actor, "want", phrase) // what somebody has to be is nothing that they can do
	case personal && p == specs.Must:
		return w.Say("req_can", "must", w.Modal(p), "actor", d.Actor, "want", phrase)
	case personal:
		return w.Say("req_let", "must", w.Modal(p), "actor", d.Actor, "want", phrase)
	default:
		return w.Say("req_do", "must", w.Modal(p), "want", phrase)
	}
}

// duty says that a statement binds a person and not the product: "the courier must
// enter a reason" is more than that they can.
func (w *Specifier) duty(d *Draft) bool {
	c := d.Statement.Clause
	if w.Language == "zh" || !d.Statement.Whole || c.Not || c.Form != phrasing.ModalVerb || c.Verb != "must" && c.Verb != "shall" || strings.HasPrefix(c.Rest, "be able ") || w.Table.IsWord("receive", "en", phrasing.LeadingWord(c.Rest)) {
		return false
	}
	_, person := w.PersonIn(c.Subject)
	return person
}

// boundDuty is what people must do as what the product holds them to: where it only
// should be there, they are not left the choice, "Tally SHOULD require every member to
// add a photo".
func (w *Specifier) boundDuty(st phrasing.Statement, d *Draft) string {
	if d.Requirement.Priority == specs.Must {
		return w.bound(st, d)
	}
	c := st.Clause
	text := w.Say("req_do", "must", w.Modal(d.Requirement.Priority), "want", w.Say("require_of", "subject", w.LowerStart(c.Subject), "want", w.Base(c)))
	return w.withTrigger(st, text)
}

// Obligation is the one sentence that binds. Where the word that binds has turned it round,
// the sentence of the source holds as it stands.
func (w *Specifier) Obligation(d *Draft) string {
	text := w.obligation(d)
	if d.Fact == nil || d.lists() {
		return text
	}
	if w.Language != "zh" {
		source := strings.TrimRight(w.FirstSentence(d.Fact.Text), ". ")
		if d.Requirement.Priority == specs.Wont || !d.unsure && w.ReadsBound(text) && !w.bindsHolding(text) && w.CertainDuty(text, source) {
			return text
		}
		if strings.Count(source, "\"")%2 != 0 {
			source = strings.ReplaceAll(source, "\"", "") // the other half of a quotation that ended elsewhere
		}
		if w.ToldAsDeeds(source) && !strings.Contains(source, "“") {
			return w.Short("req_met", "must", w.Modal(d.Requirement.Priority), "text", source) // nothing is named that does it
		}
		return w.Short("req_hold", "must", w.Modal(d.Requirement.Priority), "text", w.LowerStart(source))
	}
	text = w.WithoutDoubledBond(text)
	if source := strings.TrimRight(w.FirstSentence(d.Fact.Text), "。. "); w.BondMisplaced(text, source) {
		return w.Short("req_hold", "must", w.Modal(d.Requirement.Priority), "text", source)
	}
	return text
}

// bindsHolding says that a sentence binds the clause that only says when another one holds, and
// leaves that one as it was: "Until it is installed, calls wait" demands no installation.
func (w *Specifier) bindsHolding(text string) bool {
	opens := slices.ContainsFunc(w.Table.Words["holding_openers"].In("en"), func(opener string) bool {
		_, ok := phrasing.CutFold(text, opener+" ")
		return ok
	})
	head, rest, parted := strings.Cut(text, ", ")
	return opens && (parted && strings.Contains(head, " MUST ") && !strings.Contains(rest, " MUST ") || !parted)
}

// obligation is the sentence that binds in the words of the source, in the first of these
// forms that its grammar allows.
func (w *Specifier) obligation(d *Draft) string {
	must := w.Modal(d.Requirement.Priority)
	if d.Requirement.Priority == specs.Wont {
		if deed, ok := strings.CutPrefix(w.wanted(d), "to "); ok && w.Language != "zh" {
			return w.Say("req_not_let", "must", must, "actor", d.Actor, "want", deed)
		}
		text := w.Phrase(phrasing.OrElse(d.Feature.Name, d.Requirement.Title))
		if rest, ok := phrasing.CutFold(text, "no "); ok && w.Language != "zh" {
			text = rest // "MUST NOT offer no answers" would offer them
		}
		if d.Fact != nil && d.Fact.StaysOut != "" {
			return w.Say("req_not_while", "when", reading.UpperFirst(d.Fact.StaysOut), "must", must, "text", text)
		}
		return w.Say("req_not", "must", must, "text", text)
	}
	if d.rest != "" {
		return w.bound(w.TakeApart(d.rest), d)
	}
	if d.Fact == nil {
		return w.inferredObligation(d)
	}
	if d.lists() {
		return w.listMust(d)
	}
	if w.IsChange(d.Fact) {
		return w.Say("req_do", "must", must, "want", w.DeedOf(d.Fact))
	}
	if d.Rule {
		return w.ruleBound(d)
	}
	if name, text, ok := d.setting(); ok {
		return w.Say("req_setting", "must", must, "name", name, "text", text)
	}
	if text, ok := w.codeSubject(d.Fact, must); ok {
		return text
	}
	st := d.Statement
	if w.duty(d) {
		return w.boundDuty(st, d)
	}
	if d.Fact.Actor != "" && d.Fact.Want != "" && d.Person {
		if want := strings.TrimPrefix(w.wantPhrase(d, st), "to "); w.Language != "zh" {
			full := phrasing.WithoutOtherwise(strings.TrimPrefix(phrasing.HeadClause(w.Action(d.Fact)), "to "), st)
			if base, ok := w.BaseForm(full); ok {
				full = w.LowerRest(base)
			}
			switch {
			case w.IsVerbPhrase(full) || w.Table.IsWord("verbs", "en", phrasing.LeadingWord(full)):
				return w.withTrigger(st, w.bindPhrase(w.Impersonal(full), false, d))
			case strings.Contains(want, " to be able to "):
				before, after, _ := strings.Cut(want, " to be able to ")
				return w.Say("req_let_subject", "must", must, "subject", before, "want", w.Impersonal(after))
			case w.wantsOfOthers(full, d) != "":
				return w.withTrigger(st, w.wantsOfOthers(full, d))
			case w.WishedState(full) != "":
				return w.withTrigger(st, w.Say("req_ensure", "must", must, "text", w.Impersonal(w.WishedState(full))))
			case w.IsNoun(full):
				return w.withTrigger(st, w.Say("req_give", "must", must, "actor", d.Actor, "want", w.Impersonal(full)))
			}
		} else if text, ok := w.BoundPerson(d.Actor, phrasing.HeadClause(w.Action(d.Fact)), d.Requirement.Priority); ok {
			return w.inCaseChinese(w.Impersonal(text), st)
		} else {
			return w.inCaseChinese(w.Say("req_let_actor", "must", w.ableWord(d.Requirement.Priority), "actor", d.Actor, "want", w.Impersonal(phrasing.HeadClause(w.Action(d.Fact)))), st)
		}
	}
	return w.bound(st, d)
}

// stateAlone says that a few words are how the product is and no thing that it has:
// "thread safe", "backwards compatible".
func (w *Specifier) stateAlone(text string) bool {
	words := strings.Fields(strings.ToLower(strings.TrimRight(text, ". ")))
	return w.Language != "zh" && len(words) > 0 && len(words) <= 3 && w.Table.IsWord("states_alone", "en", words[len(words)-1])
}
