package understanding

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// story is a user story taken apart.
type story struct {
	role, want, benefit string
	bare                bool // no article stands before the role
}

// story recognises a user story, nil for any other text.
func (x *understander) story(text string) *story {
	low := reading.Lower(text)
	for i := range x.lex.stories {
		p := &x.lex.stories[i]
		for _, open := range p.Role {
			if !strings.HasPrefix(low, open) {
				continue
			}
			if s := cutStory(text, low, len(open), p); s != nil {
				s.bare = open == "as "
				return s
			}
		}
	}
	return x.plainStory(text, low)
}

// plainStory reads a story that says what somebody does instead of what they
// want: "As a receptionist I check members in by scanning a code".
func (x *understander) plainStory(text, low string) *story {
	for _, open := range []string{"as a ", "as an ", "as the "} {
		if !strings.HasPrefix(low, open) {
			continue
		}
		i := strings.Index(low[len(open):], " i ")
		if i <= 0 || i > 48 {
			return x.toldStory(text[len(open):])
		}
		role := strings.Trim(text[len(open):len(open)+i], " ,:")
		rest := text[len(open)+i+len(" i "):]
		if !x.isPerson(reading.Lower(role)) || !bareVerb(reading.Lower(reading.FirstWord(rest))) || auxiliary(reading.Lower(reading.FirstWord(rest))) {
			return nil
		}
		s := &story{role: role, want: rest}
		for _, b := range []string{", so that ", " so that ", ", so ", " in order to "} {
			if head, tail, ok := strings.Cut(rest, b); ok {
				s.want, s.benefit = head, strings.TrimRight(tail, " .")
				if strings.HasSuffix(b, " to ") {
					s.benefit = "I can " + s.benefit
				}
				break
			}
		}
		s.want = strings.TrimRight(strings.TrimSpace(s.want), " ,.;")
		return s
	}
	return nil
}

// toldStory reads what somebody in a role is told to do: "As an admin, pick a person and a
// replacement". A word behind the deed that begins its object shows that it is a deed.
func (x *understander) toldStory(text string) *story {
	role, want, ok := strings.Cut(text, ", ")
	words := strings.Fields(reading.Lower(want))
	if !ok || len(words) < 3 || !x.isPerson(reading.Lower(role)) || !bareVerb(words[0]) || auxiliary(words[0]) || strings.HasSuffix(words[0], "s") {
		return nil
	}
	if !x.lex.ObjectOpeners[words[1]] {
		return nil
	}
	return &story{role: role, want: strings.TrimRight(want, " ,.;")}
}

// auxiliary tells the verbs that say nothing without another one.
func auxiliary(word string) bool {
	return strings.Contains(" am have had do did was were will would could might must shall should may ", " "+word+" ")
}

// cutStory finds the want and the benefit behind the role.
func cutStory(text, low string, at int, p *storyPattern) *story {
	best, width := -1, 0
	for _, w := range p.Want {
		i := strings.Index(low[at:], w)
		if i < 0 || i > 120 {
			continue
		}
		if best < 0 || i < best || i == best && len(w) > width {
			best, width = i, len(w)
		}
	}
	if best < 0 {
		return nil
	}
	s := &story{role: strings.Trim(text[at:at+best], " ,，、:：")}
	rest, lowRest := text[at+best+width:], low[at+best+width:]
	cut, size, lead := -1, 0, ""
	for _, b := range p.Benefit {
		if i := strings.Index(lowRest, b); i > 0 && (cut < 0 || i < cut) {
			cut, size = i, len(strings.TrimSuffix(b, "i ")) // " so i " tells the reason, whose person stays
			lead = ""
			if strings.HasSuffix(b, " to ") { // "in order to find someone" is a deed: so that I can
				lead = "I can "
			}
		}
	}
	s.want = rest
	if cut > 0 {
		s.want, s.benefit = rest[:cut], lead+rest[cut+size:]
	}
	s.want = strings.TrimRight(strings.TrimSpace(s.want), " ,.，。;；")
	s.benefit = strings.TrimRight(strings.TrimSpace(s.benefit), " ,.，。;；")
	if s.role == "" || s.want == "" {
		return nil
	}
	return s
}

// storyActor is the name of the actor that a story's role means; an unknown
// role becomes an actor.
func (x *understander) storyActor(role string, line int) string {
	role = TrimArticle(role, x.lex.articles)
	full := role
	for _, cut := range x.lex.EndsOfStoryActor {
		if i := strings.Index(role, cut); i > 0 {
			role = role[:i]
		}
	}
	if i, ok := x.findActor(role); ok {
		return x.u.Actors[i].Name
	}
	if i, ok := x.onlyEndingIn(role); ok {
		return x.u.Actors[i].Name
	}
	name := x.unclipped(reading.UpperFirst(x.lex.actorName(role)))
	if utf8.RuneCountInString(name) > 40 {
		return name
	}
	a := ActorFact{Name: name, Source: reading.Lines(line, line)}
	if full != role {
		a.Role = sentence(full)
	}
	x.addActor(a, line, line)
	return name
}

