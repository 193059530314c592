package completing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
	"github.com/overtone-cli/overtone/templates"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// AddedFeature is a feature that a pack would add to this product.
type AddedFeature struct {
	templates.PackFeature
	Pack *templates.Pack
}

// FeatureCap is how many features may be inferred, from the number n of stated
// ones: at light depth only what reaches three; at standard depth two or
// a quarter of n, at most four; at comprehensive depth six or n, at most
// twelve. Without a domain, and for a change to an existing codebase, it is
// none beyond the lower bound. A source that tells what is wanted is added to at
// comprehensive depth only.
func (w *Completer) FeatureCap() int {
	n := 0
	for i := range w.Understood.Features {
		if w.Understood.Features[i].Priority != "wont" {
			n++
		}
	}
	lower := max(0, MinFeatures-n)
	limit := lower
	switch phrasing.DepthRank(w.Depth) {
	case 1:
		limit = max(lower, min(4, max(2, n/4)))
	case 2:
		limit = min(12, max(6, n))
	}
	if w.Codebase != nil && len(w.Codebase.Modules) > 0 && phrasing.DepthRank(w.Depth) < 2 {
		limit = lower
	}
	if w.UnknownDomain() {
		limit = lower
	}
	if w.ToldWhole() {
		limit = lower
	}
	if w.Idea && phrasing.DepthRank(w.Depth) < 2 {
		limit = lower // who tells three things in a sentence has told the first release
	}
	if phrasing.DepthRank(w.Depth) < 2 {
		limit = min(limit, max(lower, tellsAll-n))
	}
	return limit
}

// How many features say what their owner wants: whoever told as many is asked
// about more at comprehensive depth only. More than a short idea tells it with
// fewer.
const (
	tellsAll     = 8
	textTellsAll = 5
)

// ranked says that the source gives most of its features a priority of its own:
// what it does not name is then no oversight, and never mandatory.
func (w *Completer) ranked() bool {
	stated, n := 0, 0
	for i := range w.Understood.Features {
		if p := w.Understood.Features[i].Priority; p != "wont" {
			n++
			if p != "" {
				stated++
			}
		}
	}
	return n >= MinFeatures && 2*stated > n
}

// UnknownDomain says that no pack was triggered by the source.
func (w *Completer) UnknownDomain() bool {
	if len(w.Packs) != 1 || !w.Packs[0].Fallback {
		return len(w.Packs) == 0
	}
	score, _ := triggerScore(w.Words, w.Packs[0].Triggers)
	if !w.Idea && len(w.Understood.Features) >= TellsDeeds {
		return score < 2*strongTerm // one word of a longer text is no domain
	}
	return score < strongTerm
}

// ToldWhole says that the source tells what its owner wants, by many features or
// flag by flag and function by function, and nobody asked for more than the usual
// depth; firmware and games that tell their rules tell them all. The practice of a
// domain is then no help: what it adds is what the owner left out, or says otherwise.
func (w *Completer) ToldWhole() bool {
	n := len(w.Understood.Features)
	if phrasing.DepthRank(w.Depth) >= 2 {
		return false
	}
	return n >= tellsAll || !phrasing.IsIdea(w.Source.Text, w.Language) && w.textTells() ||
		n >= TellsDeeds && len(shownForms(w.Understood)) > 0 || n >= MinFeatures && w.OnDevice()
}

// textTells says that a text longer than an idea tells its product by the features that it
// has, or where these are few by what it lets the product keep to in each case.
func (w *Completer) textTells() bool {
	n := len(w.Understood.Features)
	return n >= textTellsAll || n >= TellsDeeds && n+len(w.Understood.Rules) >= tellsAll
}

// Practice are the packs from which parts, risks, measures and rules that nobody
// asked for are added: none where the source tells what its owner wants.
func (w *Completer) Practice() []*templates.Pack {
	if w.ToldWhole() {
		return nil
	}
	return w.Packs
}

// KnownPractice are those of them whose domain the source is about.
func (w *Completer) KnownPractice() []*templates.Pack {
	if w.ToldWhole() {
		return nil
	}
	return w.DomainPacks()
}

// DomainPacks are the packs whose practice fits what the source is about: none
// when no word of it calls for one.
func (w *Completer) DomainPacks() []*templates.Pack {
	if w.UnknownDomain() {
		return nil
	}
	return w.Packs
}

// MissingFeatures are the features that the chosen packs would add, the most
// relevant first, at most limit: none that a stated one covers, none that a
// non-goal forbids, none that the depth leaves out.
func (w *Completer) MissingFeatures(limit int) []AddedFeature {
	if limit <= 0 {
		return nil
	}
	settled := w.settledFeatures()
	stated, forbidden := w.StatedIndex(), w.ForbiddenIndex()
	keeps := w.keepsThings()
	lists := make([][]AddedFeature, len(w.Packs))
	for i, p := range w.Packs {
		for _, f := range p.Features {
			if w.Table.IsWord("everyday", "en", f.ID) && !w.UnknownDomain() && (!w.Idea || !p.Fallback) {
				continue // what serves any product says nothing of one that is known
			}
			if w.Table.IsWord("everyday", "en", f.ID) && w.Table.IsWord("any_product", "en", f.ID) == keeps {
				continue // where no thing is known, none can be looked up or put right
			}
			bounded := w.AtLeast(f.Depth) || f.Depth == "light" || limit <= MinFeatures && f.Depth == "standard"
			if !bounded || settled[p.ID+"/"+f.ID] || stated.HasAny(f.Covers) || forbidden.HasAny(f.Covers) || w.sameName(stated, p, f) {
				continue
			}
			lists[i] = append(lists[i], AddedFeature{f, p})
		}
		slices.SortStableFunc(lists[i], func(a, b AddedFeature) int { return cmp.Compare(w.relevance(b), w.relevance(a)) })
	}
	return RoundRobin(lists, limit)
}

