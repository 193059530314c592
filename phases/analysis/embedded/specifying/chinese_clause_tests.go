package specifying

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// clauseRow is the row of the table of clauses with whose word a deed begins, the
// longest of several.
func (w *Specifier) clauseRow(act string) *phrasing.ClauseRule {
	row, _ := w.clauseWord(act)
	return row
}

func (w *Specifier) clauseWord(act string) (row *phrasing.ClauseRule, word string) {
	for i := range w.Table.Clauses {
		for _, v := range w.Table.Clauses[i].Words.In("zh") {
			ends := w.Table.Clauses[i].Ends && strings.HasSuffix(act, v) && !strings.Contains(act, "、")
			if (strings.HasPrefix(act, v) || ends) && len(v) > len(word) {
				row, word = &w.Table.Clauses[i], v
			}
		}
	}
	return row, word
}

// clauseTest is how a test sees that a clause holds, and by which rule it was made.
func (w *Specifier) clauseTest(c *oneClause) (text, rule string) {
	if text, rule := w.formTest(c); text != "" {
		return text, rule
	}
	if strings.ContainsAny(c.act, "：“”") {
		return "", ""
	}
	if text := w.clauseCap(c); text != "" {
		return text, "criterion-of-number"
	}
	if text := w.clauseGiven(c); text != "" {
		return text, FromStatement
	}
	if w.Denies(c.act) {
		return w.deniedToOne(c), "criterion-of-prohibition"
	}
	if text := w.clauseKinds(c.said); text != "" {
		return text, ofParts
	}
	if text := w.clauseBasis(c); text != "" {
		return text, FromStatement
	}
	if statesNumber(c.act) {
		return "", "" // its number is tested as one
	}
	if text := w.clauseTold(c); text != "" {
		return text, FromStatement
	}
	row, word := w.clauseWord(c.act)
	if row == nil {
		return w.rowTest(c), FromStatement
	}
	object := ""
	if rest, ok := strings.CutPrefix(c.act, word); ok {
		object = strings.TrimSpace(strings.TrimPrefix(rest, "了"))
	}
	for _, lead := range []string{"为", "成"} {
		object = strings.TrimSpace(strings.TrimPrefix(object, lead))
	}
	if n := utf8.RuneCountInString(object); object != "" && (n < 2 || n > maxClauseObject) || strings.Count(object, "（") != strings.Count(object, "）") || row.Object && object == "" || !row.Object && object != "" {
		return "", ""
	}
	if row.Deed && !w.Table.StartsWith("verbs", "zh", object) || row.Person && c.who == "" || row.Case && c.given == "" || row.About && c.about == "" || row.Hand && c.auto {
		return "", ""
	}
	if !row.Deed && (w.Table.StartsWith("verbs", "zh", object) || reading.HasPrefixOf(object, "改", "由")) || !row.Deed && utf8.RuneCountInString(object) > 4 && w.Table.EndsWith("verbs", object) {
		return "", "" // 时段|预约 is a deed of its own
	}
	if strings.ContainsAny(object, "给到的") || reading.ContainsAny(object, "并", "后", "的时候") {
		return "", ""
	}
	who, when := c.who, c.given
	if text := row.Text.In("zh"); who != "" && strings.HasPrefix(when, who) && (strings.Contains(text, "{when}") || strings.Contains(text, "{given}")) {
		who = "" // 司机到站后
	}
	if reading.HasSuffixOf(when, "后，", "时，") {
		when = strings.TrimSuffix(when, "，")
	}
	slots := w.Slots("given", c.given, "when", when, "who", who, "about", c.about, "act", c.act, "object", object, "word", word)
	return phrasing.FillSlots(row.Text.In("zh"), "zh", slots), FromStatement
}

// deniedToOne tests what a clause forbids a person, by name, to do: 店员不能手工改价. Empty for
// what it forbids anybody else.
func (w *Specifier) deniedToOne(c *oneClause) string {
	before, act := w.cutDenial(c.said)
	name, ok := w.LeadingPerson(before + "，")
	if !ok || name != before || c.given != "" || act == "" || !w.beginsAct(act) && !w.Table.StartsWith("act_openers", "zh", act) && !w.Table.StartsWith("hand_acts", "zh", act) || reading.ContainsAny(act, "于", "过", "少", "多") {
		return ""
	}
	return w.Say("check_tried", "actor", name, "want", act)
}

