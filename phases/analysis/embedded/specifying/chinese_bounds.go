package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// boundInClause tells the test of a number in the words of its clause: 每天驾驶时间
// 不超过 8 小时 becomes 每天驾驶时间恰好 8 小时时被接受. Empty where they do not lend
// themselves to that.
func (w *Specifier) boundInClause(d *Draft, b *bound) string {
	about, seg, after := w.boundClause(d, b)
	if text := w.boundByForm(b, seg); text != "" {
		return text
	}
	head := w.withoutSystem(strings.TrimRight(d.Statement.Head, "。；"))
	pairs := b.pairs("about", about, "text", seg)
	switch b.key {
	case "bound_short":
		return w.chineseShort(b, after)
	case "bound_most":
		if about = phrasing.OrElse(about, w.deedBefore(b)); about != "" {
			return w.Say("clause_most", b.pairs("about", about)...)
		}
	case "bound_within":
		if d.Statement.Trigger != "" && b.m.Start > len(d.Statement.Trigger) {
			return w.Say("bound_within_case", append(pairs, "trigger", d.Statement.Trigger)...)
		}
		return w.Say("bound_within_said", pairs...)
	case "bound_every":
		return w.Say("bound_every_said", pairs...)
	case "bound_before":
		if about != "" && w.capped(b, seg) {
			if courseOfEvents(about) {
				return w.Say("bound_within_said", pairs...)
			}
			return w.Say("clause_extent", pairs...)
		}
		if act := strings.TrimPrefix(after, "内"); about == "" && w.beginsAct(act) {
			return w.Say("bound_before_said", b.pairs("text", act)...)
		}
		return w.Say("bound_before_said", pairs...)
	case "bound_overdue":
		return w.Say(b.key, b.pairs("text", w.afterDeadline(b.source[b.m.End:]))...)
	case "bound_extent":
		if thing, ok := strings.CutPrefix(after, "的"); ok { // 最长 90 秒的语音
			about = thing
		}
		if about != "" {
			return w.Say("clause_extent", b.pairs("about", about)...)
		}
	case "bound_wait", "bound_reach":
		if text := w.chineseWait(b, about, after); text != "" {
			return text
		}
		if strings.Contains(head, b.m.Text) {
			head = phrasing.OrElse(w.behindBound(b), head)
		}
		switch {
		case head == "" || strings.Contains(head, b.m.Text) || utf8.RuneCountInString(head) > maxActRunes:
		case w.beginsAct(head):
			return w.Say(b.unlessBeyond("clause_wait", "clause_wait_beyond"), append(pairs, "act", strings.ReplaceAll(w.deedsTogether(head), "，并", "并"))...)
		default:
			return w.Say(b.unlessBeyond("bound_wait_said", "bound_wait_said_beyond"), b.pairs("text", head)...)
		}
	case "bound_until", "bound_lasts":
		return w.chineseLasting(b, about, after)
	case "bound_window":
		if act := strings.TrimSpace(after); act != "" && utf8.RuneCountInString(act) <= maxActRunes {
			return w.Say("clause_window", append(b.pairs("about", strings.TrimSuffix(strings.TrimSuffix(about, "可以"), "可"), "text", seg), "act", act)...)
		}
	case "bound_closed":
		return w.chineseClosed(b, about, after)
	case "bound_above", "bound_below":
		return w.chineseSides(b, about, seg, after)
	}
	return ""
}

// courseOfEvents says that a time runs from one event to another, 从下单到送达: it is measured, and
// nobody enters it so that more could be refused.
func courseOfEvents(about string) bool {
	from := strings.LastIndex(about, "从")
	if i := strings.LastIndex(about, "自"); from < 0 {
		from = i
	}
	return from >= 0 && reading.ContainsAny(about[from:], "到", "至")
}

