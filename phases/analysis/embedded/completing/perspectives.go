package completing

import (
	"strconv"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// maxPoints bounds what one point of view says.
const maxPoints = 5

// Perspective answers from one point of view. A point in the words of the
// source keeps its lines; one that puts facts together names its rule.
func (w *Completer) Perspective(in *analysis.PerspectiveInput, out *analysis.PerspectiveOutput) {
	out.Role = in.Role
	switch in.Role {
	case analysis.Technical:
		out.Points, out.Concerns = w.technicalPoints(), w.technicalConcerns()
	case analysis.User:
		out.Points, out.Concerns = w.userPoints(), w.userConcerns()
	default:
		out.Points = w.productPoints()
	}
	out.Points = phrasing.FirstN(out.Points, maxPoints)
	out.Concerns = phrasing.FirstN(out.Concerns, maxPoints)
}

// seen is a point made by a rule about stated facts.
func (w *Completer) seen(rl, phrase string, pairs ...string) specs.Item {
	return specs.Item{Text: w.Sentence(phrase, pairs...), Source: phrasing.Rule(rl)}
}

// productPoints say how much of what is wanted the source itself puts first.
func (w *Completer) productPoints() []specs.Item {
	all, ranked, musts, bound, ordered := 0, 0, 0, 0, 0
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.Priority == "wont" {
			continue
		}
		all++
		if w.InOrder(f) {
			ordered++
		}
		_, strength := wording.HasRFC2119(f.Text)
		switch {
		case f.Priority == "must":
			ranked++
			musts++
		case f.Priority != "":
			ranked++
		case strength == wording.Must || strength == wording.MustNot:
			bound++
		}
	}
	if 2*ranked < all && (ranked > 0 || 2*bound >= all) { // one "must" among many sentences ranks nothing, and beside a rank neither
		ranked += bound
		musts += bound
	}
	key, rl := "view_ranked", "perspective-ranked"
	switch {
	case all < 2:
		return nil
	case ordered > 1:
		return []specs.Item{w.seen("perspective-ordered", "view_ordered", "count", strconv.Itoa(ordered), "all", strconv.Itoa(all))}
	case ranked == 0 && w.firstReleaseHead() != "":
		return []specs.Item{w.seen("perspective-first-release", "view_first_release", "head", w.firstReleaseHead())}
	case ranked == 0:
		key, rl = "view_unranked", "perspective-unranked"
	case w.ranksByRelease():
		key, rl, musts = "view_planned", "perspective-planned", ranked
	case musts == 0:
		key = "view_no_must"
	case musts == all:
		key = "view_all_must"
	}
	return []specs.Item{w.seen(rl, key, "count", strconv.Itoa(musts), "all", strconv.Itoa(all))}
}

// technicalPoints say what of the technology is decided already, what is only wished
// for, and what the product has to work with.
func (w *Completer) technicalPoints() []specs.Item {
	taken, wished := w.prescribedNames()
	supported := w.supportedText()
	var out []specs.Item
	switch {
	case len(taken) > 0:
		out = append(out, w.seen("perspective-stack", "view_stack", "list", w.Join(taken, 0)))
	case len(wished) > 0, supported != "":
	case w.Changes():
		out = append(out, w.seen("perspective-stack", "view_stack_today"))
	default:
		out = append(out, w.seen("perspective-stack", "view_stack_open"))
	}
	if len(wished) > 0 {
		out = append(out, w.seen("perspective-stack", "view_stack_wished", "list", w.Join(wished, 0)))
	}
	if supported != "" {
		out = append(out, w.seen("perspective-stack", "view_stack_supported", "text", supported))
	}
	return out
}

// technicalConcerns say how much hangs on systems that others run, and what
// people of the trade fear where the source tells little.
func (w *Completer) technicalConcerns() []specs.Item {
	var out []specs.Item
	var names, callers []string
	for i := range w.Understood.Integrations {
		if s := &w.Understood.Integrations[i]; s.Calls {
			callers = append(callers, s.Name)
		} else {
			names = append(names, s.Name)
		}
	}
	if len(callers) > 0 {
		out = append(out, w.seen("perspective-integration", "view_callers", "list", w.Join(callers, 0)))
	}
	if len(names) > 1 {
		out = append(out, w.seen("perspective-integration", "view_integrations", "count", strconv.Itoa(len(names)), "list", w.Join(names, 0)))
	}
	for _, p := range w.KnownPractice() {
		for _, r := range phrasing.FirstN(p.Risks, 1) {
			if len(out) < 3 {
				out = append(out, specs.Item{Text: phrasing.Finished(w.Fill(p, r.Text)), Source: specs.FromRule(p.ID)})
			}
		}
	}
	return out
}

// userPoints say for whom most of the features are.
func (w *Completer) userPoints() []specs.Item {
	most, count, all := "", 0, 0
	for _, a := range w.people() {
		n := len(w.actsOf(a.Name))
		all += n
		if n > count {
			most, count = a.Name, n
		}
	}
	if features := len(w.Understood.Features); len(w.people()) > 1 && count > 2 && 2*count > all && 2*all > features {
		return []specs.Item{w.seen("perspective-most", "view_most", "user", w.ActorName(most), "count", strconv.Itoa(count), "all", strconv.Itoa(features))}
	}
	return nil
}

// actsOf are the features that a person acts in, by all its names.
func (w *Completer) actsOf(name string) []int {
	x := w.needs()
	var out []int
	for _, n := range append([]string{name}, x.short[name]...) {
		out = append(out, x.acting[phrasing.CaseKey(n)]...)
	}
	return out
}

// userConcerns name the people whom the source mentions without a word on what they
// are or get. A source that seldom says who does what leaves nobody out by that.
func (w *Completer) userConcerns() []specs.Item {
	acting := 0
	for i := range w.Understood.Features {
		if w.Understood.Features[i].Actor != "" {
			acting++
		}
	}
	if 2*acting < len(w.Understood.Features) {
		return nil
	}
	var idle []string
	for _, a := range w.people() {
		if a.Source.Kind == specs.Stated && a.Role == "" && len(w.actsOf(a.Name)) == 0 && len(w.statedNeeds(a)) == 0 && len(w.mentions(a.Name)) == 0 {
			idle = append(idle, w.plural(a.Name))
		}
	}
	if len(idle) == 0 || len(idle) > 2 {
		return nil
	}
	return []specs.Item{w.seen("perspective-idle", "view_idle", "list", w.Join(idle, 0))}
}
