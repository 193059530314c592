package embedded

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// describe writes the summary, the description with its RFC 2119 word and the
// user story of a requirement whose priority is known. Each says something of
// its own: where the requirement comes from and what it serves, what binds,
// and what somebody wants of it.
func (w *work) describe(d *draft) {
	src := d.feature.Source
	d.req.Description = []specs.Item{{Text: finished(w.obligation(d)), Source: src}}
	for _, rest := range d.rests {
		d.req.Description = append(d.req.Description, specs.Item{Text: rest, Source: src})
	}
	w.story(d)
	w.summarize(d)
}

// summarize is one sentence on the place of a requirement: its heading and
// number in the source, and the goal that it serves where one speaks of it.
func (w *work) summarize(d *draft) {
	serves := ""
	if len(d.req.TracesTo) > 0 && d.serves() {
		goal := w.phrase(d.goal)
		if w.lang != "zh" {
			goal = w.lowerStart(w.cutPhrase(strings.TrimRight(d.goal, "."), 90))
		}
		serves = w.say("sum_serves", "goal", goal, "id", d.req.TracesTo[0])
	}
	text := w.placeOf(d)
	switch {
	case serves == "":
	case text == w.say("sum_stated"): // the mark at the description says so
		text = serves
	default:
		text = w.say("sum_both", "place", text, "serves", serves)
	}
	src := rule("summary-of-requirement")
	d.req.Summary = []specs.Item{{Text: finished(text), Source: src}}
}

// placeOf says where a requirement comes from: by its number and heading in the
// source, as far as there are any.
func (w *work) placeOf(d *draft) string {
	ref, group := "", ""
	if d.fact != nil {
		ref, group = d.fact.Ref, d.fact.Group
	}
	stated := d.fact != nil && len(d.fact.Source.Lines) > 0
	if group == "" && ref == "" && stated {
		group = w.heading(d.fact.Source.Lines[0].From)
	}
	switch {
	case d.pack != nil:
		return w.say("sum_pack", "domain", d.pack.pack.Name.In(w.lang))
	case ref != "" && group != "":
		return w.say("sum_ref_group", "ref", ref, "group", group)
	case ref != "":
		return w.say("sum_ref", "ref", ref)
	case group != "":
		return w.say("sum_group", "group", group)
	case stated:
		return w.say("sum_stated")
	}
	return w.say("sum_added")
}

// heading is the title of the innermost heading above a line of the source.
func (w *work) heading(line int) string {
	for _, s := range w.heads.over(line) {
		if title := specs.Plain(s.Title); title != "" && len([]rune(title)) <= 60 {
			return title
		}
	}
	return ""
}

// modal is the RFC 2119 word of a priority.
func (w *work) modal(p specs.Priority) string {
	switch p {
	case specs.Must:
		return w.say("must")
	case specs.Should:
		return w.say("should")
	case specs.Wont:
		return w.say("must_not")
	default:
		return w.say("may")
	}
}

// obligation is the one sentence that binds: in the words of the source, in
// the first of these forms that its grammar allows.
func (w *work) obligation(d *draft) string {
	must := w.modal(d.req.Priority)
	if d.req.Priority == specs.Wont {
		return w.say("req_not", "must", must, "text", w.phrase(orElse(d.feature.Name, d.req.Title)))
	}
	if d.rest != "" {
		return w.bound(w.takeApart(d.rest), d)
	}
	if d.fact == nil {
		return w.inferredObligation(d)
	}
	if d.rule {
		return w.ruleBound(d)
	}
	if name, text, ok := d.setting(); ok {
		return w.say("req_setting", "must", must, "name", name, "text", text)
	}
	if text, ok := w.codeSubject(d.fact, must); ok {
		return text
	}
	st := d.st
	if d.fact.Actor != "" && d.fact.Want != "" && d.person {
		if want := strings.TrimPrefix(w.wantPhrase(d, st), "to "); w.lang != "zh" {
			full := strings.TrimPrefix(headClause(w.action(d.fact)), "to ")
			if base, ok := w.baseForm(full); ok {
				full = w.lowerRest(base)
			}
			switch {
			case w.isVerbPhrase(full) || w.rules.isWord("verbs", "en", leadingWord(full)):
				return w.withTrigger(st, w.bindPhrase(w.impersonal(full), false, d))
			case strings.Contains(want, " to be able to "):
				before, after, _ := strings.Cut(want, " to be able to ")
				return w.say("req_let_subject", "must", must, "subject", before, "want", w.impersonal(after))
			case w.wantsOfOthers(full, d) != "":
				return w.withTrigger(st, w.wantsOfOthers(full, d))
			case w.wishedState(full) != "":
				return w.withTrigger(st, w.say("req_ensure", "must", must, "text", w.impersonal(w.wishedState(full))))
			case w.isNoun(full):
				return w.withTrigger(st, w.say("req_give", "must", must, "actor", d.actor, "want", w.impersonal(full)))
			}
		} else if text, ok := w.boundPerson(d.actor, headClause(w.action(d.fact)), d.req.Priority); ok {
			return w.impersonal(text)
		} else {
			return w.say("req_let_actor", "must", w.ableWord(d.req.Priority), "actor", d.actor, "want", w.impersonal(headClause(w.action(d.fact))))
		}
	}
	return w.bound(st, d)
}

// ableWord is the Chinese word of a priority before what a person does.
func (w *work) ableWord(p specs.Priority) string {
	if p == specs.Could {
		return w.modal(p)
	}
	return w.modal(p) + w.say("able")
}

