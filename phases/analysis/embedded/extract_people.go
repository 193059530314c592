package embedded

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// actorUnit reads a unit under a heading of users.
func (x *understander) actorUnit(u *Unit, nested []int, c context) {
	if a := x.sectionActor(u.Section); a >= 0 {
		x.about(a, u, nested)
		return
	}
	if u.Label != "" && !strings.HasSuffix(u.Text, ":") {
		names, body := actorNames(u.Label), strings.TrimSpace(strings.TrimPrefix(u.Text, u.Label))
		body = strings.TrimLeft(body, " :：–—-.*")
		if about := aside(u.Label); strings.ContainsFunc(about, unicode.IsLetter) && len(names) == 1 {
			body = sentence(about) + joiner(about) + body
		}
		x.addActor(x.described(names, body, u), u.From, u.To)
		x.servicesIn(body, u.From, u.To)
		x.aboutNested(len(x.u.Actors)-1, nested)
		return
	}
	before := len(x.u.Actors)
	for _, sen := range u.Sentences {
		x.actorSentence(u, sen)
	}
	if len(x.u.Actors) > before {
		x.aboutNested(len(x.u.Actors)-1, nested)
		return
	}
	for _, i := range nested {
		x.actorUnit(&x.r.Units[i], nil, c)
	}
}

// actorSentence finds the actor a sentence introduces, or the list of them.
func (x *understander) actorSentence(u *Unit, sen Sentence) {
	if x.chineseActs(sen) {
		return
	}
	if parts := splitActors(sen.Text); len(parts) > 1 && !hasFiniteVerb(sen.Text) && rolesOnly(parts) {
		for _, part := range parts {
			name, role := namedRole(cutRole(part))
			if adverb(name) {
				continue
			}
			if strings.Contains(part, " people who ") || strings.Contains(part, " people that ") {
				role = part // "hand out wristbands" alone has no subject
			}
			x.addActor(ActorFact{Name: upperFirst(actorName(name)), Role: sentence(role), Source: lines(sen.From, sen.To)}, sen.From, sen.To)
		}
		return
	}
	if x.chineseActors(sen) || x.proseActors(sen) {
		return
	}
	name, rest := x.leadingActor(sen.Text)
	if dept, does := x.department(sen.Text); name == "" && dept != "" && (x.works(dept, does) || strings.HasPrefix(does, "is ") || strings.HasPrefix(does, "are ")) {
		name, rest = dept, does
	}
	if name == "" && u.Kind == Bullet {
		name, rest = shortRole(sen.Text)
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
			a := &x.u.Actors[n-1]
			a.Role = strings.TrimSpace(a.Role + joiner(a.Role) + sentence(sen.Text))
			a.Source = a.Source.Join(x.source(sen.From, sen.To))
			return
		}
		s := x.look(sen.Text)
		x.put("", &s, sen.From, sen.To, context{})
		return
	}
	if i, ok := x.findActor(name); ok {
		a := &x.u.Actors[i]
		a.Role = strings.TrimSpace(a.Role + joiner(a.Role) + sentence(sen.Text))
		a.Source = a.Source.Join(x.source(sen.From, sen.To))
		return
	}
	role := sentence(inside(rest))
	if u.Kind == Prose || role == "" {
		role = sentence(sen.Text)
	}
	if fold(role) == fold(trimArticle(name, append([]string{"the"}, x.lex.articles...))) {
		role = "" // a name alone says nothing of the role
	}
	if x.handedOut(sen.Text) {
		x.addFeature(FeatureFact{Text: sen.Text, Actor: upperFirst(actorName(name))}, sen.From, sen.To)
	}
	x.addActor(ActorFact{Name: upperFirst(actorName(name)), Role: role, Source: lines(sen.From, sen.To)}, sen.From, sen.To)
}

// inside is a text without the brackets around all of it: "(mostly 50+)".
func inside(text string) string {
	bare := strings.TrimRight(strings.TrimSpace(text), ".。")
	for _, pair := range [][2]string{{"(", ")"}, {"（", "）"}} {
		body, ok := strings.CutPrefix(bare, pair[0])
		if body, ok2 := strings.CutSuffix(body, pair[1]); ok && ok2 && !strings.Contains(body, pair[1]) {
			return body
		}
	}
	return text
}

