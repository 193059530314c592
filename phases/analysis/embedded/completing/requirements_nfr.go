package completing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// nfrs are the qualities: one for each stated one, in the order of the source,
// then those inferred that were confirmed. Numbers run within a category.
func (w *Work) nfrs(in *analysis.RequirementsInput, goals *GoalIndex) []specs.NFR {
	var out []specs.NFR
	for i := range w.Understood.Qualities {
		out = append(out, w.statedNFR(&w.Understood.Qualities[i]))
	}
	for _, q := range in.Refined.Qualities {
		switch q.Source.Kind {
		case specs.Stated:
			continue // already there, with all that the source says of it
		case specs.Inferred:
			out = append(out, w.inferredNFR(q))
		default:
			out = append(out, w.confirmedNFR(q))
		}
	}
	count := map[string]int{}
	for i := range out {
		n := &out[i]
		if !slices.Contains(specs.NFRCategories(), n.Category) {
			n.Category = "O"
		}
		count[n.Category]++
		n.ID = specs.NFRID(n.Category, count[n.Category])
		n.Type = "non-functional"
		n.Slug = specs.FileSlug(n.Title)
		n.TracesTo = goals.best(n.Title+" "+ItemsText(n.Statement), n.Source)
	}
	return out
}

func (w *Work) statedNFR(q *understanding.QualityFact) specs.NFR {
	class := w.Table.Classes[q.Class]
	stated := w.callerLimit(w.withSubject(q))
	q = w.ofVersions(stated)
	n := specs.NFR{Category: q.Class, Title: w.qualityTitle(q), Source: q.Source, Priority: PriorityOf(Origin{Feature: specs.Feature{Priority: q.Priority}})}
	if n.Priority == "" {
		n.Priority = specs.Should
		if _, s := wording.HasRFC2119(q.Text); stated.Target != "" || s == wording.Must || s == wording.MustNot || w.absolute(q.Text) || s != wording.Should && s != wording.ShouldNot && w.guards(q) {
			n.Priority = specs.Must
		}
	}
	n.Summary = []specs.Item{{Text: w.qualitySummary(q, class), Source: Rule("summary-of-quality")}}
	n.Statement = []specs.Item{{Text: Finished(w.withoutWriters(w.bindingText(q.Text, q.Class, n.Priority))), Source: q.Source}}
	n.Targets = w.targets(q, class)
	if q.Target == "" && measureIn(q.Text) == "" && w.gradable(q.Text) {
		n.OpenQuestions = append(n.OpenQuestions, specs.Question{
			Text: w.Say("nfr_question", "name", w.LowerStart(w.CutPhrase(q.Text, 80))), Owner: w.Say("owner_tech"), Source: Rule("quality-without-number"),
		})
	}
	return n
}

// guards says that a quality tells plainly how people and their data are
// protected or what the law asks for: nobody who writes "calls are authenticated"
// means that they need not be.
func (w *Work) guards(q *understanding.QualityFact) bool {
	return (q.Class == "S" || q.Class == "C") && q.Source.Kind == specs.Stated && !NewWordIndex(withoutCode(q.Text)).HasAny(w.Table.Words["later"])
}

// qualitySummary says of what kind a quality is and by what it is judged.
func (w *Work) qualitySummary(q *understanding.QualityFact, class classRule) string {
	target := OrElse(q.Target, measureIn(q.Text))
	target = OrElse(w.notMore(q.Text, target), target)
	name := class.Name.In(w.Language)
	switch {
	case target != "" && q.Ref != "":
		return w.sentence("sum_quality_ref", "class", name, "target", target, "ref", q.Ref)
	case target != "":
		return w.sentence("sum_quality", "class", name, "target", target)
	case q.Ref != "":
		return w.sentence("sum_quality_open_ref", "class", name, "ref", q.Ref)
	default:
		return w.sentence("sum_quality_open", "class", name)
	}
}

// bindingText is a quality as sentences with a word of RFC 2119.
func (w *Work) bindingText(text, class string, p specs.Priority) string {
	text = strings.TrimSpace(text)
	if rest, ok := w.predicate(text); ok {
		return w.Say("nfr_does", "must", w.modal(p), "text", rest)
	}
	if said := w.underLoad(text, w.modal(p)); said != "" {
		return said
	}
	st := w.TakeApart(text)
	var out strings.Builder
	out.WriteString(Finished(w.boundQuality(st, class, p)))
	for _, more := range st.more {
		part := w.TakeApart(more)
		said := w.Table.IsWord("first_persons", "en", strings.ToLower(LeadingWord(more))) || w.Table.IsWord("first_persons", "en", strings.ToLower(LeadingWord(part.clause.Subject))) ||
			strings.Contains(part.clause.Subject, "oday") || strings.HasPrefix(more, "We ") || w.supposed(more) || strings.Contains(more, "n't ")
		if part.whole && !said && !w.isRemark(more) || w.Language != "zh" && w.reduced(part.head) > 0 {
			more = w.boundQuality(part, class, p)
		}
		out.WriteString(w.space() + Finished(more))
	}
	return out.String()
}

