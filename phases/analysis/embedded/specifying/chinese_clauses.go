package specifying

import (
	"iter"
	"regexp"
	"slices"
	"strings"
	"sync"
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
	told  string // the case that a clause before it names, as given
	who   string // the person who does it
	about string // the thing in front of the deed
	act   string // the deed without words that bind
	auto  bool   // it happens by itself
	row   bool   // it is one deed of a row of them
	same  string // the rule whose criterion tests the same
	// What is forbidden, where its test only takes the place of the clause.
	fallback bool
	denied   string
}

// chineseClauses are the clauses of a Chinese text, in its order, without their marks; a comma in brackets parts none.
func chineseClauses(text string) iter.Seq[string] {
	return splitOutside(text, "，；。")
}

// testedClauses gives each clause of a Chinese statement whose deed a test can see a
// criterion of its own, in place of one that only says the statement again: "紧急报修跳过
// 审核，直接派单，并电话通知值班维修工" is three things to look at.
func (w *Specifier) testedClauses(d *Draft) {
	if w.Language != "zh" || d.Fact == nil || d.lists() || d.Requirement.Priority == specs.Wont || w.IsChange(d.Fact) {
		return
	}
	clauses := w.clausesOf(d)
	if d.Rule && len(clauses) > 1 {
		w.formedWhole(d)
	}
	for i := range clauses {
		c := &clauses[i]
		if len(clauses) > 1 && slices.Contains(d.tested, c.said) {
			continue // the form of the whole statement tests it
		}
		text, rule := w.clauseTest(c)
		if text == "" || w.testTold(d, c, text) {
			if slices.ContainsFunc(d.Requirement.Criteria, func(k specs.Criterion) bool { return k.Text == phrasing.Finished(text) }) {
				d.tested = append(d.tested, c.said)
			}
			continue
		}
		w.unquoted(d, c.said)
		w.withoutUsual(d, rule)
		w.testClause(d, c, specs.Criterion{Text: phrasing.Finished(text), Source: phrasing.Rule(rule)})
	}
}

// formedWhole gives a rule of several clauses the test of its whole form in place of all
// criteria that only say it again: "每天 20:00 截单，之后的订单计入次日".
func (w *Specifier) formedWhole(d *Draft) {
	text := strings.TrimRight(w.saidOf(d), "。； ")
	c := w.leadForm(text)
	if c.Main == "" {
		return
	}
	d.tested = slices.AppendSeq(d.tested, chineseClauses(text))
	d.Requirement.Criteria = slices.DeleteFunc(slices.Clone(d.Requirement.Criteria), func(k specs.Criterion) bool {
		return w.echoes(d, k, w.FirstClause(text)) || w.quotes(k.Text, text)
	})
	w.addCriterion(d, c.Main, phrasing.Rule(phrasing.OrElse(c.Rule, FromStatement)))
}

// testClause puts the test of a clause in place of a criterion that only says the clause
// again, else behind the others while there is room. A clause that what is known of its
// kind tests already only loses that criterion.
func (w *Specifier) testClause(d *Draft, c *oneClause, made specs.Criterion) {
	d.tested = append(d.tested, c.said)
	at := slices.IndexFunc(d.Requirement.Criteria, func(k specs.Criterion) bool { return w.echoes(d, k, c.said) })
	known := slices.ContainsFunc(d.Requirement.Criteria, func(k specs.Criterion) bool { return w.knownTest(c, k) }) || c.fallback && at >= 0 && w.partProved(d, at, c.said)
	if at < 0 {
		if !known && !c.fallback && !w.partTold(d, -1, c.said) && roomFor(d) {
			w.addCriterion(d, made.Text, made.Source)
		}
		return
	}
	var tests []specs.Criterion
	if !known {
		tests = append(tests, made)
	}
	if rest, src := w.echoWithout(d, at, c.said), d.Requirement.Criteria[at].Source; rest != "" {
		if src.Kind != specs.Stated {
			src = phrasing.Rule(FromStatement)
		}
		tests = append(tests, specs.Criterion{Text: rest, Source: src})
	}
	d.Requirement.Criteria = slices.Replace(slices.Clone(d.Requirement.Criteria), at, at+1, tests...)
}

// knownTest says that a criterion tests a clause already by what is known of its kind: by the
// rule that does, or by a case in which what the clause forbids is refused.
func (w *Specifier) knownTest(c *oneClause, k specs.Criterion) bool {
	if c.same != "" && k.Source.Rule == phrasing.Rule(c.same).Rule {
		return true
	}
	forbids := k.Source.Rule == phrasing.Rule("criterion-of-condition").Rule || k.Source.Rule == phrasing.Rule("criterion-of-prohibition").Rule
	return c.fallback && forbids && w.unframed(k.Text) == k.Text && strings.Contains(k.Text, c.denied)
}

