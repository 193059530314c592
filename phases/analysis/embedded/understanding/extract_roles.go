package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// role is somebody whom a sentence shows at work.
type role struct {
	name string
	line int
}

// impliedActors makes actors of the people and departments who do something in
// the text and whom no text introduces. Where the source lists its users, only
// those count who do something in a feature.
func (x *understander) impliedActors() {
	listed := len(x.u.Actors)
	defer x.introduce(listed)
	x.headRoles(listed)
	listed -= x.guests
	if listed > 3 { // a full list of users needs no guesses
		x.toldActors(listed)
		return
	}
	for i := range x.u.Features {
		f := &x.u.Features[i]
		if n := len(f.Source.Lines); f.Actor != "" && n > 0 && (x.isPerson(f.Actor) || x.isDepartment(f.Actor)) {
			f.Actor = reading.UpperFirst(f.Actor)
			x.addRole(role{f.Actor, f.Source.Lines[0].From}, listed)
		}
	}
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind == reading.Code || u.Kind == reading.Row || !x.shows(x.ctx[u.Section].kind, listed) || x.metadata(u, x.ctx[u.Section]) {
			continue
		}
		for k, sen := range u.Sentences {
			if k == 0 && u.Label != "" && !x.sameStart(u, sen) {
				if name, _ := x.leadingActor(u.Label); name != "" {
					continue // "Aylin (courier): …"
				}
			}
			if x.lex.saysWhoAnswers(u, k) {
				continue
			}
			for _, name := range x.rolesIn(x.lex.plainWish(sen.Text)) {
				if rest, led := strings.CutPrefix(sen.Text, name+" "); led && x.lex.thingOfTheirs(sen.Text, name, rest) {
					continue
				}
				x.addRole(role{name, sen.From}, listed)
			}
		}
	}
}

func (x *understander) sameStart(u *reading.Unit, sen reading.Sentence) bool {
	return strings.HasPrefix(sen.Text, u.Label)
}

// saysWhoAnswers tells a sentence that only says who settles the question in front of it:
// "Must they be kept? Legal will answer by May." They decide, and use nothing.
func (l *Lexicons) saysWhoAnswers(u *reading.Unit, sentence int) bool {
	said := u.Sentences[sentence].Text
	if sentence == 0 {
		return l.answeredBy(said) != ""
	}
	asked := strings.TrimRight(u.Sentences[sentence-1].Text, " ）)")
	if !strings.HasSuffix(asked, "?") && !strings.HasSuffix(asked, "？") {
		return false
	}
	for _, verb := range l.ToAnswer {
		if who, _, ok := strings.Cut(said, verb); ok && who != "" && len(strings.Fields(who)) <= 4 && reading.StartsUpper(who) {
			return true
		}
	}
	return l.answeredBy(said) != "" || officeAnswers().MatchString(said)
}

// toldActors adds to a full list of users only those whom the product tells
// something, or who alone may do something, by the name of a role of their own.
func (x *understander) toldActors(listed int) {
	defer x.oftenAtWork(listed)
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind == reading.Code || !x.shows(x.ctx[u.Section].kind, listed) || x.metadata(u, x.ctx[u.Section]) {
			continue
		}
		if kind := x.ctx[u.Section].kind; u.Kind == reading.Row && (kind == "feature" || kind == "story") {
			for _, cell := range u.Cells {
				for _, name := range x.agentsChinese(cell) {
					x.addRole(role{name, u.From}, listed)
				}
			}
		}
		for _, sen := range u.Sentences {
			names := append(x.onlyThese(sen.Text), x.told(sen.Text))
			if kind := x.ctx[u.Section].kind; kind == "feature" || kind == "story" {
				names = append(names, x.doers(sen.Text))
				names = append(names, x.agentsChinese(sen.Text)...)
			}
			for _, name := range names {
				if name != "" {
					x.addRole(role{name, sen.From}, listed)
				}
			}
		}
	}
}

// doers is the role in the plural that a sentence shows at work: "Admins import vehicles",
// "FR-15 Admins can import vehicles". One whose work a list of the users leaves out is one
// of them all the same.
func (x *understander) doers(text string) string {
	if reading.HasHan(text) {
		return x.doerChinese(text)
	}
	name, rest := x.leadingActor(WithoutRef(text))
	if wording.Singular(name) == name || strings.HasPrefix(rest, "'") || !modal(rest) && !bareVerb(reading.FirstWord(rest)) {
		return ""
	}
	return name
}

