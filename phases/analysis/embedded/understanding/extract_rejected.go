package understanding

import (
	"regexp"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// rejected files what somebody has looked at and not taken: "We looked at Lend
// Engine and MyTurn: nice, but too expensive", "大家看过钉钉宜搭，…不采用". It is
// an alternative with its gap; what it names is no technology of the product.
func (x *understander) rejected(s *signals, from, to int) bool {
	if x.comparedOnly(s.text, from, to) {
		return true
	}
	if !x.lex.setAside(s) {
		return false
	}
	name, gap := x.lookedAt(s.text)
	if name == "" {
		return false
	}
	if why := droppedBecause().ReplaceAllString(gap, ""); why != gap {
		gap = reading.UpperFirst(why)
	}
	src := x.source(from, to)
	if taken := x.lex.takenBeside(s.text, name); taken != "" {
		x.addItem(&x.u.Decisions, "decision", taken, from, to)
		x.mention(taken, from, to, true)
	}
	if each := eachWithGap(name, gap); len(each) > 0 {
		for i := range each {
			each[i].Source = src
		}
		x.u.Alternatives = append(x.u.Alternatives, each...)
		return true
	}
	if x.fresh("alternative", name+gap) {
		x.u.Alternatives = append(x.u.Alternatives, specs.Alternative{Name: name, Gap: sentence(strings.TrimPrefix(gap, "which ")), Source: src})
	}
	return true
}

// droppedBecause finds the words that say of a thing looked at only that it was left, in front
// of why: "but dropped it, since nobody can run it".
var droppedBecause = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?i:but (?:we )?(?:have )?(?:dropped|rejected|discarded|abandoned|left|decided against|ruled out) (?:it|them|this|that|both),? (?:since|because|as) )`)
})

// lookedAtSeveral files two ways that were looked at side by side, the first with what is
// wrong with it in brackets: "We looked at Acme (38,000 a year) and at keeping paper".
func (x *understander) lookedAtSeveral(text string, from, to int) bool {
	m := sideBySide().FindStringSubmatch(strings.TrimRight(text, ". "))
	if m == nil {
		return false
	}
	src := x.source(from, to)
	x.u.Alternatives = append(x.u.Alternatives,
		specs.Alternative{Name: reading.UpperFirst(m[1]), Gap: sentence(m[2]), Source: src},
		specs.Alternative{Name: reading.UpperFirst(m[3]), Gap: sentence(m[4]), Source: src})
	return true
}

// sideBySide reads them.
var sideBySide = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:(?i:we (?:also |have )?(?:looked at|considered|evaluated|tried|compared)) )([^(),;]{2,60}) \(([^()]{4,120})\),? and (?:at |with )?([^(),;]{2,60}?)(?: \(([^()]{4,120})\))?$`)
})

// eachWithGap parts two names that were looked at together, where what stands behind says of
// each what is wrong with it: "Druid and TimescaleDB: Druid needs a team of its own,
// TimescaleDB was too slow". Nil where it says so of both at once.
func eachWithGap(name, gap string) []specs.Alternative {
	first, second, ok := strings.Cut(name, " and ")
	if !ok || !strings.HasPrefix(gap, first+" ") {
		return nil
	}
	at := strings.Index(gap, " "+second+" ")
	if at <= 0 {
		return nil
	}
	return []specs.Alternative{
		{Name: first, Gap: sentence(strings.TrimRight(strings.TrimSuffix(gap[:at], " and"), " ,;"))},
		{Name: second, Gap: sentence(strings.TrimSpace(gap[at:]))},
	}
}

// chosenOver tells an item that only says which of two means was taken: "数据库用 MySQL，
// 考虑过 Oracle，太贵".
func (x *understander) chosenOver(u *reading.Unit) bool {
	if len(u.Sentences) != 1 {
		return false
	}
	s := x.look(u.Sentences[0].Text)
	if !x.lex.setAside(&s) {
		return false
	}
	name, _ := x.lookedAt(s.text)
	return name != "" && x.lex.takenBeside(s.text, name) != ""
}

// takenBeside is the clause before the one on what was set aside, where it names what was
// taken: "Records go to MySQL 8 -- leveldb was considered and rejected", "数据库用 MySQL，
// 考虑过 Oracle，太贵". Empty where it names nothing.
func (l *Lexicons) takenBeside(text, name string) string {
	before, _, ok := strings.Cut(text, name)
	if !ok {
		return ""
	}
	cut := -1
	for _, mark := range l.ClauseEnds {
		cut = max(cut, strings.LastIndex(before, mark))
	}
	if cut <= 0 {
		return ""
	}
	taken := strings.TrimSpace(text[:cut])
	if at := strings.LastIndex(taken, "，"); at > 0 && len(l.tech.Find(taken[at:])) == 0 {
		taken = taken[:at] // "数据库用 MySQL，原来" begins the next clause already
	}
	if len(l.tech.Find(taken)) == 0 || reading.ContainsAny(" "+reading.Lower(taken)+" ", l.LookedIntoBefore...) || reading.ContainsAny(taken, l.ChineseTried...) {
		return ""
	}
	return taken
}

