package designing

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// maxDuties is how many things the duty of a part names.
const maxDuties = 3

// Bounds of what a duty names of one requirement, in runes.
const (
	maxDutyText   = 90
	minDutyClause = 4
)

// duties are the requirements of a part by the way in which its duty tells
// them.
type duties struct {
	lets  map[string][]string // what people can do, by who does it
	who   []string            // those people, the most active first
	does  []string            // what the part does by itself
	rules []string            // what it makes sure of
	names []string            // what it takes care of
	code  []string            // commands, functions and operations that it offers
	added []string            // what packs add to it
	vague []string            // titles whose first word may be a verb or a thing
	// codes and settings that the source lists, told where nothing else is
	listed []string
	sure   []string // those rules that are sentences beyond doubt
	titles []string // all of them, in the order of what matters most
	deeds  []string // those titles that are deeds in the imperative
}

// settle lets what packs add stand behind what the source states, and alone only
// where the source states nothing.
func (d *duties) settle() {
	stated := len(d.who) + len(d.does) + len(d.names) + len(d.rules) + len(d.code)
	if len(d.does) > 0 || stated == 0 {
		d.does = append(d.does, d.added...)
	}
	if stated == 0 && len(d.added) == 0 {
		d.names = d.vague
	}
	if stated == 0 && len(d.added) == 0 && len(d.vague) == 0 {
		d.names = d.listed
	}
}

// duty says in one sentence what a part is responsible for, in the words of
// its requirements, at most three of them.
func (g *Designer) duty(t theme) string {
	d := g.dutiesOf(t.members, t.name)
	if g.Language != "zh" && len(d.titles) > 0 && d.thin() {
		return g.coversThese(d)
	}
	switch {
	case len(d.who) > 0 && (len(d.lets[d.who[0]]) >= maxDuties || len(d.does) == 0 && len(d.sure) == 0):
		return g.say("duty_lets", "who", d.who[0], "list", g.told(d.lets[d.who[0]], maxDuties))
	case len(d.who) > 0:
		own := phrasing.FirstN(d.lets[d.who[0]], 2)
		if len(d.does) == 0 && len(d.sure) > 0 {
			return g.bothDuties(d.who[0], own, []string{g.say("duty_rules", "list", d.sure[0])})
		}
		return g.bothDuties(d.who[0], own, phrasing.FirstN(d.does, maxDuties-len(own)))
	case len(d.does) > 0 && g.Language == "zh":
		return g.namesDuty(d.does)
	case len(d.does) > 0 && len(d.code) > 0:
		return g.say("duty_code", "list", g.told(d.code, maxDuties-1)) + g.Say("list_sep") + g.Say("and") + " " + g.say("duty_does", "list", g.told(d.does, 1))
	case len(d.does) > 0:
		return g.say("duty_does", "list", g.told(d.does, maxDuties))
	case len(d.code) > 0:
		return g.say("duty_code", "list", g.told(d.code, maxDuties))
	case len(d.names) > 0:
		return g.namesDuty(d.names)
	case len(d.rules) > 0:
		return g.say("duty_rules", "list", g.ruled(d.rules))
	default:
		return g.say("duty_names", "list", g.phrase(t.name))
	}
}

// ruled joins two rules at most, each with the "that" of its own.
func (g *Designer) ruled(rules []string) string {
	if g.Language == "zh" || len(rules) == 1 || len(rules[0])+len(rules[1]) > 140 {
		return rules[0]
	}
	return rules[0] + ", " + g.Say("and") + " that " + rules[1]
}