// TrimArticle takes "a", "the", "any" and the like off a role.
func TrimArticle(role string, articles []string) string {
	role = strings.TrimSpace(role)
	for {
		low, before := reading.Lower(role), role
		for _, a := range articles {
			if len(role) <= len(a) || !strings.HasPrefix(low, a) {
				continue
			}
			if reading.IsASCII(a) && low[len(a)] != ' ' {
				continue
			}
			if rest := strings.TrimSpace(role[len(a):]); rest != "" {
				role = rest
				break
			}
		}
		if role == before {
			return role
		}
	}
}

// subjectAction splits "A member can create …" into who and what, for
// sentences with a modal verb.
func (x *understander) subjectAction(text string) (actor, want string) {
	low := reading.Lower(text)
	best, width := -1, 0
	for _, verb := range x.lex.ActionVerbs {
		if i := strings.Index(low, verb); i > 0 && i <= 60 && (best < 0 || i < best || i == best && len(verb) > width) {
			best, width = i, len(verb)
		}
	}
	if best < 0 {
		if name, rest := x.leadingActor(text); name != "" && reading.InThirdPerson(reading.FirstWord(rest)) && !strings.HasSuffix(reading.FirstWord(rest), ":") && !x.lex.tellsOfThings(rest) && !x.lex.thingOfTheirs(text, name, rest) { // "Relative times: …" is a label
			return x.knownActor(name), strings.TrimRight(rest, ".。 ")
		}
		return "", ""
	}
	head := text[:best]
	if i := strings.LastIndex(head, "，"); i > 0 && x.actsOfOthers(head[:i]) {
		return "", "" // 老师填写反馈，家长|可以|回复: the sentence tells of both
	}
	for _, cut := range []string{"，", "：", "；", "、", ": "} {
		if i := strings.LastIndex(head, cut); i >= 0 {
			head = head[i+len(cut):]
		}
	}
	for _, adverb := range x.lex.OpenersBeforeAction {
		head = strings.TrimPrefix(reading.Lower(head[:min(len(head), len(adverb))])+head[min(len(head), len(adverb)):], adverb)
	}
	for _, lead := range x.lex.RequestOpeners { // "Nice if customers could …"
		if rest := head[min(len(head), len(lead)):]; strings.HasSuffix(lead, " if ") && strings.EqualFold(head[:len(head)-len(rest)], lead) {
			head = rest
		}
	}
	if strings.HasPrefix(reading.Lower(head), "only ") { // "Only producers may …" denies it to all others
		return "", ""
	}
	subject := TrimArticle(head, x.lex.articles)
	want = strings.TrimRight(strings.TrimSpace(text[best+width:]), ".。;；:： ")
	if doneToThem(text[best:best+width], want) || several(reading.FirstWord(subject)) || deniedThem(want) {
		return "", "" // "Two couriers must never be handed the same locker" is the wish of neither
	}
	if reading.HasHan(text) && (x.standsBehind(subject) || x.lex.ownDemand(text[:best])) {
		return "", ""
	}
	if reading.HasSuffixOf(subject, "时", "期间") && reading.HasPrefixOf(strings.TrimSpace(text[best:best+width]), "要", "须", "必须", "应") {
		return "", "" // 客户审厂时|要能导出: when the product has to be able to do it
	}
	if i, ok := x.findActor(subject); ok {
		return x.u.Actors[i].Name, want
	}
	if what, _, of := strings.Cut(subject, " of "); of && !x.isPerson(what) {
		return "", "" // "The number of people must not exceed the seats" is no deed of theirs
	}
	if len(strings.Fields(subject)) <= 3 && (x.isPerson(subject) || reading.HasSuffixOf(subject, x.lex.TradesOnly...)) {
		return x.unclipped(reading.UpperFirst(x.lex.actorName(subject))), want
	}
	if officeCan().MatchString(text) && strings.HasPrefix(text, subject) {
		return subject, want // 区教育局可以按学校查看
	}
	if x.systemSubject(text[:best] + " ") {
		return "", want
	}
	return "", ""
}

// thingOfTheirs tells that one person in front of a word which could be a verb only says of whom
// a thing is: "Guest accounts for contractors", "Sponsor placements".
func (l *Lexicons) thingOfTheirs(text, name, rest string) bool {
	words := strings.Fields(reading.Lower(rest))
	if !strings.HasPrefix(text, name) || strings.HasSuffix(reading.Lower(name), "s") || len(words) == 0 {
		return false
	}
	thing := strings.TrimRight(words[0], ".,;:")
	if reading.HasSuffixOf(thing, l.EndsOfNouns...) {
		return true
	}
	return len(words) > 1 && (words[1] == "for" || words[1] == "of") && !slices.Contains(l.VerbsWithFor, thing)
}

