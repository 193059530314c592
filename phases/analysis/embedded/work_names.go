package embedded

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// maxNameLength bounds a name that is put into sentences, in runes: a title
// that is a whole sentence would make every requirement unreadable.
const maxNameLength = 40

// nameProduct decides what sentences call the product.
func (w *work) nameProduct() {
	w.product = orElse(w.kindName(), w.say("the_product"))
	if w.kind != "" && (w.u.Product == "" || strings.ContainsAny(w.u.Product, "，,") || strings.Contains(w.u.Product, w.kind)) {
		return // the title of an idea is its sentence
	}
	for _, name := range []string{w.u.Product, w.nameInTitle(w.u.Title)} {
		name = strings.Trim(strings.TrimSpace(specs.Plain(name)), ".!?。！？ ")
		if name == "" || utf8.RuneCountInString(name) > maxNameLength || strings.Count(name, " ") > 5 || strings.Contains(name, "@") {
			continue
		}
		if w.namesDocument(name) {
			continue
		}
		if head, _, ok := strings.Cut(name, " ("); ok && w.lang != "zh" {
			name = head // what it does stands in brackets
		}
		if _, place, ok := strings.Cut(name, " in the "); ok && w.u.Product == "" && w.lang != "zh" && strings.Count(place, " ") < 3 {
			name = "the " + place // a change is made to a product, it is none
		}
		w.product = name
		return
	}
}

