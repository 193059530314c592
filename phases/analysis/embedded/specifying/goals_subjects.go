package specifying

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// fewOf is which part of the features may name the subject of a goal, so that it tells
// them from the others.
const fewOf = 3

// serveSubjects files what neither its words nor its deed connects with a goal under
// the goal whose subject its title or its heading names: what stands under "Bookings"
// serves "half of the bookings come in online". A word that two goals, or most of the
// features, speak of decides nothing.
func (w *Specifier) serveSubjects(goals *GoalIndex, drafts []Draft, out *analysis.RequirementsOutput) {
	if len(goals.goals) == 0 {
		return
	}
	subjects := w.subjectsOf(goals)
	named := w.namedIn()
	rest := []string{goals.rest()}
	for i := range drafts {
		r := &out.Requirements[i]
		if !slices.Equal(r.TracesTo, rest) || r.Source.Kind == specs.Inferred {
			continue
		}
		title := r.Title
		if drafts[i].Fact != nil {
			title += " . " + drafts[i].Fact.Group
		}
		for _, word := range wording.KeywordsInOrder(goals.people.Replace(title)) {
			if at, ok := subjects[word]; ok && at >= 0 && w.narrowed(goals, at, title) && named[word]*fewOf <= len(w.Understood.Features) {
				r.TracesTo = []string{goals.goals[at].ID}
				break
			}
		}
	}
}

// subjectsOf are the words that goals are about, each with the place of the only goal
// that speaks of it, -1 for one that several do.
func (w *Specifier) subjectsOf(goals *GoalIndex) map[string]int {
	out := map[string]int{}
	everything := w.Product + " . " + w.Title() // all that is asked for is about it
	if w.Language != "zh" {
		everything += " . " + w.Subject
	}
	for _, word := range wording.Keywords(everything) {
		out[word] = -1
	}
	for i := range goals.goals {
		about := wording.Keywords(w.subjectOf(&goals.goals[i]))
		for _, word := range goals.words[i] {
			_, taken := out[word]
			_, mine := slices.BinarySearch(about, word)
			switch {
			case taken:
				out[word] = -1
			case mine && goals.goals[i].Source.Kind != specs.Inferred:
				out[word] = i
			default:
				out[word] = -1
			}
		}
	}
	return out
}

// subjectOf is what a goal is about: in English the subject of its sentence up to what
// is said of it further, all of a text that says what is to be done, and nothing where
// it speaks of all or none of a thing, which is then what the product is about.
func (w *Specifier) subjectOf(goal *specs.Goal) string {
	switch {
	case w.Language == "zh":
		return w.goalText(goal)
	case w.Table.StartsWith("goal_all", "en", goal.Text), w.Table.StartsWith("goal_none", "en", goal.Text):
		return ""
	}
	c, ok := w.ParseClause(strings.TrimRight(goal.Text, ". "))
	if !ok || w.BeginsWithVerb(goal.Text) {
		return goal.Text
	}
	words := strings.Fields(c.Subject)
	for i, word := range words {
		if word != "of" && i > 0 && w.Table.IsWord("prepositions", "en", word) && len(wording.Keywords(strings.Join(words[:i], " "))) > 0 {
			return strings.Join(words[:i], " ")
		}
	}
	return c.Subject
}

// narrowed says that a text speaks of the part of a subject that its goal is about, where
// the goal narrows it down: not each loan is one "at the counter", and not each parcel one
// "without a known owner".
func (w *Specifier) narrowed(goals *GoalIndex, at int, text string) bool {
	c, ok := w.ParseClause(strings.TrimRight(goals.goals[at].Text, ". "))
	if w.Language == "zh" || !ok {
		return true
	}
	_, part, found := strings.Cut(c.Subject, w.subjectOf(&goals.goals[at])+" ")
	about := wording.Keywords(part)
	return !found || len(about) == 0 || slices.ContainsFunc(wording.Keywords(text), func(word string) bool { return slices.Contains(about, word) })
}

// namedIn counts in how many names and headings of features a word stands.
func (w *Specifier) namedIn() map[string]int {
	out := map[string]int{}
	for i := range w.Understood.Features {
		f := &w.Understood.Features[i]
		for _, word := range wording.Keywords(f.Name + " . " + f.Group) {
			out[word]++
		}
	}
	return out
}
