package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// personas are the stated actors, each with needs: its own, else what the
// features let it do, in the words of the source.
func (w *Completer) personas(refined *specs.Refined) []specs.Persona {
	var out []specs.Persona
	idle := w.newIdleNeeds(refined.Features)
	idle.asked = len(w.people()) > 1
	for _, a := range w.users() {
		if phrasing.FoldTerm(a.Name) == phrasing.FoldTerm(w.Product) || phrasing.FoldTerm(a.Name) == phrasing.FoldTerm(w.Title()) {
			continue // the product is nobody
		}
		p := specs.Persona{Name: a.Name, Role: a.Role, Needs: w.statedNeeds(a), PainPoints: a.Pains, Success: a.Success, Source: a.Source}
		if name := w.ActorName(a.Name); w.Language != "zh" && !w.Table.IsWord("anybody", "en", phrasing.FoldTerm(name)) && !strings.Contains(strings.ToLower(a.Name), strings.ToLower(name)) {
			p.Name = strings.TrimRight(wording.Sentence(name), ".") // "Sale" is nobody
		}
		if first := phrasing.LeadingWord(p.Name); w.Language != "zh" && first == strings.ToLower(first) {
			p.Name = reading.UpperFirst(p.Name)
		}
		if len(p.Needs) == 0 {
			p.Needs = w.toldNeeds(a.Name)
		}
		if len(a.Needs) == 0 {
			p.Needs = w.withRoleDeeds(p.Needs, &a)
		}
		if len(p.Needs) == 0 {
			p.Needs = w.mentions(a.Name)
		}
		if len(p.Needs) == 0 {
			p.Needs = w.dutiesListed(&a)
		}
		told := len(p.Needs) > 0
		p.Needs = idle.or(p.Needs, p.Role)
		p.Role = phrasing.OrElse(p.Role, w.roleInShort(&a, told))
		out = append(out, p)
	}
	if len(out) > 0 {
		return w.plainNeeds(append(out, w.namedRoles(out, idle)...))
	}
	for _, u := range refined.TargetUsers {
		p := specs.Persona{Name: u.Name, Role: w.Sentence("role_assumed"), Source: u.Source}
		for _, n := range u.Needs {
			p.Needs = append(p.Needs, phrasing.Item(n, phrasing.Rule("need-from-feature")))
		}
		for _, n := range u.PainPoints {
			p.PainPoints = append(p.PainPoints, phrasing.Item(n, u.Source))
		}
		p.Needs = idle.or(p.Needs, p.Role)
		out = append(out, p)
	}
	return w.plainNeeds(append(out, w.namedRoles(out, idle)...))
}

// roleInShort is the role of somebody whom the source does not introduce: what it
// lets them do, else that their needs stand below, or where it names them.
func (w *Completer) roleInShort(a *understanding.ActorFact, told bool) string {
	switch def := w.roleDefinition(a); {
	case w.clauseOfName(a) != "" && a.Role == "":
		return phrasing.Finished(reading.UpperFirst(a.Name)) // who they are called tells it
	case def.Text != "" && (!told || w.wishedBy(a.Name, def.Text) == ""): // a wish tells what they need, and not who they are
		return def.Text
	case told:
		return w.Sentence("role_needs_only")
	}
	return w.roleAsNamed(a)
}

// plainNeeds names a thing that somebody needs by itself: "a cut-off reminder",
// for that it is used goes without saying.
func (w *Completer) plainNeeds(list []specs.Persona) []specs.Persona {
	lead := wording.Sentence(w.Say("need_use", "text", ""))
	for i := range list {
		for k := range list[i].Needs {
			n := &list[i].Needs[k]
			if rest, ok := strings.CutPrefix(n.Text, strings.TrimRight(lead, ".。")); ok && n.Source.Kind == specs.Inferred && w.Language != "zh" {
				n.Text = wording.Sentence(strings.TrimSpace(rest))
			}
			n.Text = w.withoutOthers(list[i].Name, w.ownNeed(list[i].Name, w.pointedNeed(*n)))
		}
	}
	return list
}

