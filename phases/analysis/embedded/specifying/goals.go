package specifying

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/phases/analysis"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/completing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// GoalIndex finds the goals that a text serves, by what both speak of.
type GoalIndex struct {
	goals   []specs.Goal
	words   [][]string
	people  *strings.Replacer // who does something says nothing of what it is for
	telling *completing.Cast  // which words of the source are rare
	seen    map[int]bool      // goals that somebody sees something
	figures []string          // words of requirements that show figures
}

// GoalIndex makes the index of the goals of a brief.
func (w *Specifier) GoalIndex(goals []specs.Goal) *GoalIndex {
	g := &GoalIndex{goals: goals, seen: map[int]bool{}, figures: w.Table.Words["goal_figures"].In(w.Language)}
	for i := range goals {
		g.seen[i] = reading.ContainsAny(goals[i].Text, w.Table.Words["goal_sights"].In(w.Language)...)
	}
	if len(goals) > 0 {
		g.telling = w.Casting()
	}
	idle := map[string]bool{}
	var blanks []string
	leave := func(text string) {
		if reading.HasHan(text) { // pairs of runes across its ends would tell nothing either
			blanks = append(blanks, text, " ")
			return
		}
		for _, word := range wording.Keywords(text) {
			idle[word] = true
		}
	}
	leave(w.Product) // everything is about it
	idle["least"], idle["most"] = true, true
	for i := range w.Understood.Actors {
		leave(w.Understood.Actors[i].Name)
	}
	blanks = append(blanks, w.officesAndSynonyms()...)
	g.people = strings.NewReplacer(blanks...)
	for _, list := range []string{"measuring", "plain_evidence"} {
		for _, word := range w.Table.Words[list].In(w.Language) {
			leave(word)
			idle[wording.Stem(word)] = true
		}
	}
	blank := strings.NewReplacer(blanks...)
	for i := range goals {
		if completing.IsRest(&goals[i]) || completing.OfUse(&goals[i]) || completing.OfKeeping(&goals[i]) || completing.OfPromises(&goals[i]) { // only their own lines serve them
			g.words = append(g.words, nil)
			continue
		}
		words := wording.Keywords(blank.Replace(w.withoutDoer(withoutMeasures(w.goalText(&goals[i]))))) // "min" ties nothing
		g.words = append(g.words, slices.DeleteFunc(words, func(word string) bool { return idle[word] || isShort(word) || g.telling.Telling(word) == 0 }))
	}
	return g
}

// withoutDoer takes off a goal the first name of who reaches it: that "Greta plans in 2
// days" makes nothing that Greta may see serve the planning.
func (w *Specifier) withoutDoer(text string) string {
	first, rest, ok := strings.Cut(text, " ")
	if w.Language == "zh" || !ok || !reading.StartsUpper(first) || !reading.InThirdPerson(phrasing.LeadingWord(rest)) || !w.onlyCapital(first) {
		return text
	}
	return strings.ReplaceAll(text, first+" ", "") // and off its measure
}

// withoutMeasures takes the numbers off a goal with their units: what it is about is the
// space that guests find, and not the 2 minutes.
func withoutMeasures(text string) string {
	for _, m := range slices.Backward(wording.Measures(text)) {
		text = text[:m.Start] + " " + text[m.End:]
	}
	return text
}

// onlyCapital says that a word of the source stands inside of sentences too, and always
// with its capital.
func (w *Specifier) onlyCapital(word string) bool {
	inside, low := false, strings.ToLower(word)
	prev := "."
	for text := range strings.FieldsSeq(w.Source.Text) {
		switch core := strings.Trim(text, ".,;:!?()\"'*"); {
		case core == low:
			return false
		case core == word && prev[len(prev)-1] >= 'a' && prev[len(prev)-1] <= 'z' || core == word && prev[len(prev)-1] == ',':
			inside = true
		}
		prev = text
	}
	return inside
}

// goalText is what a goal says of what it is about. A measure that nobody
// stated is no word of the goal; what it is counted by, "per nurse and shift",
// is not what changes.
func (w *Specifier) goalText(goal *specs.Goal) string {
	text := goal.Text
	if !IsProposed(w, goal.Metric) {
		text += " . " + goal.Metric
	}
	words := strings.Fields(text)
	for i := 0; i+1 < len(words); i++ {
		if words[i] != "per" {
			continue
		}
		words[i+1] = ""
		if i+3 < len(words) && words[i+2] == "and" {
			words[i+3] = ""
		}
	}
	return strings.Join(words, " ")
}

