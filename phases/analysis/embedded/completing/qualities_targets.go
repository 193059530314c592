package completing

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// targets are the numbers of a stated quality. A load that counts several things has a
// target for each of them.
func (w *Completer) targets(q *understanding.QualityFact, class phrasing.ClassRule) []specs.Target {
	q = w.withoutReason(q)
	if plain, share := withoutShare(q); share != "" {
		if list := w.clauseTargets(plain, class); len(list) == 1 && list[0].Source.Kind == specs.Stated {
			list[0].Target += " " + share
			return list
		}
	}
	list := w.clauseTargets(q, class)
	if counted := w.counts(q, list[0]); len(counted) > len(list) || counted != nil && (strings.Contains(q.Text, " and ") || slices.ContainsFunc(list, namedByNumber)) {
		return counted
	}
	return list
}

// leastReason is how many words a reason has at least: "since last year" is a time.
const leastReason = 5

// withoutReason is a quality without the reason behind it, where both hold a number: what
// "is kept for 10 years, since claims run up to 10 years" is bounded by the first.
func (w *Completer) withoutReason(q *understanding.QualityFact) *understanding.QualityFact {
	if w.Language == "zh" {
		return q
	}
	for _, lead := range w.Table.Words["reason_leads"].In("en") {
		head, why, ok := strings.Cut(q.Text, ", "+lead+" ")
		if !ok || len(strings.Fields(why)) < leastReason || phrasing.MeasureIn(head) == "" || phrasing.MeasureIn(why) == "" || phrasing.IsNumeral(reading.FirstWord(why)) {
			continue
		}
		out := *q
		out.Text = head
		if out.Target != "" && !strings.Contains(head, out.Target) {
			out.Target, out.Metric = "", ""
		}
		return &out
	}
	return q
}

// namedByNumber says that the metric of a target is another number.
func namedByNumber(t specs.Target) bool {
	return t.Metric != "" && t.Metric[0] >= '0' && t.Metric[0] <= '9'
}

// clauseTargets are the numbers of a stated quality: one row for each clause that
// holds one, so that "99 % within 120 ms" is not lost beside "95 % within 50 ms".
// What a clause only says of the load or of today is no target.
func (w *Completer) clauseTargets(q *understanding.QualityFact, class phrasing.ClassRule) []specs.Target {
	q = w.withoutCases(w.aimOf(q))
	first := w.target(q, class)
	if first.Source.Kind == specs.Inferred {
		return []specs.Target{first}
	}
	if name, value, ok := understanding.Compared(q.Text); ok && q.Metric == name && q.Target == value {
		return []specs.Target{first} // the number of its name is another's
	}
	all := w.withoutFacts(slices.DeleteFunc(measuredClauses(withoutAside(q.Text)), w.warns))
	clauses := w.aimed(q, all)
	if len(all) < 2 && slices.Equal(clauses, all) {
		if len(clauses) == 1 && first.Target == phrasing.MeasureIn(clauses[0]) {
			return w.tidied(q, class, w.oneClause(first, clauses[0], q.Text))
		}
		if len(clauses) == 1 {
			whole := wholeMeasure(clauses[0])
			if head := shareOf(clauses[0], whole); head != "" && len(whole) > len(first.Target) {
				first.Target, first.Metric = whole, w.Phrase(head)
			}
		}
		return w.tidied(q, class, []specs.Target{first})
	}
	var out []specs.Target
	for _, c := range clauses {
		out = append(out, w.clauseTarget(q, strings.TrimRight(c, ". "), first, out, class))
	}
	return w.tidied(q, class, out)
}

// withoutCases is a quality without a number that only tells in which cases
// something is needed, "runbooks for: mill down for more than 10 minutes", or that
// warns of what others allow: "mind their limit of 50 a week".
func (w *Completer) withoutCases(q *understanding.QualityFact) *understanding.QualityFact {
	label, _, ok := strings.Cut(q.Text, ": ")
	cases := ok && strings.HasSuffix(label, " for") && w.Table.IsWord("case_papers", "en", strings.ToLower(phrasing.LeadingWord(label)))
	if w.Language == "zh" || !cases && !slices.ContainsFunc(measuredClauses(q.Text), w.warns) {
		return q
	}
	out := *q
	out.Target, out.Metric = "", ""
	var kept []string
	for _, part := range reading.SplitTop(q.Text, "; ") {
		if !cases && !w.warns(part) {
			kept = append(kept, part)
		}
	}
	out.Text = strings.Join(kept, "; ")
	if cases {
		out.Text = label
	}
	return &out
}

