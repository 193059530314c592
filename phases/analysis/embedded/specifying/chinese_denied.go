package specifying

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// chineseDenied tests what may not be by a case to which it applies and one to
// which it does not: "信用分低于 60 分的用户不能发布".
func (w *Specifier) chineseDenied(d *Draft) course {
	if d.Statement.Trigger != "" {
		return course{}
	}
	head := strings.TrimRight(d.Statement.Head, "。；")
	condition := ""
	for clause := range strings.SplitSeq(head, "，") {
		before, act := w.cutDenial(clause)
		if w.Table.IsWord("stays_verbs", "zh", act) {
			continue // 快捷键不能变: nothing is refused to anybody
		}
		if act == "" || reading.ContainsAny(clause, w.Table.Words["form_choices"].In("zh")...) {
			condition = clause
			continue
		}
		if condition != "" {
			if c := w.leadForm(clause); c.Main != "" {
				return c // 发布期间不能中断发送: the form says what is seen
			}
		}
		if before == "" && w.namesCase(condition) {
			before = condition
		}
		cased := w.namesCase(strings.TrimSpace(before))
		before = strings.TrimSuffix(strings.TrimSuffix(strings.TrimSpace(before), "时"), "的")
		_, role := w.LeadingPerson(before + "，")
		if strings.HasSuffix(before, "后") {
			cased = false // a moment is no case that another lacks
		}
		if cased && w.endsInOutage(before) {
			return course{Main: w.Say("check_outage", "condition", before, "act", act), Rule: "criterion-of-condition", rank: firmCourse}
		}
		if w.leaves(condition+before, act) {
			said := strings.TrimPrefix(condition+"，"+clause, "，")
			return course{Main: w.Say("check_stays", "text", said), Rule: "criterion-of-prohibition", rank: firmCourse}
		}
		everyone := w.Table.EndsWith("ends_in_anybody", before) || strings.HasPrefix(before, "任何") || strings.HasPrefix(before, "所有") || role && !strings.ContainsAny(before, "的过不低高超未没有")
		if clear := strings.Contains(before, "的") || cased; before == "" || everyone || !clear || utf8.RuneCountInString(act) > 14 {
			out := course{Main: w.deniedOf(before, act, clause), Rule: "criterion-of-prohibition", rank: firmCourse}
			if condition != "" {
				out.rank, out.Rule = looseCourse, FromStatement // the rest of the statement counts as much
			}
			return out
		}
		out := course{Main: w.Say("check_refused", "condition", strings.TrimSpace(before), "act", act), Rule: "criterion-of-condition", rank: firmCourse}
		if !reading.ContainsAny(head, w.Table.Words["kept_in_spite"].In("zh")...) {
			out.also = w.Say("check_refused_also")
		}
		return out
	}
	for _, word := range w.Table.Words["check_limits"].In("zh") {
		if strings.Contains(head, word) {
			return course{Main: w.Say("check_within", "text", head), Rule: "criterion-of-condition", rank: firmCourse}
		}
	}
	return course{}
}

// endsInOutage says that a case is what befalls the product: nobody asks for
// anything that could be refused, what is ruled out is that it happens.
func (w *Specifier) endsInOutage(condition string) bool {
	return slices.ContainsFunc(w.Table.Words["outages"].In("zh"), func(word string) bool { return strings.HasSuffix(condition, word) })
}

// deniedOf tests what nobody, or somebody, may do by one who tries it.
func (w *Specifier) deniedOf(before, act, clause string) string {
	if strings.HasPrefix(act, "是") {
		return phrasing.OrElse(w.leadForm(clause).Main, w.plainly(clause)) // nobody tries to be something
	}
	if name, ok := w.LeadingPerson(before + "，"); ok && strings.ContainsFunc(act, phrasing.IsIdeograph) {
		return w.Say("check_tried", "actor", name, "want", act)
	}
	return w.Say("check_denied", "text", clause)
}

