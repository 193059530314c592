package embedded

import (
	"cmp"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// personas are the stated actors, each with needs: its own, else what the
// features let it do, in the words of the source.
func (w *work) personas(refined *specs.Refined) []specs.Persona {
	var out []specs.Persona
	for _, a := range w.people() {
		if foldTerm(a.Name) == foldTerm(w.product) || foldTerm(a.Name) == foldTerm(w.title()) {
			continue // the product is nobody
		}
		p := specs.Persona{Name: a.Name, Role: a.Role, Needs: w.statedNeeds(a), PainPoints: a.Pains, Success: a.Success, Source: a.Source}
		if name := w.actorName(a.Name); w.lang != "zh" && !w.rules.isWord("anybody", "en", foldTerm(name)) && !strings.Contains(strings.ToLower(a.Name), strings.ToLower(name)) {
			p.Name = strings.TrimRight(wording.Sentence(name), ".") // "Sale" is nobody
		}
		if p.Role == "" {
			p.Role = w.roleDefinition(a)
		}
		if len(p.Needs) == 0 {
			p.Needs = w.mentions(a.Name)
		}
		p.Needs = w.orFeatures(p.Needs, p.Role, refined.Features)
		out = append(out, p)
	}
	if len(out) > 0 {
		return append(out, w.namedRoles(out, refined)...)
	}
	for _, u := range refined.TargetUsers {
		p := specs.Persona{Name: u.Name, Role: w.roleDefinition(ActorFact{Name: u.Name, Needs: needItems(u)}), Source: u.Source}
		for _, n := range u.Needs {
			p.Needs = append(p.Needs, item(n, rule("need-from-feature")))
		}
		for _, n := range u.PainPoints {
			p.PainPoints = append(p.PainPoints, item(n, u.Source))
		}
		p.Needs = w.orFeatures(p.Needs, p.Role, refined.Features)
		out = append(out, p)
	}
	return append(out, w.namedRoles(out, refined)...)
}

// statedNeeds are the needs of a person that the source states: as such, as
// what a feature lets them do, or in what it tells of them.
func (w *work) statedNeeds(a ActorFact) []specs.Item {
	if len(a.Needs) > 0 {
		return a.Needs
	}
	if needs := w.needsOf(w.calledAlso(a.Name)); len(needs) > 0 {
		return needs
	}
	return w.needsFromRole(a)
}

// calledAlso are the names of a person: its own, and the short one that only
// this person's name contains, as "owner" is the "space owner".
func (w *work) calledAlso(name string) []string {
	out := []string{name}
	for i := range w.u.Features {
		if actor := w.u.Features[i].Actor; actor != "" && !slices.Contains(out, actor) && w.onlyPersonOf(actor) == name {
			out = append(out, actor)
		}
	}
	return out
}

// onlyPersonOf is the name of the only stated person whose name ends in a role,
// as a workspace admin is an admin but no workspace; empty when it is a person
// of its own, or when there are two.
func (w *work) onlyPersonOf(role string) string {
	found, key := "", foldTerm(w.actorName(role))
	for i := range w.u.Actors {
		a := &w.u.Actors[i]
		if a.System || a.Name == "" {
			continue
		}
		name := w.actorName(a.Name)
		if foldTerm(name) == key {
			return ""
		}
		if w.isKindOf(name, role, key) {
			if found != "" {
				return ""
			}
			found = a.Name
		}
	}
	return found
}

// isKindOf says that the name of a person is a role with words before it. key is
// the role folded.
func (w *work) isKindOf(name, role, key string) bool {
	if w.lang == "zh" {
		return newWordIndex(name).has(role)
	}
	head, _, _ := strings.Cut(foldTerm(name), " of ")
	return key != "" && strings.HasSuffix(head, " "+key)
}

// fullRole is a person by the longer name that the source introduces: "the
// clerk" where one is a harbour clerk.
func (w *work) fullRole(name string) string {
	if w.lang == "zh" || name == "" || strings.Contains(name, " ") {
		return name
	}
	if full := w.onlyPersonOf(name); full != "" {
		return w.actorName(full)
	}
	return name
}

// maxNamedRoles bounds the personas that only the features name.
const maxNamedRoles = 6

// roleList collects personas for those who act in features although nothing
// introduces them.
type roleList struct {
	w   *work
	out []specs.Persona
	at  map[string]int // index in out, -1 for a persona that is there already
}

// take notes that somebody of a name needs something.
func (r *roleList) take(name, need, role string, src specs.Source) {
	if at := strings.LastIndex(name, "的"); at >= 0 { // whoever did something is still the same person
		name = name[at+len("的"):]
	}
	if foldTerm(name) == foldTerm(r.w.product) || foldTerm(name) == foldTerm(r.w.title()) {
		return // the product is nobody
	}
	key := strings.ToLower(name)
	i, known := r.at[key]
	if !known && name != "" && r.w.onlyPersonOf(name) != "" {
		r.at[key], i, known = -1, -1, true // the brief calls it by its longer name
	}
	if !known && len(r.out) < maxNamedRoles && name != "" {
		i, known = len(r.out), true
		r.at[key] = i
		r.out = append(r.out, specs.Persona{Name: strings.TrimRight(wording.Sentence(name), ".。"), Role: r.w.sentence(role), Source: src})
	}
	if known && i >= 0 && need != "" && len(r.out[i].Needs) < 3 {
		r.out[i].Needs = append(r.out[i].Needs, item(need, src))
	}
}

// namedRoles are personas for those who act in features although nothing
// introduces them, so that every user story is somebody's.
func (w *work) namedRoles(have []specs.Persona, refined *specs.Refined) []specs.Persona {
	r := &roleList{w: w, at: map[string]int{}}
	for _, p := range have {
		r.at[strings.ToLower(w.actorName(p.Name))], r.at[strings.ToLower(p.Name)] = -1, -1
	}
	main := w.userSrc
	if main.Kind == "" {
		main = rule("default-role")
	}
	for i := range w.u.Features {
		f := &w.u.Features[i]
		if i == 500 || f.Priority == "wont" {
			continue
		}
		d := draft{origin: origin{fact: f, feature: specs.Feature{Name: f.Name, Description: f.Text, Actor: f.Actor}}}
		d.st = w.takeApart(orElse(f.Text, f.Name))
		w.useOf(&d)
		need, _ := w.needOf(f)
		if strings.EqualFold(d.actor, w.user) && !d.person {
			r.take(d.actor, need, "role_assumed", main)
			continue
		}
		r.take(d.actor, need, "role_named", f.Source)
	}
	for _, f := range refined.Features {
		if f.Source.Kind == specs.Inferred {
			r.take(orElse(f.Actor, w.user), wording.LowerFirst(strings.TrimRight(f.Name, ".。 ")), "role_assumed", f.Source)
		}
	}
	for i := range r.out {
		r.out[i].Needs = w.orFeatures(r.out[i].Needs, r.out[i].Role, refined.Features)
	}
	return r.out
}

func needItems(u specs.RefinedUser) []specs.Item {
	var out []specs.Item
	for _, n := range u.Needs {
		out = append(out, specs.Item{Text: n})
	}
	return out
}

// needsOf are what the features let an actor do, else the features that mention
// it.
func (w *work) needsOf(names []string) []specs.Item {
	var out []specs.Item
	for i := range w.u.Features {
		f := &w.u.Features[i]
		if len(out) < 4 && slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(f.Actor, n) }) {
			if need, ok := w.needOf(f); ok {
				out = append(out, item(need, f.Source))
			}
		}
	}
	for i := range w.u.Features {
		if i == 500 || len(out) == 4 {
			break
		}
		f := &w.u.Features[i]
		if need := w.clauseNeed(f, names[0]); need != "" && f.Actor == "" {
			out = append(out, item(need, f.Source))
		}
	}
	return out
}

