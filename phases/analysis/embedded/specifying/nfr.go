package specifying

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// nfrs are the qualities: one for each stated one, in the order of the source,
// then those inferred that were confirmed. Numbers run within a category.
func (w *Specifier) nfrs(in *analysis.RequirementsInput, goals *GoalIndex) []specs.NFR {
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
		n.TracesTo = goals.promised(n.Title+" "+phrasing.ItemsText(n.Statement), n.Source)
		if promised := goals.of(completing.OfPromises); promised != "" && n.Source.Kind == specs.Stated {
			n.TracesTo = []string{promised}
		}
	}
	return out
}

// statedNFR is a quality of the source as a requirement.
func (w *Specifier) statedNFR(q *understanding.QualityFact) specs.NFR {
	n, q := w.QualityAsked(q)
	if n.Priority == specs.Must && w.waits(n.Title) {
		n.Priority = specs.Should
	}
	n.Summary = []specs.Item{{Text: w.qualitySummary(q, w.Table.Classes[q.Class]), Source: phrasing.Rule("summary-of-quality")}}
	asked, perhaps := w.withoutPerhaps(q.Text)
	asked, today := w.withoutNow(asked)
	n.Statement = []specs.Item{{Text: phrasing.Finished(w.articled(w.toldQuality(w.bindingText(asked, q.Class, n.Priority)), n.Priority)), Source: q.Source}}
	for _, aside := range []string{perhaps, today} {
		if aside != "" {
			n.Notes = append(n.Notes, specs.Item{Text: phrasing.Finished(reading.UpperFirst(aside)), Source: q.Source})
		}
	}
	if q.Target == "" && phrasing.MeasureIn(q.Text) == "" && w.Gradable(q.Text) {
		n.OpenQuestions = append(n.OpenQuestions, specs.Question{
			Text: w.Say("nfr_question", "name", w.LowerStart(w.CutPhrase(q.Text, 80))), Owner: w.Say("owner_tech"), Source: phrasing.Rule("quality-without-number"),
		})
	}
	return n
}

// maxPerhaps is how many signs a clause has at most that only says what may come later.
const maxPerhaps = 60

// withoutPerhaps parts what a quality asks for from what may be asked for some day: "Dutch
// and French from the first day; English later maybe" binds nobody to English.
func (w *Specifier) withoutPerhaps(text string) (asked, perhaps string) {
	for _, mark := range []string{"; ", "；"} {
		at := strings.LastIndex(text, mark)
		if at < 1 {
			continue
		}
		tail := strings.TrimRight(text[at+len(mark):], ".。 ")
		if w.HasWord(tail, "perhaps_later") && len(tail) <= maxPerhaps && phrasing.MeasureIn(tail) == "" && w.Binds(tail) == "" {
			return text[:at], tail
		}
	}
	return text, ""
}

// withoutNow parts what a quality asks for from how it is today, told behind it: "the run ends
// before 5:00, today it takes 2 hours".
func (w *Specifier) withoutNow(text string) (asked, today string) {
	asked = strings.TrimRight(w.WithoutToday(text), ",;. ")
	rest, ok := strings.CutPrefix(text, asked)
	if today = strings.Trim(rest, ",;.。， "); !ok || today == "" || phrasing.MeasureIn(asked) == "" && !strings.ContainsAny(asked, "0123456789") {
		return text, ""
	}
	return asked, today
}

// toldQuality is a bound quality without the first person of its source.
func (w *Specifier) toldQuality(text string) string {
	if said, ok := w.AsTold(text, phrasing.Voices{I: w.Say("the_user"), We: w.Say("the_team")}); ok {
		return said
	}
	return w.WithoutWriters(text)
}