// deedBefore is the deed of the clause in front of one that only says how many at the most: 签收时手写签名，并可|拍照|，最多
// 3 张. The first clause of a statement is what the number is said of anyway.
func (w *Specifier) deedBefore(b *bound) string {
	clauses := strings.Split(b.source[:b.m.Start], "，")
	if len(clauses) < 3 {
		return ""
	}
	deed := clauses[len(clauses)-2]
	for _, word := range w.Table.Words["clause_joins"].In("zh") {
		deed = strings.TrimPrefix(deed, word)
	}
	if deed, _ = w.withoutClauseFillers(deed); utf8.RuneCountInString(deed) > maxClauseMoment || !w.beginsAct(deed) && !w.Table.StartsWith("hand_acts", "zh", deed) {
		return ""
	}
	return deed
}

// behindBound is what a statement says behind the clause of a number, without the product at its
// beginning: 10 分钟内没有人处理的，|再次提醒值班人员. Empty where nothing more, or more than one
// clause, follows.
func (w *Specifier) behindBound(b *bound) string {
	_, rest, ok := strings.Cut(b.source[b.m.End:], "，")
	rest = w.withoutSystem(strings.TrimRight(rest, "。；"))
	if !ok || strings.ContainsAny(rest, "；。") || strings.Count(rest, "，") > 1 {
		return ""
	}
	return rest
}

// boundByForm tells the test of a number by the whole form of its clause, which says what is seen then:
// of a time within which something is done, 修改后 5 分钟内生效, and of an amount beyond which something is
// owed, 低于 3 星必须填写原因.
func (w *Specifier) boundByForm(b *bound, clause string) string {
	want := ""
	switch b.key {
	case "bound_within", "bound_before":
		want = "criterion-of-time"
	case "bound_above", "bound_below":
		want = "criterion-of-number"
	default:
		return ""
	}
	if text, rule := w.formTest(&oneClause{said: clause}); rule == want {
		return text
	}
	return ""
}

// unlessBeyond is the phrase for a time that has run out, or the one for a time that has to
// be exceeded: 超过 20 分钟 does not hold at 20 minutes.
func (b *bound) unlessBeyond(reached, beyond string) string {
	if b.m.Op == ">" {
		return beyond
	}
	return reached
}

// chineseWait tests what follows when something has not happened for so long, in
// the words of one clause: 5 分钟内没人受理就提醒班长.
func (w *Specifier) chineseWait(b *bound, about, after string) string {
	idle, act, ok := strings.Cut(after, "就")
	idle, act = strings.TrimSpace(strings.TrimPrefix(idle, "内")), strings.TrimSpace(act)
	if waited, deed := w.idleAndDeed(idle); !ok && deed != "" && w.Table.StartsWith("idle_signs", "zh", waited) {
		idle, act, ok = waited, deed, true // 未处理的逐级上报
	}
	if _, person := w.LeadingPerson(act); !ok || person || idle == "" || act == "" || utf8.RuneCountInString(act) > maxActRunes {
		return ""
	}
	for _, word := range w.Table.Words["idle_edges"].In("zh") {
		about = strings.TrimSuffix(about, word)
	}
	return w.Say("clause_idle", b.pairs("about", about+idle, "act", act)...)
}

// maxActRunes is how long the words of a deed are at most when a test says that
// it does not happen.
const maxActRunes = 40

// capped says that a number is the most that something may last, and not the
// time by which it is done.
func (w *Specifier) capped(b *bound, seg string) bool {
	return reading.ContainsAny(seg, w.Table.Words["bound_caps"].In("zh")...) && !strings.HasSuffix(b.m.Text, "内")
}

// beginsAct says that a clause begins with what is done, so that 不会 can stand
// before it.
func (w *Specifier) beginsAct(text string) bool {
	if _, person := w.LeadingPerson(text); person || w.Table.StartsWith("verb_beginnings", "zh", text) {
		return false
	}
	return w.Table.StartsWith("verbs", "zh", text) || w.Table.StartsWith("act_leads", "zh", text)
}