// described is an actor with what its line says: what they do, or what they
// need where the heading asks who gets the result.
func (x *understander) described(names []string, body string, u *Unit) ActorFact {
	a := ActorFact{Name: names[0], Aliases: names[1:], Source: lines(u.From, u.To)}
	title := lower(x.r.Sections[u.Section].Title)
	if containsAny(title, " reads", " gets", " receives", " needs", " consumes", " looks at", "给谁看", "谁看") && !hasFiniteVerb(body) && body != "" {
		a.Needs = []specs.Item{x.item(sentence(body), u.From, u.To)}
		return a
	}
	a.Role = sentence(body)
	return a
}

// handedOut tells a sentence about somebody that also says what the product
// gives them: "The managers get a weekly report".
func (x *understander) handedOut(text string) bool {
	low := lower(text)
	for _, verb := range []string{" gets a", " get a", " receives a", " receive a", " is sent a", " are sent a", "收到", "拿到", "领取"} {
		_, rest, ok := strings.Cut(low, verb)
		if !ok {
			continue
		}
		if j := strings.IndexAny(rest, ",.;，。；"); j > 0 {
			rest = rest[:j]
		}
		for _, h := range x.lex.cues.find(rest) {
			if h.value == "handout" && len(strings.Fields(rest[:h.start])) <= 4 {
				return true
			}
		}
	}
	return false
}

// shortRole takes the role off the beginning of a bullet: all of a short one,
// else a short name in front of what is said of it.
func shortRole(text string) (name, rest string) {
	name, rest = cutRole(strings.TrimRight(text, ".。"))
	if utf8.RuneCountInString(text) <= 60 || rest != "" && len(strings.Fields(name)) <= 4 && utf8.RuneCountInString(name) <= 32 && nounPhrase(actorName(name)) {
		return name, rest
	}
	return "", ""
}

// rolesOnly tells a list of people from a sentence with commas: "the
// regulator, once a year, with proof".
func rolesOnly(parts []string) bool {
	for _, part := range parts[1:] {
		name, _ := namedRole(cutRole(part))
		if name = actorName(name); !strings.HasPrefix(lower(name), "people") && !adverb(name) && !nounPhrase(name) || firstWord(lower(name)) == "once" {
			return false
		}
	}
	return true
}

// namedRole takes "me as coordinator" as the role that it names, and what only
// comments, "volunteers (obviously)", off the role.
func namedRole(name, role string) (string, string) {
	switch lower(name) {
	case "me", "i", "myself", "us", "we", "you", "我", "我们":
		if role != "" && len(strings.Fields(role)) <= 4 {
			return role, ""
		}
	}
	if adverb(strings.Trim(role, ".!… ")) {
		return name, ""
	}
	return name, role
}

// adverb tells "later, maybe" from a name in a list of users.
func adverb(word string) bool {
	return strings.Contains(" later maybe perhaps also possibly eventually finally then and or obviously naturally mainly mostly probably sometimes occasionally ", " "+lower(word)+" ")
}

// leadingActor cuts the role off the beginning of "A facility manager runs …".
func (x *understander) leadingActor(text string) (name, rest string) {
	body := trimArticle(text, append([]string{"the"}, x.lex.articles...))
	h, ok := x.lex.people.first(body)
	if !ok || h.start > 40 || len(strings.Fields(body[:h.end])) > 4 {
		return "", ""
	}
	before := " " + lower(body[:h.start])
	if asksWhether(before) || weekday(body) {
		return "", ""
	}
	if strings.ContainsAny(before, ",.;:(（") || strings.Contains(before, " is ") || strings.Contains(before, " are ") || strings.Contains(before, " who ") || strings.Contains(before, " of ") || containsAny(before, " where ", " that ", " which ", " when ", " if ") {
		return "", ""
	}
	end := h.end
	for end < len(body) && strings.HasPrefix(body[end:], " ") {
		next := firstWord(body[end:])
		if _, ok := x.personWord(next); !ok {
			break
		}
		end += 1 + len(next)
	}
	if several(firstWord(body)) && !strings.HasSuffix(lower(body[:end]), "s") && wording.Singular(lower(body[h.start:end])) == lower(body[h.start:end]) {
		return "", "" // "Three pilot shops" are no pilots
	}
	return body[:end], strings.TrimLeft(body[end:], " ,:：–—，")
}

// several tells a number of more than one.
func several(word string) bool {
	low := lower(word)
	return strings.Contains(" two three four five six seven eight nine ten eleven twelve several many most few both ", " "+low+" ") || low != "" && low[0] >= '2' && low[0] <= '9'
}

// weekday tells a day at the beginning of a text: "Monday team leads get …".
func weekday(text string) bool {
	switch strings.TrimSuffix(firstWord(text), "s") {
	case "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday":
		return true
	}
	return false
}