// saidOf is the text of a Chinese statement without what only frames it: its label, and of
// a story who wishes it and that it is wished.
func (w *Specifier) saidOf(d *Draft) string {
	switch {
	case d.Statement.Label != "":
		return d.Statement.Head
	case d.Fact == nil:
		return ""
	case d.Fact.Want != "" && w.Table.StartsWith("story_leads", "zh", d.Fact.Text):
		return d.Fact.Want
	default:
		return d.Fact.Text
	}
}

// clausesOf takes the clauses of a statement apart. Each knows the case that those
// before it tell: a moment, a thing that comes first, or what was done.
func (w *Specifier) clausesOf(d *Draft) []oneClause {
	text := phrasing.OrElse(w.saidOf(d), d.Statement.Head)
	var out []oneClause
	given, told, topic, who := "", "", "", ""
	if label := d.Statement.Label; label != "" && w.beginsAct(label) && utf8.RuneCountInString(label) <= maxClauseMoment {
		given = label + "后，"
	} else if caseName(label) != label {
		given = w.casePrepared(label)
	}
	for said := range w.waysJoined(chineseClauses(strings.TrimRight(text, "。； "))) {
		said = strings.TrimSpace(said)
		if (w.namesCase(said) || said == strings.TrimRight(d.Statement.Trigger, "，")) && utf8.RuneCountInString(said) <= maxClauseCase+6 {
			given = w.givenCase(said)
			told = given
			continue
		}
		c := oneClause{said: said, given: given, told: told}
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
				out = append(out, oneClause{said: p, given: c.given, who: phrasing.OrElse(c.who, d.rowActor(c.auto)), act: p, auto: c.auto, row: true})
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

// rowActor is the person whose deeds stand in a row without a name: those of a line under
// the name of a person. Empty where the product does them.
func (d *Draft) rowActor(auto bool) string {
	if auto || !d.Person || d.Fact.Actor == "" {
		return ""
	}
	return d.Actor
}

// countedWays reads a clause that only counts the ways which the clause before it lists:
// 三种方式都可以取餐.
var countedWays = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:这|以上)?[两三四五六]种(?:方式|办法|途径|渠道|方法)?(?:都|均)`)
})

// ownReason reads a clause that only says what has to be given with what the clause before it allows: 但要选原因.
var ownReason = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^但?(?:必须|须|需要|需|要|应)(?:选|选择|填|填写|写明|注明|说明)(?:原因|理由|备注)$`)
})

// belongsTo says that a clause tells no more than how the one before it is meant.
func belongsTo(said, before string) bool {
	return strings.Contains(before, "、") && countedWays().MatchString(said) || strings.Contains(before, "可") && ownReason().MatchString(said)
}

// waysJoined puts a list of ways and the clause that counts them into one, and what is allowed and what has
// to be given with it.
func (w *Specifier) waysJoined(clauses iter.Seq[string]) iter.Seq[string] {
	return func(yield func(string) bool) {
		list := ""
		for said := range clauses {
			if list != "" && belongsTo(said, list) {
				list, said = "", list+"，"+said
			}
			if list != "" && !yield(list) {
				return
			}
			if list = ""; strings.ContainsAny(said, "、可") {
				list = said
				continue
			}
			if !yield(said) {
				return
			}
		}
		if list != "" {
			yield(list)
		}
	}
}

// deedsInRow are the deeds of a row of them: 接单、上门维修、登记用料. Nil for a row of things.
func (w *Specifier) deedsInRow(act string) []string {
	parts, deeds := strings.Split(act, "、"), 0
	if !w.isDeed(parts[0]) && w.clauseRow(parts[0]) == nil || w.shareThing(parts[0], act) || strings.Contains(act, "或") {
		return nil
	}
	for i, p := range parts {
		deed := i == 0 || w.beginsAct(p) || w.opensDeed(p) || w.clauseRow(p) != nil
		if deed {
			deeds++
		}
		if utf8.RuneCountInString(p) > maxRowDeed && (i > 0 || !w.Table.StartsWith("coverbs", "zh", p)) || !deed && i == len(parts)-1 {
			return nil
		}
	}
	if deeds < 2 {
		return nil
	}
	return w.withShared(parts)
}

// maxRowDeed bounds a deed in a row of them, in runes.
const maxRowDeed = 10

// givenCase is a clause that names a case, as the beginning of a test.
func (w *Specifier) givenCase(said string) string {
	said = phrasing.Uncased(said)
	if rest, ok := strings.CutSuffix(said, "的话"); ok {
		return rest + "时，"
	}
	if rest, ok := strings.CutSuffix(said, "的"); ok {
		return rest + "时，"
	}
	switch {
	case w.namesCase(said):
		return said + "，"
	case strings.Contains(said, "的"): // who or what it is about
		return w.Say("clause_case", "case", "“"+said+"”")
	}
	return said + "时，"
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