// boundClause is the clause of a number, what it says before the number without
// the word that bounds it, and what it says behind it.
func (w *Specifier) boundClause(d *Draft, b *bound) (about, seg, after string) {
	from := 0
	if n := len(d.Statement.Trigger); n > 0 && b.m.Start > n {
		from = n
	}
	for _, sep := range []string{"，", "。", "；", "：", "（"} {
		if i := strings.LastIndex(b.source[:b.m.Start], sep); i >= 0 && (sep != "（" || !strings.Contains(b.source[i:b.m.Start], "）")) {
			from = max(from, i+len(sep))
		}
	}
	end := len(b.source)
	if i := strings.IndexAny(b.source[b.m.End:], "，。；：）"); i >= 0 {
		end = b.m.End + i
	}
	if strings.HasPrefix(b.source[from:b.m.Start], "但") {
		from += len("但") // the clause is told by itself
	}
	seg = strings.TrimSpace(b.source[from:end])
	about, after = strings.TrimSpace(b.source[from:b.m.Start]), strings.TrimSpace(b.source[b.m.End:end])
	for again := true; again; {
		again = false
		for _, word := range w.Table.Words["bound_limits"].In("zh") {
			if rest, ok := strings.CutSuffix(about, word); ok {
				about, again = strings.TrimSpace(rest), true
			}
		}
	}
	for _, word := range w.Table.Words["bound_words"].In("zh") {
		short := utf8.RuneCountInString(word) == 1
		if at := strings.Index(about, word); at >= 0 && (!short || !w.Table.EndsWith("bond_ends", about[:at+len(word)])) && !w.Table.StartsWith("form_unbound", "zh", about[at:]) {
			about = about[:at] + about[at+len(word):] // 供应商 and 要素 bind nobody
		}
	}
	return about, seg, after
}

// withoutSystem is a clause without the product and the duty at its beginning.
func (w *Specifier) withoutSystem(text string) string {
	if before, after, ok := w.CutDuty(text); ok {
		text = before + after
	}
	for _, name := range []string{"系统", "平台", "小程序", w.ShortProduct(), "应当", "要", "应"} {
		if rest, ok := strings.CutPrefix(text, name); ok && (name != "要" || !reading.HasPrefixOf(rest, "求", "点", "素", "件")) { // 系统|要求复盘
			text = strings.TrimSpace(rest)
		}
	}
	return text
}

// chineseLasting tests how long something is kept, or holds.
func (w *Specifier) chineseLasting(b *bound, about, after string) string {
	for _, word := range w.Table.Words["bound_kept"].In("zh") {
		if strings.Contains(b.source[:b.m.Start], "最多"+word) {
			return "" // the most that something is kept is no promise to keep it
		}
		if thing, _, ok := strings.Cut(about+after, word); ok {
			key := "clause_kept"
			if strings.HasSuffix(b.m.Text, "分钟") && b.m.Op == "=" {
				key = "clause_kept_short" // the day before is no moment of so short a time
			}
			return w.Say(key, b.pairs("about", phrasing.OrElse(strings.TrimSpace(thing), w.Say("bound_records")))...)
		}
	}
	switch {
	case b.key == "bound_until" && after != "" && about != "":
		return w.Say("clause_until", b.pairs("about", about)...)
	case b.key == "bound_lasts" && about != "" && (strings.HasSuffix(b.m.Text, "以上") || after == ""):
		return w.Say("clause_lasts", b.pairs("about", about)...)
	}
	return ""
}

