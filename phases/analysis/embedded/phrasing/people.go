package phrasing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxDefinition is how many words the definition of a role has at most.
const maxDefinition = 28

// DefinedRole turns what the source tells of a person into a definition of the
// role: "Ingrid works in IT. She connects …" becomes "Person who works in IT
// and connects …". Other texts stay, cut to their first sentence.
func (w *Work) DefinedRole(a understanding.ActorFact) string {
	role := strings.TrimSpace(a.Role)
	sentences := wording.Sentences(role)
	if len(sentences) == 0 {
		return ""
	}
	if len(sentences) > 1 && nameAndAge(role[sentences[0].Start:sentences[0].End]) {
		sentences = sentences[1:]
	}
	first := strings.TrimRight(role[sentences[0].Start:sentences[0].End], ".。 ")
	if w.Language == "zh" {
		return Finished(first)
	}
	does, ok := w.does(a, first)
	if !ok {
		return Finished(first)
	}
	if len(strings.Fields(first)) < 7 && len(sentences) > 1 {
		second := strings.TrimRight(role[sentences[1].Start:sentences[1].End], ". ")
		if pronoun, rest, _ := strings.Cut(second, " "); w.Table.IsWord("persons", "en", strings.ToLower(pronoun)) {
			does += " and " + rest
		}
	}
	return Finished(w.shortDefinition(does))
}

// nameAndAge tells "Jonas, 44." and "李敏，38 岁。": who stands for the role.
func nameAndAge(text string) bool {
	name, age, ok := strings.Cut(strings.NewReplacer("，", ",", "。", "").Replace(strings.TrimRight(text, ". ")), ",")
	age = strings.Trim(strings.TrimPrefix(strings.TrimSpace(age), "aged "), " 岁")
	return ok && len(strings.Fields(name)) <= 3 && age != "" && strings.Trim(age, "0123456789") == ""
}

// whoDoes is the phrase for what an actor does: a person who, a program that.
func (w *Work) whoDoes(a understanding.ActorFact) string {
	last := strings.ToLower(reading.LastWord(a.Name))
	if a.System || w.Table.IsWord("programs", "en", last) || w.Table.IsWord("programs", "en", wording.Singular(last)) {
		return "program_that"
	}
	if w.IsBody(a.Name) {
		return "body_that"
	}
	return "person_who"
}

func (w *Work) shortDefinition(text string) string {
	if len(strings.Fields(text)) <= maxDefinition {
		return text
	}
	for i := len(text); i > 0; {
		i = strings.LastIndex(text[:i], ", ")
		if i < 0 {
			break
		}
		if n := len(strings.Fields(text[:i])); n <= maxDefinition && n > 6 {
			return text[:i]
		}
	}
	return w.CutPhrase(text, 180)
}

// does is what a person does, as a definition: "person who …", "person whose
// team …".
func (w *Work) does(a understanding.ActorFact, sentence string) (string, bool) {
	for _, alias := range a.Aliases {
		if rest, ok := strings.CutPrefix(sentence, alias+"'s "); ok {
			return w.Say("person_whose", "text", rest), true
		}
	}
	lead, _, _ := strings.Cut(sentence, " ")
	low := strings.ToLower(lead)
	if low == "has" || low == "is" || w.IsThird(low) && !w.Table.IsWord("nouns", "en", low) {
		return w.Say(w.whoDoes(a), "text", wording.LowerFirst(sentence)), true
	}
	for _, article := range []string{"A ", "An ", "The "} {
		rest, ok := strings.CutPrefix(sentence, article+a.Name+" ")
		if verb := strings.ToLower(LeadingWord(rest)); ok && verb != "is" && (w.IsThird(verb) || verb == "has") {
			return w.Say(w.whoDoes(a), "text", rest), true
		}
	}
	c, ok := w.ParseClause(sentence)
	if !ok || c.Not || c.Form == ModalVerb || len(strings.Fields(c.Subject)) > 4 {
		return "", false
	}
	known := strings.EqualFold(w.ActorName(strings.TrimPrefix(strings.TrimPrefix(c.Subject, "A "), "An ")), w.ActorName(a.Name))
	for _, alias := range a.Aliases {
		known = known || c.Subject == alias
	}
	if !known {
		return "", false
	}
	does := JoinWords(c.Adverb, c.Verb, c.Rest)
	if c.Form == PluralVerb { // "Team leads decide" of each of whom it is said that they decide
		does = JoinWords(c.Adverb, w.ThirdAll(JoinWords(c.Verb, c.Rest)))
	}
	return w.Say(w.whoDoes(a), "text", does), true
}

