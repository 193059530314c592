package completing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// Bounds of the seed analysis; spec-package.md, "Phase 1 details".
const (
	minProblem    = 20 // runes
	maxDimensions = 5
	minDimensions = 3
)

// Seed answers the first task: what is to be built, for whom and why.
func (w *Completer) Seed(out *analysis.SeedOutput) {
	out.Title = w.Title()
	out.Lang = specs.Lang(w.Language)
	out.Analysis = specs.SeedAnalysis{
		ProblemStatement: w.seedProblem(),
		TargetUsers:      w.targetUsers(),
		Domain:           w.domain(),
		Constraints:      w.constraintTexts(),
		Dimensions:       w.dimensions(),
	}
	out.Complexity = w.complexity()
	out.SpecType = w.ProductType()
	out.FocusAreas = out.Analysis.Dimensions
	out.Risks = w.seedRisks()
	out.Questions = w.seedQuestions()
}

// Facts answers with what layer 2 found. Notes that state nothing, greetings and
// the head of the source, are no facts: nobody has to find a place for them.
func (w *Completer) Facts(out *analysis.FactsOutput) {
	out.Boilerplate = slices.Clone(w.Understood.Boilerplate)
	idle := func(f *analysis.Fact) bool {
		if f.Kind != "note" || !w.StatesNothing(f.Text) {
			return false
		}
		out.Boilerplate = append(out.Boilerplate, f.Source.Lines...)
		return true
	}
	out.Facts = phrasing.Filtered(w.Understood.Facts(), func(f *analysis.Fact) bool { return !idle(f) })
	for _, n := range w.Understood.Notes {
		if f := (analysis.Fact{Kind: "note", Text: n.Text, Source: n.Source}); !idle(&f) {
			out.Unread = append(out.Unread, f)
		}
	}
	out.Boilerplate = specs.MergeLines(out.Boilerplate)
}

// seedProblem is the stated problem in at most two sentences, else what the
// source says the product is, else what can be said of its features.
func (w *Completer) seedProblem() string {
	for _, items := range [][]specs.Item{w.Understood.Problem, w.Understood.Impact} {
		if text := JoinItems(items, 2); longEnough(text, minProblem) {
			return text
		}
	}
	if text := JoinItems(w.Understood.Pitch, 2); longEnough(text, minProblem) {
		if w.Language != "zh" && w.SaysWe(text) {
			return w.Sentence("problem_from_pitch", "pitch", w.Quoted(strings.TrimRight(text, ". ")))
		}
		return w.Sentence("problem_from_pitch", "pitch", w.Phrase(text))
	}
	if actions := w.Actions(3); len(actions) > 0 {
		return w.Sentence("problem_from_features", "users", w.userList(2), "features", w.Join(actions, 3))
	}
	return w.unstatedProblem()
}

func longEnough(text string, n int) bool { return utf8.RuneCountInString(text) >= n }

// JoinItems puts the first n items together as finished sentences.
func JoinItems(items []specs.Item, n int) string {
	var parts []string
	for _, it := range items[:min(n, len(items))] {
		if s := phrasing.Finished(it.Text); s != "" {
			parts = append(parts, s)
		}
	}
	sep := " "
	if len(parts) > 0 && wording.Detect(parts[0]) == wording.Chinese {
		sep = ""
	}
	return strings.Join(parts, sep)
}

// people are the actors that are persons, in the order of the source.
func (w *Completer) people() []understanding.ActorFact {
	var out []understanding.ActorFact
	for _, a := range w.Understood.Actors {
		if !a.System && a.Name != "" {
			out = append(out, a)
		}
	}
	return out
}

func (w *Completer) targetUsers() []string {
	var out []string
	for _, a := range w.users() {
		out = append(out, a.Name)
	}
	if len(out) == 0 {
		out = append(out, w.User)
	}
	return out
}

// userList names users in the plural for a sentence.
func (w *Completer) userList(limit int) string {
	var names []string
	for _, name := range w.targetUsers() {
		names = append(names, w.plural(name))
	}
	return w.Join(names, limit)
}

// Actions are what persons do with the product by its first features, as verb
// phrases.
func (w *Completer) Actions(limit int) []string {
	var out []string
	for _, d := range w.Done(limit) {
		out = append(out, d.Action)
	}
	return out
}

// Deed is what a person does with the product.
type Deed struct{ Actor, Action string }

// Done are the actions with those who do them: the actor of the feature, else
// the main user.
func (w *Completer) Done(limit int) []Deed {
	var out []Deed
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		a := phrasing.Shorten(w.Impersonal(w.Action(f)), 60)
		if a == "" || f.Priority == "wont" || !w.isPersonal(f) {
			continue
		}
		actor, known := w.Person(f.Actor)
		if f.Actor == "" || !known {
			actor = w.User
		}
		if out = append(out, Deed{actor, a}); len(out) == limit {
			break
		}
	}
	return out
}

// isPersonal says that a person does what a feature describes: it names one as
// its actor, or has neither actor nor trigger and a verb of persons.
func (w *Completer) isPersonal(f *understanding.FeatureFact) bool {
	action := w.Action(f)
	if !w.IsVerbPhrase(action) {
		return false
	}
	if f.Actor != "" {
		_, known := w.Person(f.Actor)
		return known
	}
	if c, ok := w.ParseClause(phrasing.HeadClause(f.Text)); ok && w.Language != "zh" {
		if _, person := w.PersonIn(c.Subject); !person {
			return false // "it could suggest …": the product does
		}
	}
	return f.Trigger == "" && w.LooksPersonal(action)
}

