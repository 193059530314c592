package completing

import (
	"slices"
	"strconv"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// origins pairs the confirmed features with the facts or pack features they
// come from. A stated feature that was lost on the way is taken up again.
func (w *Work) origins(features []specs.Feature) []Origin {
	byPlace := map[string][]int{}
	for i := range w.Understood.Features {
		key := placeKey(w.Understood.Features[i].Source)
		byPlace[key] = append(byPlace[key], i)
	}
	used := make([]bool, len(w.Understood.Features))
	var stated, inferred []Origin
	for _, f := range features {
		o := Origin{Feature: f}
		switch f.Source.Kind {
		case specs.Stated:
			o.Fact = w.factOf(f, byPlace[placeKey(f.Source)], used)
		case specs.Inferred:
			o.pack = w.packFeature(f)
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
func (w *Work) factOf(f specs.Feature, candidates []int, used []bool) *understanding.FeatureFact {
	for _, i := range candidates {
		if !used[i] && w.Understood.Features[i].Name == f.Name {
			used[i] = true
			return &w.Understood.Features[i]
		}
	}
	for _, i := range candidates {
		if !used[i] && w.overlap(w.Understood.Features[i].Text, f.Name+" "+f.Description) > 0.5 {
			used[i] = true
			return &w.Understood.Features[i]
		}
	}
	return nil
}

// withLost puts the facts that no confirmed feature took up into their places.
// A fact that was merged into another one of the same words is not lost.
func (w *Work) withLost(stated []Origin, used []bool) []Origin {
	held := map[int]bool{}
	for _, o := range stated {
		for _, r := range o.Feature.Source.Lines {
			held[r.From] = true
		}
	}
	var out []Origin
	next := 0
	add := func(upTo int) {
		for ; next < upTo; next++ {
			f := &w.Understood.Features[next]
			if used[next] || f.Priority != "wont" && len(f.Source.Lines) > 0 && held[f.Source.Lines[0].From] && w.mergedInto(stated, f) {
				continue
			}
			out = append(out, Origin{Fact: f, Feature: specs.Feature{Name: f.Name, Description: f.Text, Priority: f.Priority, Source: f.Source}})
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

func (w *Work) indexOf(f *understanding.FeatureFact) int {
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
func (w *Work) mergedInto(stated []Origin, f *understanding.FeatureFact) bool {
	key := w.sameWords(f.Name)
	return slices.ContainsFunc(stated, func(o Origin) bool {
		return w.sameWords(o.Feature.Name) == key && wording.SameMarks(o.Feature.Description, f.Text)
	})
}

// packFeature finds the pack feature behind an inferred one by its filled name.
func (w *Work) packFeature(f specs.Feature) *addedFeature {
	for _, p := range w.Packs {
		if p.ID != f.Source.Rule {
			continue
		}
		for i := range p.Features {
			if w.Fill(p, p.Features[i].Name) == f.Name {
				return &addedFeature{PackFeature: p.Features[i], pack: p}
			}
		}
	}
	return nil
}