// clauseNeed is what a person does by the clause of a feature that it leads:
// "Moving guests: the clerk moves a booking …".
func (w *work) clauseNeed(f *FeatureFact, name string) string {
	if f.Priority == "wont" || w.lang == "zh" {
		return ""
	}
	st := w.takeApart(orElse(f.Text, f.Name))
	if !st.whole || st.clause.not {
		return ""
	}
	who, ok := w.personIn(st.clause.subject)
	if !ok || !strings.EqualFold(who, w.actorName(name)) {
		return ""
	}
	base := w.base(st.clause)
	if cut, found := w.firstConjunct(base); found {
		base = cut
	}
	return w.impersonal(w.shortWant(base))
}

// orFeatures keeps needs, or infers them: the features that share most words
// with the role, else the first ones.
func (w *work) orFeatures(needs []specs.Item, role string, features []specs.Feature) []specs.Item {
	if len(needs) > 0 {
		return needs
	}
	features = slices.Clone(features)
	words := wording.Keywords(role)
	slices.SortStableFunc(features, func(a, b specs.Feature) int {
		return cmp.Compare(wording.Overlap(words, wording.Keywords(b.Description)), wording.Overlap(words, wording.Keywords(a.Description)))
	})
	for _, f := range features {
		fact := FeatureFact{Name: f.Name, Text: f.Description, Actor: ""}
		if need, ok := w.needOf(&fact); ok && len(needs) < 2 {
			needs = append(needs, specs.Item{Text: finished(need), Source: rule("need-from-feature")})
		}
	}
	if len(needs) == 0 && len(features) > 0 {
		needs = append(needs, specs.Item{Text: w.sentence("need_rule", "text", w.lowerStart(w.nameOf(features[0].Name))), Source: rule("need-from-feature")})
	}
	return needs
}

// mentions are the features that speak of an actor without naming it as their
// user.
func (w *work) mentions(actor string) []specs.Item {
	var out []specs.Item
	name := w.actorName(actor)
	if tail := []rune(name); w.lang == "zh" && len(tail) > 3 {
		name = string(tail[len(tail)-3:])
	}
	for i := range w.u.Features {
		if i == 500 || len(out) == 3 {
			break
		}
		f := &w.u.Features[i]
		if newWordIndex(f.Text + " . " + f.Group).has(name) {
			if need, ok := w.needOf(f); ok {
				out = append(out, specs.Item{Text: finished(need), Source: rule("need-from-mention")})
			}
		}
	}
	return out
}
