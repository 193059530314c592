package specifying

import (
	"iter"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// Bounds of the parts of a clause that a test of its own names, in runes.
const (
	maxClauseCase   = 18 // what the case is called that a test prepares
	maxClauseObject = 14 // what the deed is done to
	maxClauseMoment = 12 // upon what it happens
)

// oneClause is a clause of a Chinese statement, taken apart for a test of its own.
type oneClause struct {
	said  string // as the source says it
	given string // the prepared case, as the beginning of a sentence; empty where none is told
	who   string // the person who does it
	about string // the thing in front of the deed
	act   string // the deed without words that bind
	auto  bool   // it happens by itself
}

// chineseClauses are the clauses of a Chinese text, in its order, without their marks.
func chineseClauses(text string) iter.Seq[string] {
	return strings.FieldsFuncSeq(text, func(r rune) bool { return r == '，' || r == '；' || r == '。' })
}

// testedClauses gives each clause of a Chinese statement whose deed a test can see a
// criterion of its own, in place of one that only says the statement again: "紧急报修跳过
// 审核，直接派单，并电话通知值班维修工" is three things to look at.
func (w *Specifier) testedClauses(d *Draft) {
	if w.Language != "zh" || d.Fact == nil || d.lists() || d.Requirement.Priority == specs.Wont || w.IsChange(d.Fact) {
		return
	}
	clauses := w.clausesOf(d)
	for i := range clauses {
		c := &clauses[i]
		text, rule := w.clauseTest(c)
		if text == "" || w.testTold(d, c, text) {
			if slices.ContainsFunc(d.Requirement.Criteria, func(k specs.Criterion) bool { return k.Text == phrasing.Finished(text) }) {
				d.tested = append(d.tested, c.said)
			}
			continue
		}
		d.tested = append(d.tested, c.said)
		at := slices.IndexFunc(d.Requirement.Criteria, func(k specs.Criterion) bool { return w.echoes(d, k, c.said) })
		made := specs.Criterion{Text: phrasing.Finished(text), Source: phrasing.Rule(rule)}
		switch {
		case at >= 0:
			list := slices.Clone(d.Requirement.Criteria)
			rest := w.echoWithout(list[at].Text, c.said)
			if list[at] = made; rest != "" {
				list = slices.Insert(list, at+1, specs.Criterion{Text: rest, Source: phrasing.Rule(FromStatement)})
			}
			d.Requirement.Criteria = list
		case roomFor(d):
			w.addCriterion(d, text, phrasing.Rule(rule))
		}
	}
}

// clausesOf takes the clauses of a statement apart. Each knows the case that those
// before it tell: a moment, a thing that comes first, or what was done.
func (w *Specifier) clausesOf(d *Draft) []oneClause {
	text := phrasing.OrElse(d.Fact.Text, d.Statement.Head)
	if d.Statement.Label != "" {
		text = d.Statement.Head
	}
	var out []oneClause
	given, topic, who := "", "", ""
	if label := d.Statement.Label; label != "" && w.beginsAct(label) && utf8.RuneCountInString(label) <= maxClauseMoment {
		given = label + "后，"
	}
	for said := range chineseClauses(strings.TrimRight(text, "。； ")) {
		said = strings.TrimSpace(said)
		if namesCase(said) && utf8.RuneCountInString(said) <= maxClauseCase+6 {
			given = w.givenCase(said)
			continue
		}
		c := oneClause{said: said, given: given}
		act := said
		for _, word := range w.Table.Words["clause_joins"].In("zh") {
			act = strings.TrimPrefix(act, word)
		}
		act = strings.TrimPrefix(act, "但")
		if name, ok := w.LeadingPerson(act); ok {
			if rest := strings.TrimSpace(act[len(name):]); !reading.HasPrefixOf(rest, "的", "端", "侧") {
				who, act = name, rest
			}
		}
		if moment, rest, ok := w.cutMoment(act); ok {
			if c.given, act = moment+"，", rest; who != "" && strings.HasPrefix(said, who) {
				c.given = who + c.given
			}
			if name, ok := w.LeadingPerson(act); ok {
				who, act = name, strings.TrimSpace(act[len(name):])
			}
		}
		if rest, auto := w.withoutClauseFillers(act); rest != "" {
			c.auto = auto || strings.Contains(rest, "自动")
			act = rest
		}
		if c.who = who; c.auto {
			c.who = ""
		}
		if c.about, c.act = w.cutAbout(act); c.about != "" && topic == "" && len(out) == 0 {
			topic = c.about
		}
		if c.given == "" && topic != "" && c.who == "" {
			c.given = w.Say("clause_case", "case", topic)
		}
		if parts := w.deedsInRow(c.act); len(parts) > 1 {
			for _, p := range parts {
				out = append(out, oneClause{said: p, given: c.given, who: c.who, act: p, auto: c.auto})
			}
			continue
		}
		out = append(out, c)
		switch {
		case c.about == "" && !c.auto && w.beginsAct(c.act) && utf8.RuneCountInString(c.act) <= maxClauseMoment && len(out) == 1:
			given = c.who + c.act + "后，"
		}
	}
	return out
}

// deedsInRow are the deeds of a row of them: 接单、上门维修、登记用料. Nil for a row of things.
func (w *Specifier) deedsInRow(act string) []string {
	parts, deeds := strings.Split(act, "、"), 0
	for i, p := range parts {
		deed := w.beginsAct(p) || w.clauseRow(p) != nil
		if deed {
			deeds++
		}
		if utf8.RuneCountInString(p) > maxRowDeed || !deed && i == len(parts)-1 {
			return nil
		}
	}
	if deeds < 2 {
		return nil
	}
	return parts
}

// maxRowDeed bounds a deed in a row of them, in runes.
const maxRowDeed = 8

// givenCase is a clause that names a case, as the beginning of a test.
func (w *Specifier) givenCase(said string) string {
	said = phrasing.Uncased(said)
	if rest, ok := strings.CutSuffix(said, "的话"); ok {
		return rest + "时，"
	}
	if rest, ok := strings.CutSuffix(said, "的"); ok {
		return rest + "时，"
	}
	return said + "，"
}

// cutMoment cuts a short moment off the deed that happens then: 到场后|扫描二维码.
func (w *Specifier) cutMoment(text string) (moment, rest string, ok bool) {
	for _, mark := range []string{"以后", "之后", "后", "时"} {
		i := strings.Index(text, mark)
		if n := utf8.RuneCountInString(text[:max(i, 0)]); i < 0 || n < 2 || n > maxClauseMoment || reading.HasSuffixOf(text[:i], "小", "及", "临", "同", "随") || strings.ContainsAny(text[:i], "，、0123456789") {
			continue
		}
		rest := strings.TrimSpace(text[i+len(mark):])
		bare, _ := w.withoutClauseFillers(rest)
		if w.beginsAct(bare) || w.LeadsWithPerson(rest) || w.Table.StartsWith("coverbs", "zh", bare) || reading.ContainsAny(rest, "自动") {
			return text[:i+len(mark)], rest, true
		}
	}
	return "", text, false
}

// withoutClauseFillers takes off a deed the words that bind it, let somebody do it or say
// how at once it happens; auto says that the product does it.
func (w *Specifier) withoutClauseFillers(act string) (rest string, auto bool) {
	for again := true; again; {
		again = false
		for _, word := range w.Table.Words["clause_fillers"].In("zh") {
			if r, ok := strings.CutPrefix(act, word); ok && utf8.RuneCountInString(r) > 1 {
				auto = auto || w.Table.IsWord("check_by_itself", "zh", word)
				act, again = strings.TrimSpace(r), true
			}
		}
	}
	return act, auto
}

// cutAbout cuts the thing off that stands in front of a deed of the table of clauses:
// 紧急工单|跳过审核.
func (w *Specifier) cutAbout(act string) (about, deed string) {
	if w.beginsAct(act) || w.Table.StartsWith("coverbs", "zh", act) || w.clauseRow(act) != nil {
		return "", act
	}
	best := -1
	for i := range w.Table.Clauses {
		for _, word := range w.Table.Clauses[i].Words.In("zh") {
			if k := strings.Index(act, word); k > 0 && (best < 0 || k < best) {
				best = k
			}
		}
	}
	if best < 0 {
		return "", act
	}
	about = strings.TrimSpace(act[:best])
	for cut := true; cut; {
		cut = false
		for _, word := range w.Table.Words["clause_fillers"].In("zh") {
			if r, ok := strings.CutSuffix(about, word); ok {
				about, cut = strings.TrimSpace(r), true
			}
		}
	}
	n := utf8.RuneCountInString(about)
	if n < 2 || n > maxClauseCase || strings.Count(about, "（") != strings.Count(about, "）") || reading.ContainsAny(about, "的", "须", "不", "由", "给", "后", "时") || w.Table.StartsWith("coverbs", "zh", about) {
		return "", act
	}
	return about, strings.TrimSpace(act[best:])
}

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
		return "", ""
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
		return "", ""
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

// clauseCap tests the most that a clause allows, whichever clause it is: "但每天最多退 3 单".
func (w *Specifier) clauseCap(c *oneClause) string {
	about, rest, ok := cutCap(c.act)
	m := capOfDeed.FindStringSubmatch(rest)
	if !ok || m == nil || utf8.RuneCountInString(about) > 8 || reading.ContainsAny(m[2], "为", "有", "是", "达", "到") || reading.HasPrefixOf(m[4], "天", "小时", "分钟", "个月", "年") {
		return ""
	}
	return w.Say("check_cap", "about", c.who+about+m[1], "act", m[2], "count", m[3], "unit", m[4])
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

// clauseTold tests that somebody is told, by the way on which it reaches them:
// "电话通知值班员", "向站长发送短信".
func (w *Specifier) clauseTold(c *oneClause) string {
	if c.who != "" || c.given == "" {
		return ""
	}
	way, rest := "", c.act
	ways := w.Table.Words["clause_ways"]
	for name := range ways.Pairs("zh") {
		if r, ok := strings.CutPrefix(strings.TrimPrefix(strings.TrimPrefix(rest, "通过"), "用"), name); ok {
			way, rest = name, r
			break
		}
	}
	to := ""
	for _, verb := range w.Table.Words["clause_tells"].In("zh") {
		if r, ok := strings.CutPrefix(rest, verb); ok {
			to = r
			break
		}
	}
	for _, lead := range []string{"向", "给"} {
		r, ok := strings.CutPrefix(rest, lead)
		if !ok || to != "" {
			continue
		}
		for _, verb := range []string{"发送", "推送", "发", "打"} {
			if who, what, ok := strings.Cut(r, verb); ok && utf8.RuneCountInString(what) <= 6 {
				for name := range ways.Pairs("zh") {
					if strings.HasSuffix(what, name) {
						to, way = who, name
					}
				}
				break
			}
		}
	}
	bare := to
	for _, kind := range w.Table.Words["clause_person_kinds"].In("zh") {
		bare = strings.TrimPrefix(bare, kind)
	}
	name, ok := w.LeadingPerson(bare + "做")
	if to == "" || !ok || name != bare && !reading.HasPrefixOf(bare[len(name):], "和", "、") || utf8.RuneCountInString(to) > maxClauseObject {
		return ""
	}
	got, ok := ways.Paired("zh", way)
	if !ok {
		got = w.Say("clause_message")
	}
	key := "clause_told"
	if strings.ContainsAny(to, "和、") {
		key = "clause_told_each"
	}
	return w.Say(key, "given", c.given, "who", to, "got", got)
}

// echoes says that a criterion was derived and only says a clause again, alone or with
// those around it.
func (w *Specifier) echoes(d *Draft, k specs.Criterion, clause string) bool {
	if k.Source.Rule != phrasing.Rule(FromStatement).Rule {
		return false
	}
	if !strings.Contains(w.bareEcho(k.Text), w.bareEcho(clause)) {
		return false
	}
	whole := w.bareEcho(d.Fact.Text)
	for part := range strings.FieldsFuncSeq(w.unframed(k.Text), func(r rune) bool { return r == '，' || r == '；' }) {
		if !strings.Contains(whole, w.bareEcho(part)) {
			return false
		}
	}
	return true
}

// bareEcho is a text without marks, without the words that bind and without what only
// says that a test shows it.
func (w *Specifier) bareEcho(text string) string {
	text = w.unframed(text)
	for _, word := range []string{"必须能够", "必须", "应当", "可以", "能够", "须"} {
		text = strings.ReplaceAll(text, word, "")
	}
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("，；。 ", r) {
			return -1
		}
		return r
	}, text)
}

