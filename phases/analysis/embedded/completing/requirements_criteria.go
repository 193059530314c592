package completing

import (
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// statedCriteria are the criteria of a feature as finished sentences, those
// that nobody can measure apart. Cross references and reasons are notes.
func (w *Work) statedCriteria(d *Draft) (good []specs.Criterion, weak []specs.Item) {
	known := map[string]bool{}
	for _, it := range d.Feature.AcceptanceCriteria {
		if p := rankOf(it.Text); p != "" && d.Fact != nil && p == d.Fact.Priority {
			continue
		}
		if it.Source.Kind != specs.Inferred && w.isRemark(it.Text) {
			w.addNote(d, it)
			continue
		}
		said := w.thirdVoice(d, w.readAlone(it.Text, it.Source))
		text := w.wellFormed(d, said)
		if text == "" || known[FoldTerm(text)] {
			continue
		}
		known[FoldTerm(text)] = true
		if it.Source.Kind != specs.Inferred && w.Table.Weak.Untestable(text) {
			weak = append(weak, specs.Item{Text: text, Source: it.Source})
			continue
		}
		good = append(good, specs.Criterion{Text: w.observed(d, said, text), Source: it.Source})
	}
	return good, weak
}

// observed turns what has no verb, such as a bullet of nouns below a story, into
// something that a check finds.
func (w *Work) observed(d *Draft, stated, text string) string {
	if w.Table.Weak.Observable(specs.Plain(text)) {
		return text
	}
	name := strings.TrimRight(reading.FirstOf(w.strongName(d), d.Requirement.Title), ". 。")
	if c, ok := w.ParseClause(strings.TrimRight(stated, ". ")); ok && w.Language != "zh" {
		if fact, ok := w.indicative(c); ok {
			stated = fact // "we never store …" says what the product does
		}
	}
	found := Finished(w.Say("crit_found", "name", name, "text", strings.TrimRight(w.LowerStart(strings.TrimSpace(stated)), ".。 ")))
	if name == "" || !w.Table.Weak.Observable(specs.Plain(found)) {
		return text
	}
	return found
}

// clauseCriteria take what the statement says behind its first clause, and
// details that say how the thing behaves. What is no behaviour stays a note.
func (w *Work) clauseCriteria(d *Draft, good []specs.Criterion) []specs.Criterion {
	if d.Fact == nil {
		return good
	}
	take := func(text string, src specs.Source, note bool) {
		if p := rankOf(text); p != "" && p == d.Fact.Priority {
			return // the priority says it
		}
		text = w.thirdVoice(d, w.readAlone(text, src))
		full := w.wellFormed(d, text)
		ok := len(good) < MaxCriteria && full != "" && !w.isRemark(text) && !w.Table.Weak.Untestable(full) && (note || len([]rune(full)) > 12)
		for _, c := range good {
			if FoldTerm(c.Text) == FoldTerm(full) {
				return
			}
		}
		switch {
		case ok && w.isBehaviour(text):
			good = append(good, specs.Criterion{Text: full, Source: src})
		case note:
			w.addNote(d, specs.Item{Text: text, Source: src})
		default:
			d.rests = append(d.rests, Finished(strings.TrimSpace(text)))
		}
	}
	for _, clause := range d.Statement.more {
		take(clause, d.Fact.Source, false)
	}
	for _, it := range d.Fact.Details {
		take(it.Text, it.Source, true)
	}
	return good
}

func (w *Work) addNote(d *Draft, it specs.Item) {
	d.Requirement.Notes = append(d.Requirement.Notes, specs.Item{Text: Finished(it.Text), Source: it.Source})
}

// completeCriteria looks for two criteria: what was stated without a measure is
// noted and asked for, then come criteria of a matching feature of a pack, then
// those that rules make of the statement: its own course, its numbers, what it
// speaks of, and its counter-case. Where all of these give one, it stays at one:
// a second that fits everything tests nothing.
func (w *Work) completeCriteria(d *Draft, weak []specs.Item) {
	w.weakCriteria(d, weak)
	if d.Requirement.Priority == specs.Wont {
		if len(d.Requirement.Criteria) == 0 {
			w.addCriterion(d, w.Say("crit_absent", "name", w.Phrase(d.Requirement.Title)), Rule("criterion-of-exclusion"))
		}
		return
	}
	if len(d.Requirement.Criteria) < MinCriteria && d.pack == nil && w.AtLeast("standard") {
		w.packCriteria(d)
	}
	checks := w.checksOf(d)
	for _, strict := range []bool{true, false} { // what no gate doubts comes first
		for _, c := range checks {
			if len(d.Requirement.Criteria) >= MinCriteria {
				return
			}
			if !w.Table.Weak.Untestable(c.text) && (!strict || w.Table.Weak.Observable(specs.Plain(Finished(c.text)))) {
				w.addCriterion(d, c.text, Rule(c.rule))
			}
		}
	}
	if len(d.Requirement.Criteria) == 0 { // all that its words give is too weak to be tested
		w.addCriterion(d, w.plainly(w.withoutWeak(d)), Rule(FromStatement))
	}
}

// withoutWeak is the title of a requirement without the words that nobody can
// measure, else a name for what it is about.
func (w *Work) withoutWeak(d *Draft) string {
	title := d.Requirement.Title
	for range 4 {
		word := w.Table.Weak.Find(title)
		if word == "" {
			return strings.Join(strings.Fields(title), " ")
		}
		title = strings.Replace(title, word, "", 1)
	}
	return w.strongName(d)
}

// addCriterion adds what says more than a criterion that is there.
func (w *Work) addCriterion(d *Draft, text string, src specs.Source) {
	text = Finished(text)
	_, again := cutFold(text, w.Say("given_that", "text", "")) // a condition of the source in the words of a test
	for _, c := range d.Requirement.Criteria {
		if FoldTerm(c.Text) == FoldTerm(text) || again && heldWhole(text, c.Text) {
			return
		}
	}
	d.Requirement.Criteria = append(d.Requirement.Criteria, specs.Criterion{Text: text, Source: src})
}

// weakCriteria keeps criteria that cannot be measured as notes and asks for
// their number.
func (w *Work) weakCriteria(d *Draft, weak []specs.Item) {
	for _, it := range weak {
		d.Requirement.Notes = append(d.Requirement.Notes, specs.Item{Text: w.Say("criterion_weak_note", "text", it.Text), Source: it.Source})
		d.Requirement.OpenQuestions = append(d.Requirement.OpenQuestions, specs.Question{
			Text: w.Say("criterion_weak_question", "text", w.Phrase(it.Text)), Owner: w.Say("owner_product"), Source: Rule("untestable-criterion"),
		})
	}
}

// packCriteria takes over the criteria of the pack feature that does the same:
// one whose name shares most words with the statement.
func (w *Work) packCriteria(d *Draft) {
	text := NewWordIndex(d.Feature.Name + " . " + d.Feature.Description)
	for _, p := range w.Practice() {
		for _, f := range p.Features {
			if !text.HasAny(f.Covers) || w.overlap(w.Fill(p, f.Name), d.Feature.Name) < 0.67 {
				continue
			}
			for _, c := range f.Criteria {
				if len(d.Requirement.Criteria) < MinCriteria {
					w.addCriterion(d, w.Fill(p, c), specs.FromRule(p.ID))
				}
			}
			return
		}
	}
}

// edges are the stated borderline cases, completed by those of the pack
// feature at comprehensive depth by two people at once.
func (w *Work) edges(d *Draft) {
	d.Requirement.EdgeCases = finishedItems(d.Feature.EdgeCases)
	if len(d.Requirement.EdgeCases) == 0 && w.AtLeast("comprehensive") && d.Fact != nil && w.Table.Action(w.Language, d.action).Class == "change" {
		d.Requirement.EdgeCases = append(d.Requirement.EdgeCases, specs.Item{
			Text: w.sentence("edge_parallel", "name", w.strongName(d), "subject", w.Thing()), Source: Rule("edge-of-change"),
		})
	}
}
