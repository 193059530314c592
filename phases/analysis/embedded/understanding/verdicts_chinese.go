package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Bounds, in runes, of what is turned down and of what stands before the word that
// turns it down.
const (
	minRefused      = 2
	maxRefused      = 20
	maxFrameRefused = 10
)

// verdictsChinese files what the sentences of a Chinese unit turn down, accept or leave
// open, and leaves of them what they say besides: "吴工建议做实时定位，小李反对，最后决定
// 不做实时定位，只记签收时间". It tells whether nothing is left.
func (x *understander) verdictsChinese(u *reading.Unit, c context) bool {
	if c.kind == "question" || c.kind == "problem" {
		return false
	}
	var left []reading.Sentence
	for i := 0; i < len(u.Sentences); i++ {
		sen := u.Sentences[i]
		if x.openPointChinese(sen, &left) {
			continue
		}
		if what := x.lex.leftAsIs(sen.Text); what != "" && u.Label == "" {
			x.addNonGoal(x.lex.ChineseAltering[0]+what, "", sen.From, sen.To)
			continue
		}
		if x.lex.takenIn(u.Sentences, i) {
			x.note(sen.Text+u.Sentences[i+1].Text, sen.From, u.Sentences[i+1].To)
			i++
			continue
		}
		if x.lex.settledMeanwhile(u, i) {
			x.note(LabelText(u.Label, sen.Text), sen.From, sen.To)
			continue
		}
		if i+1 < len(u.Sentences) {
			if thing, besides, ok := x.lex.answeredNext(sen.Text, u.Sentences[i+1].Text); ok {
				i++
				left = append(left, reading.Sentence{Text: thing, From: sen.From, To: u.Sentences[i].To})
				if besides != "" {
					left = append(left, reading.Sentence{Text: besides + "。", From: u.Sentences[i].From, To: u.Sentences[i].To})
				}
				continue
			}
		}
		if before, ok := x.putOffWish(sen, left); ok {
			left = before
			continue
		}
		what, why, rest, ok := x.lex.decidedChinese(sen.Text)
		if !ok || i == 0 && u.Label != "" && !strings.Contains(sen.Text, "，") {
			left = append(left, sen)
			continue
		}
		if what != "" {
			to := sen.To
			if why == "" && i+1 < len(u.Sentences) && x.lex.saysWhyNot(u.Sentences[i+1].Text) {
				i++
				why, to = x.lex.bySpeaker(u.Sentences[i].Text), u.Sentences[i].To
			}
			x.addNonGoal(what, strings.TrimRight(why, "。"), sen.From, to)
		} else if why != "" {
			s := x.look(why)
			x.addProblem(&s, sen.From, sen.To)
		}
		if rest != "" && what != "" && c.kind == "non_goal" && x.lex.asksAnything(rest) {
			x.addFeature(FeatureFact{Text: rest}, sen.From, sen.To) // what has to be all the same is not left out
			continue
		}
		if rest != "" {
			sen.Text = rest
			left = append(left, sen)
		}
	}
	if slices.Equal(left, u.Sentences) {
		return false
	}
	u.Sentences = left
	u.Text = joinSentences(left)
	return len(left) == 0
}

// joinSentences is what some sentences say in a row.
func joinSentences(said []reading.Sentence) string {
	var b strings.Builder
	for _, s := range said {
		b.WriteString(strings.TrimSpace(s.Text))
	}
	return b.String()
}

// spacedSentences joins sentences with a space in front of each that is not Chinese.
func spacedSentences(said []reading.Sentence) string {
	var b strings.Builder
	for i, s := range said {
		if i > 0 && !reading.HasHan(s.Text) {
			b.WriteByte(' ')
		}
		b.WriteString(s.Text)
	}
	return b.String()
}

// decidedChinese reads a sentence that decides on something: what is turned down, why,
// and what it says besides. What is empty where the thing is accepted.
func (l *Lexicons) decidedChinese(text string) (what, why, rest string, ok bool) {
	if strings.ContainsAny(text, "？?“\"") {
		return "", "", "", false
	}
	if what, why = l.turnedDownBehind(text); what != "" {
		return what, why, "", true
	}
	clauses := reading.SplitTop(strings.TrimRight(text, "。；;！! "), "，")
	if what, why, rest, ok = l.askedWhether(clauses); ok {
		return what, why, rest, true
	}
	for i, clause := range clauses {
		if what := l.decidedNot(clause); what != "" {
			why, rest := strings.Join(clauses[:i], "，"), strings.Join(clauses[i+1:], "，")
			if i == 0 && (reading.HasPrefixOf(rest, l.ChineseWhyNot...) || reading.ContainsAny(rest, l.ChineseWhys...)) {
				why, rest = rest, ""
			}
			return what, why, rest, true
		}
	}
	last := strings.TrimPrefix(strings.TrimPrefix(clauses[len(clauses)-1], "你们"), "你")
	if slices.Contains(l.ChineseLeaveIt, last) && len(clauses) > 1 {
		topic := l.topicOf(clauses[0])
		why := strings.Join(clauses[1:len(clauses)-1], "，")
		if said := strings.TrimPrefix(clauses[0], topic); said != "" {
			why = strings.Trim(said+"，"+why, "，")
		}
		return topic, why, "", topic != ""
	}
	if what = l.doneWithout(clauses); what != "" {
		return what, strings.Join(clauses[1:], "，"), "", true
	}
	if what, why = l.putOffLast(clauses); what != "" {
		return what, why, "", true
	}
	what = l.refusedThing(clauses[0])
	if at, duty := l.butDuty(clauses); at > 0 && what != "" {
		return what, strings.Join(clauses[1:at], "，"), duty, true
	}
	if what != "" && (len(clauses) == 1 || !reading.HasPrefixOf(clauses[1], l.ChineseStaysSo...)) {
		return what, strings.Join(clauses[1:], "，"), "", true
	}
	return "", "", "", false
}

