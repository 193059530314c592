package understanding

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// remark tells a sentence that comments on what stands beside it: rhetoric, a
// pointer to another chapter, thanks, small talk. It states nothing of its own
// and becomes a note. A sentence with a measure or a rule of its own never is.
func (x *understander) remark(s *signals) bool {
	if s.question {
		return x.lex.asksBack(s.text)
	}
	return s.has("remark") && !s.has("assumption") && !s.measured() || reading.HasPrefixOf(reading.Lower(s.text), x.lex.Apologies...) || reading.HasPrefixOf(reading.Lower(s.text), x.lex.OfTheWriters...) || onceWanted().MatchString(s.text) || x.lex.crossReference(s.text) || x.lex.greets(s.text)
}

// onceWanted tells which figure somebody wanted and did not get: "Rupert wanted £250".
var onceWanted = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[A-Z]\p{Ll}+ (?:had )?(?:wanted|asked for|suggested|proposed|preferred) [£€$]?\d[\d.,]*(?: [\p{L}%]+){0,2}\.?$`)
})

// onePlace tells in a few words what the product is: "One place where every claim lands, whatever way
// it came".
var onePlace = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:So: |Simply: )?One (?:single )?(?:place|list|tool|page|inbox|system|app|queue|screen|calendar|register|website) (?:where|in which|on which|for all|for every|that) .{8,}$`)
})

// crossReference tells "See 4.1.1." and "详见第 3 章" from a statement.
func (l *Lexicons) crossReference(text string) bool {
	low := strings.Trim(reading.Lower(text), " (（)）.。")
	for _, open := range l.CrossReferences {
		if rest, ok := strings.CutPrefix(low, open); ok {
			return len(strings.Fields(low)) <= 8 && len([]rune(low)) <= 60 && (open != "see " && open != "compare " || l.pointsElsewhere(rest))
		}
	}
	return false
}

// pointsElsewhere tells a place in some text from a thing that somebody sees or
// compares with the product: "See 4.1.1", but "See overdue plants first".
func (l *Lexicons) pointsElsewhere(rest string) bool {
	if strings.ContainsAny(rest[:1], "0123456789#[`§") || reading.ContainsAny(rest, "://", ".md", "/") {
		return true
	}
	for word := range strings.FieldsSeq(rest) {
		word = strings.Trim(word, ".,;:()")
		if bare := strings.TrimRight(word, "0123456789"); bare != word && len(bare) <= 5 { // G1, REQ-12
			return true
		}
		if l.PartsOfPaper[word] {
			return true
		}
	}
	return false
}

// reason tells a sentence that says why the rule before it exists: something
// that happened, what somebody owns or does, what would follow otherwise.
func (x *understander) reason(s *signals) bool {
	if s.question || s.trigger != "" || s.has("must", "should", "can", "need") {
		return false
	}
	return s.has("reason") && !s.bounded() || x.lex.pastOnly(s.text) || x.lex.tellsBareReason(s.text)
}

// pastOnly tells a sentence that reports what happened, in the past tense.
func (l *Lexicons) pastOnly(text string) bool {
	low := " " + reading.Lower(strings.TrimRight(text, ".!")) + " "
	for _, relative := range l.RelativeWords { // what is told there is no news
		low, _, _ = strings.Cut(low, relative)
	}
	if reading.HasHan(text) || reading.ContainsAny(low, l.PresentVerbs...) {
		return false
	}
	return reading.ContainsAny(low, l.PastVerbs...) ||
		reading.ContainsAny(low, l.LastYearPhrases...)
}

// weDid tells what happened to those who speak or what they did, which they ask nobody to
// do again: "We got bitten by a typo once and ran blind for three weeks".
func (l *Lexicons) weDid(s *signals) bool {
	if s.question || reading.HasHan(s.text) || s.has("must", "should", "can", "could", "need", "non_goal", "goal", "vision", "aim") {
		return false
	}
	words := strings.Fields(reading.Lower(s.text))
	if len(words) < 4 || words[0] != "we" && words[0] != "i" {
		return false
	}
	i := 1
	for i < len(words)-1 && l.BesideDeed[words[i]] {
		i++
	}
	return l.PastOfPeople[words[i]]
}

// outcome tells a wish for a state of the world with a number, from a promise
// of the product: "half of the bookings online by autumn".
func (l *Lexicons) outcome(s *signals) bool {
	if s.has("must") || s.question {
		return false
	}
	low := " " + reading.Lower(s.text) + " "
	if !strings.HasPrefix(low, " the target is ") && !strings.HasPrefix(low, " the target agreed ") && !reading.ContainsAny(low, l.OutcomeHoped...) {
		return false
	}
	if s.measured() || len(s.measures) > 0 {
		return true
	}
	return reading.ContainsAny(low, l.OutcomeShares...)
}

// share is a target in words: "half of the bookings online".
func (l *Lexicons) share(text string) string {
	low := reading.Lower(text)
	for _, w := range l.ShareInWords {
		if i := strings.Index(low, w); i >= 0 && !reading.InsideWord(low, i) {
			end := i + len(w)
			if strings.HasSuffix(w, " ") {
				if j := strings.IndexAny(text[end:], ",.;"); j >= 0 {
					end += j
				} else {
					end = len(text)
				}
				if len(strings.Fields(text[i:end])) > 8 {
					end = i + len(w) - 1
				}
			}
			return strings.TrimSpace(text[i:end])
		}
	}
	return ""
}