// asksWhether tells the verb that a question begins with: "May guests book …".
func asksWhether(before string) bool {
	switch firstWord(before) {
	case "may", "can", "could", "should", "must", "shall", "will", "would", "do", "does", "did", "is", "are", "was", "were", "has", "have":
		return true
	}
	return false
}

func (x *understander) personWord(word string) (string, bool) {
	for _, h := range x.lex.people.find(word) {
		if h.start == 0 && h.end == len(word) {
			return h.value, true
		}
	}
	return "", false
}

// splitActors splits "commuters – couples – word nerds" and "people who …, and
// people who …".
func splitActors(text string) []string {
	text = strings.TrimRight(text, ".。")
	if strings.Contains(text, "、") {
		text = strings.NewReplacer("，还有", "、", "，以及", "、", "以及", "、").Replace(text)
	}
	if parts := splitTop(text, ", "); len(parts) > 2 {
		if a, b, ok := strings.Cut(strings.TrimPrefix(parts[len(parts)-1], "and "), " and "); ok {
			parts = append(parts[:len(parts)-1], a, b)
		}
		return trimConjunction(parts)
	}
	for _, sep := range []string{" – ", " — ", "; ", "；", ", and ", " and ", "、"} {
		if parts := splitTop(text, sep); len(parts) > 1 {
			return parts
		}
	}
	return splitTop(text, ", ")
}

// hasFiniteVerb tells a sentence from a list of names.
func hasFiniteVerb(text string) bool {
	low := " " + lower(text) + " "
	if i := strings.Index(low, " who "); i >= 0 && i < 24 {
		return false
	}
	for _, w := range []string{" is ", " are ", " has ", " have ", " runs ", " uses ", " use ", " can ", " wants ", " want ", " needs ", " gets ", " works ", " creates ", " writes ", " rents ", " sees ", " does ", " will ", " must "} {
		if strings.Contains(low, w) {
			return true
		}
	}
	return false
}

// cutRole splits "commuters (5 min, one hand)" and "buyer, who …".
func cutRole(text string) (name, role string) {
	for _, sep := range []string{" (", "（", "：", ": ", ", ", "，", " – ", " who ", " that ", " with ", " as "} {
		if i := strings.Index(text, sep); i > 0 {
			name, role = text[:i], strings.Trim(text[i+len(sep):], " ()（）")
			if strings.HasPrefix(lower(name), "people") && (sep == " who " || sep == " that ") {
				return text, ""
			}
			return strings.TrimSpace(name), role
		}
	}
	return text, ""
}

// actorNames splits "Campaign manager (Dana)" into the name and its aliases.
func actorNames(label string) []string {
	label = strings.TrimSpace(label)
	for _, pair := range [][2]string{{" (", ")"}, {"（", "）"}} {
		i := strings.Index(label, pair[0])
		if i <= 0 || !strings.HasSuffix(label, pair[1]) {
			continue
		}
		if aside(label) != "" {
			return []string{actorName(label[:i])}
		}
		return []string{actorName(label[:i]), strings.TrimSpace(label[i+len(pair[0]) : len(label)-len(pair[1])])}
	}
	return []string{actorName(label)}
}

// aside is what stands in brackets behind a role and is no other name of it:
// "Agents (46 people in two offices)".
func aside(label string) string {
	for _, pair := range [][2]string{{" (", ")"}, {"（", "）"}} {
		i := strings.Index(label, pair[0])
		if i <= 0 || !strings.HasSuffix(label, pair[1]) {
			continue
		}
		inner := strings.TrimSpace(label[i+len(pair[0]) : len(label)-len(pair[1])])
		if strings.ContainsAny(inner, "0123456789,，") || len(strings.Fields(inner)) > 4 || utf8.RuneCountInString(inner) > 10 && hasHan(inner) {
			return inner
		}
	}
	return ""
}

// actorName is a role in the singular, as the source writes it.
func actorName(name string) string {
	name = trimArticle(unmark(strings.Trim(flatten(name), " .,:;。，：；*")), []string{"a", "an", "the", "any", "every", "each", "our", "some", "all"})
	if name == "" || hasHan(name) {
		return name
	}
	if strings.Contains(lower(name), " who ") || strings.Contains(lower(name), " and ") || strings.HasPrefix(lower(name), "people") {
		return name
	}
	return wording.Singular(name)
}