// told joins phrases so that each one can be told from the next: those with an
// "and" or a comma of their own come last and by two at most.
func (g *Designer) told(list []string, limit int) string {
	if g.Language == "zh" {
		return g.toldInChinese(phrasing.FirstN(list, limit))
	}
	long := func(text string) bool { return strings.Contains(text, " and ") || strings.Contains(text, ", ") }
	list = slices.Clone(phrasing.FirstN(list, limit)) // what a part is mainly for is never left out for being long
	slices.SortStableFunc(list, func(a, b string) int { return cmp.Compare(rankBool(long(a)), rankBool(long(b))) })
	plain := slices.IndexFunc(list, long)
	switch {
	case plain < 0 || len(list) == 1:
		return g.Join(list, limit)
	case plain >= 2 || len(list) == 2:
		list = phrasing.FirstN(list, max(plain, 2))
		if plain >= 2 {
			return g.Join(list, limit)
		}
		return list[0] + ", " + g.Say("and") + " " + list[1]
	default:
		return list[0] + ", " + g.Say("and") + " " + list[1]
	}
}

// dutiesOf sorts the requirements of a part, what is stated and mandatory
// first.
func (g *Designer) dutiesOf(members []int, part string) *duties {
	list := slices.Clone(members)
	slices.SortStableFunc(list, func(a, b int) int {
		x, y := &g.req.Requirements[a], &g.req.Requirements[b]
		return cmp.Or(cmp.Compare(rankBool(x.Source.Kind == specs.Inferred), rankBool(y.Source.Kind == specs.Inferred)), cmp.Compare(x.Priority.Rank(), y.Priority.Rank()))
	})
	d := &duties{lets: map[string][]string{}}
	for _, m := range list {
		g.addDuty(d, m, part)
	}
	d.settle()
	slices.SortStableFunc(d.who, func(a, b string) int { return cmp.Compare(len(d.lets[b]), len(d.lets[a])) })
	return d
}

func (g *Designer) addDuty(d *duties, m int, part string) {
	r := &g.req.Requirements[m]
	if g.listOf(r) != nil {
		d.listed = append(d.listed, g.phrase(r.Title)) // says what the others answer or take
		return
	}
	if name := g.codeName(r.Title); name != "" {
		if code := "`" + name + "`"; !slices.Contains(d.code, code) {
			d.code = append(d.code, code)
		}
		return
	}
	text := g.phrase(listable(r.Title))
	longest := maxDutyText
	if when, deed, ok := g.CutOpening(text); ok {
		if text = g.inCase(when, deed); text == "" {
			return // in a list it would be told without its case
		}
		longest += len(when)
	}
	if head, _, ok := strings.Cut(text, ": "); ok {
		text = head
	}
	for _, mark := range []string{"；", "，"} { // of a Chinese sentence its first clause can stand in a list
		if head, _, ok := strings.Cut(text, mark); ok && utf8.RuneCountInString(head) >= minDutyClause {
			text = head
		}
	}
	text = phrasing.Shorten(text, longest)
	if strings.Contains(text, "…") || g.unfit(r, text) {
		return
	}
	added := g.packNamed(r.Source.Rule) != nil // packs call what they add by its verb
	if !added {
		d.titles = append(d.titles, text)
	}
	if !added && !g.tellsOfDeed(r, text) {
		g.addStatement(d, text, part)
		return
	}
	if !added && g.Language != "zh" {
		d.deeds = append(d.deeds, text)
		g.addDeed(d, r, text, part)
		return
	}
	who := g.doer(r, text)
	if who == "" || g.Language == "zh" && !g.namedByDeed(r, text) { // nobody "can card index"
		if g.Language != "zh" {
			text = g.ThirdAll(text)
		}
		if added {
			d.added = append(d.added, text)
			return
		}
		d.does = append(d.does, text)
		return
	}
	if d.lets[who] == nil {
		d.who = append(d.who, who)
	}
	d.lets[who] = append(d.lets[who], ableOnce(text))
}

// inCase tells what is done and then in which case, as a list of deeds needs it. Empty where
// words behind the deed would belong to something else. Where something stands is no case.
func (g *Designer) inCase(when, deed string) string {
	if strings.EqualFold(phrasing.LeadingWord(when), "where") {
		return deed
	}
	head, _, _ := strings.Cut(deed, ", ")
	if g.HasWord(head, "subordinators") || strings.HasSuffix(head, " and") || strings.HasSuffix(head, " or") {
		return ""
	}
	return head + " " + when
}

