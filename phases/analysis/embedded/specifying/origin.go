package specifying

import (
	"slices"
	"strconv"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// origins pairs the confirmed features with the facts or pack features they
// come from. A stated feature that was lost on the way is taken up again.
func (w *Specifier) origins(features []specs.Feature) []completing.Origin {
	byPlace := map[string][]int{}
	for i := range w.Understood.Features {
		key := placeKey(w.Understood.Features[i].Source)
		byPlace[key] = append(byPlace[key], i)
	}
	used := make([]bool, len(w.Understood.Features))
	var stated, inferred []completing.Origin
	for _, f := range features {
		o := completing.Origin{Feature: f}
		switch f.Source.Kind {
		case specs.Stated:
			o.Fact = w.factOf(f, byPlace[placeKey(f.Source)], used)
		case specs.Inferred:
			if o.Pack = w.packFeature(f); o.Pack == nil {
				o.Fact = w.needOf(f, used)
			}
		}
		if f.Source.Kind == specs.Inferred {
			inferred = append(inferred, o)
			continue
		}
		stated = append(stated, o)
	}
	return append(w.withRules(w.withLost(stated, used)), inferred...)
}

func placeKey(s specs.Source) string {
	if len(s.Lines) == 0 {
		return ""
	}
	return strconv.Itoa(s.Lines[0].From)
}

// factOf finds the fact behind a confirmed feature among those that begin in
// the same line: the one of that name, else the only one left.
func (w *Specifier) factOf(f specs.Feature, candidates []int, used []bool) *understanding.FeatureFact {
	for _, i := range candidates {
		if !used[i] && w.Understood.Features[i].Name == f.Name {
			used[i] = true
			return &w.Understood.Features[i]
		}
	}
	for _, i := range candidates {
		if !used[i] && w.Overlap(w.Understood.Features[i].Text, f.Name+" "+f.Description) > 0.5 {
			used[i] = true
			return &w.Understood.Features[i]
		}
	}
	return nil
}

// needOf finds the need that follows from a complaint of the source, nil for what else is inferred.
func (w *Specifier) needOf(f specs.Feature, used []bool) *understanding.FeatureFact {
	for i := range w.Understood.Features {
		if x := &w.Understood.Features[i]; !used[i] && phrasing.IsNeed(x) && x.Name == f.Name {
			used[i] = true
			return x
		}
	}
	return nil
}

// withLost puts the facts that no confirmed feature took up into their places.
// A fact that was merged into another one of the same words is not lost.
func (w *Specifier) withLost(stated []completing.Origin, used []bool) []completing.Origin {
	held := map[int]bool{}
	for _, o := range stated {
		for _, r := range o.Feature.Source.Lines {
			held[r.From] = true
		}
	}
	var out []completing.Origin
	next := 0
	add := func(upTo int) {
		for ; next < upTo; next++ {
			f := &w.Understood.Features[next]
			if used[next] || f.Priority != "wont" && len(f.Source.Lines) > 0 && held[f.Source.Lines[0].From] && w.mergedInto(stated, f) {
				continue
			}
			out = append(out, completing.Origin{Fact: f, Feature: specs.Feature{Name: f.Name, Description: f.Text, Priority: f.Priority, Source: f.Source}})
		}
	}
	for _, o := range stated {
		if o.Fact != nil {
			add(w.indexOf(o.Fact))
			next = max(next, w.indexOf(o.Fact)+1)
		}
		out = append(out, o)
	}
	add(len(w.Understood.Features))
	return out
}

func (w *Specifier) indexOf(f *understanding.FeatureFact) int {
	lo, hi := 0, len(w.Understood.Features)
	for i := lo; i < hi; i++ {
		if &w.Understood.Features[i] == f {
			return i
		}
	}
	return hi
}

// mergedInto says that a confirmed feature with the same words holds the lines
// of a fact.
func (w *Specifier) mergedInto(stated []completing.Origin, f *understanding.FeatureFact) bool {
	key := w.SameWords(f.Name)
	return slices.ContainsFunc(stated, func(o completing.Origin) bool {
		return w.SameWords(o.Feature.Name) == key && wording.SameMarks(o.Feature.Description, f.Text)
	})
}

// packFeature finds the pack feature behind an inferred one by its filled name.
func (w *Specifier) packFeature(f specs.Feature) *completing.AddedFeature {
	for _, p := range w.Packs {
		if p.ID != f.Source.Rule {
			continue
		}
		for i := range p.Features {
			if w.Fill(p, p.Features[i].Name) == f.Name {
				return &completing.AddedFeature{PackFeature: p.Features[i], Pack: p}
			}
		}
	}
	return nil
}
