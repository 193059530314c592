package completing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// targets are the numbers of a stated quality: one row for each clause that
// holds one, so that "99 % within 120 ms" is not lost beside "95 % within 50 ms".
// What a clause only says of the load or of today is no target.
func (w *Completer) targets(q *understanding.QualityFact, class phrasing.ClassRule) []specs.Target {
	q = w.withoutCases(w.aimOf(q))
	first := w.target(q, class)
	if first.Source.Kind == specs.Inferred {
		return []specs.Target{first}
	}
	all := slices.DeleteFunc(measuredClauses(withoutAside(q.Text)), w.warns)
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
		t.Metric = others[0].Metric
	}
	return t
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

// aimOf is a quality without what it says of today: "The run ends before 5:00;
// today it takes 2 hours". Where no number is left, the time of day by which
// something has to be done is the target.
func (w *Completer) aimOf(q *understanding.QualityFact) *understanding.QualityFact {
	text := w.withoutToday(q.Text)
	if text == "" || text == q.Text {
		return q
	}
	out := *q
	out.Text = text
	if q.Target != "" && !strings.Contains(text, q.Target) {
		out.Target, out.Metric = "", ""
	}
	if out.Target == "" && phrasing.MeasureIn(text) == "" {
		if at := w.deadline(text); at != "" {
			out.Target = at
			out.Metric = w.metricName(strings.TrimSpace(text[:strings.Index(text, at)]))
		}
	}
	return &out
}

// withoutToday is a text without its clauses that say how it is now.
func (w *Completer) withoutToday(text string) string {
	leads := w.Table.Words["now_leads"].In(w.Language)
	var kept []string
	dropped := false
	for _, s := range wording.Sentences(text) {
		for part := range strings.SplitSeq(strings.TrimSpace(text[s.Start:s.End]), "; ") {
			low := strings.ToLower(strings.TrimSpace(part))
			if slices.ContainsFunc(leads, func(now string) bool { return strings.HasPrefix(low, now) }) {
				dropped = true
				continue
			}
			rest := cutNow(part, leads)
			dropped = dropped || rest != part
			kept = append(kept, rest)
		}
	}
	if !dropped || len(kept) == 0 {
		return text
	}
	return strings.TrimSpace(strings.Join(kept, "; "))
}

// cutNow takes a clause about today off the end of a text: ", today it takes".
func cutNow(text string, leads []string) string {
	for _, sep := range []string{", ", "，"} {
		for _, now := range leads {
			if i := strings.Index(strings.ToLower(text), sep+now); i > 0 {
				text = text[:i]
			}
		}
	}
	return text
}

// deadline is the time of day by which something is done: "before 5:00".
func (w *Completer) deadline(text string) string {
	words := strings.Fields(text)
	for i := 1; i < len(words); i++ {
		before, clock := words[i-1], strings.TrimRight(words[i], ".,;")
		hour, minute, ok := strings.Cut(clock, ":")
		if ok && understanding.IsNumber(hour) && understanding.IsNumber(minute) && w.Table.IsWord("deadline_words", "en", strings.ToLower(before)) {
			return before + " " + clock
		}
	}
	return ""
}