// pointedNeed puts the thing that "it" or "them" means into a need, which stands away
// from the sentence before it: "Raise them one by one" needs its quotas.
func (w *Completer) pointedNeed(n specs.Item) string {
	text := strings.TrimRight(n.Text, ". ")
	said, ok := w.Pointed(&understanding.FeatureFact{Name: text, Text: text, Source: n.Source}, w.TakeApart(text))
	if !ok {
		return n.Text
	}
	return phrasing.Finished(said.Text)
}

// statedNeeds are the needs of a person that the source states: as such, as
// what a feature lets them do, or in what it tells of them.
func (w *Completer) statedNeeds(a understanding.ActorFact) []specs.Item {
	if len(a.Needs) > 0 {
		return a.Needs
	}
	if needs := w.needsOf(append([]string{a.Name}, w.needs().short[a.Name]...)); len(needs) > 0 {
		return w.wishedFirst(w.withRoleNeeds(needs, a), a)
	}
	if needs := w.NeedsFromRole(a); len(needs) > 0 {
		return needs
	}
	return w.needsOfName(&a)
}

// wishedFirst puts what the source says that somebody wants before what its functions let
// them do.
func (w *Completer) wishedFirst(needs []specs.Item, a understanding.ActorFact) []specs.Item {
	const same = 0.5
	var out []specs.Item
	for _, n := range w.WishesFromRole(a) {
		if !slices.ContainsFunc(needs, func(m specs.Item) bool { return w.Overlap(m.Text, n.Text) >= same }) {
			out = append(out, n)
		}
	}
	return append(out, needs...)
}

// withRoleNeeds adds what else the line on a role says that somebody needs, where one of
// their needs is a deed of that line.
func (w *Completer) withRoleNeeds(needs []specs.Item, a understanding.ActorFact) []specs.Item {
	line := understanding.FirstLine(a.Source)
	if !slices.ContainsFunc(w.Understood.Features, func(f understanding.FeatureFact) bool { return f.Beside && understanding.FirstLine(f.Source) == line }) {
		return needs
	}
	const same = 0.5
	for _, n := range w.NeedsFromRole(a) {
		if !slices.ContainsFunc(needs, func(m specs.Item) bool { return w.Overlap(m.Text, n.Text) >= same }) {
			needs = append(slices.Clip(needs), n)
		}
	}
	return needs
}

// maxNamedRoles bounds the personas that only the features name.
const maxNamedRoles = 6

// roleList collects personas for those who act in features although nothing
// introduces them.
type roleList struct {
	w   *Completer
	out []specs.Persona
	at  map[string]int // index in out, -1 for a persona that is there already

	wanted map[string][]specs.Item // what features are told to be wanted by a persona that is there already
}

// take notes that somebody of a name needs something.
func (r *roleList) take(name, need, role string, src specs.Source) {
	if at := strings.LastIndex(name, "的"); at >= 0 { // whoever did something is still the same person
		name = name[at+len("的"):]
	}
	if phrasing.FoldTerm(name) == phrasing.FoldTerm(r.w.Product) || phrasing.FoldTerm(name) == phrasing.FoldTerm(r.w.Title()) {
		return // the product is nobody
	}
	key := strings.ToLower(name)
	i, known := r.at[key]
	if one, another, ok := strings.Cut(name, " or "); ok && !known && r.knows(one) && r.knows(another) {
		return // each of them has a persona of their own
	}
	if !known && name != "" && r.w.OnlyPersonOf(name) != "" {
		r.at[key], i, known = -1, -1, true // the brief calls it by its longer name
	}
	if !known && len(r.out) < maxNamedRoles && name != "" {
		i, known = len(r.out), true
		r.at[key] = i
		r.out = append(r.out, specs.Persona{Name: strings.TrimRight(wording.Sentence(name), ".。"), Role: r.w.Sentence(role), Source: src})
	}
	if known && i < 0 && need != "" && !r.w.bareLabel(need) && !strings.HasPrefix(need, "不") && len(r.wanted[key]) < 3 {
		r.wanted[key] = append(r.wanted[key], phrasing.Item(need, phrasing.Rule("need-from-feature")))
	}
	if known && i >= 0 && need != "" && (src.Kind != specs.Inferred || !r.w.bareLabel(need)) && len(r.out[i].Needs) < 3 {
		r.out[i].Needs = append(r.out[i].Needs, phrasing.Item(need, src))
	}
}