// deeds are what one person does by the first features: those of the main
// person, else of the first one who does anything.
func (w *Completer) deeds(limit int) (who string, what []string) {
	for _, name := range []string{w.User, ""} {
		if who, what = w.deedsOf(name, limit, w.User); len(what) > 0 {
			break
		}
	}
	return who, what
}

// deedsOf are what a person does by the first features; without a name the first
// person who does anything. A feature that names nobody is somebody's by default.
func (w *Completer) deedsOf(name string, limit int, byDefault string) (who string, what []string) {
	who = name
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		if f.Priority == "wont" || !w.isPersonal(f) {
			continue
		}
		actor, known := w.Person(f.Actor)
		if !known || f.Actor == "" {
			actor = byDefault
		}
		if who == "" {
			who = actor
		}
		if !strings.EqualFold(actor, who) {
			continue
		}
		deed := w.ShortWant(w.Impersonal(phrasing.HeadClause(w.Action(f))))
		if !w.tellsDeed(deed) {
			continue
		}
		if what = append(what, deed); len(what) == limit {
			break
		}
	}
	return who, what
}

// tellsDeed says that a phrase can stand behind "can": no button in quotation
// marks and no pair of things, "return and disposal".
func (w *Completer) tellsDeed(deed string) bool {
	if strings.HasPrefix(deed, "\"") || strings.HasPrefix(deed, "“") || deed == "" {
		return false
	}
	words := strings.Fields(deed)
	pair := w.Language != "zh" && len(words) > 2 && (words[1] == "and" || words[1] == "or")
	return !pair || w.Table.IsWord("verbs", "en", strings.ToLower(words[2]))
}

func (w *Completer) domain() string {
	var names []string
	for _, p := range w.Packs {
		if !p.Fallback || len(w.Packs) == 1 {
			names = append(names, p.Name.In(w.Language))
		}
	}
	if len(names) == 0 {
		return w.Say("domain_general")
	}
	return w.Listed(names, 0)
}

func (w *Completer) constraintTexts() []string {
	var out []string
	for _, c := range w.Understood.Constraints {
		out = append(out, phrasing.Finished(c.Text))
	}
	var names []string
	for _, t := range w.Understood.Technologies {
		if t.Binding && t.Standing == "" && !w.IsKind(t.Name) {
			names = append(names, t.Name)
		}
	}
	if len(names) > 0 {
		out = append(out, w.prescribed(names))
	}
	return out
}

// prescribed says of technologies, once for all of them, that the source
// demands them.
func (w *Completer) prescribed(names []string) string {
	if len(names) == 1 {
		return w.Sentence("tech_constraint", "name", names[0])
	}
	return w.Sentence("tech_constraints", "list", w.Join(names, 0))
}

// inShort is a statement for a list in a sentence: its first phrase, never cut
// inside one, empty when it has none that is short.
func (w *Completer) inShort(text string) string {
	const limit = 60
	text = w.Phrase(w.CutPhrase(text, limit))
	if strings.HasSuffix(text, "…") || utf8.RuneCountInString(text) > limit {
		return ""
	}
	return text
}

// dimensions are what to explore, each with what the source says of it.
func (w *Completer) dimensions() []string {
	var out []string
	add := func(phrase string, items []string) {
		if len(items) > 0 && len(out) < maxDimensions {
			out = append(out, w.Say(phrase, "list", w.Series(items, 4)))
		}
	}
	var entities, systems, qualities, limits, packs []string
	for i := range w.Understood.Entities {
		entities = append(entities, w.EntityLabel(&w.Understood.Entities[i]))
	}
	for _, s := range w.Understood.Integrations {
		systems = append(systems, s.Name)
	}
	for _, q := range w.Understood.Qualities {
		qualities = appendText(qualities, w.inShort(w.QualityTitle(&q)))
	}
	for _, c := range w.Understood.Constraints {
		limits = appendText(limits, w.inShort(c.Text))
	}
	for _, p := range w.Packs {
		packs = append(packs, p.Name.In(w.Language))
	}
	add("dim_scenarios", w.FeatureNames(3))
	add("dim_users", w.targetUsers())
	add("dim_data", entities)
	add("dim_integrations", systems)
	add("dim_quality", qualities)
	add("dim_limits", limits)
	add("dim_domain", packs)
	if len(out) < minDimensions {
		out = append(out, w.Say("dim_scope"))
	}
	return out
}

// appendText adds a text that is not empty.
func appendText(list []string, text string) []string {
	if text == "" {
		return list
	}
	return append(list, text)
}

// seedRisks are the stated risks and, up to five, those of the domain.
func (w *Completer) seedRisks() []string {
	var out []string
	for _, r := range w.Understood.Risks {
		out = append(out, phrasing.Finished(r.Text))
	}
	for _, p := range w.KnownPractice() {
		for _, r := range p.Risks {
			if len(out) < 5 && phrasing.DepthRank(r.Depth) == 0 {
				out = append(out, phrasing.Finished(w.Fill(p, r.Text)))
			}
		}
	}
	return out
}

// seedQuestions are the stated questions and the sharpest of the domain.
func (w *Completer) seedQuestions() []string {
	var out []string
	for _, q := range w.Understood.Questions {
		out = append(out, phrasing.Finished(q.Text))
	}
	for _, q := range w.OpenPackQuestions() {
		if len(out) >= len(w.Understood.Questions)+3 {
			break
		}
		out = append(out, q.Text)
	}
	return out
}
