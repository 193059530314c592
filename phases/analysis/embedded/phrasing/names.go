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

// maxNameLength bounds a name that is put into sentences, in runes: a title
// that is a whole sentence would make every requirement unreadable.
const maxNameLength = 40

// nameProduct decides what sentences call the product.
func (w *Work) nameProduct() {
	w.Product = OrElse(w.kindName(), w.Say("the_product"))
	if w.Change.Is && IsIdea(w.Source.Text, w.Language) {
		w.Product = w.Say("the_change") // what it is made to exists and does more than that
		return
	}
	if w.Change.Name != "" {
		w.Product = w.Change.Name // "Add single sign-on to Boardly"
		return
	}
	if w.commands() {
		return // "Import bank statements, match them to invoices" names nothing
	}
	if w.Kind != "" && (w.Understood.Product == "" || strings.ContainsAny(w.Understood.Product, "，,") || strings.Contains(w.Understood.Product, w.Kind)) {
		return // the title of an idea is its sentence
	}
	for _, name := range []string{w.Understood.Product, w.nameInTitle(w.Understood.Title)} {
		name = strings.Trim(strings.TrimSpace(specs.Plain(name)), ".!?。！？ ")
		if name == "" || utf8.RuneCountInString(name) > maxNameLength || strings.Count(name, " ") > 5 || strings.Contains(name, "@") {
			continue
		}
		if w.Understood.Lex.MadeUpName(name) || w.Understood.Lex.OfMeeting(name) || w.namesDocument(name) || w.Language != "zh" && IsIdea(w.Source.Text, w.Language) && !strings.Contains(w.Source.Text, name) {
			continue // "replace our sheet for holiday requests" names nothing
		}
		if w.saysKind(name) || w.Language == "zh" && w.namesDeed(name) {
			continue
		}
		if head, _, ok := strings.Cut(name, " ("); ok && w.Language != "zh" {
			name = head // what it does stands in brackets
		}
		name = w.withoutOwner(name)
		if _, place, ok := strings.Cut(name, " in the "); ok && w.Understood.Product == "" && w.Language != "zh" && strings.Count(place, " ") < 3 {
			name = "the " + place // a change is made to a product, it is none
		}
		w.Product = OrElse(w.placeInTitle(name), OrElse(w.commonName(name), w.asWritten(name)))
		return
	}
}

// withoutOwner leaves out for whom a product is that has no name of its own: "Claim desk for a
// small insurer" is the claim desk in every sentence.
func (w *Work) withoutOwner(name string) string {
	head, owner, ok := strings.Cut(name, " for ")
	first := strings.ToLower(LeadingWord(owner))
	_, people := w.PersonIn(owner)
	if !ok || w.Language == "zh" || !strings.Contains(head, " ") || head[1:] != strings.ToLower(head[1:]) ||
		!w.Table.IsWord("articles", "en", first) && !w.Table.IsWord("determiners", "en", first) && !people || w.BeginsWithVerb(head) || strings.ContainsAny(head, ",:;–") {
		return name
	}
	return head
}

// commands says that the title of an idea is what it asks for, told as a command: "Let
// parents book lessons", "Track which keys were handed out".
func (w *Work) commands() bool {
	title := w.Understood.Title
	if !w.Idea || w.Language == "zh" || w.entitled || w.Understood.Product != "" && w.Understood.Product != title {
		return false
	}
	if w.opensDeedOf(title) {
		return true
	}
	return w.imperative(title) || w.asksOf(title) || w.Table.IsWord("enablers", "en", strings.ToLower(LeadingWord(title))) || understanding.DeedTitle(title)
}

// opensDeedOf says that a deed of the product begins with a title, or is it.
func (w *Work) opensDeedOf(title string) bool {
	for _, deed := range w.machine {
		if strings.Contains(title, " ") && strings.HasPrefix(strings.ToLower(deed)+" ", strings.ToLower(title)+" ") {
			return true
		}
	}
	return false
}