// withoutFacts takes out of several clauses those that tell how a business runs and bound nothing:
// 搅拌站 24 小时生产 before 系统可用性不低于 99.9%, what a number was reckoned by, and a span of time that
// is only pointed at: 大促那三天不能发版.
func (w *Completer) withoutFacts(clauses []string) []string {
	if w.Language != "zh" || len(clauses) < 2 {
		return clauses
	}
	return phrasing.Filtered(clauses, func(c *string) bool {
		list := wording.Measures(*c)
		if len(list) == 1 && (strings.HasSuffix((*c)[:list[0].Start], "那") || reading.HasSuffixOf(strings.TrimRight(*c, "。 "), w.Table.Words["reckoned_by"].In("zh")...)) {
			return false
		}
		return len(list) != 1 || list[0].Op != "" && list[0].Op != "=" || !reading.HasSuffixOf(strings.TrimRight(*c, "。 "), w.Table.Words["business_runs"].In("zh")...) || reading.HasPrefixOf(*c, w.Table.Words["the_product_runs"].In("zh")...)
	})
}

// warns says that a clause only points at a limit that somebody else sets.
func (w *Completer) warns(clause string) bool {
	return w.Table.IsWord("warnings", "en", strings.ToLower(phrasing.LeadingWord(clause)))
}

// clauseTarget is the target that one clause of several holds; behind others
// without a name of its own it goes by the name of the first.
func (w *Completer) clauseTarget(q *understanding.QualityFact, c string, first specs.Target, others []specs.Target, class phrasing.ClassRule) specs.Target {
	if more := w.barePeak(c, first); more.Target != "" {
		more.Source, more.Measurement = q.Source, first.Measurement
		return more
	}
	if t := w.noneOlder(c); t.Target != "" {
		t.Source, t.Measurement = q.Source, w.clauseProof(q, c, t.Target, first, class)
		return t
	}
	name, _, _ := strings.Cut(c, " of its ")
	t := specs.Target{Metric: w.metricOf(w.saidPlainly(name)), Target: wholeMeasure(c), Source: q.Source}
	t.Measurement = w.clauseProof(q, c, t.Target, first, class)
	if label, _, ok := strings.Cut(c, ": "); ok && w.Table.IsWord("load_leads", "en", strings.ToLower(phrasing.LeadingWord(label))) {
		t.Target = strings.TrimSpace(c[len(label)+len(": "):])
		t.Metric = wording.LowerFirst(class.Name.In(w.Language)) + " " + wording.LowerFirst(label)
		return t
	}
	if head := shareOf(c, t.Target); head != "" {
		t.Metric = w.Phrase(head)
	}
	if q.Metric != "" && q.Target != "" && strings.Contains(c, q.Target) && !strings.Contains(q.Metric, ", ") && t.Target == phrasing.MeasureIn(c) && (t.Metric == "" || strings.Contains(strings.ToLower(c), strings.ToLower(q.Metric))) {
		t.Metric, t.Target = q.Metric, q.Target
	}
	if t.Metric == "" && len(others) > 0 {
		t.Metric = phrasing.OrElse(phrasing.OrElse(w.shortName(c), w.timesOf(q.Text, c)), others[0].Metric)
	}
	return t
}