// circumstance tells a plain description of what is there from a pain: how
// many houses somebody owns, what a program is written in.
func (x *understander) circumstance(s *signals) bool {
	if reading.HasHan(s.text) {
		return x.lex.sizeOnly(s.text)
	}
	low := " " + reading.Lower(s.text) + " "
	if s.has("problem") || reading.ContainsAny(low, x.lex.TroubleWords...) {
		return false
	}
	if reading.ContainsAny(low, " is a ", " is an ") && x.namesProduct(s.text) {
		return true
	}
	return (len(s.measures) > 0 || strings.ContainsAny(s.text, "0123456789")) && reading.ContainsAny(low, x.lex.OwnsOrRuns...)
}

// sizeOnly tells a Chinese sentence that says how large somebody is, and
// nothing that hurts: "我站下设 1 个站本部、4 个献血屋".
func (l *Lexicons) sizeOnly(text string) bool {
	head, _, _ := strings.Cut(text, "，")
	has := false
	for _, word := range l.ChineseHasUnits {
		if i := strings.Index(head, word); i > 0 && utf8.RuneCountInString(head[:i]) <= 8 && strings.ContainsAny(head[i:], "0123456789一二三四五六七八九十") {
			has = true
		}
	}
	return has && !reading.ContainsAny(text, l.ChineseTrouble...)
}

// keeps tells a rule that must go on holding: "old callers must keep working".
func (l *Lexicons) keeps(text string) bool {
	low := " " + reading.Lower(text)
	return reading.ContainsAny(low, l.MustKeep...) || strings.HasPrefix(low, " nothing ")
}

// dueBy is the date or hour by which a goal is to be reached: "by 06:00".
func (l *Lexicons) dueBy(text string) string {
	i := strings.LastIndex(text, " by ")
	if i < 0 {
		return ""
	}
	rest := text[i+1:]
	if j := strings.IndexAny(rest, ",;"); j > 0 {
		rest = rest[:j]
	}
	rest = strings.TrimRight(rest, " .")
	word := reading.FirstWord(strings.TrimPrefix(rest, "by "))
	if word == "" || len(strings.Fields(rest)) > 6 || (word[0] < '0' || word[0] > '9') && !l.Calendar(rest) {
		return ""
	}
	return rest
}

// before tells whether a sentence stands before the first wish of a text
// without headings: a letter tells what is wrong before what is wanted.
func (x *understander) before(s *signals, from int) bool {
	if s.has("must", "should", "need") || s.question {
		return false
	}
	if from < x.wishLine() {
		return true
	}
	return len(x.r.Sections) > 3 && len(x.u.Pitch) == 0 && !x.lex.change(s) && s.trigger == "" && from < x.r.Sections[min(2, len(x.r.Sections)-1)].From && x.lex.painful(s) && !s.has("can") && len(strings.Fields(s.text)) > 5
}

// askLine is the line in which a Chinese letter asks for the software itself, "想请你
// 帮我们做个小程序"; -1 where none does.
func (x *understander) askLine() int {
	for i := range x.r.Units {
		for _, sen := range x.r.Units[i].Sentences {
			if reading.HasHan(sen.Text) && x.lex.wishedInChat(strings.TrimLeft(sen.Text, "所以因此于")) != "" {
				return sen.From
			}
		}
	}
	return -1
}

// wishLine is the line of the first sentence that wants something, in a text
// that has no headings of its own; zero in any other.
func (x *understander) wishLine() int {
	if x.wish != 0 {
		return x.wish
	}
	x.wish = -1
	if len(x.r.Sections) > 3 || x.r.Chat {
		return x.wish
	}
	if x.wish = x.askLine(); x.wish > 0 {
		return x.wish
	}
	for i := range x.r.Units {
		unit := &x.r.Units[i]
		if x.lex.imagined(unit.Label) {
			x.wish = unit.From
			return x.wish
		}
		used := sync.OnceValue(func() bool { return x.describesUse(unit) }) // reads the whole unit: once is enough
		for _, sen := range unit.Sentences {
			s := x.look(sen.Text)
			if x.remark(&s) {
				continue
			}
			if lead, _, ok := strings.Cut(sen.Text, ": "); ok && x.lex.imagined(lead) || s.has("need", "must", "should", "picture", "wish_aloud") || reading.HasHan(sen.Text) && (x.lex.spokenDeed(&s) || x.claimsDeed(sen.Text)) || x.lex.wished(sen.Text) != "" || x.lex.thought(sen.Text) != "" || x.lex.wantsThat(sen.Text) || x.story(sen.Text) != nil || x.wishes(&s) || used() {
				x.wish = sen.From
				return x.wish
			}
		}
	}
	return x.wish
}

// describesUse tells a paragraph that shows people working with the product:
// most of its sentences are what somebody does or what happens when, none
// complains.
func (x *understander) describesUse(u *reading.Unit) bool {
	acts := 0
	for _, sen := range u.Sentences {
		s := x.look(sen.Text)
		if x.lex.painful(&s) || s.question {
			return false
		}
		if x.personActs(&s) || s.trigger != "" && (x.actsFirst(s.response) || x.lex.onCondition(sen.Text)) || s.has("can") && x.hasSubject(sen.Text) {
			acts++
		}
	}
	return acts >= 2 && acts*2 >= len(u.Sentences)
}

// painful tells that something is wrong, by its words or by what it denies.
func (l *Lexicons) painful(s *signals) bool {
	low := " " + reading.Lower(s.text) + " "
	return s.has("problem") || reading.ContainsAny(low, l.PainWords...)
}

// happened tells an event of the past that somebody tells as a warning: "In
// March it stood still for six days".
func (l *Lexicons) happened(text string) bool {
	if reading.HasHan(text) {
		return false
	}
	low := " " + reading.Lower(text)
	return reading.ContainsAny(low, l.HappenedVerbs...) &&
		reading.ContainsAny(low, l.HappenedWhen...)
}