// addActor files an actor; a known one takes what is new.
func (x *understander) addActor(a ActorFact, from, to int) {
	if a.Name == "" {
		x.note(a.Role, from, to)
		return
	}
	if noun := x.noun(); noun != "" && lower(a.Name) == noun {
		x.place(from, to) // "the guide" of an audio guide is the product
		return
	}
	a.Source = x.source(from, to)
	if i, ok := x.findActor(a.Name); ok {
		old := &x.u.Actors[i]
		old.Source = old.Source.Join(a.Source)
		old.Role = firstOf(old.Role, a.Role)
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
	for _, form := range []string{fold(name), fold(actorName(name))} {
		if i, ok := x.actors[form]; ok {
			return i, true
		}
	}
	return 0, false
}

// sectionActor is the actor whose heading a section is, or -1.
func (x *understander) sectionActor(section int) int {
	for _, s := range x.r.path(section) {
		if i, ok := x.actors["§"+x.r.Sections[s].Number+fold(x.r.Sections[s].Title)]; ok && x.ctx[s].kind == "actor" {
			return i
		}
	}
	return -1
}

// about files what a section of its own says about an actor.
func (x *understander) about(at int, u *Unit, nested []int) {
	a := &x.u.Actors[at]
	text := u.Text
	list := &a.Needs
	if label := lower(u.Label); label != "" {
		text = strings.TrimLeft(strings.TrimPrefix(u.Text, u.Label), " :：–—*-")
		switch {
		case containsAny(label, "hate", "pain", "frustrat", "problem", "worr", "痛点", "困扰", "讨厌"):
			list = &a.Pains
		case containsAny(label, "success", "happy", "成功", "满意"):
			list = &a.Success
		case !containsAny(label, "need", "want", "goal", "需要", "诉求", "目标"):
			text = u.Text
		}
	} else if u.Kind == Prose && a.Role == "" {
		a.Role = sentence(text)
		a.Source = a.Source.Join(x.source(u.From, u.To))
		return
	}
	*list = append(*list, specs.Item{Text: sentence(text), Source: x.source(u.From, u.To)})
	a.Source = a.Source.Join(lines(u.From, u.To))
	x.aboutNested(at, nested)
}

func (x *understander) aboutNested(at int, nested []int) {
	for _, i := range nested {
		n := &x.r.Units[i]
		x.u.Actors[at].Needs = append(x.u.Actors[at].Needs, x.item(sentence(n.Text), n.From, n.To))
		x.u.Actors[at].Source = x.u.Actors[at].Source.Join(lines(n.From, n.To))
	}
}

func containsAny(s string, words ...string) bool {
	for _, w := range words {
		if strings.Contains(s, w) {
			return true
		}
	}
	return false
}

// chineseActors reads clauses that each say what a role does: "前台负责登记，
// 兽医看诊". The role stands before the first verb of its clause.
func (x *understander) chineseActors(sen Sentence) bool {
	if !hasHan(sen.Text) {
		return false
	}
	found := false
	last := -1
	for _, clause := range splitTop(strings.TrimRight(sen.Text, "。；"), "，") {
		name := x.chineseNamed(clause)
		if name == "" {
			if last >= 0 { // goes on about the same person
				x.u.Actors[last].Role = strings.TrimRight(x.u.Actors[last].Role, "。") + "，" + sentence(clause)
			}
			continue
		}
		before := len(x.u.Actors)
		x.addActor(ActorFact{Name: name, Role: sentence(strings.TrimPrefix(clause, name))}, sen.From, sen.To)
		if last = -1; len(x.u.Actors) > before {
			last = before
		}
		found = true
	}
	return found
}

// chineseActs reads a Chinese sentence whose first clause says what a person
// does, before its commas are taken for those of a list of people.
func (x *understander) chineseActs(sen Sentence) bool {
	if !hasHan(sen.Text) {
		return false
	}
	clause, _, _ := strings.Cut(strings.TrimRight(sen.Text, "。；"), "，")
	name := x.chineseNamed(clause)
	rest := strings.TrimPrefix(clause, name)
	if name == "" || rest == "" || strings.ContainsAny(string([]rune(rest)[:1]), "、和与及（：(:") {
		return false
	}
	return x.chineseActors(sen)
}

// chineseSubject is what stands before the first verb of a Chinese clause.
func chineseSubject(clause string) string {
	best := -1
	for _, verb := range []string{"负责", "可以", "可", "用", "在", "查看", "看", "管理", "每", "要", "能", "会", "通过", "需要", "想", "希望", "是", "审核", "使用", "登记", "填写"} {
		if i := strings.Index(clause, verb); i > 0 && (best < 0 || i < best) {
			best = i
		}
	}
	if best <= 0 {
		return ""
	}
	name := strings.TrimSpace(clause[:best])
	if n := utf8.RuneCountInString(name); n < 2 || n > 8 {
		return ""
	}
	return name
}
