package phrasing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Rows of a Chinese idea: the things that a product has, 包括会员卡、签到和到期提醒, and the deeds
// of one person, 接单、导航.

// chineseRow adds each thing of a row behind "支持": "审批、签到和超时自动释放". What somebody
// can do, for whom alone the product is made, is theirs.
func (r *ideaReader) chineseRow(lead, text string) bool {
	parts := r.rowParts(text)
	if lead != "支持" && lead != "" || len(parts) < 2 || !strings.Contains(text, "、") {
		return false
	}
	for _, part := range parts {
		if lead == "" && r.namesPerson(r.served) && (r.w.actsInChinese(part) || r.tellsDeed(part)) {
			r.addActor(r.served)
			r.add(understanding.FeatureFact{Text: Finished(r.served + part), Name: part, Actor: r.served, Want: part})
			continue
		}
		if r.w.Table.StartsWith("verbs", "zh", part) || r.w.Table.StartsWith("machine_acts", "zh", part) {
			part = lead + part // 支持日志 is a thing that is offered, 支持审批 a deed
		}
		r.add(understanding.FeatureFact{Text: Finished(part), Name: part})
	}
	return true
}

// laterDeed says that a row behind 能 goes on with a deed: 记账、查余额和导出. Where the first takes many
// objects and none of the parts behind it is one, they are what the first deed is done to: 记下|钓点、天气、饵料和渔获.
func (r *ideaReader) laterDeed(text string) bool {
	parts := r.rowParts(text)
	verb := reading.LongestPrefix(parts[0], r.w.Table.Words["object_row_verbs"].In("zh")...)
	return len(parts) < 2 || verb == "" || verb == parts[0] || slices.ContainsFunc(parts[1:], func(part string) bool {
		return r.beginsDeed(part) || r.tellsDeed(part) || r.shortDeed(part) || r.w.Table.StartsWith("deed_ways", "zh", part)
	})
}

// rowParts are the things of a row, without what only counts or closes it: 采购、销售、库存|四个模块.
func (r *ideaReader) rowParts(text string) []string {
	text = strings.TrimRight(text, "。 ")
	if tail := longestSuffix(text, r.w.Table.Words["row_tails"].In("zh")); tail != "" {
		text = strings.TrimSuffix(text, tail)
		if !strings.HasPrefix(tail, "等") {
			text = strings.TrimRight(strings.TrimSuffix(text, longestSuffix(text, r.w.Table.Words["row_counts"].In("zh"))), "0123456789 ")
		}
	}
	parts := strings.Split(text, "、")
	last := parts[len(parts)-1]
	for _, and := range []string{"以及", "和", "与", "及"} {
		if a, b, ok := strings.Cut(last, and); ok && utf8.RuneCountInString(a) > 1 && utf8.RuneCountInString(b) > 1 {
			parts = append(parts[:len(parts)-1], a, b)
			break
		}
	}
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	return parts
}

// longestSuffix is the longest of several ends that a text has, empty without one.
func longestSuffix(text string, ends []string) string {
	best := ""
	for _, end := range ends {
		if len(end) > len(best) && len(end) < len(text) && strings.HasSuffix(text, end) {
			best = end
		}
	}
	return best
}

// chineseBrings reads what a product has behind the word for it: 包括会员卡、私教预约和签到.
func (r *ideaReader) chineseBrings(clause string) bool {
	lead := reading.LongestPrefix(clause, r.w.Table.Words["brings"].In("zh")...)
	return lead != "" && len(r.rowParts(clause[len(lead):])) > 1 && r.chineseRow("", clause[len(lead):])
}

// bareRow reads a clause that is nothing but a row of short names, 采集、检索、告警、仪表盘. A verb
// with an object begins a deed, whose further objects stand behind it: 录入采购、销售.
func (r *ideaReader) bareRow(clause string) bool {
	const least, longest = 3, 6 // parts, and runes of each
	parts := r.rowParts(clause)
	if len(parts) < least || !strings.Contains(clause, "、") {
		return false
	}
	for i, part := range parts {
		n := utf8.RuneCountInString(part)
		who, _ := r.chinesePerson(part)
		verb := reading.LongestPrefix(part, r.w.Table.Words["verbs"].In("zh")...)
		if n < 2 || n > longest || who != "" || i == 0 && (verb != "" && verb != part || r.beginsDeed(part) && r.w.Table.StartsWith("idea_deeds", "zh", part)) || strings.ContainsAny(part, "0123456789的") {
			return false
		}
	}
	if r.byUsers {
		return r.usersRow(parts)
	}
	return r.chineseRow("支持", clause)
}

// usersRow adds what those do for whom a product is made to use, each part by its verb first:
// 扣减课时 of 课时扣减.
func (r *ideaReader) usersRow(parts []string) bool {
	r.addActor(r.served)
	for _, part := range parts {
		if verb := longestSuffix(part, r.w.Table.Words["verbs"].In("zh")); utf8.RuneCountInString(verb) > 1 && !r.w.Table.StartsWith("verbs", "zh", part) {
			part = verb + strings.TrimSuffix(part, verb)
		}
		r.add(understanding.FeatureFact{Text: Finished(r.served + part), Name: part, Actor: r.served, Want: part})
	}
	return true
}

// deedsOf adds what somebody can do, where each part behind the first begins a deed of its own:
// 发布书籍、在线聊天、线下交易.
func (r *ideaReader) deedsOf(who, act string) bool {
	parts := r.rowParts(act)
	if len(parts) < 2 || !strings.Contains(act, "、") {
		return false
	}
	for _, part := range parts {
		if !r.beginsDeed(part) && !r.tellsDeed(part) && !r.w.Table.StartsWith("deed_ways", "zh", part) {
			return false
		}
	}
	r.addActor(who)
	for _, part := range parts {
		r.add(understanding.FeatureFact{Text: Finished(who + part), Name: part, Actor: who, Want: part})
	}
	return true
}

// clientOf is for whom a part of a product is, by its name: 司机 of 司机端. Empty for any other.
func (r *ideaReader) clientOf(what string) string {
	for _, end := range r.w.Table.Words["client_ends"].In("zh") {
		if who, ok := strings.CutSuffix(strings.TrimSpace(what), end); ok && r.namesPerson(who) {
			return who
		}
	}
	return ""
}

// takenOnline reads 把现有的 Excel 报价流程改成网页系统: what is gone through or kept by other means
// today is done in the product.
func (r *ideaReader) takenOnline(text string) string {
	first, rest, _ := strings.Cut(text, "，")
	lead := reading.LongestPrefix(first, "把", "将")
	if lead == "" {
		return text
	}
	for _, joint := range r.w.Table.Words["taken_online"].In("zh") {
		today, product, ok := strings.Cut(first[len(lead):], joint)
		kind := r.endsInKind(product)
		if !ok || kind == "" {
			continue
		}
		what := today
		for {
			means := reading.LongestPrefix(what, r.w.Table.Words["means_of_today"].In("zh")...)
			if means == "" {
				break
			}
			what = strings.TrimSpace(what[len(means):])
		}
		if utf8.RuneCountInString(what) < 2 || what == today {
			continue
		}
		done := "online_done"
		if longestSuffix(what, r.w.Table.Words["kept_online"].In("zh")) != "" {
			done = "online_kept"
		}
		r.kind, r.head = kind, what+kind
		r.u.Situation = appendItem(r.u.Situation, Finished(first), r.src)
		deed := r.w.Say(done, "text", what)
		r.add(understanding.FeatureFact{Text: Finished(deed), Name: deed})
		return rest
	}
	return text
}
