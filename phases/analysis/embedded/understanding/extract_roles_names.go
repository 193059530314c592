package understanding

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// rolesIn lists the people whom a sentence shows at work: its subject, and who
// stands behind "by the".
func (x *understander) rolesIn(text string) []string {
	var out []string
	if reading.HasHan(text) {
		for _, clause := range reading.SplitTop(strings.TrimRight(text, "。；"), "，") {
			if name := x.chineseRole(clause); name != "" {
				out = append(out, name)
			}
			if name := x.toldTo(clause); name != "" {
				out = append(out, name)
			}
			out = append(out, x.saidRoles(clause)...)
		}
		return out
	}
	text = WithoutRef(text)
	name, rest := x.leadingActor(text)
	if name == "" {
		name, rest = x.leadingActor(x.lex.mainClause(text)) // "At the end of the day the practice manager gets …"
	}
	if name == "" && reading.HasPrefixOf(reading.Lower(text), x.lex.OpenersBeforeMainClause...) {
		name, rest = x.leadingActor(withoutPlace(text)) // "At the end of the month the nurse prints the list, signs it and …"
	}
	if name != "" && x.works(name, rest) {
		out = append(out, name)
	}
	if name := x.workingAlong(text); name != "" {
		out = append(out, name)
	}
	out = append(out, x.subjectsAlong(text)...)
	out = append(out, x.onlyThese(text)...)
	if name, rest := x.department(text); name != "" && x.works(name, rest) {
		out = append(out, name)
	}
	if name := x.apposed(text); name != "" {
		out = append(out, name)
	}
	if name := x.lex.aliasedRole(text); name != "" && x.isPerson(name) {
		out = append(out, name)
	}
	low := reading.Lower(text)
	for _, clause := range x.lex.LinksBetweenRoles { // the subject of a later clause
		i := strings.Index(low, clause)
		if i < 0 {
			continue
		}
		rest := strings.TrimPrefix(text[i+len(clause):], "the ")
		if name, verb := x.leadingActor(rest); name != "" && (modal(verb) || clause == ", and " && reading.InThirdPerson(reading.FirstWord(verb))) {
			out = append(out, name)
		}
		if name, does := x.department(rest); name != "" && x.works(name, does) {
			out = append(out, name)
		}
	}
	for _, wish := range x.lex.WishOrLet {
		if i := strings.Index(low, wish); i >= 0 {
			rest := text[i+len(wish):]
			if name := x.shortPerson(rest); name != "" && (strings.HasSuffix(wish, "let ") || strings.HasSuffix(wish, "lets ") || strings.Contains(rest[:min(len(rest), len(name)+8)], name+" to ")) {
				out = append(out, name)
			}
		}
	}
	for _, by := range x.lex.DoneByLinks {
		i := strings.Index(low, by)
		if i < 0 || x.lex.actedUpon(text[:i]) {
			continue
		}
		rest := text[i+len(by):]
		if by != " with " {
			if name := x.shortPerson(rest); name != "" {
				out = append(out, name)
			}
		}
		if name, _ := x.department(rest); name != "" {
			out = append(out, name)
		}
	}
	for _, passive := range x.lex.IsInformed {
		if i := strings.Index(low, passive); i > 0 {
			head := text[:i]
			if j := strings.LastIndexAny(head, ",;"); j >= 0 {
				head = head[j+1:]
			}
			head = strings.TrimPrefix(strings.TrimSpace(head), "and ")
			if j := strings.LastIndex(head, " and "); j >= 0 {
				head = head[j+len(" and "):]
			}
			head = TrimArticle(head, append([]string{"the"}, x.lex.articles...))
			if name, rest := x.department(head); name != "" && rest == "" {
				out = append(out, name)
			} else if len(strings.Fields(head)) <= 3 && x.isPerson(head) {
				out = append(out, head)
			}
		}
	}
	return out
}

// works tells whether what follows a name is its verb.
func (x *understander) works(name, rest string) bool {
	word := strings.Trim(reading.FirstWord(rest), ".,;:")
	if strings.HasPrefix(rest, "'s ") || strings.HasPrefix(rest, "’s ") {
		return true
	}
	if strings.Contains(" can may must should shall could wants want needs need has have gets get will would does do ", " "+reading.Lower(word)+" ") && word != "" {
		return true
	}
	return reading.InThirdPerson(word) || strings.HasSuffix(reading.Lower(name), "s") && bareVerb(word) && !strings.HasSuffix(word, "ed") && !strings.HasSuffix(word, "ing")
}

// modal tells whether a clause begins with "can", "must" and the like.
func modal(text string) bool {
	word := reading.Lower(reading.FirstWord(text))
	return word != "" && strings.Contains(" can may must should shall could ", " "+word+" ")
}

// shortPerson is a person of up to three words at the beginning of a text.
func (x *understander) shortPerson(text string) string {
	hits := x.lex.people.Find(text)
	if len(hits) == 0 {
		return ""
	}
	head := text[:hits[0].End]
	if len(strings.Fields(head)) > 3 || strings.ContainsAny(head, ",.;:()") || x.lex.goesOn(text[hits[0].End:]) || reading.ContainsAny(" "+reading.Lower(head), x.lex.WordsInRoleName...) {
		return ""
	}
	return TrimArticle(head, append([]string{"the"}, x.lex.articles...))
}

// department finds a department at the beginning of a text: "Sales chooses …".
func (x *understander) department(text string) (name, rest string) {
	body := TrimArticle(text, append([]string{"the"}, x.lex.articles...))
	h, ok := x.lex.departments.First(body)
	if !ok || h.Start > 0 {
		return "", ""
	}
	return body[:h.End], strings.TrimLeft(body[h.End:], " ,")
}

func (x *understander) isDepartment(name string) bool {
	got, rest := x.department(name)
	return got != "" && rest == ""
}

// withoutMoment cuts what has been done before off who acts then: 店员 of 洗完后店员.
func (l *Lexicons) withoutMoment(name string) string {
	for _, done := range l.ChineseDoneBefore {
		if before, who, ok := strings.Cut(name, done); ok && before != "" && utf8.RuneCountInString(who) >= 2 {
			return who
		}
	}
	return name
}

// chineseRole is the role at the beginning of a Chinese clause: a noun of
// people by its last character in front of a verb.
func (x *understander) chineseRole(clause string) string {
	clause = strings.TrimLeft(clause, "【必须】可选应该 ")
	best := -1
	for _, verb := range x.lex.ChineseRoleDeeds {
		if i := strings.Index(clause, verb); i > 0 && (best < 0 || i < best) {
			best = i
		}
	}
	if best <= 0 {
		return ""
	}
	name := x.lex.withoutMoment(strings.TrimSpace(clause[:best]))
	if n := utf8.RuneCountInString(name); n < 2 || n > 5 || reading.ContainsAny(name, x.lex.ChineseNotInRole...) {
		return ""
	}
	if x.isPerson(name) || x.isDepartment(name) {
		return name
	}
	if !strings.ContainsAny(LastRunes(name, 1), "员师长工") || reading.ContainsAny(name, x.lex.ChineseNoRoles...) {
		return ""
	}
	return name
}
