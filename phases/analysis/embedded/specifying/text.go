package specifying

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// describe writes the summary, the description with its RFC 2119 word and the
// user story of a requirement whose priority is known. Each says something of
// its own: where the requirement comes from and what it serves, what binds,
// and what somebody wants of it.
func (w *Specifier) describe(d *Draft) {
	src := d.Feature.Source
	d.Requirement.Description = []specs.Item{{Text: phrasing.Finished(d.inWindows(w.told(d, w.Obligation(d)))), Source: src}}
	if d.lists() {
		d.Requirement.Description = append(d.Requirement.Description, w.listRows(d)...)
	}
	d.Requirement.Description = append(d.Requirement.Description, w.ruleLasts(d)...)
	for _, rest := range d.rests {
		if owed, ok := strings.CutPrefix(rest, d.Statement.Clause.Subject+" must "); ok && w.Language != "zh" {
			rest = phrasing.JoinWords(d.Statement.Clause.Subject, w.Modal(d.Requirement.Priority), owed) // its rank is known only now
		}
		d.Requirement.Description = append(d.Requirement.Description, specs.Item{Text: w.Reported(rest), Source: src})
	}
	if d.Requirement.Priority != specs.Wont {
		w.story(d) // nobody's wish is told of what is ruled out
	}
	w.summarize(d)
}

// told is an obligation without the first person of its source; one of which no rule
// can take it holds in the source's own words.
func (w *Specifier) told(d *Draft, text string) string {
	who := phrasing.Voices{I: w.Say("the_user"), We: w.Product}
	if d.Person && d.Fact != nil && d.Fact.Actor != "" {
		who.I = "the " + w.LowerStart(d.Actor)
	}
	said, ok := w.AsTold(text, who)
	if !ok && !w.Idea && d.Fact != nil && w.SaysWe(d.Fact.Text) {
		return w.Short("req_hold", "must", w.Modal(d.Requirement.Priority), "text", w.Quoted(strings.TrimRight(w.FirstSentence(d.Fact.Text), ". ")))
	}
	if !ok {
		return w.OfHouse(text)
	}
	return said
}

// summarize is one sentence on the place of a requirement: its heading and
// number in the source, and the goal that it serves where one speaks of it.
func (w *Specifier) summarize(d *Draft) {
	serves := ""
	if len(d.Requirement.TracesTo) > 0 && d.serves() {
		goal := w.Phrase(d.goal)
		if w.Language != "zh" {
			goal = w.LowerStart(w.CutPhrase(strings.TrimRight(d.goal, "."), 90))
		}
		serves = w.Say("sum_serves", "goal", goal, "id", d.Requirement.TracesTo[0])
	}
	text := w.placeOf(d)
	switch {
	case serves == "":
	case text == w.Say("sum_stated"): // the mark at the description says so
		text = serves
	default:
		text = w.Say("sum_both", "place", text, "serves", serves)
	}
	src := phrasing.Rule("summary-of-requirement")
	d.Requirement.Summary = []specs.Item{{Text: phrasing.Finished(text), Source: src}}
}

// placeOf says where a requirement comes from: by its number and heading in the
// source, as far as there are any.
func (w *Specifier) placeOf(d *Draft) string {
	ref, group := "", ""
	if d.Fact != nil {
		ref, group = d.Fact.Ref, d.Fact.Group
	}
	stated := d.Fact != nil && len(d.Fact.Source.Lines) > 0
	if ref == "" && stated {
		ref = w.Understood.Numbers[d.Fact.Source.Lines[0].From] // others point at it by that
	}
	if group == "" && ref == "" && stated {
		group = w.heading(d.Fact.Source.Lines[0].From, "")
	}
	if stated && w.Table.IsWord("example_headings", w.Language, strings.ToLower(group)) {
		group = w.heading(d.Fact.Source.Lines[0].From, group) // the example is over where something is demanded
	}
	if title := specs.Plain(d.Requirement.Title); stated && strings.EqualFold(group, title) {
		group = w.heading(d.Fact.Source.Lines[0].From, title) // its own title again says nothing
	}
	if ref != "" && strings.Trim(ref, "0123456789") == "" {
		ref = w.Say("sum_item", "ref", ref) // a bare number says not of what
	}
	switch {
	case d.Pack != nil:
		return w.Say("sum_pack", "domain", d.Pack.Pack.Name.In(w.Language))
	case ref != "" && group != "":
		return w.Say("sum_ref_group", "ref", ref, "group", group)
	case ref != "":
		return w.Say("sum_ref", "ref", ref)
	case group != "":
		return w.Say("sum_group", "group", group)
	case stated:
		return w.Say("sum_stated")
	}
	return w.Say("sum_added")
}

