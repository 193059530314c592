package phrasing

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// What a Chinese idea says of its product in front of its name is the first thing that it
// does: "一个帮球队管理球衣借还的网页" manages, "卖茶叶的小程序" sells.

// addNamedDeed adds what stands in front of the kind of product, where it is a deed. Whoever
// it is done by or for is somebody who uses the product.
func (r *ideaReader) addNamedDeed(before string) bool {
	who, deed := r.namedDeed(before)
	if deed == "" {
		return false
	}
	f := understanding.FeatureFact{Text: Finished(deed), Name: deed}
	if who == "" {
		who = r.served
	}
	if r.namesPerson(who) || who != "" && !strings.Contains(who, "的") && r.endsInPerson(who) {
		r.addActor(who)
		if _, machine := strings.CutPrefix(deed, "自动"); !machine && !r.w.Table.StartsWith("machine_acts", "zh", deed) && !r.onlyCase(deed) {
			f.Actor, f.Want, f.Text = who, deed, Finished(who+deed)
		}
	}
	r.add(f)
	return true
}

// namedDeed parts "帮球队管理球衣借还的": for whom, and what is done; no deed where the words
// only say what kind of product it is: 公司内部用的, 好用的.
func (r *ideaReader) namedDeed(before string) (who, deed string) {
	deed, ok := strings.CutSuffix(strings.TrimSpace(before), "的")
	if !ok {
		return "", ""
	}
	for _, one := range []string{"一个", "一款", "一套", "个"} {
		deed = strings.TrimPrefix(deed, one)
	}
	deed = strings.TrimPrefix(deed, r.served)
	if person, act := r.chinesePerson(deed); person != "" {
		if able := reading.LongestPrefix(act, r.w.Table.Words["able_words"].In("zh")...); able != "" { // 用户可以查询库存的工具
			return person, act[len(able):]
		}
	}
	for _, able := range []string{"能够", "可以", "能", "会", "用来", "用于"} {
		if rest, ok := strings.CutPrefix(deed, able); ok && (r.tellsDeed(rest) || r.w.actsInChinese(rest)) {
			return "", rest
		}
	}
	if lead := reading.LongestPrefix(deed, "帮助", "帮", "让", "供", "给", "为", "替", "方便"); lead != "" {
		who, deed = r.helped(deed[len(lead):])
	}
	if !r.tellsDeed(deed) {
		return "", ""
	}
	return who, deed
}

// helped parts "球队管理球衣借还" before its verb.
func (r *ideaReader) helped(text string) (who, deed string) {
	const longest = 8 // runes of whom it is for
	best := -1
	for _, verb := range r.w.Table.Words["verbs"].In("zh") {
		if i := strings.Index(text, verb); i > 0 && (best < 0 || i < best) {
			best = i
		}
	}
	if best >= 0 && utf8.RuneCountInString(text[:best]) <= longest {
		return text[:best], text[best:]
	}
	runes := []rune(text)
	for n := min(longest, len(runes)-2); n >= 2; n-- { // no verb is known: who it is for ends as somebody does
		if who = string(runes[:n]); r.endsInPerson(who) {
			return who, string(runes[n:])
		}
	}
	return "", ""
}

// tellsDeed says that a text tells something that is done: it begins with a verb, or with the
// case in which one is done.
func (r *ideaReader) tellsDeed(text string) bool {
	t := r.w.Table
	if n := utf8.RuneCountInString(text); n < 2 || reading.HasSuffixOf(text, "用", "使用", "适用", "专用") || r.w.LeadsWithPerson(text) {
		return false
	}
	return t.StartsWith("verbs", "zh", text) || t.StartsWith("machine_acts", "zh", text) || t.StartsWith("idea_deeds", "zh", text) || r.onlyCase(text) || r.movesThing(text)
}

// movesThing says that a text tells what is done with a thing in front of the verb: 把销售数据每天
// 同步到数据仓库.
func (r *ideaReader) movesThing(text string) bool {
	rest := text[len(reading.LongestPrefix(text, "把", "将")):]
	return rest != text && (reading.ContainsAny(rest, r.w.Table.Words["verbs"].In("zh")...) || reading.ContainsAny(rest, r.w.Table.Words["machine_acts"].In("zh")...))
}

// onlyCase says that a deed begins with the case in which it is done: "只在下雨时提示收衣服".
func (r *ideaReader) onlyCase(text string) bool {
	rest, only := strings.CutPrefix(text, "只")
	if !reading.HasPrefixOf(rest, "在", "当") {
		return only && r.w.actsInChinese(rest)
	}
	_, deed, ok := strings.Cut(rest, "时")
	return ok && r.w.actsInChinese(strings.TrimPrefix(deed, "候"))
}

// namesPerson says that a text is somebody, and no house or group: 外卖骑手.
func (r *ideaReader) namesPerson(who string) bool {
	if who == "" || r.u.People == nil || strings.Contains(who, "的") {
		return false
	}
	for h := range r.u.People.All(who) {
		if h.End == len(who) {
			return true
		}
	}
	return false
}

