package specifying

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// statedCriteria are the criteria of a feature as finished sentences, those
// that nobody can measure apart. Cross references and reasons are notes.
func (w *Specifier) statedCriteria(d *Draft) (good []specs.Criterion, weak []specs.Item) {
	known := map[string]bool{}
	for _, it := range d.Feature.AcceptanceCriteria {
		if p := phrasing.RankOf(it.Text); p != "" && d.Fact != nil && p == d.Fact.Priority {
			continue
		}
		if it.Source.Kind != specs.Inferred && (w.IsRemark(it.Text) || w.onlyPoints(it.Text)) {
			w.addNote(d, it)
			continue
		}
		said := w.labelNamed(d, w.thirdVoice(d, w.ReadAlone(it.Text, it.Source)))
		text := w.wellFormed(d, said)
		if text == "" || known[phrasing.FoldTerm(text)] {
			continue
		}
		known[phrasing.FoldTerm(text)] = true
		text = w.testable(w.ofProduct(text))
		if it.Source.Kind != specs.Inferred && w.Table.Weak.Untestable(text) {
			weak = append(weak, specs.Item{Text: text, Source: it.Source})
			continue
		}
		good = append(good, specs.Criterion{Text: w.observed(d, said, text), Source: it.Source})
	}
	return good, weak
}

// ofProduct tells of the product what a source says that its writers do not do: "we do not
// convert prices" is no test of the writers. Any other text stays.
func (w *Specifier) ofProduct(text string) string {
	deed, ok := strings.CutPrefix(text, "We ")
	if !ok || w.Language == "zh" {
		return text
	}
	if denied, not := strings.CutPrefix(deed, "do not "); not && !w.Table.IsWord("mind_verbs", "en", phrasing.LeadingWord(denied)) {
		return phrasing.JoinWords(reading.UpperFirst(w.Product), "does not", w.OfHouse(denied))
	}
	if first := phrasing.LeadingWord(deed); w.Table.IsWord("own_deeds", "en", first) {
		return phrasing.JoinWords(reading.UpperFirst(w.Product), w.ThirdAll(first)+w.OfHouse(deed[len(first):]))
	}
	return text
}

// doneToThing gives a remark that only says what is done to a thing, "Shown as history in the
// page", the thing of which the statement said last that something is done to it. Any other
// text stays.
func (w *Specifier) doneToThing(d *Draft, text string) string {
	first := strings.ToLower(phrasing.LeadingWord(text))
	if w.Language == "zh" || !w.Table.IsWord("remarks_done", "en", first) || strings.ContainsAny(text, ";:") {
		return text
	}
	for i := len(d.Statement.More) - 1; i >= -1; i-- {
		c := d.Statement.Clause
		if i >= 0 {
			c, _ = w.ParseClause(strings.TrimRight(d.Statement.More[i], ". "))
		}
		if _, person := w.PersonIn(c.Subject); c.Form == phrasing.BeVerb && !c.Not && c.Subject != "" && !person && !w.pointsBack(c.Subject) {
			return reading.UpperFirst(phrasing.JoinWords(c.Subject, c.Verb, w.LowerStart(text)))
		}
	}
	return text
}

// testable is a criterion without the word that says that it holds in every case,
// where that word alone cannot be shown: a test of "parts always equal the whole" is
// one of "parts equal the whole", and needs no number.
func (w *Specifier) testable(text string) string {
	if !w.Table.Weak.Untestable(text) {
		return text
	}
	for _, word := range w.Table.Words["in_every_case"].In(w.Language) {
		if bare := strings.Join(strings.Fields(strings.Replace(text, " "+word+" ", " ", 1)), " "); bare != text && !w.Table.Weak.Untestable(bare) {
			return bare
		}
	}
	return text
}

// tried is a criterion that a rule made without the word that nobody can measure: that
// something happens can be shown, also where only "immediately" says how soon, and two
// orders are several. How soon and how many is asked for elsewhere.
func (w *Specifier) tried(text string) string {
	if !w.Table.Weak.Untestable(text) {
		return text
	}
	for _, word := range w.Table.Words["at_once"].In(w.Language) {
		bare := strings.Replace(text, word, "", 1)
		if w.Language != "zh" {
			bare = strings.ReplaceAll(strings.ReplaceAll(text, " "+word, ""), " ,", ",")
		}
		if bare = strings.TrimSpace(bare); bare != text && !w.Table.Weak.Untestable(bare) {
			return bare
		}
	}
	for some, number := range w.Table.Words["some_in_test"].Pairs(w.Language) {
		if w.Language != "zh" {
			some, number = " "+some+" ", " "+number+" "
		}
		if counted := strings.Replace(text, some, number, 1); counted != text && !w.Table.Weak.Untestable(counted) {
			return counted
		}
	}
	return text
}

