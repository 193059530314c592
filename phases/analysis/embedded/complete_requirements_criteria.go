package embedded

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"
)

// statedCriteria are the criteria of a feature as finished sentences, those
// that nobody can measure apart. Cross references and reasons are notes.
func (w *work) statedCriteria(d *draft) (good []specs.Criterion, weak []specs.Item) {
	known := map[string]bool{}
	for _, it := range d.feature.AcceptanceCriteria {
		if p := rankOf(it.Text); p != "" && d.fact != nil && p == d.fact.Priority {
			continue
		}
		if it.Source.Kind != specs.Inferred && w.isRemark(it.Text) {
			w.addNote(d, it)
			continue
		}
		text := w.wellFormed(d, w.thirdVoice(d, it.Text))
		if text == "" || known[foldTerm(text)] {
			continue
		}
		known[foldTerm(text)] = true
		if it.Source.Kind != specs.Inferred && w.rules.weak.untestable(text) {
			weak = append(weak, specs.Item{Text: text, Source: it.Source})
			continue
		}
		good = append(good, specs.Criterion{Text: w.observed(d, w.thirdVoice(d, it.Text), text), Source: it.Source})
	}
	return good, weak
}

// observed turns what has no verb, such as a bullet of nouns below a story, into
// something that a check finds.
func (w *work) observed(d *draft, stated, text string) string {
	if w.rules.weak.observable(specs.Plain(text)) {
		return text
	}
	name := strings.TrimRight(firstOf(w.strongName(d), d.req.Title), ". 。")
	if c, ok := w.parseClause(strings.TrimRight(stated, ". ")); ok && w.lang != "zh" {
		if fact, ok := w.indicative(c); ok {
			stated = fact // "we never store …" says what the product does
		}
	}
	found := finished(w.say("crit_found", "name", name, "text", strings.TrimRight(w.lowerStart(strings.TrimSpace(stated)), ".。 ")))
	if name == "" || !w.rules.weak.observable(specs.Plain(found)) {
		return text
	}
	return found
}

// clauseCriteria take what the statement says behind its first clause, and
// details that say how the thing behaves. What is no behaviour stays a note.
func (w *work) clauseCriteria(d *draft, good []specs.Criterion) []specs.Criterion {
	if d.fact == nil {
		return good
	}
	take := func(text string, src specs.Source, note bool) {
		if p := rankOf(text); p != "" && p == d.fact.Priority {
			return // the priority says it
		}
		text = w.thirdVoice(d, text)
		full := w.wellFormed(d, text)
		ok := len(good) < maxCriteria && full != "" && !w.isRemark(text) && !w.rules.weak.untestable(full) && (note || len([]rune(full)) > 12)
		for _, c := range good {
			if foldTerm(c.Text) == foldTerm(full) {
				return
			}
		}
		switch {
		case ok && w.isBehaviour(text):
			good = append(good, specs.Criterion{Text: full, Source: src})
		case note:
			w.addNote(d, specs.Item{Text: text, Source: src})
		default:
			d.rests = append(d.rests, finished(strings.TrimSpace(text)))
		}
	}
	for _, clause := range d.st.more {
		take(clause, d.fact.Source, false)
	}
	for _, it := range d.fact.Details {
		take(it.Text, it.Source, true)
	}
	return good
}

func (w *work) addNote(d *draft, it specs.Item) {
	d.req.Notes = append(d.req.Notes, specs.Item{Text: finished(it.Text), Source: it.Source})
}

// completeCriteria reaches two criteria: what was stated without a measure is
// noted and asked for, then come criteria of a matching feature of a pack, then
// those that rules make of the statement: its own course, its numbers, what it
// speaks of, and its counter-case.
func (w *work) completeCriteria(d *draft, weak []specs.Item) {
	w.weakCriteria(d, weak)
	if d.req.Priority == specs.Wont {
		if len(d.req.Criteria) == 0 {
			w.addCriterion(d, w.say("crit_absent", "name", w.phrase(d.req.Title)), rule("criterion-of-exclusion"))
		}
		return
	}
	if len(d.req.Criteria) < minCriteria && d.pack == nil && w.atLeast("standard") {
		w.packCriteria(d)
	}
	checks := w.checksOf(d)
	for _, strict := range []bool{true, false} { // what no gate doubts comes first
		for _, c := range checks {
			if len(d.req.Criteria) >= minCriteria {
				return
			}
			if !w.rules.weak.untestable(c.text) && (!strict || w.rules.weak.observable(specs.Plain(finished(c.text)))) {
				w.addCriterion(d, c.text, rule(c.rule))
			}
		}
	}
	if len(d.req.Criteria) == 0 { // all that its words give is too weak to be tested
		w.addCriterion(d, w.plainly(w.strongName(d)), rule(fromStatement))
	}
}

func (w *work) addCriterion(d *draft, text string, src specs.Source) {
	text = finished(text)
	for _, c := range d.req.Criteria {
		if foldTerm(c.Text) == foldTerm(text) {
			return
		}
	}
	d.req.Criteria = append(d.req.Criteria, specs.Criterion{Text: text, Source: src})
}

// weakCriteria keeps criteria that cannot be measured as notes and asks for
// their number.
func (w *work) weakCriteria(d *draft, weak []specs.Item) {
	for _, it := range weak {
		d.req.Notes = append(d.req.Notes, specs.Item{Text: w.say("criterion_weak_note", "text", it.Text), Source: it.Source})
		d.req.OpenQuestions = append(d.req.OpenQuestions, specs.Question{
			Text: w.say("criterion_weak_question", "text", w.phrase(it.Text)), Owner: w.say("owner_product"), Source: rule("untestable-criterion"),
		})
	}
}

// packCriteria takes over the criteria of the pack feature that does the same:
// one whose name shares most words with the statement.
func (w *work) packCriteria(d *draft) {
	text := newWordIndex(d.feature.Name + " . " + d.feature.Description)
	for _, p := range w.packs {
		for _, f := range p.Features {
			if !text.hasAny(f.Covers) || w.overlap(w.fill(p, f.Name), d.feature.Name) < 0.67 {
				continue
			}
			for _, c := range f.Criteria {
				if len(d.req.Criteria) < minCriteria {
					w.addCriterion(d, w.fill(p, c), specs.FromRule(p.ID))
				}
			}
			return
		}
	}
}

// edges are the stated borderline cases, completed by those of the pack
// feature at comprehensive depth by two people at once.
func (w *work) edges(d *draft) {
	d.req.EdgeCases = finishedItems(d.feature.EdgeCases)
	if len(d.req.EdgeCases) == 0 && w.atLeast("comprehensive") && d.fact != nil && w.rules.action(w.lang, d.action).Class == "change" {
		d.req.EdgeCases = append(d.req.EdgeCases, specs.Item{
			Text: w.sentence("edge_parallel", "name", w.strongName(d), "subject", w.thing()), Source: rule("edge-of-change"),
		})
	}
}
