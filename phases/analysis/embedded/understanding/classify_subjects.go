package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// hasSubject tells whether a sentence is about somebody or a part of the
// system doing something: "Members get …", "The gateway sends …".
func (x *understander) hasSubject(text string) bool {
	for _, h := range x.lex.people.Find(text) {
		if h.Start <= 40 {
			return true
		}
	}
	return x.systemSubject(text)
}

// systemSubject tells whether the product is the subject.
func (x *understander) systemSubject(text string) bool {
	low := reading.Lower(text)
	for _, article := range x.lex.SystemArticles {
		rest, ok := strings.CutPrefix(low, article)
		if !ok {
			continue
		}
		word := rest
		if i := strings.IndexAny(rest, " ,'"); i > 0 {
			word = rest[:i]
		}
		if x.lex.systems[word] || article == "the " && word == x.noun() || x.u.Product != "" && strings.HasPrefix(rest, reading.Lower(x.u.Product)) {
			return true
		}
	}
	for word := range x.lex.systems {
		if reading.HasHan(word) && strings.HasPrefix(text, word) {
			return true
		}
	}
	return false
}

// noun is the word that the name of the product ends in, as the text calls it
// after that: "Shared kiln calendar" is "the calendar".
func (x *understander) noun() string {
	words := strings.Fields(reading.Lower(x.u.Product))
	if len(words) < 2 || len(words) > 5 {
		return ""
	}
	return words[len(words)-1]
}

// systemAction tells whether a sentence lets somebody or the system do
// something.
func (x *understander) systemAction(s *signals) bool {
	if s.has("can", "should", "could") && x.hasSubject(s.text) {
		return true
	}
	return s.has("must") && (x.systemSubject(s.text) || x.systemSubject(x.lex.mainClause(s.text)) || s.trigger != "")
}

// personActs tells whether a sentence says that a person can, must or needs to
// do something: "Members must be able to …", "The treasurer sends …".
func (x *understander) personActs(s *signals) bool {
	name, rest := x.leadingActor(x.lex.mainClause(s.text))
	if name == "" || rest == "" || len(name) > 60 || strings.HasPrefix(rest, "'") || strings.HasPrefix(rest, "’") {
		return false
	}
	if strings.HasPrefix(rest, "(") { // "The receptionists (Marta and Filipe) need …"
		if _, after, ok := strings.Cut(rest, ") "); ok {
			rest = after
		}
	}
	low := reading.Lower(rest)
	for _, w := range x.lex.PersonActs {
		if strings.HasPrefix(low, w) {
			return !strings.HasPrefix(low, w+"not ") && !strings.HasPrefix(low, "cannot")
		}
	}
	if verb, ok := strings.CutPrefix(low, "must "); ok {
		return !strings.Contains(" be have not never stay keep remain work pay own wear bring only comply follow ", " "+reading.FirstWord(verb)+" ")
	}
	if reading.HasHan(rest) {
		if reading.HasPrefixOf(rest, x.lex.ChinesePlacesOfUse...) {
			return true
		}
		return !reading.ContainsAny(string([]rune(rest)[:1]), x.lex.ChineseNoSubjectEnds...)
	}
	word := reading.FirstWord(rest)
	plural := manyPeople(name)
	if strings.Contains(" come comes go goes live lives share shares own owns stand stands sit sits meet meets earn earns work works wait waits ", " "+word+" ") {
		return false // tells how things are, not what is done with the product
	}
	return reading.InThirdPerson(word) || plural && bareVerb(word)
}

// productActs tells whether a sentence says what the product does by itself: "At
// the end of the month Ovenbook makes the invoices".
func (x *understander) productActs(s *signals) bool {
	name := reading.Lower(x.u.Product)
	if name == "" || len(s.measures) > 0 && s.timed() || s.bounded() || s.has("problem", "must", "money") {
		return false
	}
	text := reading.Lower(x.lex.mainClause(s.text))
	if i := strings.Index(text, " "+name+" "); i > 0 && i < 48 && strings.Contains(" at on in every each during after before once ", " "+reading.FirstWord(text)+" ") && !reading.HasFiniteVerb(text[:i]) {
		text = text[i+1:] // "At the end of the month …" without a comma
	}
	rest, ok := strings.CutPrefix(text, name+" ")
	word := reading.FirstWord(rest)
	return ok && reading.InThirdPerson(word) && !strings.Contains(" runs costs needs uses works stays remains belongs lives becomes replaces means wants ", " "+word+" ")
}

// actsFirst tells whether a clause begins with a person.
func (x *understander) actsFirst(clause string) bool {
	name, rest := x.leadingActor(clause)
	return name != "" && rest != ""
}

// mustBeAble tells whether a sentence asks that a person is able to do something:
// "A resident MUST be able to reserve a locker for up to 3 days".
func (x *understander) mustBeAble(s *signals) bool {
	name, rest := x.leadingActor(s.text)
	low := reading.Lower(rest)
	for _, modal := range x.lex.MustPhrases {
		if name != "" && strings.HasPrefix(low, modal+" be able to ") {
			return true
		}
	}
	return false
}

// strangerAble tells whether a sentence asks that somebody is able to do something of whom
// no list knows: "The stoker shall be able to open any valve".
func (x *understander) strangerAble(s *signals) bool {
	const longest = 3 // words of a role
	low := reading.Lower(x.lex.mainClause(s.text))
	name := TrimArticle(low, x.lex.articles)
	if name == low || strings.Contains(low, " not be able to ") {
		return false
	}
	for _, modal := range x.lex.MustPhrases {
		if who, _, ok := strings.Cut(name, " "+modal+" be able to "); ok {
			return len(strings.Fields(who)) <= longest && !strings.ContainsAny(who, ",;:()`\"")
		}
	}
	return false
}

// personCan tells whether a sentence begins with a person who can do something.
func (x *understander) personCan(s *signals) bool {
	if x.lex.mayDo(s.text) && !s.has("constraint") {
		name, rest := x.leadingActor(s.text)
		return name != "" && x.lex.mayDo(rest)
	}
	if x.mayBriefly(s.text) && !s.has("constraint") {
		return true
	}
	at, ok := s.cues["can"]
	if !ok || at > 48 || s.has("constraint") {
		return false
	}
	name, _ := x.leadingActor(s.text)
	return name != ""
}

// officeCan reads an office that a Chinese sentence allows something: 区教育局|可以按学校查看.
var officeCan = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\p{Han}{1,9}?(?:局|处|科|部|室|院|司|中心|办|厅|委|街道|单位|部门|公司|机构|物业|总部|门店)(?:可以|能够|可|能)(?:按|查看|看|查询|导出|下载|随时|在)`)
})

// mayBriefly tells a Chinese sentence that allows somebody something with one character:
// 收费员可打印小票.
func (x *understander) mayBriefly(text string) bool {
	if !reading.HasHan(text) {
		return false
	}
	name, rest := x.leadingActor(text)
	deed, ok := strings.CutPrefix(strings.TrimSpace(rest), "可")
	return name != "" && ok && reading.HasHan(deed) && !reading.HasPrefixOf(deed, x.lex.ChineseNotMay...)
}

// manyPeople says that a noun of people names several of them: "packers", "storemen", "people".
func manyPeople(name string) bool {
	return strings.HasSuffix(reading.Lower(name), "s") || strings.HasSuffix(name, "men") || strings.HasPrefix(reading.Lower(name), "people")
}