// boundQuality binds one clause of a quality. A name with a number is bound as
// what it is by its class: available, sustained, used, supported; the rest as
// a target to be met.
func (w *Work) boundQuality(st statement, class string, p specs.Priority) string {
	d := &Draft{Use: Use{Statement: st, actor: w.User}, Requirement: specs.Requirement{Priority: p}}
	must := w.modal(p)
	text := st.head
	if st.label != "" {
		text = st.label + w.Say("colon") + st.head
	}
	if w.Language == "zh" {
		if st.label != "" || measureStart(text) > 0 && !w.leadsWithPerson(text) && strings.Contains(text, ":") {
			return w.level(text, class, must)
		}
		if said := w.chineseBound(text, must); said != "" && st.trigger == "" {
			return said
		}
		return w.boundChinese(st, d)
	}
	if strings.Contains(text, " or there is ") || strings.Contains(text, " or there are ") || strings.Contains(text, " or else ") {
		return w.level(text, class, must) // what happens otherwise binds nobody
	}
	if said := w.ownVerb(text, class, must); said != "" && st.label == "" && st.trigger == "" {
		return said
	}
	number := measureStart(text)
	loose := st.phrase != "" && (strings.Contains(text, ": ") || number > 0 && !strings.Contains(strings.TrimSpace(text[:number]), " "))
	if (st.whole || st.phrase != "" || w.reduced(text) > 0) && !loose {
		d.person = false
		if st.phrase != "" {
			return w.Say("req_do", "must", must, "want", st.phrase)
		}
		return strings.Replace(w.bound(st, d), must+" be able to only ", must+" only be able to ", 1)
	}
	head := ""
	if number > 0 {
		head = strings.TrimRight(text[:number], " ,:")
	}
	last := strings.ToLower(head[strings.LastIndexByte(head, ' ')+1:])
	if bound, ok := w.modalBehind(text, number, must); ok && !st.whole {
		return bound
	}
	if number > 0 && st.label == "" && !st.whole && w.IsThird(last) {
		if said := w.doing(text, must); said != "" {
			return said // "the map of free berths loads within 3 seconds"
		}
	}
	plain := head != "" && !w.openEnd(head) && !strings.ContainsAny(head, ",:(") && !w.Table.IsWord("prepositions", "en", last) && !w.Table.IsWord("particles", "en", last)
	switch {
	case plain && class == "A" && !strings.HasSuffix(strings.ToLower(head), "uptime") && !strings.Contains(strings.ToLower(head), "availability"):
		return joinWords(head, must, "be available", text[number:])
	case plain && (st.label == "" && w.isNoun(head) || st.label == head) && !w.countsThings(text[number:]):
		return joinWords(head, must, w.beOrTake(head, text[number:]), text[number:])
	case number == 0 && class == "SC" && strings.HasPrefix(strings.ToLower(text), "at most "):
		return w.Say("nfr_accept", "must", must, "text", w.LowerStart(text))
	case number == 0 && class == "SC":
		return w.Say("nfr_sustain", "must", must, "text", text)
	case st.label == "" && number < 0 && w.isAbsent(text):
		there, _ := w.absent(text)
		return w.Say("req_ensure", "must", must, "text", there)
	case st.label == "" && number < 0 && w.isNoun(text) && !strings.HasPrefix(text, "No "):
		if label, value, ok := strings.Cut(text, ": "); ok {
			if said := w.absentFor(label, value, must); said != "" {
				return said
			}
		}
		if said := w.doing(text, must); said != "" {
			return said
		}
		switch class {
		case "S":
			return w.Say("nfr_use", "must", must, "text", w.NounPhrase(text))
		case "PO":
			return w.Say("req_support", "must", must, "want", w.NounPhrase(text))
		}
		return w.Say("req_provide", "must", must, "text", w.NounPhrase(text))
	default:
		return w.level(text, class, must)
	}
}

// countsThings says that a number counts people or things, "640 people", and is
// not how long, how large or how often: nothing is "640 people".
func (w *Work) countsThings(text string) bool {
	words := strings.Fields(strings.TrimLeft(text, "~≈<>≤≥ "))
	if len(words) < 2 {
		return false
	}
	unit := strings.ToLower(strings.Trim(words[1], ",.;:)"))
	return isPluralNoun(unit) && !w.Table.IsWord("rates", "en", wording.Singular(unit)) && len(unit) > 3
}

// measureStart is where the first number of a text begins with its bound.
func measureStart(text string) int {
	for _, m := range measures(text) {
		return m.Start
	}
	return -1
}