// askedWhether reads a sentence in which it is asked whether something is to be, and said at
// once: "吴工问要不要支持一周连订，赵主任说要", "要不要搞个商城，我觉得先不搞".
func (l *Lexicons) askedWhether(clauses []string) (what, why, rest string, ok bool) {
	asked, thing, found := l.cutWhether(clauses[0])
	if !found || len(clauses) < 2 || utf8.RuneCountInString(asked) > maxFrameRefused || utf8.RuneCountInString(thing) < minRefused {
		return "", "", "", false
	}
	answer := l.withoutSayer(clauses[1])
	others := clauses[2:]
	switch {
	case slices.Contains(l.ChineseSaidNo, answer):
		for _, do := range l.ChineseMakes {
			if bare, ok := strings.CutPrefix(thing, do); ok {
				thing = bare
				break
			}
		}
		return thing, strings.Join(others, "，"), "", true
	case slices.Contains(l.ChineseSaidYes, answer):
		kept := []string{thing}
		var reasons []string
		for _, o := range others {
			if reading.ContainsAny(o, l.ChineseWhys...) || reading.ContainsAny(o, "嫌", "麻烦") {
				reasons = append(reasons, o)
				continue
			}
			kept = append(kept, o)
		}
		return "", strings.Join(reasons, "，"), strings.Join(kept, "，") + "。", true
	}
	return "", "", "", false
}

// cutWhether parts who asks from what it is asked of: 讨论了|是否|对接患者短信.
func (l *Lexicons) cutWhether(clause string) (asked, thing string, found bool) {
	for _, word := range l.ChineseWhether {
		if asked, thing, found = strings.Cut(clause, word); found {
			return asked, thing, true
		}
	}
	return clause, "", false
}

// withoutSayer takes off an answer who gives it: "赵主任说要", "我觉得先不搞".
func (l *Lexicons) withoutSayer(clause string) string {
	for _, verb := range l.ChineseAnswers {
		who, said, ok := strings.Cut(clause, verb)
		if ok && utf8.RuneCountInString(who) <= 5 && said != "" {
			return strings.TrimSuffix(strings.TrimLeft(said, "：:"), "了")
		}
	}
	return strings.TrimSuffix(clause, "了")
}

// decidedNot is what a clause says that it was decided not to make: "最后决定不做实时定位".
func (l *Lexicons) decidedNot(clause string) string {
	frame, said, ok := strings.Cut(clause, "决定")
	if !ok || utf8.RuneCountInString(frame) > maxFrameRefused {
		return ""
	}
	for _, when := range l.ChineseForNow {
		said = strings.TrimPrefix(said, when)
	}
	for _, no := range l.ChineseNotMade {
		if what, ok := strings.CutPrefix(said, no); ok {
			if n := utf8.RuneCountInString(what); n >= minRefused && n <= maxRefused {
				return what
			}
		}
	}
	return ""
}

// refusedThing is the thing that a clause of nothing else turns down: "早餐不做", "直播课也
// 不要". Who does not do something refuses nothing.
func (l *Lexicons) refusedThing(clause string) string {
	for _, no := range l.ChineseThingRefused {
		what, ok := strings.CutSuffix(strings.TrimSuffix(clause, "了"), no)
		if !ok {
			continue
		}
		for cut := true; cut; {
			cut = false
			for _, when := range l.ChineseForNow {
				if bare, ok := strings.CutSuffix(what, when); ok {
					what, cut = bare, true
				}
			}
		}
		for _, open := range l.ChineseOpenersOfAside {
			what = strings.TrimPrefix(what, open)
		}
		n := utf8.RuneCountInString(what)
		if n < minRefused || n > maxRefused/2 || reading.ContainsAny(strings.TrimSuffix(what, "什么的"), l.ChineseNoThing...) {
			return ""
		}
		for h := range l.people.All(what) {
			if h.End == len(what) {
				return "" // "志愿者不做"
			}
		}
		return what
	}
	return ""
}