// addStatement sorts a title without a verb at its beginning: what the part
// itself does, a rule, or a name.
func (g *Designer) addStatement(d *duties, text, part string) {
	c, ok := g.ParseClause(text)
	switch {
	case !ok && g.Language != "zh" && g.Table.StartsWith("verbs", "en", text):
		d.vague = append(d.vague, text)
	case g.Language != "zh" && !ok && (g.tellsDeed(text) || g.saysState(text)):
		d.rules = append(d.rules, text)
	case !ok || g.Language == "zh":
		d.names = append(d.names, text)
	case c.Form == phrasing.ThirdVerb && !c.Not && c.Adverb == "" && (g.isPart(c.Subject, part) || strings.EqualFold(c.Subject, g.Product)) && !g.pointsAway(c.Verb+" "+c.Rest):
		d.does = append(d.does, c.Verb+" "+c.Rest)
	case g.pointsAway(text):
	default:
		d.rules = append(d.rules, text)
		if g.firmRule(c, text) {
			d.sure = append(d.sure, text)
		}
	}
}

// isPart says that a subject names the part itself, so that what it does is what the
// part does: "the scheduler" of Scheduler. A draft does nothing that Drafting does.
func (g *Designer) isPart(subject, part string) bool {
	subject = strings.ToLower(subject)
	if !strings.Contains(subject, " ") && !phrasing.IsPluralNoun(subject) && phrasing.WordsOverlap(subject, part) > 0 {
		return true // "logging goes on" is what Log does
	}
	for _, lead := range []string{"the ", "a ", "an "} {
		subject = strings.TrimPrefix(subject, lead)
	}
	if head := strings.TrimSpace(strings.TrimSuffix(subject, reading.LastWord(subject))); head != "" && g.Table.IsWord("programs", "en", reading.LastWord(subject)) {
		return phrasing.WordsOverlap(head, part) > 0
	}
	return strings.EqualFold(subject, part) || strings.EqualFold(wording.Plural(subject), part)
}

// tellsDeed says that a title names several that do something and no thing:
// "withdrawals win", "concurrent requests cause one call".
func (g *Designer) tellsDeed(text string) bool {
	words := strings.Fields(strings.ToLower(text))
	for i := 1; i < len(words); i++ {
		before, word := words[i-1], words[i]
		if !g.Table.IsWord("verbs", "en", word) || wording.Singular(before) == before || before != strings.TrimRight(before, ".,;:)") || g.Table.IsWord("verbs", "en", before) {
			continue
		}
		if i+1 == len(words) && !g.Table.IsWord("nouns", "en", word) {
			return true
		}
		if i+1 < len(words) && (words[i+1] == "exactly" || g.FirmObject(words[i+1]) || g.Table.IsWord("articles", "en", words[i+1])) {
			return true
		}
	}
	return false
}

// actsFirst says that a phrase begins with a verb. A word that is a noun as
// well counts only in front of what can only be its object.
func (g *Designer) actsFirst(text string) bool {
	if g.Language == "zh" {
		return true
	}
	first, rest, _ := strings.Cut(text, " ")
	next := strings.ToLower(phrasing.LeadingWord(rest))
	if !g.Table.StartsWith("verbs", "en", text) || next == "of" || g.SubjectFirst(text) {
		return false
	}
	noun := g.Table.IsWord("nouns", "en", first) || g.Table.IsWord("nouns", "en", wording.Plural(first))
	return !noun || g.FirmObject(next) || g.Table.IsWord("articles", "en", next)
}