// qualitySummary says of what kind a quality is and by what it is judged.
func (w *Specifier) qualitySummary(q *understanding.QualityFact, class phrasing.ClassRule) string {
	target := phrasing.OrElse(q.Target, phrasing.MeasureIn(q.Text))
	name := class.Name.In(w.Language)
	if versions := q.Target == "" && target != "" && q.Class == "PO"; versions { // "Chrome 100 以上" measures nothing
		if q.Ref != "" {
			return w.Sentence("sum_quality_places_ref", "class", name, "ref", q.Ref)
		}
		return w.Sentence("sum_quality_places", "class", name)
	}
	switch {
	case target != "" && q.Ref != "":
		return w.Sentence("sum_quality_ref", "class", name, "ref", q.Ref)
	case target != "":
		return w.Sentence("sum_quality", "class", name)
	case q.Ref != "":
		return w.Sentence("sum_quality_open_ref", "class", name, "ref", q.Ref)
	default:
		return w.Sentence("sum_quality_open", "class", name)
	}
}

// bindingText is a quality as sentences with a word of RFC 2119.
func (w *Specifier) bindingText(text, class string, p specs.Priority) string {
	text = w.WithoutModal(strings.TrimSpace(text))
	known, _ := w.KnownQuality(text)
	if said := w.BoundQuality(known, w.Modal(p)); said != "" {
		return said
	}
	if clauses := w.QualityClauses(text); len(clauses) > 0 {
		said := []string{phrasing.Finished(w.bindingText(clauses[0], class, p))}
		for _, clause := range clauses[1:] {
			bound := w.boundBehind(clause, class, p)
			if _, known := w.KnownQuality(clause); known || bound == clause && !w.saidOfWriters(clause) {
				bound = w.bindingText(clause, class, p)
			}
			if w.Language != "zh" && !w.CertainDuty(bound, clause) {
				bound = clause
			}
			said = append(said, phrasing.Finished(bound))
		}
		return strings.Join(said, w.Space())
	}
	if rest, ok := w.predicate(text); ok {
		return w.Say("nfr_does", "must", w.Modal(p), "text", rest)
	}
	if said := cmp.Or(w.limitAllowed(text, w.Modal(p)), w.sizedFor(text, w.Modal(p))); said != "" {
		return said
	}
	if said := cmp.Or(w.underLoad(text, w.Modal(p)), w.spoken(text, class, w.Modal(p)), w.watched(text, w.Modal(p))); said != "" {
		return said
	}
	st := w.TakeApart(text)
	if rights := w.limitedRights(st, class, p); rights != "" {
		return rights
	}
	var out strings.Builder
	out.WriteString(phrasing.Finished(w.heldAsSaid(w.boundQuality(st, class, p), text, len(st.More) > 0, p)))
	for _, more := range st.More {
		said := more
		if w.Language != "zh" && st.Whole {
			more = w.Resolved(more, st.Clause)
		}
		bound := w.boundBehind(more, class, p)
		if w.Language != "zh" && !w.CertainDuty(bound, more) {
			bound = strings.Replace(said, " must ", " "+w.Modal(p)+" ", 1) // its own words bind
		}
		out.WriteString(w.Space() + phrasing.Finished(bound))
	}
	return out.String()
}

// boundBehind is a later clause of a quality as a sentence that binds. What its writers say of
// themselves, of today or as a remark binds nobody.
func (w *Specifier) boundBehind(more, class string, p specs.Priority) string {
	part := w.TakeApart(more)
	if part.Whole && !w.saidOfWriters(more) || w.Language != "zh" && w.Reduced(part.Head) > 0 {
		return w.boundQuality(part, class, p)
	}
	return more
}

// saidOfWriters says that a clause tells of its writers, of today or is a remark.
func (w *Specifier) saidOfWriters(text string) bool {
	subject := w.TakeApart(text).Clause.Subject
	return w.Table.IsWord("first_persons", "en", strings.ToLower(phrasing.LeadingWord(text))) || w.Table.IsWord("first_persons", "en", strings.ToLower(phrasing.LeadingWord(subject))) ||
		strings.Contains(subject, "oday") || strings.HasPrefix(text, "We ") || w.Supposed(text) || strings.Contains(text, "n't ") || w.IsRemark(text)
}