// doerChinese is the role that a Chinese sentence lets do something, or by which something
// has to be approved, and that no listed name ends with: 门店店员|可创建订单, 由|总经理|审批.
func (x *understander) doerChinese(text string) string {
	for _, m := range [][]string{doesChinese().FindStringSubmatch(text), approvesChinese().FindStringSubmatch(text), besideChinese().FindStringSubmatch(text)} {
		if m == nil || !x.isPerson(m[1]) {
			continue
		}
		known := slices.ContainsFunc(x.u.Actors, func(a ActorFact) bool {
			return strings.HasSuffix(a.Name, m[1]) || strings.HasSuffix(m[1], a.Name) || strings.HasPrefix(m[1], LastRunes(a.Name, 3)) // 保管员主管 beside 印章保管员
		})
		if !known {
			return m[1]
		}
	}
	return ""
}

// What a Chinese sentence shows of a role: that it may or has to do something, or that it
// approves.
var (
	doesChinese = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^(\p{Han}{3,6}?)(?:可以|可|应当|应|必须|须|能够)\p{Han}`)
	})
	approvesChinese = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`(?:由|经)(\p{Han}{3,6}?)(?:审批|审核|批准|复核|签字|确认)`)
	})
	besideChinese = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`，\p{Han}{2,6}(?:员|师|长|人)(?:和|及|与|、)(\p{Han}{3,6}?)(?:可以|可|能够|能)(?:看|查|管|编|导|修|审)`)
	})
)

// told is the role whom a sentence says something is passed to: "升级给值班经理",
// "readable by the quality team only". A role of one word in English is likely
// another name of somebody in the list.
func (x *understander) told(text string) string {
	if reading.HasHan(text) {
		for _, clause := range reading.SplitTop(strings.TrimRight(text, "。；"), "，") {
			if name := x.toldTo(clause); utf8.RuneCountInString(name) >= 3 {
				return name
			}
		}
		return ""
	}
	if name, rest := x.leadingActor(text); modal(rest) && len(strings.Fields(name)) > 1 && (strings.HasPrefix(text, "The ") || strings.HasPrefix(text, "Only the ")) {
		return name // a title that no list holds: "The duty matron may …"
	}
	low := reading.Lower(text)
	for _, w := range x.lex.ToldBy {
		i := strings.Index(low, w)
		if i < 0 {
			continue
		}
		name := x.shortPerson(text[i+len(w):])
		if at := strings.LastIndexByte(name, ' '); at > 0 && GroupNoun(reading.Lower(name[at+1:])) {
			return name
		}
	}
	return ""
}

// toldTo is who stands behind a verb of telling in a Chinese clause.
func (x *understander) toldTo(clause string) string {
	for _, to := range x.lex.ChineseToldTo {
		_, name, ok := strings.Cut(clause, to)
		name = strings.TrimSuffix(strings.TrimSuffix(name, "回访"), "处理")
		if ok && x.isPerson(name) && utf8.RuneCountInString(name) <= 6 {
			return name
		}
	}
	_, rest, ok := strings.Cut(clause, "给")
	for n, runes := 2, []rune(rest); ok && n <= min(6, len(runes)-1); n++ { // "给网格员派一条任务"
		if strings.ContainsRune("派发推打", runes[n]) && x.isPerson(string(runes[:n])) {
			return string(runes[:n])
		}
	}
	return ""
}

// apposed is the role of somebody called by name: "Rolf, our treasurer,
// collects the fee".
func (x *understander) apposed(text string) string {
	name, rest, ok := strings.Cut(text, ", ")
	if !ok || len(strings.Fields(name)) > 2 || name == "" || name == reading.Lower(name) {
		return ""
	}
	middle, verb, ok := strings.Cut(rest, ", ")
	for _, article := range []string{"our ", "the ", "my ", "their "} {
		who, found := strings.CutPrefix(middle, article)
		if ok && found && len(strings.Fields(who)) <= 4 && x.isPerson(who) && x.works(who, verb) {
			return who
		}
	}
	return ""
}

// shows tells whether sentences under a heading of a kind show who works with
// the product. A source that lists its users leaves only the features.
func (x *understander) shows(kind string, listed int) bool {
	switch kind {
	case "problem", "risk", "question", "assumption", "constraint", "criterion", "quality", "milestone", "flow", "goal", "metric", "overview", "top":
		return listed < 2
	case "boilerplate", "term", "alternative", "non_goal", "contributing", "actor", "data", "state":
		return false
	}
	return true
}

// addRole makes an actor of somebody seen at work. listed is how many actors
// the source introduced itself.
func (x *understander) addRole(r role, listed int) {
	name := x.lex.actorName(uncounted(r.name))
	if reading.HasHan(name) {
		name = x.lex.withoutMoment(name)
		if i := strings.LastIndex(name, "的"); i >= 0 {
			name = name[i+len("的"):]
		}
		if x.lex.personName(name) {
			return
		}
	}
	if name == "" || x.lex.calledLikePeople(name) || !x.lex.nounPhrase(name) && !x.isDepartment(name) && !strings.HasPrefix(reading.Lower(name), "head of ") || x.genericPerson(name, listed) && reading.Lower(r.name) != "owners" || utf8.RuneCountInString(name) > 32 || x.knownRole(name) {
		return
	}
	x.addActor(ActorFact{Name: reading.UpperFirst(name)}, r.line, r.line)
}

// calledLikePeople tells a thing whose last word is a noun of people as well: "a white
// board in each branch".
func (l *Lexicons) calledLikePeople(name string) bool {
	return reading.HasSuffixOf(" "+reading.Lower(name), l.ThingsCalledLikePeople...) || l.boardOfThings(name) != ""
}

// boardOfThings is what a board is of on which nobody sits: "assignment" of "the
// assignment board", empty for "the school board" and for any other name.
func (l *Lexicons) boardOfThings(name string) string {
	words := strings.Fields(reading.Lower(name))
	if n := len(words); n > 1 && (words[n-1] == "board" || words[n-1] == "boards") && !l.BoardsOfPeople[words[n-2]] && !l.BeforeAnyBoard[words[n-2]] && strings.Trim(words[n-2], "abcdefghijklmnopqrstuvwxyz-") == "" {
		return words[n-2]
	}
	return ""
}

// uncounted takes a number and what stands before it off a role: "six product
// teams", "every October about 600 volunteers".
func uncounted(name string) string {
	words := strings.Fields(name)
	cut := 0
	for i, w := range words[:max(0, len(words)-1)] {
		low := reading.Lower(w)
		if strings.Contains(" one two three four five six seven eight nine ten twelve many several most more few both no other another last next same these those this that about around only some ", " "+low+" ") || low[0] >= '0' && low[0] <= '9' {
			cut = i + 1
		}
	}
	return strings.Join(words[cut:], " ")
}

// nounPhrase tells a role from a piece of a sentence: "On Monday the agency".
func (l *Lexicons) nounPhrase(name string) bool {
	for i, word := range strings.Fields(reading.Lower(name)) {
		if l.NoPartOfName[word] || i > 0 && strings.HasSuffix(word, "ing") || strings.ContainsAny(word, "(),.:;`/") {
			return false
		}
	}
	return true
}