// deedBefore reads the deed at the end of the clause in front of one that only says how often: 回传失败要|重试|，
// 最多 6 次.
var deedBefore = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:要|须|应|会|就|则|自动)(\p{Han}{2,3})，$`)
})

// timesOf is what a Chinese clause counts that only says how often the clause in front of it happens.
// Empty for any other clause.
func (w *Completer) timesOf(text, clause string) string {
	before, _, ok := strings.Cut(text, clause)
	if w.Language != "zh" || !ok || !strings.HasSuffix(strings.TrimSpace(clause), "次") || MeasureStart(clause) != 0 {
		return ""
	}
	m := deedBefore().FindStringSubmatch(before)
	if m == nil || !w.Table.StartsWith("verbs", "zh", m[1]) && m[1] != "重试" {
		return ""
	}
	return m[1] + "次数"
}

// shortName is what stands in front of the number of a Chinese clause that is nothing but a name and a
// number: 售后|200 TPS of "下单 1500 TPS，售后 200 TPS". Empty for any other clause.
func (w *Completer) shortName(clause string) string {
	list := wording.Measures(clause)
	if w.Language != "zh" || len(list) != 1 || strings.TrimSpace(clause[list[0].End:]) != "" {
		return ""
	}
	name := strings.TrimSpace(clause[:list[0].Start])
	if n := utf8.RuneCountInString(name); n < 2 || n > 3 || strings.ContainsFunc(name, func(r rune) bool { return !reading.IsHan(r) }) || slices.Contains(w.Table.Words["measure_bonds"].In("zh"), name) {
		return ""
	}
	return name
}

// noneOlder is a clause that bounds how old something may be: "nothing older than 5
// minutes is lost (RPO)". Its target is empty for any other.
func (w *Completer) noneOlder(c string) (t specs.Target) {
	rest, ok := strings.CutPrefix(strings.ToLower(c), "nothing older than ")
	if at := MeasureStart(c); !ok || at != len(c)-len(rest) {
		return t
	}
	age := phrasing.MeasureIn(c)
	what := strings.Trim(rest[min(len(rest), len(age)):], " .")
	return specs.Target{Metric: w.Say("age_of_what", "text", c[len(c)-len(what):]), Target: w.Say("at_most", "text", age)}
}

// barePeak is a clause that goes on with another number of what the first target
// counts, and for how long: "3,000 redirects per second sustained, 12,000 for 10
// minutes". Its target is empty for any other.
func (w *Completer) barePeak(c string, first specs.Target) (t specs.Target) {
	number, rest, _ := strings.Cut(c, " ")
	counted := w.countedBy(first.Target)
	if counted == "" || !phrasing.IsNumeral(number) || !strings.HasPrefix(rest, "for ") || MeasureStart(c) != len(number)+len(" for ") {
		return t
	}
	_, unit, _ := strings.Cut(first.Target, " ")
	return specs.Target{Metric: unit, Target: strings.TrimRight(c, ". ")}
}

// shareOf is what stands before a Chinese target of a share and a time: "搜索接口"
// of "搜索接口 95% 的请求在 300 毫秒内返回".
func shareOf(clause, target string) string {
	head, _, ok := strings.Cut(clause, target)
	if !ok || !reading.HasHan(clause) || !strings.ContainsAny(target, "%％") || len(wording.Measures(target)) < 2 || utf8.RuneCountInString(head) < 3 {
		return ""
	}
	return head
}

// machineAside tells the machine on which something is measured: "4 cores, 8 GB RAM".
var machineAside = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\b\d+(?:[.,]\d+)? ?(?:v?CPUs?|cores?|[GM]i?B (?:of )?(?:RAM|memory|main memory)|GHz)\b`)
})

// withoutAside is a text without what stands in brackets, where the number
// inside measures something else than the one outside, "（车间 Wi-Fi，2 Mbps）", or tells of a machine.
func withoutAside(text string) string {
	for _, pair := range [][2]string{{"（", "）"}, {" (", ")"}} {
		head, rest, ok := strings.Cut(text, pair[0])
		inside, tail, closed := strings.Cut(rest, pair[1])
		if !ok || !closed {
			continue
		}
		out, in := phrasing.Measures(head+tail), phrasing.Measures(inside)
		if len(out) > 0 && len(in) > 0 && (in[0].Class != out[0].Class || machineAside().MatchString(inside)) {
			text = head + tail
		}
	}
	return text
}

// aimed are the clauses that hold a target: none that only says under which
// load, beside another that says how fast.
func (w *Completer) aimed(q *understanding.QualityFact, clauses []string) []string {
	if len(clauses) == 1 {
		return []string{w.withoutLoad(clauses[0])}
	}
	timed := slices.ContainsFunc(clauses, func(c string) bool { return w.judges(c) })
	if !timed {
		return clauses
	}
	var out []string
	held := ""
	for _, c := range clauses {
		if w.setsLoad(c) || q.Class == "P" && !w.judges(c) {
			held = phrasing.OrElse(held, c)
			continue
		}
		if held != "" && MeasureStart(c) == 0 && strings.Trim(c, " .") == phrasing.MeasureIn(c) {
			c = held + ": " + c // "During the five days it is up, 99.9 %"
		}
		out = append(out, c)
	}
	return out
}

// withoutLoad is a clause without the circumstances in front of it, behind a
// label: "… another: with one ward at five times its beds, answers …".
func (w *Completer) withoutLoad(clause string) string {
	_, rest, ok := strings.Cut(clause, ": ")
	if !ok || w.Language == "zh" || !w.Table.IsWord("load_leads", "en", strings.ToLower(phrasing.LeadingWord(rest))) {
		return clause
	}
	head, tail, ok := strings.Cut(rest, ", ")
	if !ok || phrasing.MeasureIn(head) != "" || phrasing.MeasureIn(tail) == "" {
		return clause
	}
	return tail
}

// judges says that the number of a clause is what a product is judged by, and
// not how much there is of something.
func (w *Completer) judges(clause string) bool {
	if w.setsLoad(clause) {
		return false
	}
	return slices.ContainsFunc(phrasing.Measures(clause), func(m wording.Measure) bool {
		return m.Class != wording.ClassCount && m.Class != wording.ClassFactor || m.Op != "=" && m.Op != "~"
	})
}