// tornDeed says that a title is the first half of what an idea asks for, cut between two
// things that something is done between.
func (w *Work) tornDeed(title string) bool {
	_, behind, ok := strings.Cut(title, " between ")
	return ok && w.Idea && w.Language != "zh" && !strings.Contains(behind, " and ") && w.opensDeedOf(title)
}

// namesDeed says that an idea has no name but what it is there for: 公司会议室预订.
func (w *Work) namesDeed(name string) bool {
	return w.Idea && slices.ContainsFunc(w.Understood.Features, func(f understanding.FeatureFact) bool { return f.Name == name })
}

// saysKind says that the name of an idea only tells what kind of product it is or what is
// done with it: "Platform for translators", "Internal tool", "Clients upload documents".
func (w *Work) saysKind(name string) bool {
	if !w.Idea || w.Language == "zh" {
		return false
	}
	if head, _, ok := strings.Cut(name, " for "); ok && w.entitled && len(head) > 1 && head[1:] == strings.ToLower(head[1:]) && strings.Contains(head, " ") {
		return true // "inventory management for a small brewery"
	}
	c, clause := w.ParseClause(name)
	if strings.Contains(name, " ") && (reading.HasFiniteVerb(name) || clause && IsPluralNoun(strings.ToLower(reading.LastWord(c.Subject)))) {
		return true // "Clients upload documents"
	}
	return w.Kind != "" && strings.Contains(" "+strings.ToLower(name)+" ", " "+strings.ToLower(w.Kind)+" ")
}

// placeInTitle is the product that a title says something is done over, when the text
// goes on to speak of it: "Berth requests over the harbour portal" is about the
// harbour portal.
func (w *Work) placeInTitle(name string) string {
	const least = 3 // times that the text speaks of it
	for _, over := range []string{" over the ", " through the ", " via the ", " on the ", " in the "} {
		_, place, ok := strings.Cut(name, over)
		kind := reading.LastWord(place)
		if ok && w.Language != "zh" && strings.Count(place, " ") < 3 && w.Table.IsWord("kinds", "en", kind) && strings.Count(w.Source.Text, "he "+kind+" ") >= least {
			return "the " + place
		}
	}
	return ""
}

// commonName is a name that is none but says what the product is, in common words of
// which only the first has a capital, as it stands in a sentence: "Meter readings
// pipeline" is the meter readings pipeline. Empty for a name of its own, "Returns Portal".
func (w *Work) commonName(name string) string {
	words := strings.Fields(name)
	if w.Language == "zh" || len(words) < 2 || !reading.IsASCII(name) || !w.Table.IsWord("kinds", "en", words[len(words)-1]) || w.Table.IsWord("determiners", "en", strings.ToLower(words[0])) {
		return ""
	}
	for _, word := range words[1:] {
		if word != strings.ToLower(word) || word[0] < 'a' {
			return ""
		}
	}
	if words[0] = strings.ToLower(words[0]); !strings.Contains(w.Source.Text, " "+words[0]) && !w.Table.IsWord("nouns", "en", words[0]) {
		return "" // "Antwerp gateway": a name may begin it
	}
	return "the " + strings.Join(words, " ")
}

// asWritten is a name of one word in the small letters in which the source always
// writes it, as that of a command: "dbvault", which only begins a title with a
// capital.
func (w *Work) asWritten(name string) string {
	low := strings.ToLower(name)
	if w.Language == "zh" || strings.ContainsAny(name, " ") || low == name || !reading.IsASCII(name) || strings.Contains(w.Source.Text, name) || !strings.Contains(w.Source.Text, low) {
		return name
	}
	return low
}

