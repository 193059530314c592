package completing

import (
	"slices"

	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// TellsDeeds is how many features make a source say what its product does: a
// domain that it names only in passing is then none of its own.
const TellsDeeds = 3

// deeds are what a source wants to be done, each on its own, and what it calls
// the whole.
type deeds struct {
	title    *phrasing.WordIndex
	features []*phrasing.WordIndex
}

// DeedsOf gathers what is to be done; nil where the source says too little of
// it to hold a domain against.
func DeedsOf(u *understanding.Understanding) *deeds {
	d := &deeds{title: phrasing.NewWordIndex(u.Title)}
	for i := range u.Features {
		if f := &u.Features[i]; f.Priority != "wont" {
			d.features = append(d.features, phrasing.NewWordIndex(f.Group+" . "+f.Name+" . "+f.Text))
		}
	}
	if len(d.features) < TellsDeeds {
		return nil
	}
	return d
}

// fitting drops the packs whose domain the product touches only in passing: a
// calendar that it reads, a login that is there already, a report that nobody
// asks for. A pack fits when its words stand in the name of the product, in
// two features strongly or in a quarter of them, or when the text speaks of it
// at length; one about the form of the product, which features do not tell,
// when two strong words name it.
func (d *deeds) fitting(scores []packScore, heads []templates.Pack) []packScore {
	if d == nil {
		return scores
	}
	return slices.DeleteFunc(scores, func(s packScore) bool {
		i := slices.IndexFunc(heads, func(p templates.Pack) bool { return p.ID == s.id })
		return i < 0 || !d.fits(&heads[i], s)
	})
}

func (d *deeds) fits(p *templates.Pack, s packScore) bool {
	if p.Fallback || s.score >= 3*strongTerm || p.Form && s.score >= 2*strongTerm {
		return true
	}
	if n, _ := triggerScore(d.title, p.Triggers); n >= strongTerm {
		return true
	}
	strong, weak := 0, 0
	for _, x := range d.features {
		switch n, _ := triggerScore(x, p.Triggers); {
		case n >= strongTerm:
			strong++
		case n > 0:
			weak++
		}
	}
	return strong > 1 || strong+weak >= max(2, (len(d.features)+3)/4) && strong > 0 || weak >= max(3, (len(d.features)+3)/4)
}

// withoutExcluded drops the packs whose domain a source leaves out: "payments are
// not our business". A product that speaks of the domain far more often than its
// exclusions do leaves out a part of it only, and so does one that has no other
// domain and names what belongs to this one twice.
func withoutExcluded(scores []packScore, text, excluded *phrasing.WordIndex, heads []templates.Pack) []packScore {
	var kept, parts []packScore
	for _, s := range scores {
		i := slices.IndexFunc(heads, func(p templates.Pack) bool { return p.ID == s.id })
		if i < 0 {
			continue
		}
		strong := heads[i].Triggers
		strong.Weak = templates.Terms{}
		names, _ := triggerScore(text, strong)
		switch no, _ := triggerScore(excluded, withoutParts(&heads[i])); {
		case no == 0 || s.score > max(3*no, heads[i].Triggers.Threshold+2*no):
			kept = append(kept, s)
		case names >= 2*strongTerm:
			parts = append(parts, s)
		}
	}
	if len(kept) == 0 {
		return parts
	}
	return kept
}

// withoutParts are the triggers of a pack without the words for parts of its domain: who leaves out
// such a part, "no multiplayer", has the rest.
func withoutParts(p *templates.Pack) templates.Triggers {
	t := p.Triggers
	for i := range p.Parts {
		needs := p.Parts[i].Needs
		t.Strong = templates.Terms{En: lessTerms(t.Strong.En, needs.En), Zh: lessTerms(t.Strong.Zh, needs.Zh)}
		t.Weak = templates.Terms{En: lessTerms(t.Weak.En, needs.En), Zh: lessTerms(t.Weak.Zh, needs.Zh)}
	}
	return t
}

// lessTerms are terms without those of another list.
func lessTerms(terms, less []string) []string {
	return phrasing.Filtered(terms, func(term *string) bool { return !slices.Contains(less, *term) })
}