// bareLabel says that a need is only the name over a feature, "validation", or an amount, "48 h
// per turn": in the mouth of nobody in particular it tells nothing.
func (w *Completer) bareLabel(need string) bool {
	const label = 2
	return w.Language != "zh" && need != "" && (need[0] >= '0' && need[0] <= '9' || len(strings.Fields(need)) <= label && !w.BeginsWithVerb(need))
}

// house notes that whoever runs the product is told of, and that the rules bind them.
func (r *roleList) house() {
	need := ""
	if name := r.w.HouseRole(); !r.knows(name) {
		need = r.w.Sentence("need_house")
	}
	r.take(r.w.HouseRole(), need, "role_house", phrasing.Rule("default-role"))
}

// rulesOfNobody are the rules of the source that become requirements of nobody
// in particular, and whether one of them binds whoever runs the product.
func (w *Completer) rulesOfNobody() (needs []string, ofHouse bool) {
	features := make([]specs.Feature, len(w.Understood.Features))
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		features[i] = specs.Feature{Name: f.Name, Description: f.Text, Source: f.Source}
	}
	rules := w.OpenRules(features)
	for i := range phrasing.FirstN(rules, maxNeedFeatures) {
		f := &rules[i]
		d := Use{Origin: Origin{Fact: f, Feature: specs.Feature{Name: f.Name, Description: f.Text}}}
		d.Statement = w.TakeApart(phrasing.OrElse(f.Text, f.Name))
		if w.UseOf(&d, f.Name); d.Chosen.OfHouse() {
			ofHouse = true
			continue
		}
		if w.choose(f).By != "general" {
			continue
		}
		switch need, _ := w.NeedOf(f); {
		case w.CountsOnly(f.Text):
			needs = append(needs, "") // how many there may be is nobody's need
		case need != "":
			needs = append(needs, need)
		}
	}
	return needs, ofHouse
}

// ofThings says that a title begins with the subject of its statement, and that this is a
// thing: "positions come from the receiver", "the plan says that positions are old".
func (w *Completer) ofThings(subject, title string) bool {
	words := strings.Fields(subject)
	if _, begins := phrasing.CutFold(title, subject); len(words) == 0 || len(words) > maxThingWords+1 || !begins {
		return false
	}
	if slices.ContainsFunc(words[1:], reading.StartsUpper) {
		return false // somebody by name
	}
	if _, person := w.PersonIn(subject); person {
		return false
	}
	return phrasing.IsPluralNoun(words[len(words)-1]) || w.Table.IsWord("determiners", "en", strings.ToLower(words[0])) || w.Table.IsWord("articles", "en", strings.ToLower(words[0]))
}

// knows says that there is a persona of a name.
func (r *roleList) knows(name string) bool {
	_, ok := r.at[strings.ToLower(name)]
	return ok
}

// qualitiesOfAll says that the source promises how well the product works to several kinds of
// people: nightly backups are no wish of the one whom it happens to name first.
func (w *Completer) qualitiesOfAll(people int) bool {
	return people > 1 && len(w.Understood.Qualities) > 0 && !w.forDevelopers()
}

// maxGeneralNeeds is from how many features at most nobody in particular has needs.
const maxGeneralNeeds = 3