// best gives the ids of at most two goals with which a text shares words, the
// closest first. Goals stated in the same lines come before all. Without any
// it is the goal that the rest works, so that every requirement serves one.
func (g *GoalIndex) best(text string, src specs.Source) []string {
	if len(g.goals) == 0 {
		return nil
	}
	words := wording.Keywords(g.people.Replace(text))
	type match struct {
		at    int
		score float64
	}
	var found []match
	for i := range g.goals {
		score := g.score(i, words)
		if score > 0 && phrasing.SameLines(g.goals[i].Source, src) {
			score++ // a paragraph alone holds much that the goal in it does not speak of
		}
		if score > 0 && g.shows(i, text) {
			score += showsIt
		}
		if score > 0 {
			found = append(found, match{i, score})
		}
	}
	slices.SortStableFunc(found, func(a, b match) int {
		switch {
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return 0
	})
	if len(found) == 0 {
		return []string{g.rest()}
	}
	out := []string{g.goals[found[0].at].ID}
	if len(found) > 1 && found[1].score >= found[0].score/2 {
		out = append(out, g.goals[found[1].at].ID)
	}
	slices.Sort(out)
	return out
}

// promised gives the goals of a quality. How fast or how safe something is belongs to all
// that is done with it: one shared word, such as the "player" of "100,000 daily players",
// ties it to no goal that is stated somewhere else.
func (g *GoalIndex) promised(text string, src specs.Source) []string {
	words := wording.Keywords(g.people.Replace(text))
	ids := g.best(text, src)
	held := slices.DeleteFunc(ids, func(id string) bool {
		i := slices.IndexFunc(g.goals, func(goal specs.Goal) bool { return goal.ID == id })
		return i >= 0 && len(g.words[i]) > 0 && !reading.HasHan(g.goals[i].Text) && !phrasing.SameLines(g.goals[i].Source, src) && countTerms(g.sharedWith(i, words)) < 2
	})
	if len(held) == 0 {
		return []string{g.rest()}
	}
	return held
}

// sharedWith are the words of a goal that a text has.
func (g *GoalIndex) sharedWith(i int, words []string) []string {
	return slices.DeleteFunc(slices.Clone(g.words[i]), func(word string) bool {
		_, ok := slices.BinarySearch(words, word)
		return !ok
	})
}

// rest is the goal for what none of the others speaks of; the first in a brief
// without one.
func (g *GoalIndex) rest() string {
	for i := range g.goals {
		if completing.IsRest(&g.goals[i]) {
			return g.goals[i].ID
		}
	}
	return g.goals[0].ID
}

// of is the first goal of a kind, that the product is used or its targets are met;
// empty where there is none.
func (g *GoalIndex) of(kind func(*specs.Goal) bool) string {
	for i := range g.goals {
		if kind(&g.goals[i]) {
			return g.goals[i].ID
		}
	}
	return ""
}

// score is the share of a goal's words that a text has, a rare word counting
// for more than one that stands everywhere. Nothing is shared by chance: it
// takes two words, one of them rare, or a rare one of a goal that says little
// more than this.
func (g *GoalIndex) score(i int, words []string) float64 {
	whole, weight, rare := 0.0, 0.0, false
	var shared []string
	for _, word := range g.words[i] {
		tells := g.telling.Telling(word)
		whole += tells
		if _, ok := slices.BinarySearch(words, word); ok {
			weight += tells
			shared = append(shared, word)
			rare = rare || g.telling.IsRare(word)
		}
	}
	if part := weight / whole; rare && (countTerms(shared) > 1 || len(g.words[i]) <= briefGoal || part >= partOfGoal) {
		return part
	}
	return 0
}

// saidWhole says that a text holds all that a goal says, its doer and its deed among it,
// but for the number: "Guests find a space within 2 minutes" and "A guest can find an
// offered space". None of these words has to be rare.
func (g *GoalIndex) saidWhole(i int, text string) bool {
	if g.words[i] == nil || reading.HasHan(g.goals[i].Text) { // pairs of runes are held by chance
		return false
	}
	keys := wording.Keywords(withoutMeasures(g.goals[i].Text))
	return len(keys) >= minWholeGoal && completing.HeldWhole(strings.Join(keys, " "), text)
}

// minWholeGoal is how many words a goal has at least, so that a text which holds all of
// them does not do so by chance.
const minWholeGoal = 3

// countTerms counts words. A Chinese one is held as pairs of runes that reach
// into each other: up to three runes in a row are one word, more are two.
func countTerms(words []string) int {
	next, inside := map[rune]string{}, map[rune]bool{}
	for _, word := range words {
		if !reading.HasHan(word) {
			continue
		}
		first, _ := utf8.DecodeRuneInString(word)
		last, _ := utf8.DecodeLastRuneInString(word)
		next[first], inside[last] = word, true
	}
	n := 0
	for _, word := range words {
		first, _ := utf8.DecodeRuneInString(word)
		if !reading.HasHan(word) || !inside[first] {
			n++
			if pairsInRow(word, next) > 2 {
				n++
			}
		}
	}
	return n
}

// pairsInRow is how many pairs of runes follow each other from one on, three at
// most.
func pairsInRow(word string, next map[rune]string) int {
	n := 0
	for ; word != "" && n < 3; n++ {
		last, _ := utf8.DecodeLastRuneInString(word)
		word = next[last]
	}
	return n
}

// How much of a goal a text has to speak of: one rare word of a goal with so few
// telling ones, or that is so much of it.
const (
	briefGoal  = 2
	partOfGoal = 0.5
)

// shortestWord is the length from which on a word speaks of something: "it" does not.
const shortestWord = 3

// isShort says that a word is too short to speak of something. A single Chinese rune,
// such as the one behind a number, is no word.
func isShort(word string) bool {
	return len(word) < shortestWord || reading.HasHan(word) && utf8.RuneCountInString(word) == 1
}

// crowded is by how many goals a requirement counts as one without a shared
// word, so that goals which share none are not heaped on one.
const crowded = 20

// loosely is score by all words alike, for a goal that no rare word connects
// with anything.
func (g *GoalIndex) loosely(i int, words []string) float64 {
	if score := g.score(i, words); score > 0 || len(g.words[i]) == 0 {
		return 1 + score
	}
	n := 0
	for _, word := range g.words[i] {
		if _, ok := slices.BinarySearch(words, word); ok && g.telling.Telling(word) > 0 {
			n++
		}
	}
	return float64(n) / float64(len(g.words[i]))
}

// named is the goal with an id.
func (g *GoalIndex) named(id string) specs.Goal {
	for i := range g.goals {
		if g.goals[i].ID == id {
			return g.goals[i]
		}
	}
	return specs.Goal{}
}

// shared is the share of a goal's words that a text has.
func (g *GoalIndex) shared(id, text string) float64 {
	for i := range g.goals {
		if g.goals[i].ID == id {
			return g.score(i, wording.Keywords(g.people.Replace(text)))
		}
	}
	return 0
}

// Speaks says that a text shares enough of the words of a goal, by its place.
func (g *GoalIndex) Speaks(i int, text string) bool {
	return g.score(i, wording.Keywords(g.people.Replace(text))) > 0
}

// serveAll gives every goal that no title traces to the requirement whose title and
// criteria speak of it most. What is measured over all, "at most five complaints a
// month", may have none: it stays open, and nothing is said to serve it by chance. A goal
// of ours goes to the nearest, since something has to carry it. It tells which goals of
// the source are open.
func (g *GoalIndex) serveAll(out *analysis.RequirementsOutput) []string {
	var open []string
	served := map[string]bool{}
	for i := range out.Requirements {
		for _, id := range out.Requirements[i].TracesTo {
			served[id] = true
		}
	}
	for i := range out.NFRs {
		for _, id := range out.NFRs[i].TracesTo {
			served[id] = true
		}
	}
	for i, goal := range g.goals {
		if served[goal.ID] || len(out.Requirements) == 0 {
			continue
		}
		best, speaks := g.nearest(i, out.Requirements)
		if !speaks && goal.Source.Kind != specs.Inferred {
			open = append(open, goal.ID)
			continue
		}
		r := &out.Requirements[best]
		r.TracesTo = append(append([]string(nil), r.TracesTo...), goal.ID)
		slices.Sort(r.TracesTo)
	}
	return open
}

// nearest is the requirement that shares most words with a goal, by its place, and
// whether these are enough to speak of it.
func (g *GoalIndex) nearest(goal int, list []specs.Requirement) (best int, speaks bool) {
	top := 0.0
	for j := range list {
		r := &list[j]
		texts := []string{r.Title}
		for _, c := range r.Criteria {
			if c.Source.Kind == specs.Stated { // a proof of ours says "stored" of everything
				texts = append(texts, c.Text)
			}
		}
		words := wording.Keywords(strings.Join(texts, " "))
		for _, it := range r.Description { // a title names no doer
			texts = append(texts, it.Text)
		}
		score, whole := g.loosely(goal, words)-float64(len(r.TracesTo))/crowded, g.saidWhole(goal, strings.Join(texts, " "))
		if whole {
			score++
		}
		if r.Priority == specs.Wont {
			score--
		}
		if j == 0 || score > top {
			best, top, speaks = j, score, whole || g.score(goal, words) > 0
		}
	}
	return best, speaks
}

// IsProposed says that a measure or a number is not the source's.
func IsProposed(w *Specifier, text string) bool {
	head, _, _ := strings.Cut(w.Say("proposed", "text", "\x00"), "\x00")
	return strings.HasPrefix(text, head) || text == w.Say("goal_metric_open")
}