// predicate is what a sentence says of the product, in the form that stands
// behind a modal verb: "Shop answers within 2 seconds" gives "answer within 2
// seconds". ok is false for a sentence with another subject.
func (w *Work) predicate(text string) (rest string, ok bool) {
	n := len(w.Product)
	if len(text) <= n || !strings.EqualFold(text[:n], w.Product) {
		return "", false
	}
	rest = strings.TrimRight(strings.TrimSpace(text[n:]), ".。")
	if w.Language == "zh" {
		return rest, rest != "" && !strings.HasPrefix(rest, "的") // its sessions, not itself
	}
	adverb := ""
	if after, found := strings.CutPrefix(rest, "never "); found {
		adverb, rest = "never ", after
	}
	verb, object, _ := strings.Cut(rest, " ")
	base, ok := w.baseVerb(verb)
	return adverb + strings.TrimSpace(base+" "+object), ok
}

// wholeMeasure is the number of a clause; a share with a time is both: "95 %
// within 50 ms".
func wholeMeasure(text string) string {
	first := measureIn(text)
	list := wording.Measures(text)
	if len(list) > 1 && list[0].Class == wording.ClassTime && list[1].Class == wording.ClassShare && strings.TrimSpace(text[list[0].End:list[1].Start]) == "for" {
		return strings.TrimSpace(text[list[0].Start:]) // "within 1.5 s for 95 % of requests with 200 people at the same time"
	}
	if len(list) == 2 && belongTogether(text, list[0], list[1]) {
		end := list[1].End
		if tail := strings.TrimRight(text[end:], "。 "); utf8.RuneCountInString(tail) <= 4 {
			end += len(tail) // what is counted: "单"
		}
		return strings.TrimSpace(text[list[0].Start:end])
	}
	if len(list) == 2 && lastsFor(text, list[0], list[1]) {
		return strings.TrimSpace(text[list[0].Start:list[1].End])
	}
	if len(list) == 2 && list[0].Class == wording.ClassShare && list[1].Class == wording.ClassTime {
		if reading.HasHan(text) && utf8.RuneCountInString(text[list[0].End:list[1].Start]) <= maxBetween {
			return strings.TrimSpace(text[list[0].Start:list[1].End]) // "95% 的请求在 300 毫秒内"
		}
		return strings.TrimSpace(list[0].Text) + " " + strings.TrimSpace(list[1].Text)
	}
	return first
}

// lastsFor says that a number holds over the span of time behind it: "above 0.1 %
// for 5 minutes", "at most 3 % battery in 24 h".
func lastsFor(text string, a, b wording.Measure) bool {
	if reading.HasHan(text) || b.Class != wording.ClassTime || b.Op != "" && b.Op != "=" || a.Class == wording.ClassTime {
		return false
	}
	between := strings.Fields(text[a.End:b.Start])
	if len(between) == 0 || len(between) > 2 || strings.ContainsAny(text[a.End:b.Start], ",;:") {
		return false
	}
	last := between[len(between)-1]
	return last == "for" || len(between) == 2 && last == "in"
}

// maxBetween is how many runes may stand between a share and its time.
const maxBetween = 8

// belongTogether says that two numbers are one measure in Chinese: how much there
// is in a span of time, "一小时大约 300 单", and how long a share lasts, "超过 2%
// 持续 5 分钟".
func belongTogether(text string, a, b wording.Measure) bool {
	between := strings.TrimSpace(text[a.End:b.Start])
	switch {
	case !reading.HasHan(text):
		return false
	case a.Class == wording.ClassTime && (a.Op == "" || a.Op == "="):
		return between == "" && b.Class != wording.ClassTime && b.Class != wording.ClassShare && b.Class != wording.ClassVersion
	case a.Class == wording.ClassShare && b.Class == wording.ClassTime:
		return between == "持续" || between == "连续" || between == "且持续" || between == "并持续"
	}
	return false
}

