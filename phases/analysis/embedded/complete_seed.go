package embedded

import (
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// Bounds of the seed analysis; spec-package.md, "Phase 1 details".
const (
	minProblem    = 20 // runes
	maxDimensions = 5
	minDimensions = 3
)

// seed answers the first task: what is to be built, for whom and why.
func (w *work) seed(out *analysis.SeedOutput) error {
	if err := w.bounded(); err != nil {
		return err
	}
	out.Title = w.title()
	out.Lang = specs.Lang(w.lang)
	out.Analysis = specs.SeedAnalysis{
		ProblemStatement: w.seedProblem(),
		TargetUsers:      w.targetUsers(),
		Domain:           w.domain(),
		Constraints:      w.constraintTexts(),
		Dimensions:       w.dimensions(),
	}
	out.Complexity = w.complexity()
	out.SpecType = w.specType()
	out.FocusAreas = out.Analysis.Dimensions
	out.Risks = w.seedRisks()
	out.Questions = w.seedQuestions()
	return nil
}

// facts answers with what layer 2 found.
func (w *work) facts(out *analysis.FactsOutput) {
	out.Facts = w.u.Facts()
	out.Boilerplate = w.u.Boilerplate
	for _, n := range w.u.Notes {
		out.Unread = append(out.Unread, analysis.Fact{Kind: "note", Text: n.Text, Source: n.Source})
	}
}

// seedProblem is the stated problem in at most two sentences, else what the
// source says the product is, else what can be said of its features.
func (w *work) seedProblem() string {
	for _, items := range [][]specs.Item{w.u.Problem, w.u.Impact} {
		if text := joinItems(items, 2); longEnough(text, minProblem) {
			return text
		}
	}
	if text := joinItems(w.u.Pitch, 2); longEnough(text, minProblem) {
		return w.sentence("problem_from_pitch", "pitch", w.phrase(text))
	}
	if actions := w.actions(3); len(actions) > 0 {
		return w.sentence("problem_from_features", "users", w.userList(2), "features", w.join(actions, 3))
	}
	return w.unstatedProblem()
}

func longEnough(text string, n int) bool { return utf8.RuneCountInString(text) >= n }

// joinItems puts the first n items together as finished sentences.
func joinItems(items []specs.Item, n int) string {
	var parts []string
	for _, it := range items[:min(n, len(items))] {
		if s := finished(it.Text); s != "" {
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
func (w *work) people() []ActorFact {
	var out []ActorFact
	for _, a := range w.u.Actors {
		if !a.System && a.Name != "" {
			out = append(out, a)
		}
	}
	return out
}

func (w *work) targetUsers() []string {
	var out []string
	for _, a := range w.people() {
		out = append(out, a.Name)
	}
	if len(out) == 0 {
		out = append(out, w.user)
	}
	return out
}

// userList names users in the plural for a sentence.
func (w *work) userList(limit int) string {
	var names []string
	for _, name := range w.targetUsers() {
		if w.lang != "zh" {
			name = w.actorName(name)
			if !w.rules.isWord("departments", "en", name[strings.LastIndexByte(name, ' ')+1:]) {
				name = wording.Plural(name)
			}
		}
		names = append(names, name)
	}
	return w.join(names, limit)
}

// actions are what persons do with the product by its first features, as verb
// phrases.
func (w *work) actions(limit int) []string {
	var out []string
	for _, d := range w.done(limit) {
		out = append(out, d.action)
	}
	return out
}

// deed is what a person does with the product.
type deed struct{ actor, action string }

// done are the actions with those who do them: the actor of the feature, else
// the main user.
func (w *work) done(limit int) []deed {
	var out []deed
	for i := range w.u.Features {
		f := &w.u.Features[i]
		a := shorten(w.impersonal(w.action(f)), 60)
		if a == "" || f.Priority == "wont" || !w.isPersonal(f) {
			continue
		}
		actor, known := w.person(f.Actor)
		if f.Actor == "" || !known {
			actor = w.user
		}
		if out = append(out, deed{actor, a}); len(out) == limit {
			break
		}
	}
	return out
}

// isPersonal says that a person does what a feature describes: it names one as
// its actor, or has neither actor nor trigger and a verb of persons.
func (w *work) isPersonal(f *FeatureFact) bool {
	action := w.action(f)
	if !w.isVerbPhrase(action) {
		return false
	}
	if f.Actor != "" {
		_, known := w.person(f.Actor)
		return known
	}
	if c, ok := w.parseClause(headClause(f.Text)); ok && w.lang != "zh" {
		if _, person := w.personIn(c.subject); !person {
			return false // "it could suggest …": the product does
		}
	}
	return f.Trigger == "" && w.looksPersonal(action)
}

// deeds are what one person does by the first features: those of the main
// person, else of the first one who does anything.
func (w *work) deeds(limit int) (who string, what []string) {
	for _, name := range []string{w.user, ""} {
		who, what = name, nil
		for i := range w.u.Features {
			f := &w.u.Features[i]
			if f.Priority == "wont" || !w.isPersonal(f) {
				continue
			}
			actor, known := w.person(f.Actor)
			if !known {
				actor = w.user
			}
			if who == "" {
				who = actor
			}
			if !strings.EqualFold(actor, who) {
				continue
			}
			deed := w.shortWant(w.impersonal(headClause(w.action(f))))
			if !w.tellsDeed(deed) {
				continue
			}
			if what = append(what, deed); len(what) == limit {
				break
			}
		}
		if len(what) > 0 {
			return who, what
		}
	}
	return who, nil
}

// tellsDeed says that a phrase can stand behind "can": no button in quotation
// marks and no pair of things, "return and disposal".
func (w *work) tellsDeed(deed string) bool {
	if strings.HasPrefix(deed, "\"") || strings.HasPrefix(deed, "“") || deed == "" {
		return false
	}
	words := strings.Fields(deed)
	pair := w.lang != "zh" && len(words) > 2 && (words[1] == "and" || words[1] == "or")
	return !pair || w.rules.isWord("verbs", "en", strings.ToLower(words[2]))
}

// featureNames are the titles of the first features, for lists.
func (w *work) featureNames(limit int) []string {
	var list []*FeatureFact
	for i := range w.u.Features {
		f := &w.u.Features[i]
		if f.Priority == "wont" || f.Name+f.Text == "" {
			continue
		}
		if list = append(list, f); len(list) == limit {
			break
		}
	}
	return w.titles(list)
}

// firstFeature is the title of the first feature.
func (w *work) firstFeature() string {
	names := w.featureNames(1)
	if len(names) == 0 {
		return w.product
	}
	return names[0]
}

func (w *work) domain() string {
	var names []string
	for _, p := range w.packs {
		if !p.Fallback || len(w.packs) == 1 {
			names = append(names, p.Name.In(w.lang))
		}
	}
	if len(names) == 0 {
		return w.say("domain_general")
	}
	return w.listed(names, 0)
}

func (w *work) constraintTexts() []string {
	var out []string
	for _, c := range w.u.Constraints {
		out = append(out, finished(c.Text))
	}
	var names []string
	for _, t := range w.u.Technologies {
		if t.Binding && !w.isKind(t.Name) {
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
func (w *work) prescribed(names []string) string {
	if len(names) == 1 {
		return w.sentence("tech_constraint", "name", names[0])
	}
	return w.sentence("tech_constraints", "list", w.join(names, 0))
}

// inShort is a statement for a list in a sentence: its first phrase, never cut
// inside one, empty when it has none that is short.
func (w *work) inShort(text string) string {
	const limit = 60
	text = w.phrase(w.cutPhrase(text, limit))
	if strings.HasSuffix(text, "…") || utf8.RuneCountInString(text) > limit {
		return ""
	}
	return text
}

// dimensions are what to explore, each with what the source says of it.
func (w *work) dimensions() []string {
	var out []string
	add := func(phrase string, items []string) {
		if len(items) > 0 && len(out) < maxDimensions {
			out = append(out, w.say(phrase, "list", w.series(items, 4)))
		}
	}
	var entities, systems, qualities, limits, packs []string
	for i := range w.u.Entities {
		entities = append(entities, w.entityLabel(&w.u.Entities[i]))
	}
	for _, s := range w.u.Integrations {
		systems = append(systems, s.Name)
	}
	for _, q := range w.u.Qualities {
		qualities = appendText(qualities, w.inShort(w.qualityTitle(&q)))
	}
	for _, c := range w.u.Constraints {
		limits = appendText(limits, w.inShort(c.Text))
	}
	for _, p := range w.packs {
		packs = append(packs, p.Name.In(w.lang))
	}
	add("dim_scenarios", w.featureNames(3))
	add("dim_users", w.targetUsers())
	add("dim_data", entities)
	add("dim_integrations", systems)
	add("dim_quality", qualities)
	add("dim_limits", limits)
	add("dim_domain", packs)
	if len(out) < minDimensions {
		out = append(out, w.say("dim_scope"))
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
func (w *work) seedRisks() []string {
	var out []string
	for _, r := range w.u.Risks {
		out = append(out, finished(r.Text))
	}
	for _, p := range w.domainPacks() {
		for _, r := range p.Risks {
			if len(out) < 5 && depthRank(r.Depth) == 0 {
				out = append(out, finished(w.fill(p, r.Text)))
			}
		}
	}
	return out
}

// seedQuestions are the stated questions and the sharpest of the domain.
func (w *work) seedQuestions() []string {
	var out []string
	for _, q := range w.u.Questions {
		out = append(out, finished(q.Text))
	}
	for _, q := range w.openPackQuestions() {
		if len(out) >= len(w.u.Questions)+3 {
			break
		}
		out = append(out, q.text)
	}
	return out
}
