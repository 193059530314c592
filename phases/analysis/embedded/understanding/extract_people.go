package understanding

import (
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// actorUnit reads a unit under a heading of users.
func (x *understander) actorUnit(u *reading.Unit, nested []int, c context) {
	if a := x.sectionActor(u.Section); a >= 0 {
		x.about(a, u, nested)
		return
	}
	if x.rightsInRow(u) || x.rightsRule(u) || x.ruleBehindRoles(u) {
		return
	}
	if u.Label != "" && !strings.HasSuffix(u.Text, ":") && !x.namesNobody(u.Label) {
		names, body := x.actorNames(u.Label), strings.TrimSpace(strings.TrimPrefix(u.Text, u.Label))
		body = strings.TrimLeft(body, " :：–—-.*")
		if p, ok := x.personaOf(u.Label); ok && p.about != "" {
			body = sentence(p.about) + reading.Joiner(p.about) + reading.UpperFirst(body)
		}
		about := aside(wideBrackets(u.Label))
		if many := countedPeople(about); many != "" && body != "" && len(names) == 1 {
			body = sentence(body) + " " + many // how many there are is no account of who they are
		} else if strings.ContainsFunc(about, unicode.IsLetter) && len(names) == 1 {
			body = sentence(about) + reading.Joiner(about) + reading.UpperFirst(body)
		}
		x.addActor(x.described(names, body, u), u.From, u.To)
		x.servicesIn(body, u.From, u.To)
		x.aboutNested(len(x.u.Actors)-1, nested)
		return
	}
	if x.behindTableOfPeople(u) || x.behindRowsOfPeople(u) {
		for _, sen := range u.Sentences {
			s := x.look(sen.Text)
			kind := "situation"
			if !reading.ContainsAny(sen.Text, x.lex.ChineseShareWords...) {
				kind = x.classify(&s, context{feature: -1}, false)
			}
			x.put(kind, &s, sen.From, sen.To, context{feature: -1})
		}
		return
	}
	before := len(x.u.Actors)
	if x.castRow(u.Text, u.From, u.To) {
		return
	}
	if x.personaUnit(u) {
		x.aboutNested(len(x.u.Actors)-1, nested)
		return
	}
	dashed := false
	for _, sen := range u.Sentences {
		switch {
		case x.dashedActors(sen):
			dashed = true
		case dashed: // a remark behind the row belongs to none of them
			s := x.look(sen.Text)
			x.put(x.classify(&s, context{}, false), &s, sen.From, sen.To, context{})
		default:
			x.actorSentence(u, sen)
		}
	}
	if len(x.u.Actors) > before {
		x.aboutNested(len(x.u.Actors)-1, nested)
		return
	}
	for _, i := range nested {
		x.actorUnit(&x.r.Units[i], nil, c)
	}
}

// moreOfActor files a later sentence of an item that names somebody as what is told of them: "Not
// programmers. They run it on a laptop, often with no network" names nobody else.
func (x *understander) moreOfActor(u *reading.Unit, sen reading.Sentence) bool {
	n := len(x.u.Actors)
	if n == 0 || u.Kind != reading.Bullet || sen.Text == u.Sentences[0].Text || !reading.HasPrefixOf(sen.Text, x.lex.MoreOfActor...) {
		return false
	}
	lines := x.u.Actors[n-1].Source.Lines
	if len(lines) == 0 || lines[len(lines)-1].To < u.From || lines[0].From > u.To {
		return false
	}
	x.toldOfActor(n-1, sen)
	return true
}

// toldOfActor adds a sentence to what is told of somebody.
func (x *understander) toldOfActor(at int, sen reading.Sentence) {
	a := &x.u.Actors[at]
	a.Role = strings.TrimSpace(a.Role + reading.Joiner(a.Role) + sentence(sen.Text))
	a.Source = a.Source.Join(x.source(sen.From, sen.To))
}

// actorSentence finds the actor a sentence introduces, or the list of them.
func (x *understander) actorSentence(u *reading.Unit, sen reading.Sentence) {
	if x.ruleOfRole(u, sen) || x.withoutAccount(u, sen) || x.chineseActs(sen) || x.callingProgram(u, sen) {
		return
	}
	if x.moreOfActor(u, sen) {
		return
	}
	for _, also := range []string{"And ", "Then ", "Also "} {
		if rest, ok := strings.CutPrefix(sen.Text, also); ok {
			sen.Text = reading.UpperFirst(rest)
		}
	}
	if x.lex.ofLater(sen.Text) {
		parts := reading.SplitTop(strings.TrimRight(sen.Text, ". "), ", ")
		whom, when := reading.UpperFirst(parts[len(parts)-1]), wording.LowerFirst(strings.Join(parts[:len(parts)-1], ", "))
		if when != "" {
			whom += " (" + when + ")" // no list of three things
		}
		x.u.NonGoals = append(x.u.NonGoals, specs.NonGoal{Text: sentence(whom), Source: x.source(sen.From, sen.To)})
		return
	}
	if parts := splitActors(sen.Text); len(parts) > 1 && !reading.HasFiniteVerb(outsideBrackets(sen.Text)) && x.lex.rolesOnly(parts) && !x.actsInList(outsideBrackets(parts[0])) {
		for _, part := range parts {
			who, said := x.lex.cutRole(part)
			name, role := x.lex.namedRole(who, said)
			if adverb(name) {
				continue
			}
			if x.lex.SelfNames[reading.Lower(who)] && name == said {
				x.u.Writer = x.writerOf(x.lex.actorName(name), sen.From)
			}
			if strings.Contains(part, " people who ") || strings.Contains(part, " people that ") {
				role = part // "hand out wristbands" alone has no subject
			}
			x.addActor(ActorFact{Name: reading.UpperFirst(x.lex.actorName(name)), Role: sentence(role), Source: reading.Lines(sen.From, sen.To)}, sen.From, sen.To)
		}
		return
	}
	if x.chineseActors(sen) || x.proseActors(sen) {
		return
	}
	name, rest := x.leadingActor(sen.Text)
	if who := pluralActs(sen.Text); name == "" && who != "" {
		name, rest = who, strings.TrimSpace(sen.Text[len(who):])
	}
	if dept, does := x.department(sen.Text); name == "" && dept != "" && (x.works(dept, does) || strings.HasPrefix(does, "is ") || strings.HasPrefix(does, "are ")) {
		name, rest = dept, does
	}
	if name == "" && u.Kind == reading.Bullet {
		name, rest = x.lex.shortRole(sen.Text)
		if i, ok := x.findActor(name); ok {
			x.u.Actors[i].Source = x.u.Actors[i].Source.Join(x.source(sen.From, sen.To))
			return
		}
	}
	if name == "" {
		if who := x.properName(sen.Text); who != "" {
			x.addActor(ActorFact{Name: who, Role: sentence(sen.Text)}, sen.From, sen.To)
			return
		}
		if n := len(x.u.Actors); n > 0 {
			x.toldOfActor(n-1, sen)
			return
		}
		s := x.look(sen.Text)
		x.put("", &s, sen.From, sen.To, context{})
		return
	}
	if i, ok := x.findActor(name); ok {
		a := &x.u.Actors[i]
		a.Role = strings.TrimSpace(a.Role + reading.Joiner(a.Role) + sentence(sen.Text))
		a.Source = a.Source.Join(x.source(sen.From, sen.To))
		return
	}
	if x.readerGets(name, rest, u) {
		return
	}
	role := sentence(whoDoes(inside(rest)))
	if u.Kind == reading.Prose || role == "" {
		role = sentence(sen.Text)
	}
	if fold(role) == fold(TrimArticle(name, append([]string{"the"}, x.lex.articles...))) {
		role = "" // a name alone says nothing of the role
	}
	if x.handedOut(sen.Text) {
		x.addFeature(FeatureFact{Text: sen.Text, Actor: reading.UpperFirst(x.lex.actorName(name))}, sen.From, sen.To)
	}
	x.addActor(ActorFact{Name: reading.UpperFirst(x.lex.actorName(name)), Role: role, Source: reading.Lines(sen.From, sen.To)}, sen.From, sen.To)
}

// whoDoes is what is told of people behind "who": "who own the masking rules" own
// them.
func whoDoes(rest string) string {
	if did, ok := strings.CutPrefix(rest, "who "); ok && len(strings.Fields(did)) > 1 {
		return reading.UpperFirst(did)
	}
	return rest
}

// described is an actor with what its line says: what they do, or what they
// need where the heading asks who gets the result.
func (x *understander) described(names []string, body string, u *reading.Unit) ActorFact {
	a := ActorFact{Name: names[0], Aliases: names[1:], Source: reading.Lines(u.From, u.To)}
	title := reading.Lower(x.r.Sections[u.Section].Title)
	if reading.ContainsAny(title, x.lex.ReaderColumns...) && !reading.HasFiniteVerb(body) && body != "" {
		a.Needs = []specs.Item{x.item(sentence(body), u.From, u.To)}
		x.owed(u.Label, body, u)
		return a
	}
	a.Role = sentence(body)
	return a
}

// readerGets files a reader of the result who stands in a list without a label: "the board,
// once a year, with the totals of each ward" needs the totals once a year.
func (x *understander) readerGets(name, rest string, u *reading.Unit) bool {
	if u.Kind != reading.Bullet || !reading.ContainsAny(reading.Lower(x.r.Sections[u.Section].Title), x.lex.ReaderColumns...) {
		return false
	}
	when, what, ok := strings.Cut(strings.TrimRight(rest, ". "), ", with ")
	if !ok || !reading.HasPrefixOf(when, "once ", "every ") || len(strings.Fields(what)) < 2 {
		return false
	}
	x.addActor(ActorFact{
		Name: reading.UpperFirst(x.lex.actorName(name)), Source: reading.Lines(u.From, u.To),
		Needs: []specs.Item{x.item(sentence(reading.UpperFirst(what+", "+when)), u.From, u.To)},
	}, u.From, u.To)
	return true
}

// owed makes a duty of what a reader of the result gets where a number says what
// it is: "billing: one exact value per meter, corrected up to 8 weeks later" has to be
// delivered, "the board: the totals" is told of who they are.
func (x *understander) owed(who, body string, u *reading.Unit) {
	if !strings.ContainsFunc(body, unicode.IsDigit) || !strings.ContainsRune(body, ' ') && !reading.HasHan(body) {
		return
	}
	text := "Give " + wording.LowerFirst(strings.TrimSpace(who)) + " " + wording.LowerFirst(body)
	if reading.HasHan(body) {
		text = "向" + strings.TrimSpace(who) + "提供" + body
	}
	x.addFeature(FeatureFact{Text: text}, u.From, u.To)
}

// handedOut tells a sentence about somebody that also says what the product
// gives them: "The managers get a weekly report".
func (x *understander) handedOut(text string) bool {
	low := reading.Lower(text)
	for _, verb := range x.lex.HandedToPerson {
		_, rest, ok := strings.Cut(low, verb)
		if !ok {
			continue
		}
		if j := strings.IndexAny(rest, ",.;，。；"); j > 0 {
			rest = rest[:j]
		}
		for _, h := range x.lex.cues.Find(rest) {
			if h.Value == "handout" && len(strings.Fields(rest[:h.Start])) <= 4 {
				return true
			}
		}
	}
	return false
}

// leadingActor cuts the role off the beginning of "A facility manager runs …".
func (x *understander) leadingActor(text string) (name, rest string) {
	text = strings.TrimPrefix(strings.TrimPrefix(text, "And "), "and ")
	body := TrimArticle(text, append([]string{"the"}, x.lex.articles...))
	if strings.HasPrefix(body, "No ") {
		return "", "" // "No new customer accounts"
	}
	h, ok := x.lex.people.First(body)
	if !ok || h.Start > 40 || len(strings.Fields(body[:h.End])) > 4 {
		return "", ""
	}
	before := " " + reading.Lower(body[:h.Start])
	if x.lex.asksWhether(before) || Weekday(body) || !x.lex.nounPhrase(before) { // "Pantry helps families" names families
		return "", ""
	}
	if x.lex.ProgramCommands[reading.FirstWord(before)] && strings.HasPrefix(body, text[:1]) {
		return "", "" // "Delete people's details" is a command
	}
	if strings.ContainsAny(before, ",.;:(（") || reading.ContainsAny(before, x.lex.VerbsBehindActor...) {
		return "", ""
	}
	end := h.End
	for end < len(body) && strings.HasPrefix(body[end:], " ") {
		next := reading.FirstWord(body[end:])
		if _, ok := x.personWord(next); !ok {
			break
		}
		end += 1 + len(next)
	}
	if several(reading.FirstWord(body)) && !strings.HasSuffix(reading.Lower(body[:end]), "s") && wording.Singular(reading.Lower(body[h.Start:end])) == reading.Lower(body[h.Start:end]) {
		return "", "" // "Three pilot shops" are no pilots
	}
	return body[:end], strings.TrimLeft(body[end:], " ,:：–—，")
}

// Weekday tells a day at the beginning of a text: "Monday team leads get …".
func Weekday(text string) bool {
	switch strings.TrimSuffix(reading.FirstWord(text), "s") {
	case "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday":
		return true
	}
	return false
}

// asksWhether tells the verb that a question begins with: "May guests book …".
func (l *Lexicons) asksWhether(before string) bool {
	return l.AuxiliariesOfQuestion[reading.FirstWord(before)]
}

func (x *understander) personWord(word string) (string, bool) {
	for _, h := range x.lex.people.Find(word) {
		if h.Start == 0 && h.End == len(word) {
			return h.Value, true
		}
	}
	return "", false
}

// addActor files an actor; a known one takes what is new.
func (x *understander) addActor(a ActorFact, from, to int) {
	a.Name = x.lex.withoutMoment(a.Name)
	if a.Name == "" {
		x.note(a.Role, from, to)
		return
	}
	if bare := unquantified(a.Name); bare != a.Name && !reading.HasHan(a.Name) && strings.IndexFunc(bare, unicode.IsLetter) == 0 { // and not the mark behind a count
		a.Name = reading.UpperFirst(bare) // "Eleven teachers, most of them students"
	}
	if strings.HasPrefix(a.Name, "Not ") {
		return // "Not now, not in phase 2"
	}
	if reading.HasSuffixOf(a.Name, x.lex.ChineseDeedPlaces...) {
		return // 手机上能看曲线: where something is done, and nobody who does it
	}
	if noun := x.noun(); noun != "" && reading.Lower(a.Name) == noun {
		x.place(from, to) // "the guide" of an audio guide is the product
		return
	}
	a.Source = x.source(from, to)
	if alias, rest := aliasFirst(a.Role); alias != "" {
		a.Aliases, a.Role = append(a.Aliases, alias), rest
	}
	a.Name = x.plainRole(x.personBehind(x.lex.withoutMany(a.Name)))
	if aside, rest, ok := strings.Cut(strings.TrimPrefix(a.Role, "（"), "）"); ok && strings.HasPrefix(a.Role, "（") && rest != "" {
		a.Role = aside + "，" + strings.TrimLeft(rest, "，") // "客户（药厂）只读自己的货"
	}
	if full := x.unclipped(a.Name); full != a.Name {
		a.Name, a.Aliases = full, append(a.Aliases, reading.Lower(a.Name))
	}
	x.wishOf(&a, from, to)
	a.Name = x.longTitle(a.Name)
	if i, ok := x.findActor(a.Name); ok {
		old := &x.u.Actors[i]
		old.Source = old.Source.Join(a.Source)
		old.Role = reading.FirstOf(old.Role, a.Role)
		return
	}
	x.u.Actors = append(x.u.Actors, a)
	i := len(x.u.Actors) - 1
	x.actors[fold(a.Name)] = i
	for _, alias := range a.Aliases {
		x.actors[fold(alias)] = i
	}
}

// findActor finds an actor by name, singular or plural, or by its last word
// when only one actor ends in it.
func (x *understander) findActor(name string) (int, bool) {
	for _, form := range []string{fold(name), fold(x.lex.actorName(name)), fold(x.unclipped(name))} {
		if i, ok := x.actors[form]; ok {
			return i, true
		}
	}
	return 0, false
}

// sectionActor is the actor whose heading a section is, or -1.
func (x *understander) sectionActor(section int) int {
	for _, s := range x.r.Path(section) {
		if i, ok := x.actors["§"+x.r.Sections[s].Number+fold(x.r.Sections[s].Title)]; ok && x.ctx[s].kind == "actor" {
			return i
		}
	}
	return -1
}

func (x *understander) aboutNested(at int, nested []int) {
	for _, i := range nested {
		n := &x.r.Units[i]
		x.u.Actors[at].Needs = append(x.u.Actors[at].Needs, x.item(sentence(n.Text), n.From, n.To))
		x.u.Actors[at].Source = x.u.Actors[at].Source.Join(reading.Lines(n.From, n.To))
	}
}
