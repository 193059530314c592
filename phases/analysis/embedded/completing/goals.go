package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// minGoals is the least number of measurable goals; spec-package.md, gates of
// phase 2.
const minGoals = 2

// goals are the stated ones; where there is none, that what the source promises in
// numbers is met, a measure of its domain, or that it is used. Behind them stands that
// the rest works too: a requirement that no goal speaks of is filed there and
// lends none of the others a purpose. What a stated goal lacks is proposed in so
// many words.
func (w *Completer) goals() []specs.Goal {
	var out []specs.Goal
	add := func(text, metric, target string, src specs.Source) {
		out = append(out, specs.Goal{ID: specs.GoalID(len(out) + 1), Text: phrasing.Finished(text), Metric: metric, Target: target, Source: src})
	}
	guess, numbered := w.proposed(w.Say("goal_target")), w.numberedGoals()
	for i := range w.Understood.Goals {
		metric, target := w.goalMeasure(&w.Understood.Goals[i])
		if target == guess && numbered >= minGoals { // enough is counted: what this one is judged by is asked, and not guessed
			metric, target = w.Say("goal_metric_open"), w.Say("goal_open")
		}
		if way := w.Understood.Goals[i].Counted; way != "" && target != "" {
			target += w.Say("goal_due_other", "due", way)
		}
		add(w.goalSentence(&w.Understood.Goals[i]), metric, target, w.Understood.Goals[i].Source)
	}
	promises := w.promises()
	for _, p := range w.Practice() {
		for _, m := range p.Metrics {
			if len(out) < minGoals-1 && !p.Fallback && !promises && !w.Changes() { // a change does not answer for what all of the product is for
				add(w.Fill(p, m.Goal), w.proposed(w.Fill(p, m.Metric)), w.proposed(w.Fill(p, m.Target)), specs.FromRule(p.ID))
			}
		}
	}
	rest := "goal_rest"
	if len(out) == 0 {
		add(w.unstatedGoal())
		rest = "goal_whole"
	}
	add(w.Say(rest), w.Say("goal_rest_metric"), w.Say("goal_rest_target"), phrasing.Rule(ruleOfRest))
	return out
}

// unstatedGoal is by what a source without a goal is judged: a change by what goes on
// working, a product with stated targets by these. That people use it of their own
// accord is said only of what they choose to use.
func (w *Completer) unstatedGoal() (text, metric, target string, src specs.Source) {
	switch {
	case w.Changes():
		return w.Say("goal_kept"), w.Say("goal_kept_metric"), w.Say("goal_kept_target"), phrasing.Rule(ruleOfKeeping)
	case len(w.Understood.Qualities) > 0:
		return w.Say("goal_promised"), w.Say("goal_promised_metric"), w.Say("goal_promised_target"), phrasing.Rule(ruleOfPromises)
	}
	metric = w.Say("goal_used_metric")
	if w.IsNamed(w.User) {
		metric = w.Say("goal_used_by_all") // nobody invites several of one person
	}
	return w.Say("goal_used"), w.proposed(metric), w.proposed(w.Say("goal_used_target")), phrasing.Rule("goal-of-use")
}

// proposed is a measure or a number that nobody has stated.
func (w *Completer) proposed(text string) string { return w.Say("proposed", "text", text) }

// The rules of goals that the requirements, or the qualities, serve as such.
const (
	ruleOfKeeping  = "goal-of-keeping"
	ruleOfPromises = "goal-of-promises"
)

// OfKeeping says that a goal is that a change leaves what works.
func OfKeeping(g *specs.Goal) bool { return g.Source.Rule == phrasing.Rule(ruleOfKeeping).Rule }

// OfPromises says that a goal is that the targets which the source states are met.
func OfPromises(g *specs.Goal) bool { return g.Source.Rule == phrasing.Rule(ruleOfPromises).Rule }

// ruleOfRest makes the goal that all works which no other goal speaks of.
const ruleOfRest = "goal-of-rest"

// IsRest says that a goal is the one that stands for what no other speaks of.
func IsRest(g *specs.Goal) bool { return g.Source.Rule == phrasing.Rule(ruleOfRest).Rule }

// OfUse says that a goal is that the product is used, where nobody stated one.
func OfUse(g *specs.Goal) bool { return g.Source.Rule == phrasing.Rule("goal-of-use").Rule }