// wishesIn are what a sentence on a person says that this person wants or needs, with the case
// in which it is wanted: "When an article moves he wants to change one link".
func (w *Work) wishesIn(text string) (wishes []string) {
	if w.Table.IsWord("wishing", "en", strings.TrimSuffix(strings.ToLower(LeadingWord(text)), "s")) {
		text = " " + wording.LowerFirst(text) // "Wants a handover he can read", told of whom the line introduces
	}
	for _, word := range []string{" wants to ", " want to ", " needs to ", " hopes to "} {
		before, rest, ok := strings.Cut(text, word)
		if !ok {
			continue
		}
		if first := strings.ToLower(LeadingWord(before)); w.Table.IsWord("conditions", "en", first) {
			if at := strings.LastIndexByte(before, ' '); at > 0 && w.Table.IsWord("person_pronouns", "en", strings.ToLower(before[at+1:])) {
				rest += ", " + w.LowerStart(strings.TrimRight(before[:at], ", "))
			}
		}
		wishes = append(wishes, rest)
	}
	if len(wishes) > 0 {
		return wishes
	}
	for _, word := range []string{" wants ", " needs "} {
		if who, rest, ok := strings.Cut(text, word); ok && len(wishes) == 0 && !othersWant(who) && w.Table.IsWord("determiners", "en", LeadingWord(rest)) {
			wishes = append(wishes, w.Say("need_get", "text", rest))
		}
	}
	for _, word := range []string{" who want ", " who need "} { // "word nerds who want ranking"
		if _, rest, ok := strings.Cut(text, word); ok && len(wishes) == 0 && len(strings.Fields(rest)) <= maxWishedThing {
			wishes = append(wishes, w.Say("need_get", "text", rest))
		}
	}
	return wishes
}

// maxWishedThing is how many words a thing has at most that a group of people is said to want.
const maxWishedThing = 4

// WishesFromRole are what the source tells of a person in words of wishing; none where it
// tells only what that person does.
func (w *Work) WishesFromRole(a understanding.ActorFact) []specs.Item {
	if w.Language == "zh" || a.Role == "" || a.Source.Kind != specs.Stated {
		return nil
	}
	var out []specs.Item
	for _, s := range wording.Sentences(a.Role) {
		for _, wish := range w.wishesIn(strings.TrimRight(a.Role[s.Start:s.End], ". ")) {
			if text := strings.Trim(wish, " ,.;"); len(strings.Fields(text)) > 1 {
				out = append(out, Item(w.Impersonal(text), a.Source))
			}
		}
	}
	return out
}

// NeedsFromRole reads needs off what the source tells of a person: what it
// wants or needs, else what it does.
func (w *Work) NeedsFromRole(a understanding.ActorFact) []specs.Item {
	var out []specs.Item
	add := func(text string) {
		text = strings.Trim(text, " ,.;")
		if len(strings.Fields(text)) > 1 && len(out) < 3 {
			out = append(out, Item(w.Impersonal(text), a.Source))
		}
	}
	if w.Language == "zh" || a.Role == "" || a.Source.Kind != specs.Stated {
		return nil
	}
	var acts []string
	for _, s := range wording.Sentences(a.Role) {
		text := strings.TrimRight(a.Role[s.Start:s.End], ". ")
		wishes := w.wishesIn(text)
		for _, wish := range wishes {
			add(wish)
		}
		wanted := len(wishes) > 0 || calledByName(a)     // how an example of a user lives is nothing that they need
		if base, ok := w.BaseForm(text); ok && !wanted { // "Walks the pontoons and checks …"
			for part := range strings.SplitSeq(w.LowerRest(base), "; ") {
				if part = strings.TrimSpace(part); w.Table.IsWord("verbs", "en", LeadingWord(part)) && !w.Table.IsWord("no_needs", "en", LeadingWord(part)) {
					acts = append(acts, part)
				}
			}
			continue
		}
		if c, ok := w.ParseClause(text); ok && !wanted && c.Form == ThirdVerb && len(strings.Fields(c.Subject)) <= 3 {
			base := w.Base(c)
			for part := range strings.SplitSeq(base, ", ") {
				part = strings.TrimPrefix(part, "and ")
				if w.Table.IsWord("verbs", "en", LeadingWord(part)) && !w.Table.IsWord("no_needs", "en", LeadingWord(part)) {
					acts = append(acts, part)
				}
			}
		}
	}
	if len(acts)+len(out) == 0 && !calledByName(a) {
		acts = w.duties(a.Role)
	}
	for _, act := range acts {
		add(act)
	}
	return out
}

