package phrasing

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Short is say with a short name of the product: inside requirements, the kind
// of thing says enough where the name is long.
func (w *Work) Short(phrase string, pairs ...string) string {
	return w.Say(phrase, append(pairs, "product", w.ShortProduct())...)
}

// maxShortName is the length of a Chinese product name that may be repeated.
const maxShortName = 8

// ShortProduct is what a sentence calls the product: its name, unless that is
// Chinese and too long to be repeated.
func (w *Work) ShortProduct() string {
	if w.Language != "zh" || utf8.RuneCountInString(w.Product) <= maxShortName {
		return w.Product
	}
	for _, kind := range []string{"小程序", "平台", "系统", "应用"} {
		if strings.Contains(w.Product, kind) {
			return kind
		}
	}
	return "系统"
}

// spokenProduct is what sentences call the product: nobody repeats a long Chinese
// name in each of them, it is 本系统 after the title.
func (w *Work) spokenProduct() string {
	if short := w.ShortProduct(); short != w.Product {
		return "本" + short
	}
	return w.Product
}

// chineseAnd joins the last item of a Chinese list to the others: with 以及 where an
// item has an "and" of its own, and with blanks beside Latin letters.
func (w *Work) chineseAnd(head, last string) string {
	and := "and"
	if reading.ContainsAny(head+last, "和", "与", "及") {
		and = "and_of_pairs"
	}
	before, _ := utf8.DecodeLastRuneInString(head)
	after, _ := utf8.DecodeRuneInString(last)
	word := w.Say(and)
	if reading.IsLatin(before) {
		word = " " + word
	}
	if reading.IsLatin(after) {
		word += " "
	}
	return head + word + last
}

// ChineseNoun says that a short text without any verb is the name of a thing.
func (w *Work) ChineseNoun(text string) bool {
	if utf8.RuneCountInString(text) > 12 || w.TiedToOne(text) || w.Table.StartsWith("read_first", "zh", text) || reading.ContainsAny(text, w.Table.Words["due_moments"].In("zh")...) {
		return false
	}
	if reading.ContainsAny(text, w.Table.Words["hands_over"].In("zh")...) {
		return false // 拍卖名单|导出给|第三方平台 ends in a thing, and is a deed
	}
	for _, tail := range w.Table.Words["things"].In("zh") {
		if strings.HasSuffix(text, tail) {
			return true
		}
	}
	return false
}

// LeadsWithPerson says that a Chinese text begins with somebody.
func (w *Work) LeadsWithPerson(text string) bool {
	_, ok := w.LeadingPerson(text)
	return ok
}

// ActingPerson is the role that a Chinese sentence begins with, unless its name
// only opens a condition: "读者注销后 …".
func (w *Work) ActingPerson(text string) (string, bool) {
	name, ok := w.LeadingPerson(text)
	if !ok || w.compoundOfPerson(text[len(name):]) { // 果农端: the part of the product that they use
		return "", false
	}
	if w.HappensTo(text) {
		return "", false
	}
	name = w.withPartner(text, name)
	act, _ := w.WithoutBond(strings.TrimSpace(text[len(name):])) // "读者应在到期前 …" is no condition
	rest := HeadOf(act, 7)
	if i := strings.IndexAny(rest, "后时前"); i > 0 && !reading.HasPrefixOf(strings.TrimSpace(rest), "在", "提前") {
		return "", false
	}
	return name, true
}

// withPartner is the person that a Chinese sentence begins with, together with the
// one who does the same: 老人或家属.
func (w *Work) withPartner(text, name string) string {
	for _, and := range []string{"或者", "或", "和", "与", "及", "、"} {
		rest, ok := strings.CutPrefix(text[len(name):], and)
		if !ok {
			continue
		}
		if other, found := w.LeadingPerson(rest); found {
			return w.withPartner(text, text[:len(name)+len(and)+len(other)])
		}
	}
	return name
}

// LeadingPerson is the role that a Chinese sentence begins with.
func (w *Work) LeadingPerson(text string) (string, bool) {
	best, low := text[:w.Roster().Lead(text)], strings.ToLower(text)
	first, _ := utf8.DecodeRuneInString(low)
	try := func(name string) {
		if begin, _ := utf8.DecodeRuneInString(name); unicode.ToLower(begin) != first {
			return // quickly: as nearly all names
		}
		if name != "" && len(name) > len(best) && strings.HasPrefix(low, strings.ToLower(name)) && len(text) > len(name) {
			best = text[:len(name)]
		}
	}
	for _, name := range w.Table.Words["roles"].In("zh") {
		try(name)
	}
	if best != "" && w.compoundOfPerson(text[len(best):]) { // 学生票: a thing
		return "", false
	}
	return best, best != ""
}

