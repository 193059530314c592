package completing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// Landscape is the stated alternatives, else what people use today, else kinds
// of products of the domain.
func (w *Completer) Landscape() []specs.Alternative {
	if len(w.Understood.Alternatives) > 0 {
		return w.praised(w.Understood.Alternatives)
	}
	if today, ok := w.todaysMeans(); ok {
		return []specs.Alternative{today}
	}
	var lists [][]specs.Alternative
	for _, p := range w.Practice() {
		var list []specs.Alternative
		for _, a := range p.Alternatives {
			list = append(list, specs.Alternative{
				Name: w.Fill(p, a.Name), Strength: w.Fill(p, a.Strength), Gap: w.Fill(p, a.Gap), Source: specs.FromRule(p.ID),
			})
		}
		lists = append(lists, list)
	}
	return RoundRobin(lists, 1+phrasing.DepthRank(w.Depth))
}

// todaysMeans is what people use today, as the problem tells it: telephone,
// paper, a spreadsheet. It is what a new product has to be better than.
func (w *Completer) todaysMeans() (specs.Alternative, bool) {
	situation, impact := w.problemParts()
	var names []string
	var lines []specs.LineRange
	for _, it := range append(situation, impact...) {
		if it.Source.Kind != specs.Stated || w.Table.StartsWith("bound_nots", w.Language, it.Text) {
			continue
		}
		for _, name := range w.meansIn(it.Text) {
			if !slices.Contains(names, name) {
				names, lines = append(names, name), append(lines, it.Source.Lines...)
			}
		}
	}
	if len(names) == 0 {
		return specs.Alternative{}, false
	}
	return specs.Alternative{
		Name: strings.TrimRight(w.Sentence("landscape_today", "list", w.Join(names, 5)), ".。"), Gap: w.Say("landscape_gap"),
		Source: specs.Source{Kind: specs.Stated, Lines: specs.MergeLines(lines)},
	}, true
}

// meansIn are the means that a sentence names, in its order; of two that
// overlap the longer one.
func (w *Completer) meansIn(text string) []string {
	type found struct {
		at, end int
		name    string
	}
	said := phrasing.NewWordIndex(text)
	var all []found
	for _, lang := range phrasing.Languages() {
		for name, called := range w.Table.Words["means"].Pairs(lang) {
			if said.Has(name) && (!strings.Contains(name, "-") || strings.Contains(strings.ToLower(text), name)) { // to "post it" takes no post-it
				at := said.Next(phrasing.FoldTerm(name), 0)
				all = append(all, found{at, at + len(name), phrasing.OrElse(called, name)})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b found) int {
		return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(b.end, a.end))
	})
	var out []string
	end := -1
	for _, f := range all {
		if f.at >= end {
			out, end = append(out, f.name), f.end
		}
	}
	return out
}

// praised puts what a source says is good about an alternative, and goes on with what is not,
// where its strengths stand: 觉得审批够用|但派单不行.
func (w *Completer) praised(list []specs.Alternative) []specs.Alternative {
	out := slices.Clone(list)
	for i := range out {
		if praise, gap := w.Understood.Lex.PraiseBeforeGap(out[i].Gap); praise != "" && out[i].Strength == "" {
			out[i].Strength, out[i].Gap = phrasing.Finished(praise), gap
		}
	}
	return out
}