// chineseSides tells the two sides of a number above or below which something
// happens: 体温 37.4 度时系统自动提醒, or is refused.
func (w *Specifier) chineseSides(b *bound, about, seg, after string) string {
	if unit := w.unitBehind(after); unit != "" && (strings.ContainsRune("0123456789", lastRune(b.value)) || strings.HasSuffix(b.value, unit)) {
		if after = strings.TrimSpace(after[len(unit):]); !strings.HasSuffix(b.value, unit) {
			b.value += " " + unit
		}
	}
	by := int64(1)
	if b.key == "bound_below" {
		by = -1
	}
	next := stepFrom(b.value, by)
	if next == "" {
		return ""
	}
	if text := w.sidesOfCase(b, about, next, after); text != "" {
		return text
	}
	act, noun := strings.CutPrefix(strings.TrimPrefix(after, "时"), "的")
	if act == "" {
		noun = false // the case ends here
		if _, rest, ok := strings.Cut(b.source[b.m.End:], "，"); ok {
			act, _, _ = strings.Cut(rest, "，")
		}
	}
	act = strings.TrimRight(strings.TrimSpace(act), "。；")
	if w.Table.StartsWith("bound_lasting", "zh", act) {
		return "" // 超过 8℃ 持续 10 分钟: two numbers make the case
	}
	if about == "" && !noun && (strings.Contains(act, "的") || reading.HasPrefixOf(act, "未", "没", "无", "不满", "不足")) {
		return "" // 超过 30 天|未取的衣物: what follows stands elsewhere
	}
	pairs := b.pairs("about", about, "text", seg)
	switch pairs[5] = next; {
	case strings.HasPrefix(act, "不") && b.key == "bound_above":
		return w.Say("bound_above_refused", b.pairs()...)
	case !noun && about == "" && act != "" && !strings.HasPrefix(act, "不"):
		return w.Say("clause_sides", b.pairs("about", w.Say("bound_value"), "next", next, "act", act)...)
	case noun && utf8.RuneCountInString(act) <= maxActRunes && strings.Contains(act, "由") && !strings.HasPrefix(act, "由"): // 低于 3 星的工单由后勤回访
		if reading.ContainsAny(act, w.Table.Words["form_binds"].In("zh")...) {
			return w.Say("clause_sides_owed", append(pairs, "act", act)...)
		}
		return w.Say("clause_sides_thing", append(pairs, "act", act)...)
	case noun || about == "" || act == "" || utf8.RuneCountInString(act) > maxActRunes || strings.HasPrefix(act, "不"):
		return w.Say("bound_sides_of", pairs...)
	}
	return w.Say("clause_sides", append(pairs, "act", act)...)
}

// sidesOfCase tells the two sides of a number behind which the case goes on: 超过 30 天|未取的.
func (w *Specifier) sidesOfCase(b *bound, about, next, after string) string {
	state, ok := strings.CutSuffix(after, "的")
	_, rest, more := strings.Cut(b.source[b.m.End:], "，")
	act, _, _ := strings.Cut(rest, "，")
	act = strings.TrimRight(strings.TrimSpace(act), "。；")
	if n := utf8.RuneCountInString(state); !ok || !more || act == "" || n == 0 || n > maxState || strings.HasPrefix(act, "不") || strings.Contains(state, "的") {
		return ""
	}
	pairs := b.pairs("about", about, "case", state, "act", act)
	pairs[5] = next
	return w.Say("clause_sides_case", pairs...)
}

// maxState is how long the state is at most that goes on behind a number, in runes: 未取.
const maxState = 6

// unitBehind is the unit of a number by what stands behind it: one that is known, or
// one or two characters in front of the word that ends the case, 3|星|的工单.
func (w *Specifier) unitBehind(after string) string {
	for _, unit := range w.Table.Words["bound_units"].In("zh") {
		if strings.HasPrefix(after, unit) {
			return unit
		}
	}
	for n := 1; n <= 2; n++ {
		unit := phrasing.HeadOf(after, n)
		if len(unit) == len(after) || strings.ContainsAny(unit, "的时后及以者上下内，。（ ") {
			return ""
		}
		if reading.HasPrefixOf(after[len(unit):], "的", "时", "，") && hanRun(unit, n) == unit {
			return unit
		}
	}
	return ""
}

// deedsTogether joins two deeds that follow each other, so that both are denied with the
// first: 升级给值班经理，|打电话.
func (w *Specifier) deedsTogether(text string) string {
	first, then, ok := strings.Cut(text, "，")
	if !ok || strings.ContainsAny(then, "，；") || !w.beginsAct(then) && !w.Table.StartsWith("verbs", "zh", then) && !w.Table.StartsWith("told_besides", "zh", then) {
		return text
	}
	return w.Say("deeds_together", "first", first, "then", then)
}