// shippedAs is a text that names the one piece in which a product comes, with its article:
// "Single binary for Linux and macOS". The product is not there to support it.
func (w *Specifier) shippedAs(text string) string {
	first, rest, ok := strings.Cut(text, " ")
	if !ok || !w.Table.IsWord("one_piece", "en", strings.ToLower(first)) {
		return ""
	}
	const near = 2 // "static binary", "binary"
	words := strings.Fields(strings.ToLower(rest))
	if !slices.ContainsFunc(words[:min(near, len(words))], func(word string) bool { return w.Table.IsWord("pieces", "en", strings.Trim(word, ",.")) }) {
		return ""
	}
	text = wording.LowerFirst(text)
	if strings.EqualFold(first, "single") {
		return "a " + text
	}
	return text
}

// bindsAlready says that a Chinese clause has the word that binds, behind its subject and the case
// that it is told for: 网络中断时，叫号必须能继续工作至少 2 小时.
func bindsAlready(text, must string) bool {
	before, _, ok := strings.Cut(text, must)
	if !ok || before == "" || strings.ContainsAny(before, "；：") {
		return false
	}
	i := strings.LastIndex(before, "，")
	return i < 0 || reading.HasSuffixOf(before[:i], "时", "后", "的", "期间")
}

// boundQuality binds one clause of a quality. A name with a number is bound as
// what it is by its class: available, sustained, used, supported; the rest as
// a target to be met.
func (w *Specifier) boundQuality(st phrasing.Statement, class string, p specs.Priority) string {
	d := &Draft{Use: completing.Use{Statement: st, Actor: w.User}, Requirement: specs.Requirement{Priority: p}}
	must := w.Modal(p)
	text := st.Head
	if st.Label != "" {
		text = st.Label + w.Say("colon") + st.Head
	}
	if w.Language == "zh" {
		if st.Label == "" && bindsAlready(text, w.Say("must")) {
			if st.Trigger != "" {
				text = strings.TrimRight(st.Trigger, "，") + "，" + text
			}
			return text
		}
		if st.Label != "" || completing.MeasureStart(text) > 0 && !w.LeadsWithPerson(text) && strings.Contains(text, ":") {
			return w.level(text, class, must)
		}
		if said := w.chineseBound(text, must); said != "" && st.Trigger == "" {
			return said
		}
		if bound := w.boundChinese(st, d); !w.BondMisplaced(bound, text) {
			return bound
		}
		return w.Short("req_hold", "must", must, "text", text)
	}
	if class == "PO" && st.Trigger == "" {
		if said := w.onPlatforms(text, must); said != "" {
			return said
		}
	}
	if name, _, ok := understanding.Compared(text); ok && st.Trigger == "" {
		return phrasing.Capital(phrasing.JoinWords(name, must, "be", strings.TrimSpace(text[len(name):])))
	}
	if strings.Contains(text, " or there is ") || strings.Contains(text, " or there are ") || strings.Contains(text, " or else ") {
		return w.level(text, class, must) // what happens otherwise binds nobody
	}
	if one := w.shippedAs(text); one != "" && st.Label == "" && st.Trigger == "" && !st.Whole {
		return w.Say("nfr_come_as", "must", must, "text", one)
	}
	if said := w.OwnVerb(text, class, must); said != "" && st.Label == "" && st.Trigger == "" {
		return said
	}
	if st.Label == "" && st.Trigger == "" && !st.Whole && w.OpensDone(text) {
		return w.Say("req_do", "must", must, "want", "be "+wording.LowerFirst(text))
	}
	number := completing.MeasureStart(text)
	if st.Phrase != "" && w.namesByDeed(text) {
		st.Phrase, st.Whole = "", false
	}
	loose := st.Phrase != "" && (strings.Contains(text, ": ") || number > 0 && !strings.Contains(strings.TrimSpace(text[:number]), " "))
	if (st.Whole || st.Phrase != "" || w.Reduced(text) > 0) && !loose {
		d.Person = false
		if st.Phrase != "" {
			return w.Say("req_do", "must", must, "want", st.Phrase)
		}
		said := strings.Replace(w.bound(st, d), must+" be able to only ", must+" only be able to ", 1)
		for _, kind := range w.Table.Words["guarded_kinds"].In(w.Language) { // what something is cannot be asked for, only what follows from it
			said = strings.Replace(said, must+" be "+kind, must+" be treated as "+kind, 1)
		}
		return said
	}
	head := ""
	if number > 0 {
		head = strings.TrimRight(text[:number], " ,:")
	}
	if class == "SC" && len(strings.Fields(head)) > 1 && w.Table.IsWord("first_persons", "en", strings.ToLower(phrasing.LeadingWord(head))) {
		return w.Say("nfr_sustain", "must", must, "text", text[number:]) // "we cast 60 bells a year" is told of today
	}
	last := strings.ToLower(head[strings.LastIndexByte(head, ' ')+1:])
	if bound, ok := w.ModalBehind(text, number, must); ok && !st.Whole {
		return bound
	}
	if number > 0 && st.Label == "" && !st.Whole && w.IsThird(last) {
		if said := w.doing(text, must); said != "" {
			return said // "the map of free berths loads within 3 seconds"
		}
	}
	if none, denied := phrasing.CutFold(head, "no "); denied && phrasing.WordAt(phrasing.ClauseTokens(text[number:]), 1) == "than" {
		return phrasing.Capital(phrasing.JoinWords(none, w.notOf(must), "be", text[number:])) // "No downtime longer than 5 minutes"
	}
	plain := head != "" && !w.OpenEnd(head) && !strings.ContainsAny(head, ",:(") && !w.Table.IsWord("prepositions", "en", last) && !w.Table.IsWord("particles", "en", last)
	switch {
	case plain && class == "A" && !w.HasWord(head, "measured_nouns") && !startsWithTime(text[number:]) && !strings.HasSuffix(strings.ToLower(head), "uptime") && !strings.Contains(strings.ToLower(head), "availability"):
		return phrasing.JoinWords(head, must, "be available", w.withSide(text[number:], class))
	case plain && (st.Label == "" && w.IsNoun(head) || st.Label == head) && !w.countsThings(text[number:]):
		return w.timed(head, text[number:], class, must)
	case number == 0 && class == "SC" && strings.HasPrefix(strings.ToLower(text), "at most "):
		return w.Say("nfr_accept", "must", must, "text", w.LowerStart(text))
	case number == 0 && class == "SC":
		return w.Say("nfr_sustain", "must", must, "text", w.LowerStart(text))
	case st.Label == "" && number < 0 && w.IsAbsent(text):
		there, _ := w.Absent(text)
		return w.Say("req_ensure", "must", must, "text", there)
	case st.Label == "" && number < 0 && w.IsNoun(text) && !strings.HasPrefix(text, "No "):
		if label, value, ok := strings.Cut(text, ": "); ok {
			if said := w.absentFor(label, value, must); said != "" {
				return said
			}
		}
		if said := w.doing(text, must); said != "" {
			return said
		}
		if said := w.meetsStandard(text, must); said != "" {
			return said
		}
		switch class {
		case "S":
			if who, means, ok := strings.Cut(text, " use "); ok && w.Language != "zh" && len(strings.Fields(who)) < 4 && phrasing.IsPluralNoun(reading.LastWord(who)) {
				return w.Say("req_code", "name", who, "must", must, "want", "use "+means) // "Tablets use mTLS …"
			}
			return w.Say("nfr_use", "must", must, "text", w.NounPhrase(text))
		case "PO":
			if runs, it := phrasing.CutFold(text, "it "); it { // "It runs in the city's data centre"
				text = reading.UpperFirst(runs)
			}
			if base, ok := w.FirmBase(text); ok && w.Table.IsWord("prepositions", "en", strings.Fields(base)[1]) { // "Runs on Linux"
				return w.Say("req_do", "must", must, "want", wording.LowerFirst(base))
			}
			return w.Say("req_support", "must", must, "want", w.NounPhrase(text))
		}
		return w.Say("req_provide", "must", must, "text", w.NounPhrase(text))
	default:
		return w.level(text, class, must)
	}
}