// onesOwn is a ban on what somebody does to a thing of their own: "You can't approve your own".
var onesOwn = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:You|Nobody|No one|People|They|Users) (?:cannot|can['’]t|can|may not|may|must not) (approve|sign off|release|confirm|review|accept|vote on|rate|judge) (?:your|their|one['’]s|his or her) own\b([^,;:.]{0,40})\.?$`)
})

// observed turns what has no verb, such as a bullet of nouns below a story, into
// something that a check finds.
func (w *Specifier) observed(d *Draft, stated, text string) string {
	if gives := w.arrowGives(text); gives != "" {
		return gives
	}
	if m := onesOwn().FindStringSubmatch(text); m != nil && w.Language != "zh" {
		return phrasing.Finished(w.Say("crit_ones_own", "deed", m[1], "what", m[2]))
	}
	if w.Table.Weak.Observable(specs.Plain(text)) {
		return text
	}
	name := strings.TrimRight(reading.FirstOf(w.strongName(d), d.Requirement.Title), ". 。")
	if c, ok := w.ParseClause(strings.TrimRight(stated, ". ")); ok && w.Language != "zh" {
		if fact, ok := w.Indicative(c); ok {
			stated = fact // "we never store …" says what the product does
		}
	}
	if w.Language == "zh" {
		return phrasing.Finished(w.plainly(strings.TrimRight(strings.TrimSpace(stated), "。 ")))
	}
	if shown := w.shownByCheck(text); shown != "" {
		return shown
	}
	found := phrasing.Finished(w.Say("crit_found", "name", name, "text", strings.TrimRight(w.LowerStart(strings.TrimSpace(stated)), ".。 ")))
	if name == "" || !w.Table.Weak.Observable(specs.Plain(found)) {
		return text
	}
	return found
}

// arrowGives says in words what a case brings about that stands before an arrow:
// "Anything else → exit code 2" gives exit code 2. Empty where a clause stands there.
func (w *Specifier) arrowGives(text string) string {
	head, then, ok := strings.Cut(text, " → ")
	if !ok || w.Language == "zh" || strings.Contains(then, "→") || len(strings.Fields(head)) > 6 {
		return ""
	}
	if _, clause := w.ParseClause(head); clause {
		return ""
	}
	gives := w.Say("crit_arrow", "case", head, "text", w.LowerStart(then))
	if !w.Table.Weak.Observable(specs.Plain(gives)) {
		return ""
	}
	return gives
}

// clauseCriteria take what the statement says behind its first clause, and
// details that say how the thing behaves. What is no behaviour stays a note.
func (w *Specifier) clauseCriteria(d *Draft, good []specs.Criterion) []specs.Criterion {
	if d.Fact == nil {
		return good
	}
	take := func(text string, src specs.Source, note bool) {
		if p := phrasing.RankOf(text); p != "" && p == d.Fact.Priority {
			return // the priority says it
		}
		text = w.ofProduct(w.labelNamed(d, w.doneToThing(d, w.thirdVoice(d, w.ReadAlone(text, src)))))
		said := phrasing.OrElse(w.itemSaid(d, text), w.statedShape(d, strings.TrimRight(text, ". ")))
		said = phrasing.OrElse(said, w.limitSaid(d, text))
		text = phrasing.OrElse(said, text)
		full := phrasing.OrElse(phrasing.Finished(said), w.testable(w.wellFormed(d, text)))
		ok := len(good) < completing.MaxCriteria && full != "" && !w.IsRemark(text) && !w.onlyPoints(text) && !w.Table.Weak.Untestable(full) && (note || len([]rune(full)) > 12)
		for _, c := range good {
			if phrasing.FoldTerm(c.Text) == phrasing.FoldTerm(full) {
				return
			}
		}
		switch {
		case ok && (said != "" || w.IsBehaviour(text)):
			good = append(good, specs.Criterion{Text: full, Source: src})
		case note:
			w.addNote(d, specs.Item{Text: text, Source: src})
		default:
			if rest := phrasing.Finished(strings.TrimSpace(text)); !slices.Contains(d.rests, rest) {
				d.rests = append(d.rests, rest)
			}
		}
	}
	for _, clause := range d.Statement.More {
		if first := strings.ToLower(phrasing.LeadingWord(clause)); w.Language != "zh" && (first == "so" || w.Table.IsWord("reason_leads", "en", first)) {
			w.addNote(d, specs.Item{Text: reading.UpperFirst(clause), Source: d.Fact.Source})
			continue
		}
		take(clause, d.Fact.Source, false)
	}
	for _, it := range d.Fact.Details {
		if slices.ContainsFunc(d.Fact.Reasons, func(r specs.Item) bool { return r.Text == it.Text }) {
			w.addNote(d, it) // why it is asked for is tested by nothing
			continue
		}
		take(it.Text, it.Source, true)
	}
	return good
}

func (w *Specifier) addNote(d *Draft, it specs.Item) {
	d.Requirement.Notes = append(d.Requirement.Notes, specs.Item{Text: phrasing.Finished(it.Text), Source: it.Source})
}

// completeCriteria looks for two criteria: what was stated without a measure is
// noted and asked for, then come criteria of a matching feature of a pack, then
// those that rules make of the statement: its own course, its numbers, what it
// speaks of, and its counter-case. Where all of these give one, it stays at one:
// a second that fits everything tests nothing.
func (w *Specifier) completeCriteria(d *Draft, weak []specs.Item) {
	defer w.saveHidden(d)
	defer w.testedAtAll(d)
	if d.Rule && d.Fact.Worded && len(d.Requirement.Criteria) > 0 {
		w.weakCriteria(d, weak)
		return // its own words are a surer test than one made of their grammar
	}
	if w.knownCriteria(d) {
		return
	}
	sequels := w.takeSequels(d)
	defer func() {
		w.provedSequels(d, sequels)
		w.provedDuties(d)
		w.provedListed(d)
		w.testedClauses(d)
		w.untestedClauses(d)
		w.untestedLead(d)
		w.untestedNumbers(d)
		w.untestedLimits(d)
		w.restOfRule(d)
		w.withoutRepeats(d)
		w.withoutHeld(d)
		w.withoutOutdone(d)
		w.withoutEchoes(d)
		w.reshaped(d)
		w.againChinese(d)
		w.withoutBareUse(d)
		w.answersOf(d)
		w.othersLast(d)
		w.onlyTimes(d)
		w.toldByOthers(d)
		w.asAllowed(d)
		w.refusedTried(d)
		w.keptCases(d)
	}()
	w.weakCriteria(d, weak)
	if d.Requirement.Priority == specs.Wont {
		if len(d.Requirement.Criteria) == 0 {
			w.addCriterion(d, w.Say("crit_absent", "name", w.Phrase(d.Requirement.Title)), phrasing.Rule("criterion-of-exclusion"))
		}
		return
	}
	if len(d.Requirement.Criteria) < completing.MinCriteria && d.Pack == nil && w.AtLeast("standard") {
		w.packCriteria(d)
	}
	if d.Pack != nil && len(d.Requirement.Criteria) >= completing.MinCriteria {
		return // a pack brings the tests of what it proposes
	}
	if w.takeChecks(d, w.checksOf(d)) {
		return
	}
	if list := d.Requirement.Criteria; d.Rule && len(list) > 1 && list[0].Source.Kind == specs.Stated && !strings.ContainsAny(list[0].Text, "，；,;") && phrasing.FoldTerm(list[0].Text) == phrasing.FoldTerm(phrasing.Finished(d.Fact.Text)) {
		d.Requirement.Criteria = list[1:] // the rule itself is the requirement: a test of it says more
	}
	if len(d.Requirement.Criteria) == 0 { // all that its words give is too weak to be tested
		w.addCriterion(d, w.plainly(w.withoutWeak(d)), phrasing.Rule(FromStatement))
	}
}

// takeChecks adds criteria that rules made, what no gate doubts first: as many as a
// requirement needs, and each that tests a part of what it asks for while there is room.
// It says whether more were offered than were needed.
func (w *Specifier) takeChecks(d *Draft, checks []check) bool {
	full := false
	for _, strict := range []bool{true, false} {
		for _, c := range checks {
			least := min(completing.MinCriteria, completing.MaxCriteria-d.kept)
			if made := (specs.Criterion{Text: c.text, Source: phrasing.Rule(c.rule)}); d.kept > 0 && isUsual(made) {
				least = min(1, least) // what its paragraph goes on with is tested as well
			}
			if d.kept > 0 && w.onlyShown(specs.Criterion{Text: c.text}) {
				continue // its title again
			}
			if len(d.Requirement.Criteria) >= least && (!c.firm || !roomFor(d)) {
				full = true
				continue
			}
			c.text = w.tried(c.text)
			if !w.Table.Weak.Untestable(c.text) && (!strict || w.Table.Weak.Observable(specs.Plain(phrasing.Finished(c.text)))) {
				w.addCriterion(d, c.text, phrasing.Rule(c.rule))
			}
		}
	}
	return full
}

// withoutWeak is the title of a requirement without the words that nobody can
// measure, else a name for what it is about.
func (w *Specifier) withoutWeak(d *Draft) string {
	title := d.Requirement.Title
	if text := strings.TrimRight(d.fact0().Text, ". "); w.Language != "zh" && d.Statement.Whole && d.Statement.Trigger == "" && d.Statement.Label == "" && w.BeginsWithVerb(title) && text != "" && !strings.Contains(text, ". ") {
		title = text // the clause is what can be seen, and not the order that its title gives
	}
	for range 4 {
		if word := w.Table.Weak.Find(title); word == "" {
			return strings.Join(strings.Fields(title), " ")
		}
		strong := phrasing.OutsideQuotes(title, func(part string) string { // what stands in quotes is a name
			return strings.Replace(part, w.Table.Weak.Find(part), "", 1)
		})
		if strong == title {
			return strings.Join(strings.Fields(title), " ")
		}
		title = strong
	}
	return w.strongName(d)
}

// addCriterion adds what says more than a criterion that is there.
func (w *Specifier) addCriterion(d *Draft, text string, src specs.Source) {
	text = phrasing.Finished(text)
	bare, again := phrasing.CutFold(text, w.Say("given_that", "text", "")) // a condition of the source in the words of a test
	for _, c := range d.Requirement.Criteria {
		if supposed, found := strings.CutPrefix(c.Text, w.Say("given_that", "text", "")); found && strings.HasPrefix(supposed, strings.TrimRight(strings.Replace(text, "时，", "，", 1), "。")) {
			return // 假定满位，… says 满位时，…
		}
		if phrasing.FoldTerm(c.Text) == phrasing.FoldTerm(text) || again && completing.HeldWhole(bare, c.Text) {
			return
		}
	}
	d.Requirement.Criteria = append(d.Requirement.Criteria, specs.Criterion{Text: text, Source: src})
}

// weakCriteria keeps criteria that cannot be measured as notes and asks for
// their number.
func (w *Specifier) weakCriteria(d *Draft, weak []specs.Item) {
	for _, it := range weak {
		d.Requirement.Notes = append(d.Requirement.Notes, specs.Item{Text: w.Say("criterion_weak_note", "text", it.Text), Source: it.Source})
		d.Requirement.OpenQuestions = append(d.Requirement.OpenQuestions, specs.Question{
			Text: w.Say("criterion_weak_question", "text", w.Phrase(it.Text)), Owner: w.Say("owner_product"), Source: phrasing.Rule("untestable-criterion"),
		})
	}
}

// packCriteria takes over the criteria of the pack feature that does the same:
// one whose name shares most words with the statement.
func (w *Specifier) packCriteria(d *Draft) {
	text := phrasing.NewWordIndex(d.Feature.Name + " . " + d.Feature.Description)
	for _, p := range w.Practice() {
		for _, f := range p.Features {
			if !text.HasAny(f.Covers) || w.Overlap(w.Fill(p, f.Name), d.Feature.Name) < 0.67 {
				continue
			}
			for _, c := range f.Criteria {
				if len(d.Requirement.Criteria) < completing.MinCriteria {
					w.addCriterion(d, w.Fill(p, c), specs.FromRule(p.ID))
				}
			}
			return
		}
	}
}

// edges are the stated borderline cases, completed by those of the pack
// feature at comprehensive depth by two people at once.
func (w *Specifier) edges(d *Draft) {
	d.Requirement.EdgeCases = completing.FinishedItems(d.Feature.EdgeCases)
	if len(d.Requirement.EdgeCases) == 0 && w.AtLeast("comprehensive") && d.Fact != nil && w.Table.Action(w.Language, d.Action).Class == "change" {
		d.Requirement.EdgeCases = append(d.Requirement.EdgeCases, specs.Item{
			Text: w.Sentence("edge_parallel", "name", w.strongName(d), "subject", w.Thing()), Source: phrasing.Rule("edge-of-change"),
		})
	}
}
