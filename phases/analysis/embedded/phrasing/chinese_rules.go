package phrasing

import (
	"regexp"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// BindRule puts the word that binds into a rule that says what is owed, denied
// or bounded in everyday words: "两个班之间至少隔 10 小时" must, "每天不超过 8 小时"
// must not, "一户最多绑三个微信" may. ok is false when nothing in it shows where the
// word belongs.
func (w *Work) BindRule(text, must string) (string, bool) {
	out, ok := w.boundRule(text, must)
	return w.withoutWill(out, must), ok
}

// boundRule puts the word that binds where it belongs.
func (w *Work) boundRule(text, must string) (string, bool) {
	never := w.never(must)
	if out, ok := w.turned(text, must); ok {
		return w.alsoDenied(out, never), true
	}
	first, tail, more := strings.Cut(text, "，")
	if more {
		tail = "，" + tail
	}
	if strings.HasPrefix(text, "只有") && strings.Contains(first, "才能") {
		return text, true // it binds in its own words
	}
	if before, _, ok := strings.Cut(first, "才能"); ok && w.Table.StartsWith("verbs", "zh", before) {
		return must + text, true
	}
	if out, ok := w.placed(text, first, tail, must); ok {
		return w.alsoDenied(out, never), true
	}
	if denied, ok := w.denied(first, never); ok {
		return w.alsoDenied(denied+tail, never), true
	}
	out := w.alsoDenied(text, never)
	return out, out != text
}

// bindBound is bindRule for a statement that need be no rule: only what its first
// clause says so plainly binds.
func (w *Work) bindBound(text, must string) (string, bool) {
	first, tail, more := strings.Cut(text, "，")
	if more {
		tail = "，" + tail
	}
	if out, ok := w.turned(first, must); ok && (!strings.Contains(out, "可以") || strings.Contains(out, "最多可以")) {
		return out + tail, true
	}
	if strings.ContainsAny(first, "“「（(：") {
		return text, false
	}
	if out, ok := w.placed(text, first, tail, must); ok {
		return out, true
	}
	if reading.ContainsAny(first, w.Table.Words["plain_bans"].In("zh")...) {
		if denied, ok := w.denied(first, w.never(must)); ok {
			return denied + tail, true
		}
	}
	return text, false
}

// turned replaces the everyday words of a rule by those that bind.
func (w *Work) turned(text, must string) (out string, bound bool) {
	out = text
	for from, to := range w.Table.Words["rule_turns"].Pairs("zh") { // 都要=都必须 …
		if strings.Contains(out, from) && !strings.Contains(out, "最多"+from) && !strings.Contains(out, "最多可") && !strings.Contains(out, "最多只") {
			if _, behind, _ := strings.Cut(out, from); strings.HasSuffix(to, "可以") && startsNumber(behind) {
				to = "{never}超过" // 每节课最多 15 人: a number of them is no deed
			}
			to = strings.NewReplacer("{never}", w.never(must), "{must}", must).Replace(to)
			out, bound = strings.Replace(out, from, to, 1), true
		}
	}
	return out, bound
}

// startsNumber says that a text begins with a number, in digits or in words.
func startsNumber(text string) bool {
	first, _ := utf8.DecodeRuneInString(strings.TrimSpace(text))
	return unicode.IsDigit(first) || strings.ContainsRune("一二两三四五六七八九十百千半", first)
}

// placed puts the word that binds before the first word of a clause that it can
// stand before.
func (w *Work) placed(text, first, tail, must string) (string, bool) {
	best := -1
	for _, word := range w.Table.Words["rule_inserts"].In("zh") {
		if i := strings.Index(first, word); i > 0 && utf8.RuneCountInString(first[:i]) > 1 && !reading.HasSuffixOf(first[:i], "的", "、", "和", "或", "把", "一次", "一张", "一份", "一个", "享", "享受") && (best < 0 || i < best) && !insideWord(first, i, word) {
			best = i
		}
	}
	if inserted, ok := w.inserted(text, first, must); ok && !pricedEach().MatchString(inserted[strings.Index(inserted, must)+len(must):]) {
		at := strings.Index(inserted, must)
		if at >= 0 && strings.HasPrefix(text, strings.TrimRight(inserted[:at], " ")) && (best < 0 || at < best) {
			return inserted, true
		}
	}
	if best < 0 || pricedEach().MatchString(first[best:]) {
		return text, false // 羽毛球场|每小时 40 元 tells a price, and no deed
	}
	return cjkJoin(strings.TrimRight(first[:best], " "), must) + first[best:] + tail, true
}

// pricedEach reads what each of something costs, without a verb: 每小时 40 元.
var pricedEach = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^ ?每 ?[^，。；0-9]{1,6} ?[0-9][0-9.,]* ?元`)
})

// insideWord tells 按 and 由 that are part of a noun: 按钮, 按键, 理由, 自由, 路由.
func insideWord(text string, at int, word string) bool {
	switch word {
	case "按":
		return reading.HasPrefixOf(text[at+len(word):], "钮", "键", "揭", "摩")
	case "由":
		return reading.HasSuffixOf(text[:at], "理", "自", "缘", "事", "路", "经", "来", "根") || strings.HasPrefix(text[at+len(word):], "于")
	}
	return false
}

// alsoDenied turns the denials of the clauses behind the first one too.
func (w *Work) alsoDenied(text, never string) string {
	parts := strings.Split(text, "，")
	for i := 1; i < len(parts); i++ {
		if denied, ok := w.denied(parts[i], never); ok {
			parts[i] = denied
		}
	}
	return strings.Join(parts, "，")
}

// denied makes a ban of what a clause denies: "不计入分母", "看不到姓名".
func (w *Work) denied(clause, never string) (string, bool) {
	if before, then, ok := strings.Cut(clause, "就"); ok && then != "" && strings.Contains(before, "不") && !reading.ContainsAny(before, "不能", "不得", "不许", "不准") {
		return clause, false // "看不到消息就打电话" tells when something is done
	}
	for _, sense := range []string{"看", "搜", "查"} {
		if before, after, ok := strings.Cut(clause, sense+"不到"); ok {
			return strings.TrimSuffix(before, "都") + never + sense + "到" + after, true
		}
	}
	i := strings.Index(clause, "不")
	if i <= 0 || !w.bans(clause, i) || reading.HasSuffixOf(clause[:i], "而", "并", "如果", "但", "若", "要", "先", "暂", "暂时") {
		return clause, false
	}
	rest := clause[i+len("不"):]
	if rest == "可见" {
		rest = "看到" // 司机不可见
	}
	for _, soft := range []string{"可以", "可", "要", "准", "许", "允许", "让", "予以", "予"} {
		if act, ok := strings.CutPrefix(rest, soft); ok {
			rest = act
			break
		}
	}
	if rest == "" {
		return clause, false
	}
	return cjkJoin(clause[:i], never) + strings.ReplaceAll(rest, "、不可", "、"+never), true
}

// CodeOffer reads "`GET /loans` 查询借阅": an interface and what it is for.
func CodeOffer(head string) (name, use string, ok bool) {
	if !strings.HasPrefix(head, "`") {
		return "", "", false
	}
	end := strings.IndexByte(head[1:], '`') + 2
	if end < 3 {
		return "", "", false
	}
	use = strings.TrimLeft(head[end:], " ：:")
	return head[:end], use, use != "" && reading.HasHan(use) && !strings.HasPrefix(use, "，")
}

// Unbonded takes the short words that bind off what a story asks for: "系统应采集"
// is 系统采集, "可在手机上审批" 在手机上审批.
func (w *Work) Unbonded(text string) string {
	if rest, can, ok := w.bareBond(text); ok {
		if can {
			return rest
		}
		return w.shortSelf() + rest
	}
	first, tail, more := strings.Cut(text, "，")
	if more {
		tail = "，" + tail
	}
	for i, r := range first {
		if i == 0 || r != '应' && r != '宜' {
			continue
		}
		rest, can, ok := w.bareBond(first[i:])
		if !ok || can || utf8.RuneCountInString(first[:i]) < 2 || w.bondInWord(first[:i], r) {
			continue
		}
		return first[:i] + rest + tail
	}
	return text
}

// shortSelf is the product in a story.
func (w *Work) shortSelf() string {
	if name := w.ShortProduct(); utf8.RuneCountInString(name) <= maxShortName {
		return name
	}
	return "系统"
}