// ChineseTitle is the first clause of a statement without person and modal, with the case or
// the denial without which it would say something else.
func (w *Work) ChineseTitle(f *understanding.FeatureFact, st Statement) string {
	return w.Headline(w.guardedTitle(w.firstTitle(f, st), st))
}

// firstTitle is the first clause of a statement without person and modal.
func (w *Work) firstTitle(f *understanding.FeatureFact, st Statement) string {
	if st.Label != "" && !w.LeadsWithPerson(st.Label) {
		return st.Label
	}
	text := st.Head
	if f.Want != "" && f.Actor != "" && !w.tellsCase(firstClauseOf(f.Want)) && utf8.RuneCountInString(firstClauseOf(f.Want)) > 1 {
		text = f.Want
		if reading.HasPrefixOf(text, "端", "侧") { // 果农端: the part of the product that they use
			text = f.Actor + text
		}
	}
	if title := codeTitle(text); title != "" {
		return title
	}
	text = w.AfterState(w.unspokenLead(w.Unowed(w.demand(w.plainChinese(text)))))
	for _, can := range []string{"最好能", "可以", "能够"} {
		if rest, ok := strings.CutPrefix(text, can); ok && text != st.Head && utf8.RuneCountInString(rest) > 3 {
			text = rest
		}
	}
	text, _, _ = strings.Cut(text, "；")
	if name, ok := w.ActingPerson(text); ok && !w.personsCase(firstClauseOf(text)) && !w.TiedToOne(text) && !StaysOut(text[len(name):]) {
		rest := strings.TrimSpace(text[len(name):])
		if act, word := w.WithoutBond(rest); word != "" {
			text = act
		}
		if text == st.Head && !strings.HasPrefix(rest, "的") && !w.tellsCase(firstClauseOf(text)) && utf8.RuneCountInString(rest) >= 4 && !reading.HasPrefixOf(rest, "在", "前一天", "提前", "当天", "当日", "当场", "次日") {
			text = rest
		}
	}
	for _, lead := range []string{"系统必须", "系统应当", "系统应", "系统自动", "系统须", "系统宜"} {
		if r, ok := strings.CutPrefix(text, lead); ok && utf8.RuneCountInString(r) > 3 {
			text = r
			if lead == "系统自动" {
				text = "自动" + r
			}
		}
	}
	if rest, ok := strings.CutPrefix(text, "系统"); ok && !w.Table.StartsWith("system_tails", "zh", rest) && (st.Trigger != "" || w.actsInChinese(rest) && utf8.RuneCountInString(rest) > 5) {
		text = rest // it is who acts
	}
	for _, rank := range []string{"（P0）", "（P1）", "（P2）", "(P0)", "(P1)", "(P2)"} {
		text = strings.ReplaceAll(text, rank, "")
	}
	text = w.WithoutMay(strings.TrimPrefix(w.withoutDuty(w.withoutBareDuty(text)), "须"))
	if st.Trigger == "" && w.shortWhole(text) {
		return w.Headline(closed(w.Impersonal(text)))
	}
	clause, next, _ := strings.Cut(text, "，")
	if next, _, _ = strings.Cut(next, "，"); utf8.RuneCountInString(next) >= 4 {
		switch last, _ := utf8.DecodeLastRuneInString(clause); {
		case last == '时' && utf8.RuneCountInString(clause) > 14 && !w.Table.EndsWith("no_moments", clause):
			next = w.withoutDuty(next)
			if act, ok := strings.CutPrefix(next, "系统"); ok && utf8.RuneCountInString(act) >= 4 {
				next = strings.TrimPrefix(act, "应")
			}
			clause = next // too long to stand before what happens
		case onlyRhythm(clause):
			clause += " " + strings.TrimPrefix(next, "系统") // 每天 12:30 列出…
		case reading.ContainsAny(clause, "以下的", "以上的", "以内的") && w.endsPerson(clause) && utf8.RuneCountInString(clause+next) <= maxTitleChinese:
			clause += w.withoutDuty(next) // 45 岁以下的女性客人|签到时填写是否怀孕
		case strings.ContainsRune("时后前", last) && utf8.RuneCountInString(clause) <= 14 && !w.Table.EndsWith("no_moments", clause), strings.HasSuffix(clause, "的话"):
			clause = next // a condition is no title
		case w.tellsCase(clause), w.personsCase(clause):
			if r, _ := utf8.DecodeRuneInString(next); reading.IsLatin(r) {
				next = " " + next
			}
			clause = strings.TrimSuffix(clause, "的") + "时" + next
		case reading.HasPrefixOf(clause, "打开", "进入", "登录") && utf8.RuneCountInString(clause) <= 8:
			clause = next // how somebody comes there is no title
		case w.ChineseNoun(clause) && w.LeadsWithPerson(next) && reading.ContainsAny(next, "可以", "能", "要", "必须") && utf8.RuneCountInString(clause+next) < maxTitleChinese:
			clause += "，" + next // "原来的纸卡，店员核对以后可以录进来"
		case last == '的' && deadline(clause):
			clause += "，" + next
		case last == '的':
			clause += next
		}
	}
	if before, _, ok := strings.Cut(clause, "："); ok && utf8.RuneCountInString(before) >= 4 {
		clause = before
	}
	if utf8.RuneCountInString(clause) >= 4 {
		text = clause
	}
	if name := strings.TrimPrefix(text, "系统"); strings.Contains(st.Trigger, "的") && !w.Table.StartsWith("conditions", "zh", st.Trigger) && !reading.HasSuffixOf(st.Trigger, "的", "时", "后", "前", "的话") && utf8.RuneCountInString(st.Trigger+name) <= maxTitleChinese {
		text = st.Trigger + name // "7 天内爽约 3 次的患者，暂停挂号"
	}
	if of, ok := strings.CutSuffix(st.Trigger, "的"); ok { // "逾期未还的，…"
		if i := strings.LastIndex(of, "，"); i >= 0 {
			of = of[i+len("，"):]
		}
		if whole := of + "时" + strings.TrimPrefix(text, "系统"); utf8.RuneCountInString(whole) <= maxTitleChinese {
			text = whole
		}
	}
	if w.nothingDone(st.Trigger) && !reading.HasSuffixOf(st.Trigger, "的", "时", "后") && !strings.Contains(st.Trigger, "，") {
		if whole := whenever(Uncased(st.Trigger)) + text; utf8.RuneCountInString(whole) <= maxTitleChinese {
			text = whole // "自动提醒" alone does not say when
		}
	}
	if when := Uncased(st.Trigger); when != st.Trigger && !reading.HasSuffixOf(when, "时", "后", "的", "的话") && utf8.RuneCountInString(when+text) < maxTitleChinese && !strings.HasPrefix(text, when) {
		text = whenever(when) + text // "已答的题保存在手机上" alone does not say when
	}
	if of, ok := strings.CutSuffix(st.Trigger, "的话"); ok && utf8.RuneCountInString(of+text) < maxTitleChinese {
		text = of + "时" + text
	}
	if strings.HasSuffix(st.Trigger, "后") && utf8.RuneCountInString(st.Trigger+text) <= maxTitleChinese {
		text = st.Trigger + text
	}
	return w.Headline(closed(w.CutPhrase(w.Impersonal(text), maxTitleChinese)))
}