// numberedGoals is how many stated goals have a number to reach.
func (w *Completer) numberedGoals() int {
	n := 0
	for i := range w.Understood.Goals {
		if _, target := w.goalMeasure(&w.Understood.Goals[i]); wording.HasMeasure(target) && w.Understood.Goals[i].Target != "" {
			n++
		}
	}
	return n
}

// promises says that a stated quality has a bound to keep: a source that names no goal
// has said there what it is judged by. One of these numbers alone is what nobody builds
// it for; all of them together are the goal.
func (w *Completer) promises() bool {
	return slices.ContainsFunc(w.Understood.Qualities, func(q understanding.QualityFact) bool {
		if q.Class != "P" && q.Class != "A" {
			return false
		}
		n, _ := w.QualityAsked(&q)
		return n.Priority == specs.Must && len(n.Targets) == 1 && isPromise(n.Title, n.Targets[0])
	})
}

// isPromise says that a target is a bound, a time or a share, that its title tells
// in full; a count of what there is, or a title cut before its number, is no goal.
func isPromise(title string, t specs.Target) bool {
	list := wording.Measures(t.Target)
	if t.Source.Kind != specs.Stated || len(list) == 0 || len(list) > 2 || !strings.Contains(title, t.Target) {
		return false
	}
	m := list[0]
	return m.Class == wording.ClassShare || m.Class != wording.ClassCount && (strings.ContainsAny(m.Op, "<≤") || m.Op == "within")
}

// goalMeasure is by what a stated goal is measured and what is to be reached.
// What the source leaves open is proposed: a count of none for a goal that
// something ends, all cases for one that speaks of all or of the same each time, and
// for a measure without a number that it be taken first.
func (w *Completer) goalMeasure(g *understanding.GoalFact) (metric, target string) {
	if metric, target = w.changed(g.Text); target != "" {
		return metric, target
	}
	metric, target = w.metricName(g.Metric), g.Target
	if metric != "" && target == "" {
		return metric, w.proposed(w.Say("goal_target_open"))
	}
	if at := strings.Index(g.Text, "less "+target); at > 0 && strings.HasPrefix(target, "than ") {
		metric, target = w.metricName(strings.TrimSpace(g.Text[:at])), "less "+target
	}
	if name := w.clauseMetric(g); name != "" {
		return name, w.reckoned(name, w.boundInside(target), g)
	}
	if target == "" {
		target = goalNumber(w.beforeToday(g.Text))
	}
	if bound := phrasing.OrElse(w.NotLess(g.Text, target), w.NotMore(g.Text, target)); bound != "" && w.Language != "zh" {
		metric, target = phrasing.OrElse(metric, w.denialCut(strings.TrimSpace(g.Text[:strings.Index(g.Text, target)]))), bound
	}
	if target != "" {
		metric = w.chineseMetric(w.goalMetric(phrasing.OrElse(metric, w.Phrase(g.Text)), target, g.Text), target, g.Text)
		metric, target = w.compared(w.goalQuantity(metric, target, g.Text))
		return metric, w.reckoned(metric, w.boundInside(target), g)
	}
	name, value := "goal_metric", "goal_target"
	switch {
	case w.leadsWith("goal_none", g.Text):
		name, value = "goal_metric_none", "goal_target_none"
	case w.leadsWith("goal_all", g.Text), w.leavesNoneOut(g.Text):
		value = "goal_target_all"
	}
	return w.proposed(w.Say(name)), w.proposed(w.Say(value))
}

// leavesNoneOut says that a goal speaks of every case somewhere in it: "the same report
// for the same input". One that begins with its own time, "in five years every team …",
// is not there when the product is.
func (w *Completer) leavesNoneOut(text string) bool {
	if w.Language == "zh" {
		return w.leadsWith("goal_whole", text)
	}
	return !w.Table.IsWord("prepositions", "en", strings.ToLower(phrasing.LeadingWord(text))) && w.HasWord(text, "goal_whole")
}

// metricName is a name of a measure without what leads to the number at its
// end: "a loan at the counter should take" is "a loan at the counter".
func (w *Completer) metricName(metric string) string {
	if w.Language == "zh" {
		return metric
	}
	metric = withoutDuty(metric)
	metric, _, _ = strings.Cut(metric, " should take ")
	words := strings.Fields(metric)
	for len(words) > 1 {
		last := strings.ToLower(words[len(words)-1])
		if !w.Table.IsWord("before_numbers", "en", last) && !w.Table.IsWord("auxiliaries", "en", last) && !w.Table.IsWord("prepositions", "en", last) && (len(words) < 3 || !w.Table.IsWord("measured_ends", "en", last)) && last != "does" && last != "do" {
			break
		}
		words = words[:len(words)-1]
	}
	return strings.Join(words, " ")
}