// doneWithout is the thing that is done without the product because something else is
// enough: "发工资不用系统里发，我银行转账就行". What is enough is the reason.
func (l *Lexicons) doneWithout(clauses []string) string {
	what, how, ok := strings.Cut(clauses[0], "不用")
	n := utf8.RuneCountInString(what)
	if !ok || n < minRefused || n > maxRefused/2 || len(clauses) < 2 || !reading.ContainsAny(clauses[0], "系统", "平台", "软件", "你们") {
		return ""
	}
	for _, c := range clauses[1:] {
		if !reading.HasSuffixOf(c, l.ChineseIsEnough...) {
			return ""
		}
	}
	return doneIn(what, how)
}

// doneIn names with what is done without the product where it is done, if the deed is said
// once more behind that: "系统里发工资" of "发工资" and "系统里发". The deed itself stays.
func doneIn(what, how string) string {
	how = strings.TrimRight(how, "了的。！ ")
	at := strings.LastIndexAny(how, "里中内")
	if at < 0 {
		return what
	}
	_, size := utf8.DecodeRuneInString(how[at:])
	if deed := how[at+size:]; deed == "" || !strings.HasPrefix(what, deed) {
		return what
	}
	return how[:at+size] + what
}

// topicOf is what a clause is about, in front of how it is: "退费的规则" of "退费的规则比较
// 复杂". It is the clause where it says no more.
func (l *Lexicons) topicOf(clause string) string {
	for _, how := range l.ChineseHow {
		if head, _, ok := strings.Cut(clause, how); ok && utf8.RuneCountInString(head) >= minRefused {
			clause = head
		}
	}
	if n := utf8.RuneCountInString(clause); n > maxRefused {
		return ""
	}
	return clause
}

// saysWhyNot tells a sentence that says why the thing before it is left out, by saying
// so once more: "钱老师说人手不够，至少今年不做".
func (l *Lexicons) saysWhyNot(text string) bool {
	said := strings.TrimRight(l.bySpeaker(text), "。！ ")
	if reading.HasPrefixOf(said, l.ChineseWhyNot...) {
		return true
	}
	i := strings.LastIndex(said, "，")
	return i > 0 && reading.HasSuffixOf(said[i:], l.ChineseThingRefused...) && utf8.RuneCountInString(said[i:]) <= 8
}

// openPointChinese files a sentence that says that something is not known yet, with who
// asks, and a question before it that it leaves open: "手续费谁出？没有结论，郑会计找区里问".
func (x *understander) openPointChinese(sen reading.Sentence, left *[]reading.Sentence) bool {
	clauses := reading.SplitTop(strings.TrimRight(sen.Text, "。；;！! "), "，")
	at := slices.IndexFunc(clauses, func(clause string) bool { return reading.HasSuffixOf(clause, x.lex.ChineseNotKnown...) })
	if at < 0 || strings.ContainsAny(sen.Text, "？?") {
		return false
	}
	who := ""
	for _, clause := range clauses[at+1:] {
		who = reading.FirstOf(who, x.lex.whoAsks(clause))
	}
	asked := clauses[at]
	for _, open := range x.lex.ChineseNotKnown {
		if bare, ok := strings.CutSuffix(asked, open); ok {
			asked = bare
			break
		}
	}
	from, before := sen.From, asked != ""
	if before && !reading.ContainsAny(asked, x.lex.ChineseAsksWhat...) {
		return false
	}
	if last := len(*left) - 1; !before && last >= 0 && strings.HasSuffix(strings.TrimSpace((*left)[last].Text), "？") {
		asked, from = strings.TrimSuffix(strings.TrimSpace((*left)[last].Text), "？"), (*left)[last].From
		*left = (*left)[:last]
	}
	if utf8.RuneCountInString(asked) < 4 || at+1 < len(clauses) && who == "" {
		return false
	}
	q := specs.Question{Text: strings.TrimRight(asked, "，： ") + "？", Owner: who, Source: x.source(from, sen.To)}
	if x.fresh("question", q.Text) {
		x.u.Questions = append(x.u.Questions, q)
	}
	return true
}

// settledMeanwhile tells a sentence that says only that what was open is decided by now:
// "上次没定，本次定了，见下面第二部分". What was decided stands where it says.
func (l *Lexicons) settledMeanwhile(u *reading.Unit, at int) bool {
	return at == 0 && len(u.Sentences) == 1 && reading.ContainsAny(u.Sentences[0].Text, l.ChineseSettledNow...) &&
		(reading.ContainsAny(u.Sentences[0].Text, l.ChineseLeftOpen...) || reading.ContainsAny(u.Sentences[0].Text, "见下", "见后", "见第"))
}

// whoAsks is who finds out, as a clause behind an open point says: "会后赵主任去问".
func (l *Lexicons) whoAsks(clause string) string {
	for _, verb := range l.ChineseFindsOut {
		who, rest, ok := strings.Cut(clause, verb)
		if !ok || verb == "找" && !strings.HasSuffix(rest, "问") && !strings.HasSuffix(rest, "确认") {
			continue
		}
		for _, when := range l.ChineseAfterMeeting {
			who = strings.TrimPrefix(who, when)
		}
		if n := utf8.RuneCountInString(who); n >= 2 && n <= 5 {
			return who
		}
	}
	return ""
}