// keepsThings says that a product keeps something of which an earlier one can be looked up
// and a wrong one put right: an idea of looking at things, of moving or converting them has
// no such thing.
func (w *Completer) keepsThings() bool {
	if w.Language == "zh" || !phrasing.IsIdea(w.Source.Text, w.Language) {
		return w.Subject != ""
	}
	if w.Subject == "" || w.Table.IsWord("masses", "en", w.Subject) { // nobody puts a wrong data right
		return false
	}
	return slices.ContainsFunc(w.Understood.Features, func(f understanding.FeatureFact) bool {
		deed := w.Action(&f)
		if w.Table.IsWord("record_keeping_verbs", "en", strings.ToLower(phrasing.LeadingWord(deed))) {
			return true
		}
		return !w.Table.IsWord("passing_classes", "en", w.Table.Action("en", deed).Class)
	})
}

// settledFeatures are features of packs that something stated makes pointless:
// who signs in through the identity system of a house registers nowhere.
func (w *Completer) settledFeatures() map[string]bool {
	out := map[string]bool{}
	for _, s := range w.Table.Settled {
		if w.Words.HasAny(s.When) && !w.Words.HasAny(s.Unless) {
			for _, id := range s.Drops {
				out[id] = true
			}
		}
	}
	return out
}

// relevance prefers what the domain cannot live without, and what concerns
// data that the source mentions.
func (w *Completer) relevance(f AddedFeature) int {
	if w.Table.IsWord("everyday", "en", f.ID) {
		return 20
	}
	score := map[string]int{"must": 4, "should": 2, "could": 1}[f.Priority] + 2 - phrasing.DepthRank(f.Depth)
	for _, name := range f.Entities {
		for i := range f.Pack.Entities {
			if e := &f.Pack.Entities[i]; e.Name == name && w.Words.HasAny(e.Match) {
				return score + 3
			}
		}
	}
	return score
}

// sameName says that a stated feature already does what a pack's feature does:
// the two share at least two words and three fifths of the shorter name.
func (w *Completer) sameName(stated *phrasing.WordIndex, p *templates.Pack, f templates.PackFeature) bool {
	name := w.Fill(p, f.Name)
	if stated.Has(name) {
		return true
	}
	words := wording.Keywords(name)
	for i := range w.Understood.Features {
		other := w.KeyWords(w.Understood.Features[i].Name)
		shared := 0
		for _, k := range words {
			if _, ok := slices.BinarySearch(other, k); ok {
				shared++
			}
		}
		if shared >= 2 && 5*shared >= 3*min(len(words), len(other)) {
			return true
		}
	}
	return false
}

// RoundRobin takes the first of every list, then the second of every list.
func RoundRobin[T any](lists [][]T, limit int) []T {
	var out []T
	for n := 0; len(out) < limit; n++ {
		found := false
		for _, list := range lists {
			if n < len(list) && len(out) < limit {
				out = append(out, list[n])
				found = true
			}
		}
		if !found {
			break
		}
	}
	return out
}

// StatedIndex holds everything that the source says the product does or keeps.
func (w *Completer) StatedIndex() *phrasing.WordIndex {
	var b strings.Builder
	add := func(items []specs.Item) {
		for _, it := range items {
			b.WriteString(it.Text)
			b.WriteString(" . ")
		}
	}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		b.WriteString(f.Group + " . " + f.Name + " . " + f.Text + " . ")
		add(f.Details)
		add(f.Criteria)
		add(f.Edges)
	}
	for _, q := range w.Understood.Qualities {
		b.WriteString(q.Text + " . ")
	}
	for _, e := range w.Understood.Endpoints {
		b.WriteString(e.Purpose + " . ")
	}
	for _, q := range w.Understood.Questions {
		b.WriteString(q.Text + " . ")
	}
	for _, items := range [][]specs.Item{w.Understood.Pitch, w.Understood.Constraints, w.Understood.Flows, w.Understood.InScope, w.Understood.Decisions} {
		add(items)
	}
	return phrasing.NewWordIndex(b.String())
}

// ForbiddenIndex holds what the source excludes.
func (w *Completer) ForbiddenIndex() *phrasing.WordIndex { return ExcludedOf(w.Understood) }

// ExcludedOf holds what an understanding excludes.
func ExcludedOf(u *understanding.Understanding) *phrasing.WordIndex {
	var b strings.Builder
	for _, n := range u.NonGoals {
		b.WriteString(n.Text + " . ")
	}
	for i := range u.Features {
		if f := &u.Features[i]; f.Priority == "wont" {
			b.WriteString(f.Name + " . " + f.Text + " . ")
		}
	}
	return phrasing.NewWordIndex(b.String())
}

// Allowed says that no non-goal speaks of a text of a pack: fewer than half of
// its words are among the words of one exclusion.
func (w *Completer) Allowed(text string) bool {
	for _, n := range w.Understood.NonGoals {
		if w.Overlap(text, n.Text) >= 0.5 {
			return false
		}
	}
	return true
}