// calledByName says that somebody is introduced as an example with a name of their own:
// "Rosa, 61, grandmother".
func calledByName(a understanding.ActorFact) bool {
	return slices.ContainsFunc(a.Aliases, func(alias string) bool { return reading.StartsUpper(alias) && !strings.Contains(alias, " ") })
}

// othersWant says that the words before "wants" end in a subject of their own, so
// that the wish is not that of whom the line is about: "Guests pay at the door, except
// that the club wants a receipt".
func othersWant(before string) bool {
	low := strings.ToLower(before)
	i := strings.LastIndex(low, " that ")
	if i < 0 {
		return false
	}
	switch subject := LeadingWord(low[i+len(" that "):]); subject {
	case "", "they", "he", "she", "also", "only", "often":
		return false
	}
	return strings.ContainsAny(low[:i], ",;") || strings.HasSuffix(low[:i], " except")
}

// duties are what a line tells that somebody does without naming them again:
// "Hears the alarm, acts, checks the display". What stands between two verbs belongs
// to the first of them.
func (w *Work) duties(role string) []string {
	var out []string
	for _, s := range wording.Sentences(role) {
		open := false
		for part := range strings.FieldsFuncSeq(strings.TrimRight(role[s.Start:s.End], ". "), func(r rune) bool { return r == ',' || r == ';' }) {
			part = strings.TrimPrefix(strings.TrimSpace(part), "and ")
			first := strings.ToLower(LeadingWord(part))
			base, ok := w.BaseForm(part)
			ok = ok && w.IsThird(first) && !w.Table.IsWord("nouns", "en", first)
			switch {
			case ok:
				base = w.LowerRest(base)
				if open = !w.Table.IsWord("no_needs", "en", LeadingWord(base)); open {
					out = append(out, base)
				}
			case strings.HasSuffix(first, "s"):
				open = false // a verb that no list knows
			case open && len(out) > 0:
				out[len(out)-1] += ", " + part
			}
		}
	}
	return out
}

// NeedOf is a feature as a need: what the person does, else the thing it gets.
func (w *Work) NeedOf(f *understanding.FeatureFact) (string, bool) {
	st := w.TakeApart(OrElse(f.Text, f.Name))
	if name, _, ok := SettingOf(f); ok {
		return w.Say("need_set", "name", name), true
	}
	switch f.List {
	case understanding.ListError:
		return w.Say("need_error_codes"), true
	case understanding.ListLimit, understanding.ListMoves, understanding.ListFlow, understanding.ListNotice, understanding.ListScreen, understanding.ListEvent, understanding.ListHook, understanding.ListPlan, understanding.ListGrade, understanding.ListKind, understanding.ListParam, understanding.ListFinding:
		return "", false // what is allowed is nobody's need
	case understanding.ListRights:
		return w.rightsNeed(f)
	}
	if f.Actor != "" && f.Want != "" {
		want := strings.TrimPrefix(HeadClause(w.Action(f)), "to ")
		if who, act, ok := strings.Cut(want, " to be able to "); ok {
			return w.Say("need_let", "text", w.LowerStart(who)+" "+act), true
		}
		if base, ok := w.BaseForm(want); ok {
			want = w.LowerRest(base)
		}
		return w.Impersonal(w.ShortWant(want)), true
	}
	title := w.StatementTitle(f, st)
	if w.Language == "zh" {
		return title, title != ""
	}
	title = OrElse(DeedOfCommand(title), title) // nobody needs a command for its name
	first := strings.ToLower(LeadingWord(title))
	if w.Table.IsWord("verbs", "en", first) && (!st.Whole || st.Phrase != "") || st.Phrase != "" && !st.Third {
		return wording.LowerFirst(title), true
	}
	if !st.Whole && st.Phrase == "" && w.IsNoun(title) && len(strings.Fields(title)) <= 7 && !strings.Contains(title, ", ") {
		return w.Say("need_use", "text", w.NounPhrase(title)), true
	}
	return "", false
}