// withoutAside is a text without what stands in brackets, where the number
// inside measures something else than the one outside: "（车间 Wi-Fi，2 Mbps）".
func withoutAside(text string) string {
	for _, pair := range [][2]string{{"（", "）"}, {" (", ")"}} {
		head, rest, ok := strings.Cut(text, pair[0])
		inside, tail, closed := strings.Cut(rest, pair[1])
		if !ok || !closed {
			continue
		}
		out, in := phrasing.Measures(head+tail), phrasing.Measures(inside)
		if len(out) > 0 && len(in) > 0 && in[0].Class != out[0].Class {
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
		if w.NotMore(q.Text, t.Target) != "" {
			t.Metric = w.affirmed(t.Metric)
		}
		t.Target = w.withUnits(q.Text, w.wholeTarget(q.Text, t.Target))
		if strings.HasPrefix(t.Target, "At most ") {
			t.Target = wording.LowerFirst(t.Target)
		}
		if i > 0 && labelled && w.Language != "zh" && !strings.Contains(t.Metric, " ") && t.Metric != name && len(strings.Fields(label)) <= maxMeasureLabel && !strings.HasPrefix(strings.ToLower(t.Metric), strings.ToLower(label)) {
			t.Metric = w.Unaddressed(label) + ": " + t.Metric
		}
	}
	return list
}

// maxMeasureLabel is how many words a label has at most that names the targets behind it.
const maxMeasureLabel = 6

// IsMeasureCode says that a short name is that of a measure: "p50", "RTO".
func IsMeasureCode(text string) bool {
	return len(text) > 1 && reading.IsASCII(text) && (strings.ContainsAny(text, "0123456789") || strings.ToUpper(text) == text)
}

// measureName is the name of what a target measures.
func (w *Completer) measureName(q *understanding.QualityFact, t *specs.Target, class string) string {
	if w.Language == "zh" {
		if utf8.RuneCountInString(t.Metric) < 3 && w.Table.StartsWith("verbs", "zh", t.Metric) {
			return class
		}
		return phrasing.OrElse(t.Metric, class)
	}
	metric := t.Metric
	low := " " + strings.ToLower(q.Text) + " "
	bound := strings.Contains(low, " must ") || strings.Contains(low, " shall ") || strings.Contains(low, " should ")
	if bound && w.hasModal(metric) {
		plain := w.saidPlainly(w.FirstSentence(q.Text))
		if i := strings.Index(strings.ToLower(plain), strings.ToLower(t.Target)); i > 0 {
			metric = reading.WithoutOpenBracket(strings.TrimRight(plain[:i], " ,:"))
		}
	}
	metric = w.metricName(w.Unaddressed(metric))
	first := strings.ToLower(phrasing.LeadingWord(metric))
	switch {
	case metric == "":
		return class
	case w.Table.IsWord("vague_subjects", "en", first) && len(strings.Fields(metric)) < 4, w.Table.IsWord("articles", "en", strings.ToLower(metric)):
		return class
	case bound && w.IsThird(strings.ToLower(reading.LastWord(metric))) && w.countedBy(t.Target) != "":
		return w.countedBy(t.Target) // "the mirror sustains" names nothing
	case first == "per", first == "can", w.Table.IsWord("prepositions", "en", first):
		if counted := w.countedBy(t.Target); counted != "" {
			return counted
		}
		if first == "between" || first == "from" || first == "during" {
			return class + " " + wording.LowerFirst(metric)
		}
	}
	return metric
}

// hasModal says that a name still says that something must be.
func (w *Completer) hasModal(name string) bool {
	return slices.ContainsFunc(strings.Fields(strings.ToLower(name)), func(word string) bool { return word == "must" || word == "shall" || word == "should" })
}

// countedBy is what the number of a target counts: "requests" of "600 requests
// per minute".
func (w *Completer) countedBy(target string) string {
	ms := phrasing.Measures(target)
	if len(ms) == 0 || ms[0].Class != wording.ClassCount && ms[0].Class != wording.ClassRate {
		return ""
	}
	words := strings.Fields(target)
	for i, word := range words {
		if strings.ContainsAny(word, "0123456789") && i+1 < len(words) {
			rest, _, _ := strings.Cut(strings.Join(words[i+1:], " "), " per ")
			if rest = strings.TrimSpace(rest); rest != "per" && !strings.HasPrefix(rest, "per ") {
				return rest
			}
		}
	}
	return ""
}

// wholeTarget is a number with the word behind it that says in which direction
// it goes, "at most 10 % slower", and without the verb of a sentence.
func (w *Completer) wholeTarget(text, target string) string {
	if rest, ok := strings.CutPrefix(strings.ToLower(target), "not exceed "); ok {
		return w.Say("at_most", "text", target[len(target)-len(rest):])
	}
	if most := w.NotMore(text, target); most != "" {
		return most
	}
	_, after, ok := strings.Cut(text, target)
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

// oneClause is the target of the only clause with a number: named after that
// clause where the text has others, and two where it bounds two things, "in at
// most 5 screens and 3 minutes".
func (w *Completer) oneClause(first specs.Target, clause, text string) []specs.Target {
	if metric := w.metricOf(clause); metric != "" && strings.ContainsAny(text, ";；") {
		first.Metric, first.Target = metric, wholeMeasure(clause)
	}
	if whole := wholeMeasure(clause); len(whole) > len(first.Target) && len(whole) < 90 {
		first.Target = strings.TrimRight(whole, ".。 ")
	}
	list := phrasing.Measures(clause)
	if len(list) != 2 || list[0].Class == list[1].Class {
		return []specs.Target{first}
	}
	switch strings.TrimSpace(clause[list[0].End:list[1].Start]) {
	case "and", "和", "且", "及":
		second := first
		second.Target = strings.TrimSpace(list[1].Text)
		return []specs.Target{first, second}
	}
	return []specs.Target{first}
}

// measuredClauses are the clauses of a text that hold a number: divided by
// semicolons, and by commas where every part has a number of its own.
func measuredClauses(text string) []string {
	var out []string
	for _, clause := range strings.FieldsFunc(text, func(r rune) bool { return r == ';' || r == '；' }) {
		parts := strings.Split(strings.ReplaceAll(clause, "，", ", "), ", ")
		if reading.HasHan(clause) { // what has no number leads to the part that has one
			parts = slices.DeleteFunc(parts, func(p string) bool { return phrasing.MeasureIn(p) == "" })
		}
		parts = underLabel(parts)
		if slices.ContainsFunc(parts, func(p string) bool { return phrasing.MeasureIn(p) == "" }) {
			parts = []string{clause}
		}
		parts = bothBound(parts)
		for _, p := range parts {
			if p = strings.TrimSpace(p); phrasing.MeasureIn(p) != "" {
				out = append(out, p)
			}
		}
	}
	return out
}

// underLabel puts the beginning of a list before its first part that has a
// number, where that is a label with a comma in it: "First answer, p95: inside
// 1 s, outside 3 s".
func underLabel(parts []string) []string {
	if len(parts) < 3 || phrasing.MeasureIn(parts[0]) != "" || !strings.Contains(parts[1], ": ") || phrasing.MeasureIn(parts[1]) == "" {
		return parts
	}
	return append([]string{parts[0] + ", " + parts[1]}, parts[2:]...)
}

// bothBound parts a clause that is bound twice: "accepts 400 readings per second
// and shall show each within 2 seconds".
func bothBound(parts []string) []string {
	var out []string
	for _, p := range parts {
		cut := -1
		for _, modal := range []string{" and shall ", " and must ", " and should "} {
			if i := strings.Index(p, modal); i > 0 && phrasing.MeasureIn(p[:i]) != "" && phrasing.MeasureIn(p[i:]) != "" {
				cut = i
				out = append(out, p[:i], p[i+len(modal):])
			}
		}
		if cut < 0 {
			out = append(out, p)
		}
	}
	return out
}
