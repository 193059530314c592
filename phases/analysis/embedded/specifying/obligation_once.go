package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// bondMarks are the signs behind which another clause begins.
const bondMarks = "，；：。、“"

// boundOnce takes the second word that binds out of a Chinese clause that had a short one
// already: "出库须必须由组长申请" is 出库必须由组长申请, and "别必须自动取消" forbids.
func (w *Specifier) boundOnce(source, text, must string) string {
	i := strings.Index(text, must)
	if i <= 0 || text == source || strings.Contains(source, must) {
		return text
	}
	from := 0
	for at, r := range text[:i] {
		if strings.ContainsRune(bondMarks, r) {
			from = at + utf8.RuneLen(r)
		}
	}
	lead, before, after := text[:from], text[from:i], text[i+len(must):]
	if deed, ok := w.plainBan(before); ok {
		return lead + deed + w.Say("must_not") + after
	}
	if reading.HasPrefixOf(after, "应以", "应用", "应在", "应按", "应向", "应能", "应由", "应对", "应将", "应把") && !reading.HasPrefixOf(after, "应用程序", "应用系统", "应对措施") {
		after = strings.TrimPrefix(after, "应") // 系统必须|应以红色标注
		text = text[:i+len(must)] + after
	}
	switch {
	case w.demandedBy(before):
		return w.Short("req_hold", "must", must, "text", source)
	case strings.HasPrefix(after, "只") && strings.Contains(source, "只能") && !w.beginsAct(strings.TrimPrefix(after, "只")):
		return source // 只能电话预约 binds in its own words
	}
	if left := w.withoutShortBond(before); left != before {
		return lead + left + must + after
	}
	if owed, rest, ok := owedBefore(before); ok && !strings.HasPrefix(after, "能") {
		return lead + owed + must + rest + after
	}
	return text
}

// plainBan is what stands before a ban in plain words that is the end of a text: 别, 千万不要,
// 还书后别. A 别 inside another word is none.
func (w *Specifier) plainBan(before string) (lead string, ok bool) {
	for _, ban := range w.Table.Words["plain_bans"].In("zh") {
		if lead, ok := strings.CutSuffix(before, ban); ok && (lead == "" || reading.HasSuffixOf(lead, "后", "时", "前", "就", "也", "都", "千万", "请", "绝对")) {
			return lead, true
		}
	}
	return "", false
}

// demandedBy says that a clause tells who demands something, and not by which demands it is
// done: 客户要求, and not 按客户要求.
func (w *Specifier) demandedBy(before string) bool {
	who, ok := strings.CutSuffix(before, "要求")
	return ok && who != "" && !reading.ContainsAny(who, "按", "据", "照", "符合", "满足", "达到", "的")
}

// withoutShortBond is a text without the short word that binds at its end: 出库须, 系统应.
func (w *Specifier) withoutShortBond(before string) string {
	for _, bond := range []string{"须", "应", "需"} {
		if left, ok := strings.CutSuffix(before, bond); ok && left != "" && !w.BondInWord(left, bond) {
			return left
		}
	}
	return before
}

// owedBefore parts "系统要根据体重" at the 要 that binds what follows. It is none where a
// moment, a case or a thing begins behind it.
func owedBefore(before string) (left, rest string, ok bool) {
	at, n := understanding.OwedAt(before)
	if at <= 0 {
		return "", "", false
	}
	left, rest = before[:at], before[at+n:]
	if reading.ContainsAny(rest, "的", "时", "后", "前", "就", "则", "如果", "和", "或") || phrasing.HeadOf(left, 1) == "只" {
		return "", "", false
	}
	return left, rest, true
}