// withoutDuty is the name of a measure without what has to be. Behind a pronoun it is
// what is: "during the fair it is open" of "during the fair it has to be open".
func withoutDuty(metric string) string {
	for _, duty := range [][3]string{{"it", " has to be ", " is "}, {"they", " have to be ", " are "}} {
		before, state, ok := strings.Cut(metric, duty[1])
		if ok && state != "" && (before == duty[0] || strings.HasSuffix(before, " "+duty[0])) {
			return before + duty[2] + state
		}
	}
	metric, _, _ = strings.Cut(metric, " has to ")
	metric, _, _ = strings.Cut(metric, " have to ")
	return metric
}

// leadsWith says that a text begins with a word of a list, in Chinese that it
// holds one.
func (w *Completer) leadsWith(list, text string) bool {
	if w.Language == "zh" {
		return reading.ContainsAny(text, w.Table.Words[list].In("zh")...)
	}
	return w.Table.IsWord(list, "en", strings.ToLower(phrasing.LeadingWord(text)))
}

// beforeToday is a text up to what it says in brackets of how it is now.
func (w *Completer) beforeToday(text string) string {
	for _, now := range w.Table.Words["now_signs"].In(w.Language) {
		if i := strings.Index(strings.ToLower(text), now); i > 0 {
			text = text[:i]
		}
	}
	return text
}

// goalNumber is the first number of a goal that is no date by which it is to be
// reached.
func goalNumber(text string) string {
	for _, m := range phrasing.Measures(text) {
		if !understanding.BoundsNothing(text, m) {
			return strings.TrimSpace(m.Text)
		}
	}
	return ""
}

// Of what an inferred non-goal says in general ("only what is stated"), the question for the
// scope asks already; and of few features nobody asks in which order they come.
func (w *Completer) confirmations(in *analysis.SynthesisInput, b *specs.Brief) []specs.Question {
	var out []specs.Question
	ask := func(key, owner string, names []string) {
		if len(names) > 0 {
			out = append(out, specs.Question{Text: w.Say(key, "list", w.Listed(names, 8), "user", w.User), Owner: w.Say(owner), Source: phrasing.Rule("confirm-inferred")})
		}
	}
	inferred := func(s specs.Source) bool { return s.Kind == specs.Inferred }
	var features, qualities, goals, scope, assumptions, users []string
	for _, f := range in.Refined.Features {
		if inferred(f.Source) {
			features = append(features, f.Name)
		}
	}
	for _, q := range in.Refined.Qualities {
		if inferred(q.Source) {
			qualities = append(qualities, q.MeasurableCriteria)
		}
	}
	for i := range b.Goals {
		if g := &b.Goals[i]; inferred(g.Source) && !IsRest(g) && !OfKeeping(g) && !OfPromises(g) { // whether it shall work is no question
			goals = append(goals, w.Phrase(g.Text))
		}
	}
	for _, n := range b.NonGoals {
		if inferred(n.Source) && (n.Source.Rule != phrasing.Rule("scope-as-stated").Rule || !asksForScope(in.Refined.OpenQuestions)) {
			scope = append(scope, w.Phrase(n.Text))
		}
	}
	for _, a := range b.Assumptions {
		if inferred(a.Source) && (a.Source.Rule != phrasing.Rule("assumption-unranked").Rule || len(w.Understood.Features) > fewToRank) {
			assumptions = append(assumptions, w.Phrase(a.Text))
		}
	}
	if len(w.people()) == 0 { // whoever the source names needs no confirmation
		users = append(users, w.User)
	}
	ask("question_confirm_features", "owner_product", features)
	ask("question_confirm_qualities", "owner_tech", qualities)
	ask("question_confirm_goals", "owner_product", goals)
	ask("question_confirm_scope", "owner_product", scope)
	ask("question_confirm_assumptions", "owner_product", assumptions)
	if !w.Changes() { // those who use what exists have their name
		ask("question_confirm_users", "owner_product", users)
	}
	return out
}

// fewToRank are so few features that their order is nothing to ask about.
const fewToRank = 2

// asksForScope says that somebody is asked what the first release leaves out.
func asksForScope(questions []specs.Question) bool {
	return slices.ContainsFunc(questions, func(q specs.Question) bool { return q.Source.Rule == "rule:gap-scope" })
}
