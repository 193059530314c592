package designing

import (
	"math"
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
)

// Which requirement an operation belongs to where no line of the source says so: the one that speaks
// most of what its path and its purpose name. A word that nearly all requirements have tells little, the
// last part of a path tells most: `/cards/{id}/block` is about blocking.

// tracedWords are the words of a requirement: those of the clause that says what it asks for, and all.
type tracedWords struct{ main, all []string }

const (
	besideMain  = 0.6  // what a word counts that stands beside the main clause
	actBonus    = 0.25 // what it counts that a requirement begins with the deed of an operation
	pathBonus   = 3    // how much more the last part of a path tells
	unspoken    = 0.5  // what a word counts of which no requirement speaks
	otherDeed   = 0.5  // the share below which one that does not name the deed of an operation is not meant
	leastTraced = 0.25 // the share of the words below which a trace would be a guess
)

// wordsTraced are the words of each requirement, found once.
func (g *Designer) wordsTraced() []tracedWords {
	if g.tracedWords == nil {
		g.tracedWords = make([]tracedWords, len(g.req.Requirements))
		for i := range g.req.Requirements {
			r := &g.req.Requirements[i]
			title := specs.Plain(r.Title)
			for _, lead := range g.d.Words["trace_conditions"].In(g.Language) {
				if head, _, ok := strings.Cut(title, lead); ok {
					title = head
				}
			}
			all := specs.Plain(r.Title + " . " + phrasing.ItemsText(r.Description))
			for _, c := range r.Criteria {
				if c.Source.Kind == specs.Stated {
					all += " . " + specs.Plain(c.Text)
				}
			}
			if f := g.factAt(r); f != nil && f.List != "" {
				title, all = r.Title, r.Title // a list of codes names things of all operations
			}
			g.tracedWords[i] = tracedWords{main: wording.Keywords(title), all: wording.Keywords(all)}
		}
	}
	return g.tracedWords
}

// tracedTo is the requirement that an operation serves by its words, -1 where none is near enough.
func (g *Designer) tracedTo(call, purpose string) int {
	_, path, _ := strings.Cut(call, " ")
	asked, texts := g.askedOf(path+" "+purpose), g.wordsTraced()
	parts := slices.DeleteFunc(pathParts(path), func(part string) bool { return strings.HasPrefix(part, "{") })
	var last []string
	if len(parts) > 0 {
		last = g.askedOf(parts[len(parts)-1])
	}
	weight, whole := make([]float64, len(asked)), 0.0
	for k, word := range asked {
		weight[k] = unspoken
		if n := g.speaking(word); n > 0 {
			weight[k] = math.Log(1 + float64(len(texts))/float64(n))
		}
		if slices.Contains(last, word) {
			weight[k] *= pathBonus
		}
		whole += weight[k]
	}
	act := strings.ToLower(phrasing.LeadingWord(purpose))
	things, deed := wording.Keywords(strings.Join(parts, " ")), wording.Stem(act)
	best, top := -1, 0.0
	for i := range texts {
		if !g.wanted(i) || g.rulesOut(g.req.Requirements[i].Title) {
			continue
		}
		score := 0.0
		for k, word := range asked {
			switch {
			case slices.Contains(texts[i].main, word):
				score += weight[k]
			case slices.Contains(texts[i].all, word):
				score += weight[k] * besideMain
			}
		}
		score /= max(whole, 1)
		if call != "" && g.Language != "zh" && (!sharesOne(things, texts[i].all) || score < otherDeed && !slices.Contains(texts[i].all, deed)) {
			continue // "register a URL" is not what registers a site
		}
		if score >= leastTraced && act != "" && strings.EqualFold(phrasing.LeadingWord(g.req.Requirements[i].Title), act) {
			score += actBonus
		}
		if score >= leastTraced && score > top {
			best, top = i, score
		}
	}
	return best
}

// sharesOne says that two lists of words have one in common.
func sharesOne(a, b []string) bool {
	return slices.ContainsFunc(a, func(word string) bool { return slices.Contains(b, word) })
}

// speaking is how many requirements have a word.
func (g *Designer) speaking(word string) int {
	n := 0
	for _, t := range g.wordsTraced() {
		if slices.Contains(t.all, word) {
			n++
		}
	}
	return n
}