func (w *work) withTrigger(st statement, text string) string {
	if st.trigger == "" || w.lang != "zh" && w.rules.isWord("story_leads", "en", strings.ToLower(leadingWord(st.trigger))) {
		return text // "As a cashier I scan the code" is the story itself
	}
	return strings.TrimRight(st.trigger, ", ") + ", " + w.inSentence(text)
}

// inferredObligation binds what a pack or an answer adds.
func (w *work) inferredObligation(d *draft) string {
	must := w.modal(d.req.Priority)
	verb := w.acts(d)
	switch {
	case w.lang == "zh" && (verb && w.personal(d) || d.pack != nil && d.person):
		return w.say("req_let_actor", "must", w.ableWord(d.req.Priority), "actor", d.actor, "want", d.action)
	case verb && w.personal(d) && d.req.Priority == specs.Must:
		return w.say("req_can", "must", must, "actor", d.actor, "want", d.action)
	case verb && w.personal(d):
		return w.say("req_let", "must", must, "actor", d.actor, "want", d.action)
	case verb:
		return w.say("req_do", "must", must, "want", d.action)
	default:
		return w.bound(d.st, d)
	}
}

// codeSubject makes a command or function the subject of what the source says
// it does: "`dbvault list` prints …" becomes "`dbvault list` MUST print …".
func (w *work) codeSubject(f *FeatureFact, must string) (string, bool) {
	if w.lang == "zh" || !strings.HasPrefix(f.Name, "`") || !strings.HasSuffix(f.Name, "`") || strings.Count(f.Name, "`") != 2 {
		return "", false
	}
	text := strings.TrimSpace(strings.TrimPrefix(f.Text, f.Name))
	text = strings.TrimSpace(strings.TrimPrefix(text, ":"))
	sentences := wording.Sentences(text)
	if len(sentences) == 0 {
		return "", false
	}
	first := strings.TrimRight(headClause(text[sentences[0].Start:sentences[0].End]), ". ")
	if strings.HasPrefix(first, ",") {
		return "", false // a list of names
	}
	if w.beginsWithVerb(first) || w.rules.isWord("verbs", "en", strings.ToLower(leadingWord(first))) && strings.Contains(first, " ") {
		return w.say("req_code", "name", f.Name, "must", must, "want", wording.LowerFirst(first)), true
	}
	if rest, ok := w.baseForm(first); ok {
		return w.say("req_code", "name", f.Name, "must", must, "want", w.lowerRest(rest)), true
	}
	if c, ok := w.parseClause(first); ok && c.form != pastVerb {
		return w.say("req_code_rule", "name", f.Name, "text", w.lowerStart(w.bindClause(c, specs.Must))), strings.Contains(must, w.say("must"))
	}
	if first != "" && len(strings.Fields(first)) > 1 && w.isNoun(first) && strings.ContainsAny(f.Name, " (") {
		if part, with, ok := strings.Cut(first, " "); ok { // "Body: `since`, `until`" is taken, not given
			switch part = strings.ToLower(strings.TrimRight(part, ":")); part {
			case "body", "query", "payload":
				return w.say("req_code_takes", "name", f.Name, "must", must, "part", part, "text", strings.TrimLeft(with, ": ")), true
			}
		}
		return w.say("req_code_gives", "name", f.Name, "must", must, "text", w.lowerStart(first)), true
	}
	return "", false
}

// looksPersonal says of a verb phrase without an actor that a person does it:
// its verb is one of looking at things or changing them.
func (w *work) looksPersonal(phrase string) bool {
	if first := headOf(phrase, 14); w.lang == "zh" && (strings.Contains(first, "自动") || strings.Contains(first, "满")) {
		return false
	}
	for _, when := range []string{" every ", " each night", " nightly", " automatically"} {
		if w.lang != "zh" && strings.Contains(" "+phrase+" ", when) && w.rules.isWord("copying", "en", strings.ToLower(leadingWord(phrase))) {
			return false // "copy the ledger every night" is the work of a machine
		}
	}
	return w.rules.startsWith("personal", w.lang, phrase)
}

// notes keep what the source adds to a feature and is no behaviour: its words
// where they are a user story, of which the story section holds them all.
func (w *work) notes(d *draft) {
	if d.fact == nil {
		return
	}
	if d.st.purpose != "" && d.fact.Benefit != "" && d.st.purpose != d.fact.Benefit {
		d.req.Notes = append(d.req.Notes, specs.Item{Text: finished(d.st.purpose), Source: d.req.Source})
	}
}

// wantsOfOthers is the obligation behind a wish about something else: "the
// system to block a departure" obliges the product, "borrowers to be reminded"
// asks that it happens. Empty for any other wish.
func (w *work) wantsOfOthers(want string, d *draft) string {
	must := w.modal(d.req.Priority)
	subject, deed, ok := strings.Cut(want, " to ")
	if !ok || subject == "" || len(strings.Fields(subject)) > 5 {
		return ""
	}
	if state, passive := strings.CutPrefix(deed, "be "); passive {
		if _, done := w.participle(leadingWord(state)); !done {
			return ""
		}
		be := "is"
		if (clause{subject: subject}).plural() {
			be = "are"
		}
		return w.say("req_ensure", "must", must, "text", w.impersonal(joinWords(subject, be, state)))
	}
	if !w.rules.isWord("verbs", "en", leadingWord(deed)) {
		return ""
	}
	name := trimArticle(subject, []string{"the", "a", "our"})
	if w.rules.isWord("programs", "en", name) || w.isSystem(name) || strings.EqualFold(subject, w.product) {
		return w.say("req_do", "must", must, "want", w.impersonal(deed))
	}
	return ""
}