// nameInTitle is the part of a title that names the product: the name of one
// word in brackets behind what it is, what a change is made to, and what stands
// before the thing that it replaces.
func (w *Work) nameInTitle(title string) string {
	if w.Language == "zh" || title == "" {
		return title
	}
	if understanding.SaidTitle(title) {
		return ""
	}
	title = w.withoutArticle(title)
	if head, rest, ok := strings.Cut(title, " ("); ok {
		inner := strings.TrimSuffix(rest, ")")
		if inner != rest && reading.StartsCapital(inner) && !strings.ContainsAny(inner, " ,.()") && strings.Count(w.Source.Text, inner+" ") > 1 && inner != strings.ToUpper(inner) {
			return inner // "Answer assistant for the help desk (Kiwi)"
		}
		title = head
	}
	if words := strings.Fields(title); understanding.DeedTitle(title) && w.Table.IsWord("changing_verbs", "en", strings.ToLower(words[0])) {
		for i := 2; i < len(words); i++ {
			if low := strings.ToLower(words[i]); (w.Table.IsWord("prepositions", "en", low) || w.Table.IsWord("particles", "en", low)) && strings.EqualFold(words[1], "the") && i > 2 {
				return strings.Join(words[1:i], " ") // "Move the ledger off Oracle" changes the ledger
			}
		}
		return title
	}
	for _, instead := range []string{" instead of ", " in place of ", " to replace ", " that ", " which ", " where "} {
		if head, _, ok := strings.Cut(title, instead); ok && !strings.Contains(head, ",") {
			title = head
		}
	}
	return title
}

// namesDocument says that a name is that of the text, "minutes", or a sentence,
// and not what a product can be called.
func (w *Work) namesDocument(name string) bool {
	if w.Language == "zh" {
		if strings.ContainsAny(name, "，；。") {
			return true
		}
		name, _, _ = strings.Cut(name, "（")
		for _, end := range w.Table.Words["document_names"].In("zh") {
			if strings.HasSuffix(name, end) {
				return true
			}
		}
		return false
	}
	words := strings.Fields(strings.ToLower(name))
	if len(words) == 1 {
		return w.Table.IsWord("document_names", "en", words[0])
	}
	return len(words) > 3 && (w.Table.IsWord("verbs", "en", words[0]) && w.Table.IsWord("articles", "en", words[1]) || strings.HasSuffix(words[0], "ing") && w.Table.IsWord("subordinators", "en", words[2]))
}

// Title is what documents are called.
func (w *Work) Title() string {
	switch {
	case w.ChangeIdea():
		return strings.TrimRight(wording.Sentence(w.ChangeInWords()), ".。")
	case w.Understood.Title == "" || w.isWish(w.Understood.Title) || w.tornDeed(w.Understood.Title):
	case !understanding.SaidTitle(w.Understood.Title):
		return w.withoutArticle(w.Understood.Title)
	case w.Understood.Product != "":
		return w.Understood.Product
	}
	if title := w.titleByPeople(); title != "" {
		return title
	}
	if len(w.Understood.Features) > 0 && (w.Understood.Title != "" || w.Product == w.Say("the_product")) {
		return strings.TrimRight(wording.Sentence(w.FirstFeature()), ".。")
	}
	return strings.TrimRight(wording.Sentence(w.Product), ".。")
}