// chineseBut adds what somebody cannot do, told behind what they can: "主人能看提醒，但看不到
// 备注" is about the same person.
func (r *ideaReader) chineseBut(clause string) bool {
	if may, refused := cutRefusal(clause); refused != "" && len(r.features) > 0 && reading.HasPrefixOf(may, "看", "查", "可看", "能看", "只读") && utf8.RuneCountInString(may) <= 3 {
		who := r.features[len(r.features)-1].Actor
		r.refuse(who, refused)
		return who != ""
	}
	rest, ok := strings.CutPrefix(clause, "但是")
	if !ok {
		rest, ok = strings.CutPrefix(clause, "但")
	}
	if !ok || len(r.features) == 0 || !reading.HasPrefixOf(rest, "看不到", "查不到", "不能", "不可以", "不得", "不许") {
		return false
	}
	who := r.features[len(r.features)-1].Actor
	if who == "" {
		return false
	}
	for _, sense := range []string{"看", "查"} {
		if thing, ok := strings.CutPrefix(rest, sense+"不到"); ok {
			rest = "不能" + sense + "到" + thing // it is refused, and no state
		}
	}
	r.add(understanding.FeatureFact{Text: Finished(who + rest), Name: who + rest})
	return true
}

// inCase says that what stands behind a person is the case that they are in, and no deed
// of theirs: "不在时通知合伙人".
func inCase(act string) bool {
	clause, _, _ := strings.Cut(act, "，")
	i := strings.Index(clause, "的话")
	if at := strings.Index(clause, "时"); i < 0 && !InsideTimeWord(clause[:max(at, 0)]) {
		i = at
	}
	const longest = 8 // runes of a case
	return i > 0 && utf8.RuneCountInString(clause[:i]) <= longest && reading.HasPrefixOf(clause, "不", "没", "未", "无", "请假", "出差", "休息", "离开", "下线", "忘")
}

// chineseLoad files how many use a product, which is nothing that it does: "30个人用".
func (r *ideaReader) chineseLoad(clause string) bool {
	if r.tellsVolume(clause) {
		r.u.Constraints = appendItem(r.u.Constraints, Finished(clause), r.src)
		return true
	}
	count := strings.TrimLeft(clause, "大约共有")
	rest := strings.TrimLeft(count, "0123456789 ")
	if rest == count {
		return false
	}
	for _, of := range []string{"多", "个", "来", "名", "人", "员工", "同时", "在"} {
		rest = strings.TrimPrefix(rest, of)
	}
	if rest != "用" && rest != "使用" {
		return false
	}
	r.u.Constraints = appendItem(r.u.Constraints, Finished(clause), r.src)
	return true
}

// tellsVolume says that a clause only tells how much there is of something: 大约200家门店, 每天约3000单.
func (r *ideaReader) tellsVolume(clause string) bool {
	const longest = 6 // runes of what is counted
	words := func(key string) []string { return r.w.Table.Words[key].In("zh") }
	rest, led := clause, false
	for _, key := range []string{"volume_rhythms", "volume_leads"} {
		lead := reading.LongestPrefix(rest, words(key)...)
		rest, led = strings.TrimSpace(rest[len(lead):]), led || lead != ""
	}
	number := strings.TrimLeft(rest, "0123456789,.~-到至 ")
	if !led || number == rest {
		return false
	}
	number = strings.TrimSpace(strings.TrimLeft(number, "十百千万亿多来余几"))
	counter := reading.LongestPrefix(number, words("volume_counters")...)
	thing := strings.TrimSpace(strings.TrimPrefix(number, counter))
	return counter != "" && utf8.RuneCountInString(thing) <= longest && !r.beginsDeed(thing) && !strings.ContainsAny(thing, "的以内上下")
}

// chineseLetting drops who wishes in front of who is to do something: "食堂想让学生提前一天订餐".
func chineseLetting(text string) string {
	const longest = 8 // runes of who wishes
	for _, letting := range []string{"想让", "希望让", "打算让"} {
		if who, rest, ok := strings.Cut(text, letting); ok && rest != "" && utf8.RuneCountInString(who) <= longest && !strings.ContainsAny(who, "，。、") {
			return rest
		}
	}
	return text
}

// chineseContext files who writes and what they have, which stands in front of the wish:
// "我们是一家诊所，想要一个排班系统".
func (r *ideaReader) chineseContext(text string) (rest string) {
	first, rest, ok := strings.Cut(text, "，")
	lead := reading.LongestPrefix(first, "我们公司", "我们单位", "我们", "我", "本公司", "公司")
	if !ok || lead == "" || rest == "" {
		return text
	}
	if !reading.HasPrefixOf(first[len(lead):], "是", "有", "现在有", "目前有", "现有") {
		return text
	}
	r.u.Situation = appendItem(r.u.Situation, Finished(first), r.src)
	return rest
}

// cutRefusal parts what somebody may from what they may not: "看到记录|但不能改".
func cutRefusal(act string) (may, refused string) {
	for _, but := range []string{"但是不能", "但不能", "但不可以", "但不得", "但不可"} {
		if may, thing, ok := strings.Cut(act, but); ok && may != "" && thing != "" {
			return may, but + thing
		}
	}
	return act, ""
}

// refuse adds what somebody may not do, "但不能改", on what they may look at: 不能改当天的记录.
func (r *ideaReader) refuse(who, refused string) {
	if who == "" || refused == "" || len(r.features) == 0 {
		return
	}
	deed := strings.TrimPrefix(strings.TrimPrefix(refused, "但是"), "但")
	name := strings.TrimPrefix(strings.TrimPrefix(r.features[len(r.features)-1].Name, "只能"), "可以")
	seen := name[len(reading.LongestPrefix(name, "看到", "查看", "查询", "看见", "查到", "看", "查")):]
	if verb := deed[len(reading.LongestPrefix(deed, "不可以", "不能", "不得", "不可")):]; seen != name && utf8.RuneCountInString(verb) <= 2 && utf8.RuneCountInString(seen) >= 2 {
		deed += seen
	}
	r.add(understanding.FeatureFact{Text: Finished(who + deed), Name: who + deed})
}