// unframed is a criterion without the words around a statement that only say that a test
// shows it, or that somebody manages it in a trial.
func (w *Specifier) unframed(text string) string {
	head, _, _ := strings.Cut(w.Say("check_shown", "text", "\x00"), "\x00")
	text = strings.TrimPrefix(text, head)
	for words := range strings.FieldsFuncSeq(w.systemRow("other").Person.In("zh"), func(r rune) bool { return r == '{' || r == '}' }) {
		if words != "actor" && words != "want" {
			text = strings.Replace(text, words, "", 1) // 试用时，…不经他人帮助就可以
		}
	}
	return text
}

// echoWithout is what is left of a criterion that says a statement again when one of
// its clauses has a test of its own; empty where nothing is.
func (w *Specifier) echoWithout(text, clause string) string {
	var left []string
	gone := w.bareEcho(clause)
	for part := range strings.FieldsFuncSeq(strings.TrimRight(w.unframed(text), "。；"), func(r rune) bool { return r == '，' || r == '；' }) {
		if bare := w.bareEcho(part); !strings.Contains(gone, bare) && !strings.Contains(bare, gone) {
			left = append(left, part)
		}
	}
	if len(left) == 0 || len(left) == 1 && namesCase(left[0]) {
		return ""
	}
	return phrasing.Finished(w.plainly(strings.Join(left, "，")))
}

// testTold says that a criterion that is no echo already tests a clause.
func (w *Specifier) testTold(d *Draft, c *oneClause, text string) bool {
	for _, k := range d.Requirement.Criteria {
		if w.echoes(d, k, c.said) {
			continue
		}
		if strings.Contains(phrasing.FoldTerm(k.Text), phrasing.FoldTerm(c.act)) || phrasing.FoldTerm(k.Text) == phrasing.FoldTerm(phrasing.Finished(text)) {
			return true
		}
	}
	return false
}
