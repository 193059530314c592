package completing

import (
	"strconv"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// measuredSaying is a sentence of the source that gives a value, with what it
// stands under: "up to 12 hours before" under "a patient can cancel a visit".
type measuredSaying struct {
	text     string
	x        *phrasing.WordIndex // what it says itself
	whole    *phrasing.WordIndex // together with what it stands under
	src      specs.Source
	measures []wording.Measure
}

// StatedValue is a value that the source gives for what a pack has a default
// for.
type StatedValue struct {
	wording.Measure
	Text string // the sentence
	Src  specs.Source
}

// StatedValues are the values that the source gives on a topic, each once. A
// pack has no say in it then.
func (w *Completer) StatedValues(t templates.PackTopic) []StatedValue {
	if t.Value == "" {
		return nil
	}
	var out []StatedValue
	for _, s := range w.recalled.measured.Of(w.Understood, measuredSayings) {
		if !s.gives(t.Value) || !s.x.HasAny(t.Says) || !s.whole.HasAny(t.About) {
			continue
		}
		for _, m := range s.closest(t) {
			if !containsValue(out, m) {
				out = append(out, StatedValue{m, s.text, s.src})
			}
		}
	}
	return out
}

func containsValue(list []StatedValue, m wording.Measure) bool {
	for i := range list {
		if list[i].Value == m.Value && list[i].High == m.High && list[i].Unit == m.Unit {
			return true
		}
	}
	return false
}

func (s *measuredSaying) gives(class string) bool {
	for i := range s.measures {
		if s.measures[i].Class == class {
			return true
		}
	}
	return false
}

// closest are the measures of the topic's class in the clauses that speak of
// it: "answers stay on the phone, for 10 minutes at most" says nothing of how
// often answers are saved.
func (s *measuredSaying) closest(t templates.PackTopic) []wording.Measure {
	var out []wording.Measure
	for _, m := range s.measures {
		if m.Class == t.Value && phrasing.NewWordIndex(clauseAround(s.text, m)).HasAny(t.Says) {
			out = append(out, m)
		}
	}
	return out
}

// clauseAround is the clause of a sentence in which a measure stands.
func clauseAround(text string, m wording.Measure) string {
	from, to := 0, len(text)
	for _, stop := range []string{", ", "; ", ": ", "→", "，", "；", "：", "。"} {
		if i := strings.LastIndex(text[:m.Start], stop); i >= 0 {
			from = max(from, i+len(stop))
		}
		if i := strings.Index(text[m.End:], stop); i >= 0 {
			to = min(to, m.End+i)
		}
	}
	return text[from:to]
}

// measuredSayings gathers the sentences in which a source demands something
// with a value. What hurts today, what is hoped for and what is left out give
// no value to build by.
func measuredSayings(u *understanding.Understanding) []measuredSaying {
	var out []measuredSaying
	add := func(around, text string, src specs.Source) {
		for _, s := range wording.Sentences(text) {
			said := text[s.Start:s.End]
			if list := wording.Measures(said); len(list) > 0 {
				out = append(out, measuredSaying{said, phrasing.NewWordIndex(said), phrasing.NewWordIndex(around + " . " + said), src, list})
			}
		}
	}
	items := func(around string, list []specs.Item) {
		for _, it := range list {
			add(around, it.Text, it.Source)
		}
	}
	for i := range u.Features {
		f := &u.Features[i]
		if f.Priority == "wont" {
			continue
		}
		add(f.Group, f.Text, f.Source)
		for _, list := range [][]specs.Item{f.Details, f.Criteria, f.Edges} {
			items(f.Group+" . "+f.Text, list)
		}
	}
	for _, q := range u.Qualities {
		add(q.Name, q.Text, q.Source)
	}
	for _, r := range u.Risks {
		add(r.Text, r.Mitigation, r.Source)
	}
	for _, list := range [][]specs.Item{u.Constraints, u.Decisions, u.Assumptions, u.Notes} {
		items("", list)
	}
	for i := range u.Entities {
		for _, f := range u.Entities[i].Fields {
			add(u.Entities[i].Name+" . "+f.Name, f.Constraint, f.Source)
		}
	}
	return out
}

// asks says that a question of a pack is one of this product: the source has
// what it asks about and answers it neither by a word nor by a value. A source
// that tells what is wanted is asked of nothing that it does not name.
func (w *Completer) asks(q *templates.PackQuestion) bool {
	if !q.Needs.None() && !w.Words.HasAny(q.Needs) || q.Needs.None() && w.ToldWhole() {
		return false
	}
	return !w.Words.HasAny(q.AnsweredBy) && len(w.StatedValues(q.Topic)) == 0
}

// InUnit is a value in the unit that a number of a setting counts, empty where
// it cannot be told: 4 weeks are 28 days. A rate keeps its span: 30 calls a second are no
// 1,800 a minute, which all could come within one second.
func InUnit(m wording.Measure, unit string) string {
	if m.Unit == unit {
		return strconv.FormatFloat(m.Value, 'f', -1, 64)
	}
	have := m.Unit
	if span, ok := strings.CutPrefix(unit, "/"); ok {
		if i := strings.LastIndex(have, "/"); i < 0 || have[i+1:] != span {
			return ""
		}
		return strconv.FormatFloat(m.Value, 'f', -1, 64)
	}
	from, to := secondsOf(have), secondsOf(unit)
	if from == 0 || to == 0 {
		return ""
	}
	return strconv.FormatFloat(m.Value*from/to, 'f', -1, 64)
}

// secondsOf is the length of a unit of time, 0 for any other unit.
func secondsOf(unit string) float64 {
	return map[string]float64{"ms": 0.001, "s": 1, "min": 60, "h": 3600, "d": 86400, "week": 7 * 86400, "month": 30 * 86400, "year": 365 * 86400}[unit]
}