// countsThings says that a number counts people or things, "640 people", and is
// not how long, how large or how often: nothing is "640 people".
func (w *Specifier) countsThings(text string) bool {
	words := strings.Fields(strings.TrimLeft(text, "~≈<>≤≥ "))
	if len(words) < 2 {
		return false
	}
	unit := strings.ToLower(strings.Trim(words[1], ",.;:)"))
	return phrasing.IsPluralNoun(unit) && !w.Table.IsWord("rates", "en", wording.Singular(unit)) && len(unit) > 3
}

// predicate is what a sentence says of the product, in the form that stands
// behind a modal verb: "Shop answers within 2 seconds" gives "answer within 2
// seconds". ok is false for a sentence with another subject.
func (w *Specifier) predicate(text string) (rest string, ok bool) {
	n := len(w.Product)
	if len(text) <= n || !strings.EqualFold(text[:n], w.Product) {
		return "", false
	}
	rest = strings.TrimRight(strings.TrimSpace(text[n:]), ".。")
	if w.Language == "zh" {
		return rest, rest != "" && !strings.HasPrefix(rest, "的") // its sessions, not itself
	}
	for _, modal := range []string{"must ", "shall ", "should "} {
		if asked, modal := strings.CutPrefix(rest, modal); modal && !strings.HasPrefix(asked, "not ") {
			return asked, w.Table.IsWord("verbs", "en", phrasing.LeadingWord(asked))
		}
	}
	adverb := ""
	if after, found := strings.CutPrefix(rest, "never "); found {
		adverb, rest = "never ", after
	}
	verb, object, _ := strings.Cut(rest, " ")
	base, ok := w.BaseVerb(verb)
	return adverb + strings.TrimSpace(base+" "+object), ok
}