// genericPerson tells words that name no role: "people", "somebody", "team".
// "user" is one only where nobody better is known.
func (x *understander) genericPerson(name string, listed int) bool {
	low := reading.Lower(name)
	if low == "user" {
		return listed+len(x.u.Actors) > 0
	}
	return x.lex.GenericPersons[low] || strings.HasPrefix(low, "people ") || strings.HasPrefix(low, "other ") || strings.HasPrefix(low, "no ") || strings.HasPrefix(low, "both ")
}

// knownRole tells whether an actor ends in the same noun: "the head cook" after
// "cook".
func (x *understander) knownRole(name string) bool {
	if _, ok := x.findActor(name); ok {
		return true
	}
	if reading.HasHan(name) {
		for i := range x.u.Actors {
			if strings.Contains(x.u.Actors[i].Name, name) || strings.Contains(name, x.u.Actors[i].Name) {
				return true
			}
		}
		return false
	}
	last := reading.Lower(name[strings.LastIndexByte(name, ' ')+1:])
	if GroupNoun(last) {
		return false // "the data team" after "the on-call team" is another one
	}
	for i := range x.u.Actors {
		a := &x.u.Actors[i]
		for word := range strings.FieldsFuncSeq(reading.Lower(a.Name+" "+strings.Join(a.Aliases, " ")), func(r rune) bool { return r == ' ' || r == '/' || r == ',' }) {
			if wording.Singular(word) == last {
				return true
			}
		}
	}
	return false
}

// GroupNoun tells words that name a group only with what stands before them.
func GroupNoun(word string) bool {
	switch wording.Singular(word) {
	case "team", "crew", "board", "group", "desk", "office", "department", "committee":
		return true
	}
	return false
}

// introduce adds to each actor that nobody listed, from the given one on, the
// line where the text names it first.
func (x *understander) introduce(from int) {
	names := reading.NewMatcher[int]()
	for i := from; i < len(x.u.Actors); i++ {
		names.Add(x.u.Actors[i].Name, i)
		if reading.IsASCII(x.u.Actors[i].Name) {
			names.Add(reading.Plural(x.u.Actors[i].Name), i)
		}
	}
	seen := map[int]bool{}
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if len(seen) >= len(x.u.Actors)-from {
			return
		}
		if u.Kind == reading.Code || x.ctx[u.Section].kind == "boilerplate" || x.metadata(u, x.ctx[u.Section]) {
			continue
		}
		for _, sen := range u.Sentences {
			for _, h := range names.Find(sen.Text) {
				if seen[h.Value] {
					continue
				}
				seen[h.Value] = true
				a := &x.u.Actors[h.Value]
				a.Source = a.Source.Join(x.source(sen.From, sen.To))
			}
		}
	}
}