// maxWholeTitle is how long a statement of two clauses may be that is a title as it
// is: half of it says less than it costs to read the rest.
const (
	maxWholeTitle = 26
	maxRuledTitle = 22
)

// shortWhole says that a Chinese statement of two clauses is short enough for a title.
func (w *Work) shortWhole(text string) bool {
	first, rest, ok := strings.Cut(strings.TrimRight(text, "。； "), "，")
	if breadth(text) > maxRuledTitle && reading.ContainsAny(rest, "须", "至少") {
		return false // what a longer one asks for besides is a test of it
	}
	return ok && !strings.ContainsAny(rest, "，：") && !strings.ContainsAny(first, "：（(") && breadth(text) <= maxWholeTitle && utf8.RuneCountInString(first) >= 2 && !namesMoment(first) &&
		!w.Table.StartsWith("title_asides", "zh", rest) && !reading.HasSuffixOf(rest, "了", "吧", "的", "呢", "嘛")
}

// namesMoment says that a Chinese clause only says when or in which case.
func namesMoment(clause string) bool {
	return reading.HasSuffixOf(clause, "时", "后", "前", "的话", "的") && !strings.HasSuffix(clause, "小时")
}

// CutChinese shortens at a mark, else between characters.
func (w *Work) CutChinese(text string, n int) string {
	runes := []rune(text)
	for i := min(n, len(runes)-1); i > n/3; i-- {
		if strings.ContainsRune("，；。", runes[i]) {
			return closed(strings.TrimRight(string(runes[:i]), " "))
		}
	}
	if len(runes) <= n+n/4 {
		return closed(text) // a few more say the whole
	}
	for i := min(n, len(runes)-1); i > n/3; i-- {
		if strings.ContainsRune("，；：（(、", runes[i]) {
			return closed(strings.TrimRight(string(runes[:i]), " "))
		}
	}
	return Shorten(text, n)
}