func (w *Specifier) inferredNFR(q specs.Quality) specs.NFR {
	for _, p := range w.Packs {
		for _, known := range p.Qualities {
			if p.ID != q.Source.Rule || phrasing.Finished(w.Fill(p, known.Statement)) != q.Details {
				continue
			}
			return specs.NFR{
				Category: known.Type, Title: w.Fill(p, known.Name), Source: q.Source, Priority: specs.Should,
				Summary:   []specs.Item{{Text: w.Sentence("sum_quality_pack", "class", w.Table.Classes[known.Type].Name.In(w.Language), "domain", p.Name.In(w.Language)), Source: q.Source}},
				Statement: []specs.Item{{Text: phrasing.Finished(w.bindingText(q.Details, known.Type, specs.Should)), Source: q.Source}},
				Targets: []specs.Target{{
					Metric: w.Fill(p, known.Metric), Target: w.Fill(p, known.Target), Measurement: w.Fill(p, known.Measurement), Source: q.Source,
				}},
			}
		}
	}
	return w.confirmedNFR(q)
}

// confirmedNFR is a quality of which only the refined requirements know.
func (w *Specifier) confirmedNFR(q specs.Quality) specs.NFR {
	n := w.statedNFR(&understanding.QualityFact{Class: q.Type, Text: q.Details, Target: q.MeasurableCriteria, Source: q.Source})
	n.Priority = specs.Should
	return n
}

// meetsStandard binds what only names a standard: "WCAG 2.1 AA for the app", "all
// screens WCAG AA". Empty for anything else.
func (w *Specifier) meetsStandard(text, must string) string {
	name := w.StandardIn(text)
	before, after, ok := strings.Cut(text, name)
	first := strings.ToLower(phrasing.LeadingWord(strings.TrimSpace(after)))
	switch before = strings.TrimSpace(before); {
	case name == "" || !ok || first != "" && !w.Table.IsWord("prepositions", "en", first):
		return ""
	case before == "" || strings.ToUpper(before) == before && !strings.Contains(before, " "): // of a country: "UK GDPR"
		return w.Say("nfr_standard", "must", must, "text", text)
	case w.IsNoun(before) && !w.OpenEnd(before) && !w.Table.IsWord("conditions", "en", strings.ToLower(reading.LastWord(before))):
		return phrasing.JoinWords(before, must, "meet", name+after)
	}
	return ""
}
