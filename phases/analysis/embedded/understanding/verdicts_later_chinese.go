package understanding

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Who speaks puts things off in few words, in the last clause of a sentence or in a sentence of
// their own: "院长说明年再看", "我觉得挺好，但不急，放后面做".

// onlyPutsOff tells a clause that says no more than that something can wait, and who says so.
func (l *Lexicons) onlyPutsOff(clause string) bool {
	said := strings.TrimRight(l.withoutSayer(clause), "了吧 ")
	for cut := true; cut; {
		cut = false
		for _, open := range l.ChineseOpenersOfLater {
			if bare, ok := strings.CutPrefix(said, open); ok && bare != "" {
				said, cut = bare, true
			}
		}
	}
	return slices.Contains(l.ChinesePutOffAloud, said)
}

// putOffLast reads a sentence whose last clause only puts off what the first one names: "医保对接
// 讨论了一下，院长说明年再看". What stands between and behind is the reason.
func (l *Lexicons) putOffLast(clauses []string) (what, why string) {
	last := len(clauses) - 1
	if last == 0 || !l.onlyPutsOff(clauses[last]) || reading.ContainsAny(clauses[0], l.ChineseOpinions...) {
		return "", ""
	}
	what = clauses[0]
	for _, talked := range l.ChineseTalkedOver {
		what = strings.TrimSuffix(what, talked)
	}
	for _, open := range l.ChineseOpenersOfAside {
		what = strings.TrimPrefix(what, open)
	}
	if n := utf8.RuneCountInString(what); n < minRefused || n > maxRefused || reading.ContainsAny(what, l.ChineseNoThing...) {
		return "", ""
	}
	return what, strings.Join(clauses[1:], "，")
}

// waitsOnly tells a sentence that says of a wish before it only whose it is, what is thought of
// it and that it can wait: "店长老何提的，我觉得挺好，但不急，放后面做".
func (l *Lexicons) waitsOnly(text string) bool {
	clauses := reading.SplitTop(strings.Trim(text, "—–-。；;！! "), "，")
	last := len(clauses) - 1
	if !l.onlyPutsOff(clauses[last]) {
		return false
	}
	for _, clause := range clauses[:last] {
		if !l.onlyPutsOff(clause) && !reading.ContainsAny(clause, l.ChineseOpinions...) {
			return false
		}
	}
	return true
}

// wishPutOff is the place of the wish that a sentence behind some others puts off, and the thing
// wished; -1 where none of the last ones is a wish.
func (l *Lexicons) wishPutOff(said []reading.Sentence) (at int, what string) {
	for at = len(said) - 1; at >= max(0, len(said)-maxBeforeVerdict); at-- {
		text := strings.TrimRight(said[at].Text, "。！!？? ")
		for _, word := range l.ChineseAsksWhether {
			if head, rest, ok := strings.Cut(text, word); ok {
				return at, strings.TrimRight(head+rest, "吗呢啊呀")
			}
		}
	}
	return -1, ""
}

// putOffWish files the wish that a sentence puts off as left out, with what is said of it as the
// reason, and takes it off the sentences before; ok is false where there is none.
func (x *understander) putOffWish(sen reading.Sentence, left []reading.Sentence) (before []reading.Sentence, ok bool) {
	if !x.lex.waitsOnly(sen.Text) {
		return left, false
	}
	at, what := x.lex.wishPutOff(left)
	if at < 0 {
		at, what = x.lex.putOffByDash(sen.Text, left)
	}
	if at < 0 {
		return left, false
	}
	why := joinSentences(append(slices.Clone(left[at+1:]), sen))
	x.addNonGoal(what, strings.Trim(why, "—–。 "), left[at].From, sen.To)
	return left[:at], true
}

// putOffByDash is what a remark behind a dash puts off, which is all of the sentence before it:
// "马校长想要一个大屏放在大厅。——二期再说". -1 where there is none.
func (l *Lexicons) putOffByDash(remark string, said []reading.Sentence) (at int, what string) {
	at = len(said) - 1
	if at < 0 || !strings.HasPrefix(remark, "—") {
		return -1, ""
	}
	return at, l.bareThing(strings.TrimRight(said[at].Text, "。！; "))
}

// butDuty is the place of the clause with which a duty begins behind a thing left out: "病历这次
// 不做，继续用现在的软件，|但预约系统要把姓名推过去"; 0 without one.
func (l *Lexicons) butDuty(clauses []string) (at int, duty string) {
	for i, clause := range clauses[1:] {
		for _, but := range l.ChineseDutyOpeners {
			bare, ok := strings.CutPrefix(clause, but)
			rest := strings.Join(append([]string{bare}, clauses[i+2:]...), "，")
			if ok && l.asksAnything(rest) {
				return i + 1, rest + "。"
			}
		}
	}
	return 0, ""
}

// answeredNext is the thing of which one sentence asks whether it is to be, and the next one says
// that it is: "兼职能不能跨店排班？李总说要，但是工时怎么算还没想清楚". What is said besides follows.
func (l *Lexicons) answeredNext(asked, answer string) (thing, besides string, ok bool) {
	question, found := strings.CutSuffix(strings.TrimSpace(asked), "？")
	clauses := reading.SplitTop(strings.TrimRight(answer, "。！ "), "，")
	if !found || strings.Contains(question, "，") || !slices.Contains(l.ChineseSaidYes, l.withoutSayer(clauses[0])) {
		return "", "", false
	}
	for _, word := range l.ChineseAsksWhether {
		head, rest, ok := strings.Cut(question, word)
		if !ok || utf8.RuneCountInString(rest) < minRefused {
			continue
		}
		may := ""
		if strings.Contains(word, "能") || strings.Contains(word, "可") {
			may = "可以"
		}
		besides = strings.Join(clauses[1:], "，")
		for _, but := range l.ChineseDutyOpeners {
			besides = strings.TrimPrefix(besides, but)
		}
		return head + may + rest + "。", besides, true
	}
	return "", "", false
}