// Titles are the names of features for lists inside a sentence.
func (w *Work) Titles(list []*understanding.FeatureFact) []string {
	var out []string
	for _, f := range list {
		if t := w.TitleFact(f); t != "" {
			out = append(out, t)
		}
	}
	return out
}

// TitleFact is the title of a feature in lower case.
func (w *Work) TitleFact(f *understanding.FeatureFact) string {
	st := w.TakeApart(OrElse(f.Text, f.Name))
	return w.LowerStart(w.StatementTitle(f, st))
}

// Series puts phrases into one list: with semicolons where they have commas.
func (w *Work) Series(items []string, limit int) string {
	if limit > 0 && len(items) > limit {
		items = items[:limit]
	}
	comma := ","
	if w.Language == "zh" {
		comma = "，"
	}
	for _, it := range items {
		if strings.Contains(it, comma) || strings.Contains(it, " and ") || strings.Contains(it, "、") || w.Language == "zh" && utf8.RuneCountInString(it) > 12 {
			return strings.Join(items, w.Say("series_sep"))
		}
	}
	return w.Join(items, 0)
}

// ScopeLine is a feature as a line of the scope: its first clause in the words
// of the source, else its title.
func (w *Work) ScopeLine(f specs.Feature) string {
	fact := understanding.FeatureFact{Name: f.Name, Text: f.Description, Actor: f.Actor}
	for i := range w.Understood.Features {
		if x := &w.Understood.Features[i]; f.Source.Kind == specs.Stated && x.Name == f.Name && len(x.Source.Lines) > 0 && len(f.Source.Lines) > 0 && x.Source.Lines[0] == f.Source.Lines[0] {
			fact = *x
			break
		}
	}
	st := w.TakeApart(OrElse(f.Description, f.Name))
	if said, ok := w.Pointed(&fact, st); ok {
		fact, f.Name, f.Description = *said, said.Name, said.Text
		st = w.TakeApart(said.Text)
	}
	title := w.StatementTitle(&fact, st)
	if first := LeadingWord(f.Description); title != "" && len(reading.Operations(fact.Group)) == 1 && !st.Whole && !w.IsThird(strings.ToLower(first)) && !w.IsVerbPhrase(first) {
		return Finished(title) // "newest first" says nothing without the operation above it
	}
	if f.Source.Kind != specs.Stated || !w.NameOfStatement(strings.TrimRight(f.Name, " .。"), &fact, st) || w.Table.StartsWith("story_leads", w.Language, f.Description) {
		if line := w.namedScope(f, &fact, st); line != "" {
			return line
		}
		if when := strings.TrimRight(st.Trigger, "，"); w.Language == "zh" && when != "" && title != "" && !strings.Contains(title, HeadOf(when, 8)) {
			return Finished(when + "，" + title)
		}
		return Finished(OrElse(title, f.Name))
	}
	text := w.withCase(st)
	switch {
	case len(w.Windows(f.Description)) > 0:
		text = f.Description // each of its times is a limit
	case st.Label != "" && st.Trigger != "":
		text = st.Label + w.Say("colon") + w.LowerStart(text)
	case st.Label != "":
		text = st.Label + w.Say("colon") + text
	}
	if len([]rune(text)) > 220 || strings.HasPrefix(text, "As a") {
		return Finished(title)
	}
	if told, ok := w.AsTold(Finished(text), w.speakers()); ok {
		return told
	}
	return w.Reported(Finished(text))
}