// leaves says that what is forbidden is that data goes somewhere: no attempt shows
// that, but where all of it lies does.
func (w *Specifier) leaves(what, act string) bool {
	return reading.ContainsAny(what, w.Table.Words["data_nouns"].In("zh")...) && w.Table.StartsWith("leaving_acts", "zh", act)
}

// without is how a test takes the condition of a statement away.
type without int

const (
	beforeIt without = iota // the moment has not come
	notSo                   // the condition does not hold
	notOfIt                 // the thing is none of the kind
)

// plain, able and said are the phrases for a deed, for what is possible only then, and
// for what is quoted.
func (k without) plain() string {
	return [...]string{"clause_before", "clause_counter", "clause_counter_of"}[k]
}

func (k without) able() string {
	return [...]string{"clause_before_able", "clause_counter_able", "clause_counter_of_able"}[k]
}

func (k without) said() string {
	return [...]string{"clause_before_said", "clause_counter_said", "clause_counter_of_said"}[k]
}

// countedTimes reads how often something has to happen at the end of a condition.
var countedTimes = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(\D{2,16}?) ?([2-9]|1[0-9]) ?次$`)
})

// onceFewer is a condition that counts how often something happens, with once less: 输错 2 次
// of 输错 3 次. Empty for any other.
func onceFewer(condition string) string {
	m := countedTimes().FindStringSubmatch(strings.TrimSuffix(condition, "时"))
	if m == nil || reading.ContainsAny(m[1], "不到", "不足", "少于", "超过", "最多") {
		return ""
	}
	n, _ := strconv.Atoi(m[2])
	return m[1] + " " + strconv.Itoa(n-1) + " 次"
}

// chineseOtherwise is what a test shows without the condition, in words of its own:
// "以上情况均不出现" would point at whatever stands above it. Empty where what follows
// the condition cannot be denied in a few words.
func (w *Specifier) chineseOtherwise(key without, condition, text string) string {
	for _, able := range w.Table.Words["only_able"].In("zh") {
		if act, ok := strings.CutPrefix(text, able); ok && act != "" && utf8.RuneCountInString(act) <= maxActRunes {
			return w.Say(key.able(), "text", condition, "act", act)
		}
	}
	act := w.withoutSystem(text)
	switch fewer := onceFewer(condition); {
	case utf8.RuneCountInString(act) > maxActRunes || strings.ContainsAny(act, "要须需") || w.Denies(act):
		return ""
	case key == notSo && fewer != "" && (act != text || w.beginsAct(act)):
		return w.Say("clause_counter_times", "text", fewer, "act", act)
	case w.beginsAct(act):
		return w.Say(key.plain(), "text", condition, "act", act)
	case w.LeadsWithPerson(text): // nobody is kept from doing it elsewhere
		return ""
	case utf8.RuneCountInString(text) <= maxSaidAct && !strings.ContainsAny(text, "可能应，“”"):
		return w.Say(key.said(), "text", condition, "act", text)
	}
	return ""
}

// maxSaidAct is how long what happens is at most when a test quotes it, in runes.
const maxSaidAct = 24

// cutDenial cuts a clause at the word that forbids.
func (w *Specifier) cutDenial(clause string) (before, act string) {
	for _, word := range w.Table.Words["denials"].In("zh") {
		if before, act, ok := strings.Cut(clause, word); ok && !w.AsksThere(before) {
			return before, strings.TrimSpace(act)
		}
	}
	return "", ""
}

// namesCase says that a clause only names the case of which the next one
// speaks.
func (w *Specifier) namesCase(clause string) bool {
	return strings.HasSuffix(clause, "的") && !phrasing.OwnAffair(clause) || strings.HasSuffix(clause, "时") && !w.Table.EndsWith("no_moments", clause) || strings.HasSuffix(clause, "后") || strings.HasSuffix(clause, "的话")
}