// rowTest tests one deed of a row of them as that of the person who does it: 改约时间, 开票.
func (w *Specifier) rowTest(c *oneClause) string {
	if !c.row || c.who == "" || reading.HasPrefixOf(c.act, "已", "未", "待", "正在") || strings.HasSuffix(c.act, "中") {
		return "" // 已审核, 配送中: states, and no deeds
	}
	row, object := w.chineseRow(c.act, ofPersons, 4)
	if row == nil || row.Class == "change" && object == "" {
		return ""
	}
	return phrasing.FillSlots(row.Person.In("zh"), "zh", w.Slots("actor", c.who, "want", c.act, "object", phrasing.OrElse(w.thatOne(object), w.Say("check_data"))))
}

// clauseCap tests the most that a clause allows, whichever clause it is: "但每天最多退 3 单".
func (w *Specifier) clauseCap(c *oneClause) string {
	about, rest, ok := cutCap(c.act)
	m := capOfDeed.FindStringSubmatch(rest)
	if !ok || m == nil || utf8.RuneCountInString(about) > 8 || reading.ContainsAny(m[2], "同时", "为", "有", "是", "达", "到") || reading.HasPrefixOf(m[4], "天", "小时", "分钟", "个月", "年") {
		return ""
	}
	return w.capTest(c.who+about+m[1], m[2], m[3], m[4])
}

// clauseGiven tests what has to be given with a deed of two or three runes: "退单必须填写原因".
func (w *Specifier) clauseGiven(c *oneClause) string {
	for _, must := range []string{"必须", "须", "需要", "需"} {
		when, act, ok := strings.Cut(c.said, must)
		if n := utf8.RuneCountInString(when); !ok || n < 2 || n > 4 || w.LeadsWithPerson(when+"做") || !w.Table.StartsWith("given_verbs", "zh", act) || utf8.RuneCountInString(act) > maxGiven || strings.ContainsAny(act, "并、") {
			continue
		}
		if row := w.Table.Words["clause_deed_ends"].In("zh"); !w.beginsAct(when) && !reading.HasSuffixOf(when, row...) {
			continue
		}
		return w.Say("check_given_when", "when", strings.TrimSuffix(when, "时"), "act", act)
	}
	return ""
}

// clauseBasis tests what the product does by what it is told to go by, against the
// outcome that was written down before: "根据工种和工单数自动派单".
func (w *Specifier) clauseBasis(c *oneClause) string {
	if c.who != "" || statesNumber(c.act) {
		return ""
	}
	for _, lead := range w.Table.Words["clause_basis"].In("zh") {
		rest, ok := strings.CutPrefix(c.act, lead)
		if !ok {
			continue
		}
		for _, deed := range w.Table.Words["clause_by_basis"].In("zh") {
			basis, tail, ok := strings.Cut(rest, deed)
			basis = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(basis), "自动"))
			if n := utf8.RuneCountInString(basis); !ok || n < 2 || n > 20 || utf8.RuneCountInString(tail) > 6 || !c.auto && lead == "按" && tail != "" {
				continue
			}
			return w.Say("clause_basis", "basis", basis, "deed", deed+tail)
		}
	}
	return ""
}

// clauseKinds tests each of the kinds that a clause lists: "题型有单选、多选、判断".
func (w *Specifier) clauseKinds(said string) string {
	for _, verb := range w.Table.Words["kind_verbs"].In("zh") {
		kind, rest, ok := strings.Cut(said, verb)
		if n := utf8.RuneCountInString(kind); !ok || n < 2 || n > maxRowDeed || !w.Table.EndsWith("kind_nouns", kind) {
			continue
		}
		if list := w.chineseList(rest); len(list) > 1 && !strings.ContainsAny(rest, "，；") {
			return w.Say("clause_kinds", "kind", kind, "list", strings.Join(list, w.Say("series_sep")))
		}
	}
	return ""
}