// tellsOfThings tells that a word which could be a verb names things, as the verb of many
// stands behind it: nobody records in "donor records come every night".
func (l *Lexicons) tellsOfThings(rest string) bool {
	words := strings.Fields(reading.Lower(rest))
	return len(words) > 2 && slices.Contains(l.VerbsOfMany, words[1])
}

// doneToThem tells what is done with people and not by them: "Carriers can be exported
// to CSV" is a wish of no carrier.
func doneToThem(modal, want string) bool {
	rest, ok := strings.CutPrefix(reading.Lower(want), "be ")
	return ok && (strings.TrimSpace(reading.Lower(modal)) == "can" || strings.TrimSpace(reading.Lower(modal)) == "could" || strings.TrimSpace(reading.Lower(modal)) == "may") && doneTo("is "+rest+" then")
}

// deniedThem tells what must never be done with people, which is no deed of theirs: "never be
// handed the same locker".
func deniedThem(want string) bool {
	if rest, not := strings.CutPrefix(reading.Lower(want), "not "); not && reading.HasPrefixOf(rest, "delay ", "block ", "slow ", "disturb ", "starve ", "affect ", "hold up ", "hinder ") {
		return true // "One slow customer must not delay others" keeps the product from it
	}
	return reading.HasPrefixOf(reading.Lower(want), "never be ", "not be ", "never have ")
}

// standsBehind tells a subject in which something stands before who does it: a moment,
// "安装完成后用户可以评分", a case, "识别失败时值班员", or what they are needed for, 退费要院长.
func (x *understander) standsBehind(subject string) bool {
	if i := strings.LastIndex(subject, "后"); i >= len("完成") && x.isPerson(subject[i+len("后"):]) {
		return true
	}
	return x.personBehind(subject) != subject
}

// ownDemand tells that a clause before the one at hand demands something by itself:
// "缺课三次要自动停一周，教练可以手工恢复" is not what the coach does alone.
func (l *Lexicons) ownDemand(before string) bool {
	i := strings.LastIndex(before, "，")
	if i < 0 {
		return false
	}
	clause := before[:i]
	return !reading.HasSuffixOf(clause, "时", "后", "的", "的话") && !strings.Contains(clause, "：") && (reading.ContainsAny(clause, l.ChineseDemanded...) || reading.ContainsAny(clause, "自动", "必须"))
}

// knownActor is the name of an actor in the form in which it is known.
func (x *understander) knownActor(name string) string {
	if i, ok := x.findActor(name); ok {
		return x.u.Actors[i].Name
	}
	return x.unclipped(reading.UpperFirst(x.lex.actorName(name)))
}

// isPerson tells whether the last word of a phrase names a person. Some things bear the
// noun of a person: "a white board in each branch".
func (x *understander) isPerson(phrase string) bool {
	if x.lex.calledLikePeople(phrase) {
		return false
	}
	for h := range x.lex.people.All(phrase) {
		if h.End == len(phrase) {
			return true
		}
	}
	return false
}

// Headline makes a short title of a phrase: one clause, no stop at its end.
func (l *Lexicons) Headline(text string) string {
	const limit = 70
	text = strings.TrimRightFunc(reading.Unmark(reading.Flatten(text)), func(r rune) bool {
		return unicode.IsSpace(r) || r > unicode.MaxLatin1 && reading.IsDecoration(r) // "打电话 ☎️"
	})
	for _, cut := range []string{"; ", "；", "。", ". ", " – ", " — ", " → "} {
		if i := strings.Index(text, cut); i > 12 && (cut != ". " || !abbreviated(text[:i])) {
			text = text[:i]
		}
	}
	most := limit
	if reading.HasHan(text) { // a Chinese title says in half the characters what a Latin one does
		most = 40
	}
	text = l.wholePhrase(l.trimLead(text), most)
	for _, pair := range [][2]string{{"(", ")"}, {"（", "）"}} {
		if i := strings.LastIndex(text, pair[0]); i > 0 && !strings.Contains(text[i:], pair[1]) {
			text = text[:i]
		}
	}
	text = dropDangling(strings.TrimRight(reading.Unmark(closeBrackets(text)), " .,:;!?。，：；！？、–—-("))
	if strings.Count(text, "`")%2 == 1 {
		text = strings.TrimSpace(strings.ReplaceAll(text, "`", ""))
	}
	return strings.TrimRight(wording.Sentence(text), ".。")
}