// titleByPeople names a product without a name by those who use it, as a list of
// stories tells them: what one of them wants first is no name for the whole.
func (w *Work) titleByPeople() string {
	if w.Idea {
		return ""
	}
	var names []string
	add := func(actor string) {
		if actor == "" || w.IsSystem(actor) || w.IsAdmin(w.ActorName(actor)) {
			return
		}
		name := w.ActorName(actor)
		if w.Language != "zh" && !w.IsNamed(name) {
			name = wording.Plural(name)
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for i := range w.Understood.Features {
		add(w.Understood.Features[i].Actor)
	}
	for i := range w.Understood.Actors {
		if len(names) < 2 {
			add(w.Understood.Actors[i].Name)
		}
	}
	if len(names) == 0 || len(names) == 1 && w.Table.IsWord("anybody", w.Language, strings.ToLower(wording.Singular(names[0]))) {
		return ""
	}
	return strings.TrimRight(wording.Sentence(w.Say("title_for_people", "users", w.Join(names[:min(len(names), 3)], 3))), ".。")
}

// withoutArticle drops the article before a title, which is a name there.
func (w *Work) withoutArticle(title string) string {
	if w.Language == "zh" {
		return title
	}
	for _, article := range []string{"A ", "An "} {
		if rest, ok := strings.CutPrefix(title, article); ok && rest != "" {
			return Capital(rest)
		}
	}
	return title
}

// IsKind says that a technology is only what kind of product an idea asks for:
// "a web app".
func (w *Work) IsKind(name string) bool {
	return w.Kind != "" && strings.HasSuffix(strings.ToLower(name), strings.ToLower(w.Kind))
}

// isWish says that a title is a sentence that asks for something: "Our gym
// needs a way to …".
func (w *Work) isWish(title string) bool {
	low := strings.ToLower(title)
	if w.Idea && w.Kind == "" && !w.entitled && w.Understood.Product == "" {
		return w.Language == "zh" || w.imperative(title) || reading.HasFiniteVerb(title) || !w.opensWithKind(title)
	}
	if w.Language == "zh" {
		if what, ok := strings.CutSuffix(title, w.Kind); ok && what != "" && w.Kind != "" && !strings.Contains(title, "，") {
			return false // 给老师用的点名系统 says what it is
		}
		return w.Kind != "" && (strings.Contains(title, "，") || w.Table.StartsWith("wishes", "zh", title))
	}
	for _, lead := range []string{"i ", "we ", "our "} {
		if strings.HasPrefix(low, lead) {
			return true
		}
	}
	tokens := ClauseTokens(low)
	return w.Idea && len(tokens) > 2 && w.Table.IsWord("verbs", "en", tokens[0].Low) && w.Table.IsWord("pronouns_object", "en", tokens[1].Low) // "Give them a page that …"
}

// opensWithKind says that a title begins with a kind of product: "E-commerce site where
// customers …".
func (w *Work) opensWithKind(title string) bool {
	words := strings.Fields(strings.ToLower(title))
	return slices.ContainsFunc(words[:min(len(words), 4)], func(word string) bool { return w.Table.IsWord("kinds", "en", word) })
}

// nameRoles finds the main person and the one who runs the product.
func (w *Work) nameRoles() {
	uses := w.actorUses()
	most := -1
	roles := slices.ContainsFunc(w.Understood.Actors, func(a understanding.ActorFact) bool { return !a.System && !a.Named })
	for _, a := range w.Understood.Actors {
		if a.Named && roles {
			continue // one person stands for nobody else where the source knows roles
		}
		if a.System || a.Name == "" || w.Table.IsWord("no_roles", w.Language, a.Name) {
			continue
		}
		name := w.ActorName(a.Name)
		if w.OnlyInPurpose(&a) {
			continue
		}
		if w.IsAdmin(name) {
			if w.Admin == "" {
				w.Admin = name
			}
			continue
		}
		if n := uses[strings.ToLower(a.Name)]; n > most && !w.Table.IsWord("anybody", w.Language, name) {
			w.User, w.UserSrc, most = name, a.Source, n
		}
	}
	for i := range w.Understood.Features { // one that features name, although nothing introduces it
		f := &w.Understood.Features[i]
		name := w.ActorName(f.Actor)
		if n := uses[strings.ToLower(f.Actor)]; name != "" && n > 2 && n > most && !w.IsSystem(f.Actor) && !w.IsAdmin(name) {
			w.User, w.UserSrc, most = name, f.Source, n
		}
	}
	role := w.Table.Roles["default"]
	if len(w.Packs) > 0 {
		role = w.RoleOf(w.Packs[0])
	}
	if w.Table.IsWord("anybodys_kinds", w.Language, strings.ToLower(w.Kind)) {
		role = w.Table.Roles["default"] // a script is run for whoever asked for it, who need not write programs
	}
	if w.User == "" && w.Admin != "" {
		w.User, w.UserSrc = w.Admin, specs.FromRule("rule:main-user")
	}
	if w.User == "" && len(w.Understood.Endpoints) >= interfaceCalls {
		role = w.Table.Roles["api"] // programs call it, whatever the domain
		w.User, w.UserSrc = role.User.In(w.Language), Rule("default-role")
	}
	if w.User == "" {
		w.User, w.UserSrc = role.User.In(w.Language), w.packSource()
	}
	if w.Admin == "" {
		w.Admin = role.Admin.In(w.Language)
	}
}

// interfaceCalls is how many calls a source lists at least that is about an interface.
const interfaceCalls = 3

// actorUses counts the features that name each actor.
func (w *Work) actorUses() map[string]int {
	out := map[string]int{}
	for i := range w.Understood.Features {
		out[strings.ToLower(w.Understood.Features[i].Actor)]++
	}
	return out
}

// IsSystem says that an actor is a system and no person.
func (w *Work) IsSystem(actor string) bool {
	return w.Roster().systems[CaseKey(actor)]
}

// packSource is the provenance of what the strongest pack supplies.
func (w *Work) packSource() specs.Source {
	if len(w.Packs) > 0 {
		return specs.FromRule(w.Packs[0].ID)
	}
	return Rule("default-role")
}

// IsAdmin says that a name is that of who runs a product.
func (w *Work) IsAdmin(name string) bool {
	low := FoldTerm(name)
	for _, word := range w.Table.Words["admin"].In(w.Language) {
		if alone, ok := strings.CutPrefix(word, "="); ok && low == alone {
			return true // an owner runs it, the owner of a pet does not
		}
		if w.Language == "zh" && strings.Contains(low, word) || low == word || strings.HasSuffix(low, " "+word) {
			return true
		}
	}
	return false
}

// RoleOfDepartment is the word for one person of a department that a source names,
// a salesperson of sales, and whether there is one.
func (w *Work) RoleOfDepartment(name string) (role string, ok bool) {
	if name != "IT" && strings.EqualFold(name, "it") {
		return "", false // a pronoun
	}
	return w.Table.Words["singular_roles"].Paired(w.Language, strings.ToLower(name))
}

// ActorName is an actor as sentences name it: singular, without a capital that
// only stands because the source puts it first in a line.
func (w *Work) ActorName(name string) string {
	return w.Asked.actors.Of(name, w.nameActor)
}

func (w *Work) nameActor(name string) string {
	name = strings.Trim(specs.Plain(name), " .,:;。，：；")
	if i := strings.IndexAny(name, "(（"); i > 0 {
		name = strings.TrimSpace(name[:i])
	}
	if w.Language == "zh" || w.IsNamed(name) {
		return name
	}
	if role, ok := w.RoleOfDepartment(name); ok {
		return role
	}
	for _, cut := range []string{" who ", " that ", " with ", " at "} {
		if i := strings.Index(name, cut); i > 0 {
			name = name[:i]
		}
	}
	if who, role, ok := strings.Cut(name, ", "); ok && !strings.Contains(who, " ") && who != strings.ToLower(who) && role == strings.ToLower(role) {
		name = role // "Gareth, examiner" is an example of an examiner
	}
	if one, another, ok := strings.Cut(name, " and the "); ok && another != "" {
		return w.ActorName(one) + " or " + w.ActorName(another) // "the courier and the dispatcher" are two
	}
	if one, another, ok := strings.Cut(name, " and "); ok && IsPluralNoun(strings.ToLower(reading.LastWord(one))) && IsPluralNoun(strings.ToLower(reading.LastWord(another))) {
		return w.ActorName(one) + " or " + w.ActorName(another) // one of "parents and tutors" acts
	}
	if head, of, ok := strings.Cut(name, " of "); ok && of != "" {
		return strings.TrimPrefix(wording.LowerFirst(wording.Singular(head)), "other ") + " of " + of // "head of public services"
	}
	name = wording.LowerFirst(wording.Singular(name))
	return strings.TrimPrefix(name, "other ")
}

// FirstFeature is the title of the first feature.
func (w *Work) FirstFeature() string {
	names := w.FeatureNames(1)
	if len(names) == 0 {
		return w.Product
	}
	return names[0]
}

// FeatureNames are the titles of the first features, for lists.
func (w *Work) FeatureNames(limit int) []string {
	var list []*understanding.FeatureFact
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.Priority == "wont" || f.Name+f.Text == "" {
			continue
		}
		if list = append(list, f); len(list) == limit {
			break
		}
	}
	return w.Titles(list)
}