// setAside tells a sentence about a thing that was tried or looked at and left.
func (l *Lexicons) setAside(s *signals) bool {
	if s.question || s.trigger != "" || s.has("must", "should") && !s.has("contrast") {
		return false
	}
	low := " " + reading.Lower(s.text)
	for _, who := range l.LookersElse {
		low = strings.ReplaceAll(low, who, " ") // "which knows who looked at what" tells what the product knows
	}
	if reading.ContainsAny(low, " was proposed", " were proposed", " was suggested", " were suggested") && !reading.ContainsAny(low, " but ", " so no", " however ", " too ") {
		return false
	}
	if reading.ContainsAny(low, l.LookedIntoBefore...) {
		return deedsBehind(s.text) == "" // "An add-on that hides flights I have looked at" tells what is wanted
	}
	return reading.ContainsAny(s.text, l.ChineseTried...) && reading.ContainsAny(s.text, l.ChineseButs...)
}

// deedsBehind is what the thing of an idea does, behind "that": it begins with a
// verb of the third person.
func deedsBehind(text string) string {
	for _, w := range []string{" that ", " which "} {
		head, rest, ok := strings.Cut(strings.TrimRight(text, "."), w)
		if ok && len(strings.Fields(head)) <= 8 && !strings.Contains(head, ",") && reading.InThirdPerson(reading.FirstWord(rest)) {
			return rest
		}
	}
	return ""
}

// lookedAt finds the name of what was looked at and what is wrong with it.
func (x *understander) lookedAt(text string) (name, gap string) {
	if reading.HasHan(text) {
		for _, verb := range x.lex.ChineseLookedAt {
			_, after, ok := strings.Cut(text, verb)
			if !ok {
				continue
			}
			name, gap = after, ""
			if i := strings.IndexAny(after, "，。；：,"); i > 0 {
				name, gap = after[:i], strings.TrimLeft(after[i:], "，。；：, ")
			}
			if n := len([]rune(name)); n >= 2 && n <= 16 && !strings.HasPrefix(name, "的") {
				return strings.TrimSpace(name), gap
			}
		}
		return "", ""
	}
	low := " " + reading.Lower(text)
	for _, verb := range x.lex.LookedAt {
		i := strings.Index(low, verb)
		if i < 0 {
			continue
		}
		if name, rest := outsideName(text[i+len(verb)-1:]); name != "" {
			return name, outOfBracket(rest)
		}
	}
	if name := x.lex.nameLookedAt(text); name != "" {
		return name, text
	}
	for at, word := range strings.Fields(text) { // "A plug-in from ReturnGO was evaluated and rejected"
		bare := strings.Trim(word, ".,;:")
		if reading.InnerCapital(bare) || at > 0 && reading.StartsUpper(bare) && len(bare) > 2 {
			if i := strings.Index(text, bare); i >= 0 && i < 60 {
				return bare, text
			}
		}
	}
	if hits := x.lex.tech.Find(text); len(hits) > 0 {
		return text[hits[0].Start:hits[0].End], text
	}
	return "", ""
}

// nameLookedAt is the one word of which a clause says that it was looked at, also
// where it is written small: "…, etcd was considered and rejected".
func (l *Lexicons) nameLookedAt(text string) string {
	for _, verb := range l.LookedAtBehind {
		head, _, ok := strings.Cut(text, verb)
		if !ok {
			continue
		}
		if i := strings.LastIndexAny(head, ",;:–—."); i >= 0 || strings.Contains(head, " -- ") {
			head = head[max(i+1, strings.LastIndex(head, " -- ")+1):]
			head = strings.TrimLeft(head, "- ")
		}
		if head = strings.TrimSpace(head); head != "" && !strings.Contains(head, " ") && reading.IsASCII(head) && !l.pronounStart(head+" ") {
			return head
		}
	}
	return ""
}

// outOfBracket is a reason that stands alone in brackets, without them.
func outOfBracket(text string) string {
	bare := strings.TrimSuffix(strings.TrimRight(text, ". "), ")")
	if rest, ok := strings.CutPrefix(bare, "("); ok && !strings.ContainsAny(rest, "()") && len(bare) < len(strings.TrimRight(text, ". ")) {
		return rest
	}
	return text
}

// outsideName reads the proper names at the beginning of a text, also two
// joined by "and"; rest is what follows.
func outsideName(text string) (name, rest string) {
	words, end := 0, 0
	for at := 0; at < len(text); {
		j := strings.IndexByte(text[at:], ' ')
		word := text[at:]
		if j >= 0 {
			word = text[at : at+j]
		}
		bare := strings.TrimRight(word, ",;:.")
		if !reading.StartsUpper(bare) && (words == 0 || bare != "and" && bare != "or" && bare != "&") {
			break
		}
		if reading.StartsUpper(bare) {
			end = at + len(bare)
			words++
		}
		if strings.TrimRight(word, ":;.") != word && end == at+len(bare) || j < 0 {
			break
		}
		at += j + 1
	}
	if words == 0 || words > 8 {
		return "", ""
	}
	return text[:end], strings.TrimLeft(text[end:], " ,:;–-.")
}

// PraiseBeforeGap cuts what is good about something off what is wrong with it, in Chinese:
// 觉得审批够用|但派单不行.
func (l *Lexicons) PraiseBeforeGap(text string) (praise, gap string) {
	before, after, ok := strings.Cut(text, "但")
	before = strings.TrimRight(before, "，,；")
	if !ok || !reading.HasHan(text) || !reading.ContainsAny(before, l.ChinesePraises...) || strings.ContainsAny(before, "。；") || reading.ContainsAny(before, l.ChineseNoPraises...) {
		return "", text
	}
	for _, felt := range l.ChineseFelt {
		before = strings.TrimPrefix(before, felt)
	}
	return before, strings.TrimPrefix(after, "是")
}