// setsLoad says that a clause names the circumstances of another: "with one
// customer at ten times its quota", "during the five days it is up".
func (w *Completer) setsLoad(clause string) bool {
	if w.Language == "zh" {
		return false
	}
	if label, rest, ok := strings.Cut(clause, ": "); ok && phrasing.MeasureIn(label) == "" {
		clause = rest
	}
	if !w.Table.IsWord("load_leads", "en", strings.ToLower(phrasing.LeadingWord(clause))) {
		return false
	}
	ms := phrasing.Measures(clause)
	return len(ms) == 1 && (ms[0].Op == "=" || ms[0].Op == "~")
}

// saidPlainly is a clause that says what must be as one that says what is, for
// the name of its measure.
func (w *Completer) saidPlainly(clause string) string {
	if w.Language == "zh" {
		return clause
	}
	if c, ok := w.ParseClause(clause); ok && c.Form == phrasing.ModalVerb {
		if plain, ok := w.Indicative(c); ok {
			return plain
		}
	}
	return clause
}

// tidied are targets by names that stand alone: no modal verb, no word that
// leads to the number, and none that begins behind it. Without a name it is the
// class that is measured.
func (w *Completer) tidied(q *understanding.QualityFact, class phrasing.ClassRule, list []specs.Target) []specs.Target {
	name := wording.LowerFirst(class.Name.In(w.Language))
	label, _, labelled := strings.Cut(q.Text, ": ")
	for i := range list {
		t := &list[i]
		t.Metric = w.measureName(q, t, name)
		most := w.NotMore(q.Text, t.Target) != ""
		if most {
			t.Metric = w.affirmed(t.Metric)
		}
		if w.NotLess(q.Text, t.Target) != "" {
			t.Metric = w.denialCut(t.Metric)
		}
		t.Target = w.withCircumstances(q.Text, w.withUnits(q.Text, w.wholeTarget(q.Text, t.Target)), t.Metric)
		if strings.HasPrefix(t.Target, "At most ") {
			t.Target = wording.LowerFirst(t.Target)
		}
		if i > 0 && labelled && w.Language != "zh" && !strings.Contains(t.Metric, " ") && t.Metric != name && len(strings.Fields(label)) <= maxMeasureLabel && !strings.HasPrefix(strings.ToLower(t.Metric), strings.ToLower(label)) {
			t.Metric = w.Availability(w.Unaddressed(label)) + ": " + t.Metric
		}
		if w.Language != "zh" && !most {
			t.Metric = w.quantity(t.Metric, wordBefore(q.Text, phrasing.MeasureIn(t.Target)), t.Target)
		}
	}
	return w.underConditions(q.Text, list)
}

// wholeTarget is a number with the word behind it that says in which direction
// it goes, "at most 10 % slower", and without the verb of a sentence.
func (w *Completer) wholeTarget(text, target string) string {
	if rest, ok := strings.CutPrefix(strings.ToLower(target), "not exceed "); ok {
		return w.Say("at_most", "text", target[len(target)-len(rest):])
	}
	if bound := phrasing.OrElse(w.NotMore(text, target), w.NotLess(text, target)); bound != "" {
		return bound
	}
	before, after, ok := strings.Cut(text, target)
	if ok && w.Language != "zh" && strings.HasSuffix(before, " every ") {
		return "every " + target // how often, and not how long
	}
	if word := strings.ToLower(strings.Trim(reading.FirstWord(strings.TrimSpace(after)), ".,;")); ok && w.Language != "zh" && target != "" && w.Table.IsWord("directions", "en", word) {
		return target + " " + word
	}
	return target
}

// ofVersions is a quality without the numbers of versions, which name what it
// runs with and are no measure: "Android 8 or newer", "TLS 1.2+".
func (w *Completer) ofVersions(q *understanding.QualityFact) *understanding.QualityFact {
	out := *q
	out.Target, out.Metric = "", ""
	if list := wording.Measures(q.Target); len(list) == 1 && list[0].Text == strings.TrimSpace(q.Target) && len(phrasing.Measures(q.Text)) == 0 {
		return &out
	}
	if q.Class != "PO" || q.Target == "" || slices.ContainsFunc(phrasing.Measures(q.Text), func(m wording.Measure) bool {
		return m.Class != wording.ClassCount || m.Unit != "" || strings.ContainsAny(strings.TrimLeft(m.Text, "0123456789.,+ "), "abcdefghijklmnopqrstuvwxyz")
	}) {
		return q
	}
	return &out
}