// heading is the title of the innermost heading above a line of the source that
// is not called as given.
func (w *Specifier) heading(line int, not string) string {
	for _, s := range w.Heads.Over(line) {
		if title := specs.Plain(s.Title); title != "" && len([]rune(title)) <= 60 && !strings.EqualFold(title, not) {
			return title
		}
	}
	return ""
}

// ableWord is the Chinese word of a priority before what a person does.
func (w *Specifier) ableWord(p specs.Priority) string {
	if p == specs.Could {
		return w.Modal(p)
	}
	return w.Modal(p) + w.Say("able")
}

func (w *Specifier) withTrigger(st phrasing.Statement, text string) string {
	if st.Trigger == "" || w.Language != "zh" && w.Table.IsWord("story_leads", "en", strings.ToLower(phrasing.LeadingWord(st.Trigger))) {
		return text // "As a cashier I scan the code" is the story itself
	}
	return strings.TrimRight(st.Trigger, ", ") + ", " + w.InSentence(text)
}

// inferredObligation binds what a pack or an answer adds.
func (w *Specifier) inferredObligation(d *Draft) string {
	must := w.Modal(d.Requirement.Priority)
	verb := w.Acts(&d.Use)
	switch {
	case w.Language == "zh" && (verb && w.Personal(&d.Use) || d.Pack != nil && d.Person):
		return w.Say("req_let_actor", "must", w.ableWord(d.Requirement.Priority), "actor", d.Actor, "want", d.Action)
	case verb && w.Personal(&d.Use) && d.Requirement.Priority == specs.Must:
		return w.Say("req_can", "must", must, "actor", d.Actor, "want", d.Action)
	case verb && w.Personal(&d.Use):
		return w.Say("req_let", "must", must, "actor", d.Actor, "want", d.Action)
	case verb:
		return w.Say("req_do", "must", must, "want", d.Action)
	default:
		return w.bound(d.Statement, d)
	}
}