// unfit says that a title cannot stand in a list: half a Chinese sentence, or
// the positive half of a statement that forbids something.
func (g *Designer) unfit(r *specs.Requirement, text string) bool {
	if g.Language == "zh" {
		return strings.HasSuffix(text, "后") || strings.HasSuffix(text, "时") || strings.HasSuffix(text, "前") || strings.HasSuffix(text, "的") || strings.ContainsAny(text, "，；")
	}
	if phrasing.NewWordIndex(text).HasAny(g.d.Words["wishes"]) {
		return true // a request, not what the product does
	}
	first := strings.ToLower(phrasing.LeadingWord(text))
	if strings.Count(text, "(") != strings.Count(text, ")") || slices.Contains(g.d.Words["pronoun_starts"].In("en"), first) || g.Table.IsWord("pronouns_object", "en", first) || first == "one" || g.Table.IsWord("thing_adjectives", "en", first) && strings.Contains(text, " if ") {
		return true // half a statement, or one of something that it does not name
	}
	f := g.factAt(r)
	return f != nil && phrasing.NewWordIndex(f.Text).HasAny(g.d.Words["forbids"])
}

// doer is the person who does what a requirement says, empty when the product
// does it by itself.
func (g *Designer) doer(r *specs.Requirement, text string) string {
	if f := g.factAt(r); f != nil && f.Actor != "" {
		who, known := g.Person(f.Actor)
		switch {
		case !known:
			return ""
		case g.Language == "zh":
			return who
		}
		return wording.Article(who) + " " + who
	}
	if g.Language == "zh" && strings.Contains(text, "自动") {
		return "" // "下单后 15 分钟没有付款时自动取消" begins with what a person did
	}
	if g.Language != "zh" && g.doneToIt(r) {
		return "" // "all downloads are logged" is nobody's deed
	}
	for _, verb := range g.d.Words["personal"].In(g.Language) {
		if phrasing.LeadingWord(text) == verb || g.Language == "zh" && strings.HasPrefix(text, verb) {
			if a, known := g.Roster().Find(r.Story.Role); known && !a.System && g.Language == "zh" {
				return a.Name // whose story it is
			}
			return g.say("people")
		}
	}
	if g.usersDeed(r) {
		return g.say("people")
	}
	return ""
}

// usersDeed says that a requirement binds the product to let its users do something: no
// part of it draws the letters that they may draw.
func (g *Designer) usersDeed(r *specs.Requirement) bool {
	if g.Language == "zh" || len(r.Description) == 0 || g.ProductType() == "api" { // callers of an interface are programs
		return false
	}
	text := strings.ToLower(specs.Plain(r.Description[0].Text))
	who, _, able := strings.Cut(text, " be able to ")
	role := "a " + g.Table.Roles["default"].User.In("en") + " "
	return able && strings.Contains(who+" ", role) && strings.Count(who[strings.LastIndex(who+" ", role):], " ") <= 3
}

// doneToIt says that a requirement tells what is done to a thing, and not who does it.
func (g *Designer) doneToIt(r *specs.Requirement) bool {
	if len(r.Description) == 0 {
		return false
	}
	c, ok := g.ParseClause(strings.TrimRight(specs.Plain(r.Description[0].Text), ". "))
	rest, passive := strings.CutPrefix(c.Rest, "be ")
	_, known := g.Participle(strings.ToLower(phrasing.LeadingWord(rest)))
	return ok && c.Form == phrasing.ModalVerb && passive && known
}

// codeName is the command or operation that a title is about, without its
// arguments; empty for a title that only begins with code.
func (g *Designer) codeName(title string) string {
	title = strings.ReplaceAll(title, "\\", "")
	if !strings.HasPrefix(title, "`") {
		return ""
	}
	name, rest, _ := strings.Cut(title[1:], "`")
	command := strings.HasPrefix(name, reading.Lower(g.Product)+" ")
	if rest = strings.TrimSpace(rest); rest != "" && rest[0] != '|' && !strings.HasPrefix(rest, ":") && !strings.HasPrefix(rest, "：") && !command {
		return ""
	}
	words := strings.Fields(name)
	for i, w := range words {
		if i > 0 && (strings.ContainsAny(w, "[<({-") && !strings.HasPrefix(w, "/") || command && strings.ToUpper(w) == w) {
			words = words[:i]
			break
		}
	}
	return strings.Join(words, " ")
}