// namedRoles are personas for those who act in features although nothing
// introduces them, so that every user story is somebody's.
func (w *Completer) namedRoles(have []specs.Persona, idle *idleNeeds) []specs.Persona {
	r := &roleList{w: w, at: map[string]int{}, wanted: map[string][]specs.Item{}}
	idle.asked = idle.asked || len(have) > 0
	for _, p := range have {
		r.at[strings.ToLower(w.ActorName(p.Name))], r.at[strings.ToLower(p.Name)] = -1, -1
	}
	for i := range w.Understood.Actors { // who has a name is told by a deed in sentences
		if deed := w.personByDeed(&w.Understood.Actors[i]); deed != "" && r.knows(w.ActorName(w.Understood.Actors[i].Name)) {
			r.at[strings.ToLower(deed)] = -1
		}
	}
	main := w.UserSrc
	if main.Kind == "" {
		main = phrasing.Rule("default-role")
	}
	var general []string // what nobody in particular needs
	unnamed := 0         // and of how many features they are
	var spare []string   // what else is told in their name
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if i == 500 || f.Priority == "wont" {
			continue
		}
		d := Use{Origin: Origin{Fact: f, Feature: specs.Feature{Name: f.Name, Description: f.Text, Actor: f.Actor}}}
		d.Statement = w.TakeApart(phrasing.OrElse(f.Text, f.Name))
		w.UseOf(&d, f.Name)
		need, _ := w.NeedOf(f)
		if w.restricts(d.Statement, f) {
			need = "" // what somebody may not do is nobody's need
		}
		if w.Language == "zh" && d.Chosen.By == "general" {
			if unnamed++; unnamed > maxGeneralNeeds || w.doneByItself(f.Text) {
				need = "" // nor is what the product does by itself
			}
		}
		if d.Chosen.OfHouse() {
			r.house()
			continue
		}
		if d.Chosen.By == "general" && w.plainUser() != "" {
			general = append(general, need) // behind what the source says of users itself
			continue
		}
		if d.Chosen.By == "general" {
			r.take(w.GeneralRole(), need, "role_assumed", phrasing.Rule("default-role"))
			if st := d.Statement; need == "" && w.Language != "zh" && len(spare) < 2 && st.Whole && st.Trigger == "" && !w.restricts(st, f) && !w.Denies(f.Text) {
				if title := w.TitleFact(f); w.ofThings(st.Clause.Subject, title) {
					spare = append(spare, title)
				}
			}
			continue
		}
		if strings.EqualFold(d.Actor, w.User) && !d.Person {
			r.take(d.Actor, need, "role_assumed", main)
			continue
		}
		if need == "" && (d.Chosen.By == "named" || d.Chosen.By == "evidence") && w.Language != "zh" && !w.restricts(d.Statement, f) && !w.Denies(f.Text) && r.knows(d.Actor) {
			need = w.TitleFact(f) // their story is told, so that their need is no secret
		}
		r.take(d.Actor, need, "role_needs_only", f.Source)
	}
	rules, ofHouse := w.rulesOfNobody()
	if ofHouse {
		r.house()
	}
	for _, need := range append(general, rules...) {
		if unnamed++; w.Language == "zh" && unnamed > maxGeneralNeeds+len(general) {
			need = ""
		}
		r.take(w.GeneralRole(), need, "role_assumed", phrasing.Rule("default-role"))
	}
	if w.qualitiesOfAll(len(have) + len(r.out)) {
		need := ""
		if !r.knows(w.GeneralRole()) {
			need = w.Say("need_everybody")
		}
		r.take(w.GeneralRole(), need, "role_everybody", phrasing.Rule("default-role"))
	}
	for _, f := range idle.features {
		if f.Source.Kind == specs.Inferred {
			r.take(phrasing.OrElse(f.Actor, w.User), wording.LowerFirst(strings.TrimRight(f.Name, ".。 ")), "role_assumed", f.Source)
		}
	}
	for i := range r.out {
		if p := &r.out[i]; len(p.Needs) == 0 && p.Role == w.Sentence("role_needs_only") {
			p.Role = w.roleWhereNamed(p) // there are none below
		}
		if p := &r.out[i]; len(p.Needs) == 0 && p.Source.Rule == phrasing.Rule("default-role").Rule {
			for _, text := range spare { // whoever has a story needs something
				p.Needs = append(p.Needs, specs.Item{Text: w.Sentence("need_rule", "text", w.LowerStart(text)), Source: p.Source})
			}
		}
		r.out[i].Needs = idle.or(r.out[i].Needs, r.out[i].Role)
	}
	r.fillIn(have)
	return r.out
}

// fillIn gives the personas of whom the source states no need what the features are for that
// are told in their name: "not found" is not true of whoever has a story.
func (r *roleList) fillIn(have []specs.Persona) {
	open := phrasing.Rule("need-not-stated")
	for i := range have {
		p := &have[i]
		if len(p.Needs) != 1 || p.Needs[0].Source.Rule != open.Rule {
			continue
		}
		for _, name := range []string{p.Name, r.w.ActorName(p.Name), r.w.FullRole(r.w.ActorName(p.Name))} {
			if needs := r.wanted[strings.ToLower(name)]; len(needs) > 0 {
				p.Needs = needs
				break
			}
		}
	}
}