// codeSubject makes a command or function the subject of what the source says
// it does: "`dbvault list` prints …" becomes "`dbvault list` MUST print …".
func (w *Specifier) codeSubject(f *understanding.FeatureFact, must string) (string, bool) {
	if w.Language == "zh" || !strings.HasPrefix(f.Name, "`") || !strings.HasSuffix(f.Name, "`") {
		return "", false
	}
	text := strings.TrimSpace(strings.TrimPrefix(f.Text, f.Name))
	if form := strings.TrimRight(text, ". "); len(form) > 2 && strings.Count(form, "`") == 2 && form[0] == '`' && form[len(form)-1] == '`' && strings.ContainsAny(form[1:2], "{[\"<") {
		return w.Say("req_code_form", "name", f.Name, "must", must, "text", form), true // a sample of what it gives
	}
	if strings.Count(f.Name, "`") != 2 {
		return "", false
	}
	text = strings.TrimSpace(strings.TrimPrefix(text, ":"))
	sentences := wording.Sentences(text)
	if len(sentences) == 0 {
		return "", false
	}
	first := strings.TrimRight(phrasing.HeadClause(text[sentences[0].Start:sentences[0].End]), ". ")
	if strings.HasPrefix(first, ",") {
		return "", false // a list of names
	}
	if strings.HasPrefix(first, "(") && phrasing.EndpointGroup(strings.Trim(f.Name, "`")) != "" {
		return "", false // a remark on an operation, which its method and path name
	}
	if said := w.flagSets(f.Name, first, must); said != "" {
		return said, true
	}
	if w.BeginsWithVerb(first) || w.Table.IsWord("verbs", "en", strings.ToLower(phrasing.LeadingWord(first))) && strings.Contains(first, " ") {
		return w.Say("req_code", "name", f.Name, "must", must, "want", wording.LowerFirst(first)), true
	}
	rest, ok := w.BaseForm(first)
	if !ok && phrasing.EndpointGroup(strings.Trim(f.Name, "`")) != "" {
		rest, ok = w.FirmBase(first)
	} else if !ok && (strings.ContainsAny(f.Name, " (") || strings.HasPrefix(f.Name, "`-")) {
		rest, ok = w.CalledBase(first)
	}
	if ok {
		return w.Say("req_code", "name", f.Name, "must", must, "want", w.LowerRest(rest)), true
	}
	if c, ok := w.ParseClause(first); ok && c.Form != phrasing.PastVerb {
		return w.Say("req_code_rule", "name", f.Name, "text", w.LowerStart(w.BindClause(c, specs.Must))), strings.Contains(must, w.Say("must"))
	}
	if first != "" && len(strings.Fields(first)) > 1 && w.IsNoun(first) && strings.ContainsAny(f.Name, " (") {
		if part, with, ok := strings.Cut(first, " "); ok { // "Body: `since`, `until`" is taken, not given
			switch part = strings.ToLower(strings.TrimRight(part, ":")); part {
			case "body", "query", "payload":
				return w.Say("req_code_takes", "name", f.Name, "must", must, "part", part, "text", strings.TrimLeft(with, ": ")), true
			}
		}
		return w.Say("req_code_gives", "name", f.Name, "must", must, "text", w.NounPhrase(first)), true
	}
	return "", false
}

// notes keep what the source adds to a feature and is no behaviour: its words
// where they are a user story, of which the story section holds them all.
func (w *Specifier) notes(d *Draft) {
	if d.Fact == nil {
		return
	}
	if d.Statement.Purpose != "" && (d.Fact.Benefit != "" || strings.HasPrefix(d.Statement.Purpose, "because ")) && d.Statement.Purpose != d.Fact.Benefit {
		d.Requirement.Notes = append(d.Requirement.Notes, specs.Item{Text: phrasing.Finished(d.Statement.Purpose), Source: d.Requirement.Source})
	}
}

// wantsOfOthers is the obligation behind a wish about something else: "the
// system to block a departure" obliges the product, "borrowers to be reminded"
// asks that it happens. Empty for any other wish.
func (w *Specifier) wantsOfOthers(want string, d *Draft) string {
	must := w.Modal(d.Requirement.Priority)
	subject, deed, ok := strings.Cut(want, " to ")
	if !ok || subject == "" || len(strings.Fields(subject)) > 5 {
		return ""
	}
	if state, passive := strings.CutPrefix(deed, "be "); passive {
		if _, done := w.Participle(phrasing.LeadingWord(state)); !done {
			return ""
		}
		be := "is"
		if (phrasing.Clause{Subject: subject}).Plural() {
			be = "are"
		}
		return w.Say("req_ensure", "must", must, "text", w.Impersonal(phrasing.JoinWords(subject, be, state)))
	}
	if !w.Table.IsWord("verbs", "en", phrasing.LeadingWord(deed)) {
		return ""
	}
	name := understanding.TrimArticle(subject, []string{"the", "a", "our"})
	if w.Table.IsWord("programs", "en", name) || w.IsSystem(name) || strings.EqualFold(subject, w.Product) {
		return w.Say("req_do", "must", must, "want", w.Impersonal(deed))
	}
	return ""
}