// trimLead takes the words of a wish off the beginning of a title: "Later it
// would be nice if …", "There must be a way to …".
func (l *Lexicons) trimLead(text string) string {
	if i := strings.Index(text, " to be able to "); i > 0 && i < 24 {
		text = text[i+len(" to be able to "):]
	}
	for {
		low, before := reading.Lower(text), text
		for _, lead := range l.RequestOpeners {
			if strings.HasPrefix(low, lead) && len(text)-len(lead) > 8 {
				text = strings.TrimSpace(text[len(lead):])
				break
			}
		}
		if text == before {
			return text
		}
	}
}

// wholePhrase cuts a text that is too long for a title in front of a clause or
// a preposition, so that no phrase is torn: the clause marks first, then the
// last phrase that fits.
func (l *Lexicons) wholePhrase(text string, limit int) string {
	if utf8.RuneCountInString(text) <= limit {
		return text
	}
	for _, cut := range l.EndsOfPhrase {
		if i := strings.Index(text, cut); i > 15 && utf8.RuneCountInString(text[:i]) <= limit && strings.Count(text[:i], "（") == strings.Count(text[:i], "）") && strings.Count(text[:i], "(") == strings.Count(text[:i], ")") {
			return withoutBareVerb(text, i)
		}
	}
	low, best := reading.Lower(text), 0
	for _, cut := range l.DanglingWords {
		for at := 0; at < len(low); {
			i := strings.Index(low[at:], cut)
			if i < 0 || utf8.RuneCountInString(text[:at+i]) > limit {
				break
			}
			at += i
			if at > best && at > 24 && !reading.HasPrefixOf(low[at+len(cut):], "more ", "fewer ", "less ") { // "for one or more sites"
				best = at
			}
			at += len(cut)
		}
	}
	if best > 0 {
		if i := strings.LastIndex(text[:best], ", "); i > 15 && strings.Trim(text[i+2:best], "0123456789. ") == "" {
			return text[:i] // "one visit a year, 11 | to 13 months after the last one"
		}
		return withoutBareVerb(text, best)
	}
	runes := []rune(text)
	text = string(runes[:limit])
	if i := strings.LastIndexByte(text, ' '); i > 30 {
		text = text[:i]
	}
	if i := strings.LastIndex(text, "，"); i > 15 && reading.HasHan(text) && strings.ContainsAny(text[len(text)-1:], "0123456789") {
		return text[:i] // 下单 1500 TPS，售后 200 TPS|，查询 5000
	}
	return text
}

// withoutBareVerb is a text up to a place, without the verb right in front of it whose object is the
// question that begins there: "… and prints | which images differ" says nothing of what is printed.
func withoutBareVerb(text string, at int) string {
	i := strings.LastIndex(text[:at], " and ")
	if i > 15 && reading.HasPrefixOf(strings.TrimLeft(text[at:], " "), "which ", "what ", "whether ", "how ") && !strings.Contains(text[i+len(" and "):at], " ") {
		return text[:i]
	}
	return text[:at]
}

// abbreviated tells a text that ends in a short form, whose stop ends nothing.
func abbreviated(text string) bool {
	return strings.Contains(" incl excl e.g i.e approx ca min max no nr vs resp etc opt dept avg ", " "+reading.Lower(reading.LastWord(text))+" ")
}

// particleOf says that the last word of a title belongs to the verb before it: "hand
// over", "without logging in".
func particleOf(verb, last string) bool {
	verbs := ""
	switch last {
	case "over":
		verbs = " hand take "
	case "in":
		verbs = " log sign check opt clock fill hand "
	case "on":
		verbs = " sign turn switch log "
	default:
		return false
	}
	verb = strings.TrimSuffix(strings.TrimSuffix(verb, "ing"), "s")
	return strings.Contains(verbs, " "+verb+" ") || strings.Contains(verbs, " "+strings.TrimSuffix(verb, "g")+" ")
}

// dropDangling takes words off the end that cannot end a title.
func dropDangling(text string) string {
	for {
		i := strings.LastIndexByte(text, ' ')
		if i < 12 || !strings.Contains(" a an the of for to in on at with and or by from as is are that which per each its their his her our your than into under over unless if when while because but so who whom whose where using via within without until before after including such not only can may must shall should will be been being about between through during against no whether how what then front behalf ", " "+reading.Lower(text[i+1:])+" ") {
			return text
		}
		if particleOf(reading.Lower(reading.LastWord(text[:i])), text[i+1:]) {
			return text
		}
		if text[i+1:] == "before" && reading.HasSuffixOf(reading.Lower(text[:i]), " the evening", " the night", " the day", " the week", " the month", " the year") {
			return text // the evening before
		}
		if text[i+1:] == "A" && text[i-1] >= '0' && text[i-1] <= '9' {
			return text // amperes
		}
		text = strings.TrimRight(text[:i], " ,;:")
	}
}
