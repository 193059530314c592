package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// bound is a statement as a sentence that binds, with the word of RFC 2119 that
// the priority calls for inside it. Sentences that no rule can turn with
// certainty stay as they are behind a short introduction.
func (w *Work) bound(st statement, d *Draft) string {
	p := d.Requirement.Priority
	must := w.modal(p)
	if w.Language == "zh" {
		return w.boundChinese(st, d)
	}
	if text, ok := w.commandLine(st, p); ok && st.trigger == "" && !st.whole {
		return text
	}
	text := ""
	switch {
	case st.whole:
		text = w.bindClause(st.clause, p)
	case st.phrase == "" && st.label == "" && w.reduced(st.head) > 0:
		i := w.reduced(st.head)
		text = joinWords(strings.TrimSpace(st.head[:i]), must, "be", st.head[i:])
	case st.phrase != "":
		text = w.bindPhrase(st.phrase, st.third, d)
	case d.action != "" && d.Fact != nil && d.Fact.Want != "" && d.person:
		text = w.Say("req_have", "must", must, "actor", d.actor, "want", d.action)
	case d.Fact != nil && endpointGroup(d.Fact.Group) != "" && st.trigger == "":
		return w.short("req_endpoint", "must", must, "endpoint", endpointGroup(d.Fact.Group), "text", w.NounPhrase(st.head))
	case strings.HasPrefix(st.head, "`") && strings.Count(st.head, "`") == 2 && strings.HasSuffix(st.head, "`") && strings.Contains(st.head, " "):
		return w.short("req_command", "must", must, "name", st.head)
	case strings.HasPrefix(st.head, "`") && strings.Contains(st.head, "`, `") && st.trigger == "":
		return w.short("req_provide", "must", must, "text", st.head)
	case strings.HasPrefix(st.head, "`") && st.trigger == "":
		return w.short("req_hold", "must", must, "text", st.head)
	case st.label != "" && st.trigger == "":
		return w.short("req_provide", "must", must, "text", w.NounPhrase(st.label)+": "+wording.LowerFirst(st.head))
	case w.isNoun(st.head) && len(strings.Fields(st.head)) <= 3 && d.Fact != nil && len(d.Fact.Criteria)+len(d.Fact.Details) > 0 && len(d.Requirement.Criteria) > 1:
		text = w.short("req_provide_as", "must", must, "text", w.NounPhrase(st.head))
	case w.isAbsent(st.head):
		there, _ := w.absent(st.head)
		text = w.Say("req_ensure", "must", must, "text", there)
	case w.isNoun(st.head) && !w.tellsOf(st.head):
		text = w.short("req_provide", "must", must, "text", w.NounPhrase(st.head))
	default:
		text = w.short("req_hold", "must", must, "text", w.Phrase(st.head))
	}
	if st.trigger != "" {
		return strings.TrimRight(st.trigger, ", ") + ", " + w.inSentence(text)
	}
	return text
}

// bindPhrase binds a verb phrase to the person or to the product.
func (w *Work) bindPhrase(phrase string, third bool, d *Draft) string {
	p := d.Requirement.Priority
	personal := !third && (d.person || d.Statement.person || w.looksPersonal(phrase) && d.trigger() == "")
	if third && d.person && d.Fact != nil && d.Fact.Actor != "" {
		personal = true
	}
	switch {
	case personal && p == specs.Must:
		return w.Say("req_can", "must", w.modal(p), "actor", d.actor, "want", phrase)
	case personal:
		return w.Say("req_let", "must", w.modal(p), "actor", d.actor, "want", phrase)
	default:
		return w.Say("req_do", "must", w.modal(p), "want", phrase)
	}
}

// Obligation is the one sentence that binds: in the words of the source, in
// the first of these forms that its grammar allows.
func (w *Work) Obligation(d *Draft) string {
	must := w.modal(d.Requirement.Priority)
	if d.Requirement.Priority == specs.Wont {
		if deed, ok := strings.CutPrefix(w.wanted(d), "to "); ok && w.Language != "zh" {
			return w.Say("req_not_let", "must", must, "actor", d.actor, "want", deed)
		}
		return w.Say("req_not", "must", must, "text", w.Phrase(OrElse(d.Feature.Name, d.Requirement.Title)))
	}
	if d.rest != "" {
		return w.bound(w.TakeApart(d.rest), d)
	}
	if d.Fact == nil {
		return w.inferredObligation(d)
	}
	if w.isChange(d.Fact) {
		return w.Say("req_do", "must", must, "want", w.deedOf(d.Fact))
	}
	if d.rule {
		return w.ruleBound(d)
	}
	if name, text, ok := d.setting(); ok {
		return w.Say("req_setting", "must", must, "name", name, "text", text)
	}
	if text, ok := w.codeSubject(d.Fact, must); ok {
		return text
	}
	st := d.Statement
	if d.Fact.Actor != "" && d.Fact.Want != "" && d.person {
		if want := strings.TrimPrefix(w.wantPhrase(d, st), "to "); w.Language != "zh" {
			full := strings.TrimPrefix(HeadClause(w.action(d.Fact)), "to ")
			if base, ok := w.BaseForm(full); ok {
				full = w.lowerRest(base)
			}
			switch {
			case w.IsVerbPhrase(full) || w.Table.IsWord("verbs", "en", LeadingWord(full)):
				return w.withTrigger(st, w.bindPhrase(w.Impersonal(full), false, d))
			case strings.Contains(want, " to be able to "):
				before, after, _ := strings.Cut(want, " to be able to ")
				return w.Say("req_let_subject", "must", must, "subject", before, "want", w.Impersonal(after))
			case w.wantsOfOthers(full, d) != "":
				return w.withTrigger(st, w.wantsOfOthers(full, d))
			case w.wishedState(full) != "":
				return w.withTrigger(st, w.Say("req_ensure", "must", must, "text", w.Impersonal(w.wishedState(full))))
			case w.isNoun(full):
				return w.withTrigger(st, w.Say("req_give", "must", must, "actor", d.actor, "want", w.Impersonal(full)))
			}
		} else if text, ok := w.boundPerson(d.actor, HeadClause(w.action(d.Fact)), d.Requirement.Priority); ok {
			return w.Impersonal(text)
		} else {
			return w.Say("req_let_actor", "must", w.ableWord(d.Requirement.Priority), "actor", d.actor, "want", w.Impersonal(HeadClause(w.action(d.Fact))))
		}
	}
	return w.bound(st, d)
}