// nameInTitle is the part of a title that names the product: the name of one
// word in brackets behind what it is, what a change is made to, and what stands
// before the thing that it replaces.
func (w *work) nameInTitle(title string) string {
	if w.lang == "zh" || title == "" {
		return title
	}
	if saidTitle(title) {
		return ""
	}
	title = w.withoutArticle(title)
	if head, rest, ok := strings.Cut(title, " ("); ok {
		inner := strings.TrimSuffix(rest, ")")
		if inner != rest && startsCapital(inner) && !strings.ContainsAny(inner, " ,.()") && strings.Count(w.Source.Text, inner+" ") > 1 && inner != strings.ToUpper(inner) {
			return inner // "Answer assistant for the help desk (Kiwi)"
		}
		title = head
	}
	if words := strings.Fields(title); deedTitle(title) && w.rules.isWord("changing_verbs", "en", strings.ToLower(words[0])) {
		for i := 2; i < len(words); i++ {
			if low := strings.ToLower(words[i]); (w.rules.isWord("prepositions", "en", low) || w.rules.isWord("particles", "en", low)) && strings.EqualFold(words[1], "the") && i > 2 {
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
func (w *work) namesDocument(name string) bool {
	if w.lang == "zh" {
		if strings.ContainsAny(name, "，；。") {
			return true
		}
		name, _, _ = strings.Cut(name, "（")
		for _, end := range w.rules.Words["document_names"].In("zh") {
			if strings.HasSuffix(name, end) {
				return true
			}
		}
		return false
	}
	words := strings.Fields(strings.ToLower(name))
	if len(words) == 1 {
		return w.rules.isWord("document_names", "en", words[0])
	}
	return len(words) > 3 && (w.rules.isWord("verbs", "en", words[0]) && w.rules.isWord("articles", "en", words[1]) || strings.HasSuffix(words[0], "ing") && w.rules.isWord("subordinators", "en", words[2]))
}

// title is what documents are called.
func (w *work) title() string {
	switch {
	case w.u.Title == "" || w.isWish(w.u.Title):
	case !saidTitle(w.u.Title):
		return w.withoutArticle(w.u.Title)
	case w.u.Product != "":
		return w.u.Product
	case len(w.packs) > 0 && !w.idea:
		return strings.TrimRight(wording.Sentence(w.packs[0].Name.In(w.lang)), ".。")
	}
	if len(w.u.Features) > 0 && (w.u.Title != "" || w.product == w.say("the_product")) {
		return strings.TrimRight(wording.Sentence(w.firstFeature()), ".。")
	}
	return strings.TrimRight(wording.Sentence(w.product), ".。")
}

// withoutArticle drops the article before a title, which is a name there.
func (w *work) withoutArticle(title string) string {
	if w.lang == "zh" {
		return title
	}
	for _, article := range []string{"A ", "An "} {
		if rest, ok := strings.CutPrefix(title, article); ok && rest != "" {
			return capital(rest)
		}
	}
	return title
}

// isKind says that a technology is only what kind of product an idea asks for:
// "a web app".
func (w *work) isKind(name string) bool {
	return w.kind != "" && strings.HasSuffix(strings.ToLower(name), strings.ToLower(w.kind))
}

// isWish says that a title is a sentence that asks for something: "Our gym
// needs a way to …".
func (w *work) isWish(title string) bool {
	low := strings.ToLower(title)
	if w.idea && w.kind == "" && w.u.Product == "" {
		return true
	}
	if w.lang == "zh" {
		return w.kind != "" && (strings.Contains(title, "，") || w.rules.startsWith("wishes", "zh", title))
	}
	for _, lead := range []string{"i ", "we ", "our "} {
		if strings.HasPrefix(low, lead) {
			return true
		}
	}
	return false
}

// nameRoles finds the main person and the one who runs the product.
func (w *work) nameRoles() {
	uses := w.actorUses()
	most := -1
	for _, a := range w.u.Actors {
		if a.System || a.Name == "" || w.rules.isWord("no_roles", w.lang, a.Name) {
			continue
		}
		name := w.actorName(a.Name)
		if w.isAdmin(name) {
			if w.admin == "" {
				w.admin = name
			}
			continue
		}
		if n := uses[strings.ToLower(a.Name)]; n > most && !w.rules.isWord("anybody", w.lang, name) {
			w.user, w.userSrc, most = name, a.Source, n
		}
	}
	for i := range w.u.Features { // one that features name, although nothing introduces it
		f := &w.u.Features[i]
		name := w.actorName(f.Actor)
		if n := uses[strings.ToLower(f.Actor)]; name != "" && n > 2 && n > most && !w.isSystem(f.Actor) && !w.isAdmin(name) {
			w.user, w.userSrc, most = name, f.Source, n
		}
	}
	role := w.rules.Roles["default"]
	if len(w.packs) > 0 {
		role = w.roleOf(w.packs[0])
	}
	if w.user == "" && w.admin != "" {
		w.user, w.userSrc = w.admin, specs.FromRule("rule:main-user")
	}
	if w.user == "" {
		w.user, w.userSrc = role.User.In(w.lang), w.packSource()
	}
	if w.admin == "" {
		w.admin = role.Admin.In(w.lang)
	}
}

// actorUses counts the features that name each actor.
func (w *work) actorUses() map[string]int {
	out := map[string]int{}
	for i := range w.u.Features {
		out[strings.ToLower(w.u.Features[i].Actor)]++
	}
	return out
}

func (w *work) isSystem(actor string) bool {
	return w.roster().systems[caseKey(actor)]
}

// packSource is the provenance of what the strongest pack supplies.
func (w *work) packSource() specs.Source {
	if len(w.packs) > 0 {
		return specs.FromRule(w.packs[0].ID)
	}
	return rule("default-role")
}

func (w *work) isAdmin(name string) bool {
	low := foldTerm(name)
	for _, word := range w.rules.Words["admin"].In(w.lang) {
		if alone, ok := strings.CutPrefix(word, "="); ok && low == alone {
			return true // an owner runs it, the owner of a pet does not
		}
		if w.lang == "zh" && strings.Contains(low, word) || low == word || strings.HasSuffix(low, " "+word) {
			return true
		}
	}
	return false
}

// actorName is an actor as sentences name it: singular, without a capital that
// only stands because the source puts it first in a line.
func (w *work) actorName(name string) string {
	return w.asked.actors.of(name, w.nameActor)
}

func (w *work) nameActor(name string) string {
	name = strings.Trim(specs.Plain(name), " .,:;。，：；")
	if i := strings.IndexAny(name, "(（"); i > 0 {
		name = strings.TrimSpace(name[:i])
	}
	if w.lang == "zh" {
		return name
	}
	for _, p := range w.rules.Words["singular_roles"].In("en") {
		if from, to, _ := strings.Cut(p, "="); strings.EqualFold(from, name) {
			return to
		}
	}
	for _, cut := range []string{" who ", " that ", " with ", " at "} {
		if i := strings.Index(name, cut); i > 0 {
			name = name[:i]
		}
	}
	if who, role, ok := strings.Cut(name, ", "); ok && !strings.Contains(who, " ") && who != strings.ToLower(who) && role == strings.ToLower(role) {
		name = role // "Gareth, examiner" is an example of an examiner
	}
	name = wording.LowerFirst(wording.Singular(name))
	return strings.TrimPrefix(name, "other ")
}

// nameSubject finds the thing that the product is about: the stated entity
// that the features name most often, else the noun with which the names of
// features end most often.
func (w *work) nameSubject() {
	var texts []string
	if len(w.u.Entities) > 0 {
		for _, f := range firstN(w.u.Features, 500) { // enough to know
			texts = append(texts, foldTerm(f.Name+" "+f.Text))
		}
	}
	best, count := "", 0
	for i := range w.u.Entities {
		label := w.entityLabel(&w.u.Entities[i])
		if n := textsWith(texts, label); n > count {
			best, count = label, n
		}
	}
	if best == "" && w.lang != "zh" {
		best = w.commonObject()
	}
	w.subject = best
}

// textsWith counts the folded texts in which a name stands.
func textsWith(texts []string, name string) int {
	n := 0
	term := foldTerm(name)
	for _, text := range texts {
		if strings.Contains(text, term) {
			n++
		}
	}
	return n
}

// entityLabel is an entity's name as a word of a sentence.
func (w *work) entityLabel(e *specs.Entity) string {
	label := e.Label
	if label == "" {
		label = splitCamel(e.Name)
	}
	if w.lang == "zh" {
		return label
	}
	return strings.ToLower(wording.Singular(label))
}

// splitCamel is an identifier as words: PasswordReset, password_reset.
func splitCamel(name string) string {
	var b strings.Builder
	var last rune
	for _, r := range name {
		switch {
		case r == '_' || r == '-':
			r = ' '
		case unicode.IsUpper(r) && unicode.IsLower(last):
			b.WriteByte(' ')
		}
		b.WriteRune(r)
		last = r
	}
	return strings.TrimSpace(b.String())
}

// commonObject is the most frequent object of the features: the last word of
// the verb phrase before a preposition.
func (w *work) commonObject() string {
	counts := map[string]int{}
	best := ""
	for i := range w.u.Features {
		word := w.objectOf(w.action(&w.u.Features[i]))
		if word == "" {
			continue
		}
		counts[word]++
		if best == "" || counts[word] > counts[best] {
			best = word
		}
	}
	return best
}

// objectOf is the noun that a verb phrase ends in before its first preposition.
func (w *work) objectOf(phrase string) string {
	if !w.isVerbPhrase(phrase) {
		return ""
	}
	last := ""
	for i, t := range wording.Tokens(phrase) {
		if t.Kind != wording.Word || i > 0 && w.rules.isWord("prepositions", "en", t.Lower) {
			break
		}
		if i > 0 {
			last = t.Lower
		}
	}
	if len(last) < 3 || w.rules.isWord("determiners", "en", last) || w.rules.isWord("rates", "en", last) || w.rules.isWord("verbs", "en", last) || wording.Keywords(last) == nil ||
		strings.HasSuffix(last, "ly") || strings.HasSuffix(last, "ed") || strings.HasSuffix(last, "ing") {
		return ""
	}
	return wording.Singular(last)
}