// metricOf is a clause without its numbers: what they measure. Empty when
// nothing is left that names it.
func (w *Work) metricOf(clause string) string {
	clause = strings.TrimPrefix(clause, w.Product+" must be ") // what withSubject put before it
	var b strings.Builder
	at := 0
	if list := wording.Measures(clause); len(list) == 2 && list[0].Start > 0 && lastsFor(clause, list[0], list[1]) {
		clause = clause[:list[0].Start] + clause[list[1].End:]
	}
	for i, m := range wording.Measures(clause) {
		if i > 1 {
			break
		}
		if understanding.SpanOf(clause, m) {
			continue
		}
		if name := tallied(clause, m); i == 0 && w.Language != "zh" && name != "" {
			return w.Phrase(name)
		}
		before := strings.TrimSpace(clause[at:m.Start])
		if prev := strings.ToLower(before[strings.LastIndexByte(before, ' ')+1:]); w.Language != "zh" && m.End < len(clause) && (w.Table.IsWord("prepositions", "en", prev) || prev == "than") {
			return w.Phrase(clause)
		}
		b.WriteString(strings.TrimRight(clause[at:m.Start], " "))
		if rest := strings.TrimLeft(clause[m.End:], " "); !reading.HasHan(understanding.LastRunes(b.String(), 1)) || !reading.HasHan(firstRunes(rest, 1)) {
			b.WriteByte(' ')
		}
		at = m.End
	}
	b.WriteString(strings.TrimLeft(clause[at:], " "))
	text := strings.Trim(strings.Join(strings.Fields(b.String()), " "), " ,;:，；：")
	text = strings.TrimPrefix(text, "of ")
	if rest, ok := strings.CutPrefix(text, "losing of "); ok {
		text = "loss of " + rest
	}
	if w.Language != "zh" {
		text = w.withoutHanging(text)
	}
	if len([]rune(text)) < 4 && !isMeasureCode(text) || strings.HasPrefix(text, "(") || w.Language != "zh" && w.Table.IsWord("prepositions", "en", strings.ToLower(LeadingWord(text))) {
		return ""
	}
	return w.Phrase(text)
}

// withoutHanging takes off the words that lead to the number that is gone:
// "placing an order takes", "secrets rotated every".
func (w *Work) withoutHanging(text string) string {
	words := strings.Fields(text)
	for len(words) > 2 && w.Table.IsWord("before_numbers", "en", strings.ToLower(words[len(words)-1])) {
		words = words[:len(words)-1]
	}
	return strings.Join(words, " ")
}

// target is how a stated quality is measured. Its number is the source's; what
// the source leaves out is proposed in so many words, because the row as a
// whole is marked as stated.
func (w *Work) target(q *understanding.QualityFact, class classRule) specs.Target {
	t := specs.Target{Metric: q.Metric, Target: q.Target, Measurement: q.Method, Source: q.Source}
	if t.Target == "" && q.Class != "PO" {
		t.Target = measureIn(q.Text)
	}
	if t.Metric == "" {
		t.Metric = w.Phrase(OrElse(q.Name, Shorten(q.Text, 80)))
	}
	if t.Target == "" {
		for i := range w.Table.Measures {
			if m := &w.Table.Measures[i]; NewWordIndex(q.Text).HasAny(m.Match) {
				return specs.Target{
					Metric: FillSlots(m.Metric.In(w.Language), w.Language, w.Slots("text", w.Phrase(Shorten(q.Text, 60)))), Target: m.Target.In(w.Language), Source: Rule("quality-target"),
					Measurement: OrElse(q.Method, m.Measurement.In(w.Language)),
				}
			}
		}
		if q.Class != "PO" && !w.gradable(q.Text) { // named environments are their own measure
			return specs.Target{
				Metric: w.Say("kept_metric"), Target: w.Say("kept_target"), Source: Rule("quality-target"),
				Measurement: OrElse(q.Method, class.Check.In(w.Language)),
			}
		}
		return specs.Target{
			Metric: class.Metric.In(w.Language), Target: class.Target.In(w.Language), Source: Rule("quality-target"),
			Measurement: OrElse(q.Method, class.Measurement.In(w.Language)),
		}
	}
	if t.Measurement == "" {
		t.Measurement = w.Say("proposed", "text", w.proofOf(q, t.Target, class))
	}
	return t
}

func (w *Work) inferredNFR(q specs.Quality) specs.NFR {
	for _, p := range w.Packs {
		for _, known := range p.Qualities {
			if p.ID != q.Source.Rule || Finished(w.Fill(p, known.Statement)) != q.Details {
				continue
			}
			return specs.NFR{
				Category: known.Type, Title: w.Fill(p, known.Name), Source: q.Source, Priority: specs.Should,
				Summary:   []specs.Item{{Text: w.sentence("sum_quality_pack", "class", w.Table.Classes[known.Type].Name.In(w.Language), "domain", p.Name.In(w.Language)), Source: q.Source}},
				Statement: []specs.Item{{Text: Finished(w.bindingText(q.Details, known.Type, specs.Should)), Source: q.Source}},
				Targets: []specs.Target{{
					Metric: w.Fill(p, known.Metric), Target: w.Fill(p, known.Target), Measurement: w.Fill(p, known.Measurement), Source: q.Source,
				}},
			}
		}
	}
	return w.confirmedNFR(q)
}

// confirmedNFR is a quality of which only the refined requirements know.
func (w *Work) confirmedNFR(q specs.Quality) specs.NFR {
	n := w.statedNFR(&understanding.QualityFact{Class: q.Type, Text: q.Details, Target: q.MeasurableCriteria, Source: q.Source})
	n.Priority = specs.Should
	return n
}