// namedScope is a Chinese feature with a heading of its own as a line of the scope: its name
// and what its first sentence says. Empty for any other.
func (w *Work) namedScope(f specs.Feature, fact *understanding.FeatureFact, st Statement) string {
	name, said := strings.TrimRight(f.Name, " 。："), strings.TrimRight(strings.TrimRight(st.Trigger, "， ")+"，"+st.Head, "。； ")
	said = strings.TrimLeft(said, "，")
	switch n := utf8.RuneCountInString(said); {
	case w.Language != "zh" || f.Source.Kind != specs.Stated || st.Label != "" || w.Table.StartsWith("story_leads", "zh", f.Description):
		return ""
	case name == "" || utf8.RuneCountInString(name) > 14 || n < 6 || n > 100 || strings.ContainsAny(name+said, "：") || FoldTerm(fact.Text) == FoldTerm(fact.Name):
		return ""
	case strings.Contains(said, name):
		return Finished(said)
	}
	return Finished(name + "：" + said)
}

// withCase is the first clause of a statement behind the time or the condition that it holds
// in: without that the scope would promise more than the source.
func (w *Work) withCase(st Statement) string {
	if st.Trigger == "" {
		return st.Head
	}
	sep := ", "
	if w.Language == "zh" {
		sep = "，"
	}
	return strings.TrimRight(st.Trigger, ", ，") + sep + st.Head
}

// FullRole is a person by the longer name that the source introduces: "the
// clerk" where one is a harbour clerk.
func (w *Work) FullRole(name string) string {
	if w.Language == "zh" || name == "" || strings.Contains(name, " ") {
		return name
	}
	if full := w.OnlyPersonOf(name); full != "" {
		return w.ActorName(full)
	}
	return name
}

// OnlyPersonOf is the name of the only stated person whose name ends in a role,
// as a workspace admin is an admin but no workspace; empty when it is a person
// of its own, or when there are two.
func (w *Work) OnlyPersonOf(role string) string {
	r := w.Roster()
	key := FoldTerm(w.ActorName(role))
	if r.persons[key] {
		return ""
	}
	if w.Language == "zh" {
		return r.only.Of(role, func(role string) string { return w.onlyMention(r, role) })
	}
	if list := r.tails[key]; key != "" && len(list) == 1 {
		name := r.actors[list[0]].Name
		if first := strings.ToLower(LeadingWord(name)); w.Table.IsWord("thing_adjectives", "en", first) && len(strings.Fields(name)) == 2 {
			return "" // a new user is a user in one of their cases
		}
		return name
	}
	return ""
}

// onlyMention is the only person whose Chinese name mentions a role; empty when
// there are two.
func (w *Work) onlyMention(r *roster, role string) string {
	found := ""
	for _, i := range r.mentioning(role) {
		if !NewWordIndex(w.ActorName(r.actors[i].Name)).Has(role) {
			continue
		}
		if found != "" {
			return ""
		}
		found = r.actors[i].Name
	}
	return found
}

// rightsNeed is what a list of rights lets its role do; false where that is nothing.
func (w *Work) rightsNeed(f *understanding.FeatureFact) (string, bool) {
	var deeds []string
	for _, r := range f.Rights {
		if r.Kind != understanding.RightRefused {
			deeds = append(deeds, w.DeedOfRight(r))
		}
	}
	if len(deeds) > maxRightsNeeded {
		return w.Say("need_rights"), true
	}
	return w.Join(deeds, 0), len(deeds) > 0
}

// DeedOfRight is the deed of a right in the middle of a sentence.
func (w *Work) DeedOfRight(r understanding.Right) string {
	if w.Language == "zh" || reading.IsCapitals(reading.FirstWord(r.Deed)) {
		return r.Deed
	}
	return wording.LowerFirst(r.Deed)
}

// maxRightsNeeded is how many deeds a need names at most that come of a list of rights.
const maxRightsNeeded = 5
