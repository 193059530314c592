package completing

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// ByPlace is how somebody is known whose work the part of the source is about in which a
// feature stands that tells nothing itself, and StoryFromSection the rule that gives them
// its story.
const (
	ByPlace          = "place"
	StoryFromSection = "story-from-section"
)

// castPlace is who is at work under a heading of the source.
type castPlace struct {
	acting   []int // who acts in its features, once for each that tells
	spoken   []int // whom its texts name in a condition or serve, where nobody acts
	features int   // how many it has
	named    bool  // one of those who act is named, and not only known by the words
	heap     bool  // its heading gathers all that is wanted, "What we need"
}

// How clear it has to be whose work a place is about.
const (
	mostlyActs = 4 // from so many features on that tell who acts, all but one are enough
	leastShare = 8 // one of so many features at least has to tell it
)

// lead is the one whose work a place is about: who alone acts in it, or in nearly all of
// it, else whom alone its texts name. -1 where that is nobody or several. Where a heading
// gathers all that is wanted, the work of most is not that of all.
func (p *castPlace) lead() int {
	list := p.acting
	if len(list) == 0 {
		list = p.spoken
	} else if !p.named && len(list) < speaksTwice {
		return -1 // one guess is no ground for others
	}
	best, n := -1, 0
	for _, who := range list {
		if same := count(list, who); same > n {
			best, n = who, same
		}
	}
	if n > 0 && leastShare*n >= p.features && (n == len(list) || !p.heap && len(p.acting) >= mostlyActs && n >= len(list)-1) {
		return best
	}
	return -1
}

// count is how often somebody stands in a list.
func count(list []int, who int) int {
	return len(list) - len(slices.DeleteFunc(slices.Clone(list), func(one int) bool { return one == who }))
}

// settlePlaces notes who is at work under each heading of the source.
func (c *Cast) settlePlaces() {
	for i := range phrasing.FirstN(c.w.Understood.Features, maxCastFacts) {
		f := &c.w.Understood.Features[i]
		who, named := c.actingIn(f)
		if who >= 0 && c.inOneCase(who) {
			who, named = -1, false
		}
		about := slices.DeleteFunc(slices.Clone(c.spokenOfIn(f)), c.inOneCase)
		for _, s := range c.w.Heads.Over(understanding.FirstLine(f.Source)) {
			p := c.places[s.From]
			if p == nil {
				p = &castPlace{heap: c.w.Table.IsWord("vague_headings", c.w.Language, strings.ToLower(strings.TrimRight(s.Title, ":：. ")))}
				c.places[s.From] = p
			}
			p.features++
			if c.onlyServed(f, who) {
				continue // whom one thing helps does not do what stands beside it
			}
			if who < 0 {
				p.spoken = append(p.spoken, about...)
				continue
			}
			p.acting = append(p.acting, who)
			p.named = p.named || named || slices.Contains(about, who)
		}
	}
}

// inOneCase says that somebody is named with what has become of them: a suspended member is a
// member in one of their cases, and no part of a paper is about their work.
func (c *Cast) inOneCase(who int) bool {
	return c.w.Table.IsWord("thing_adjectives", "en", strings.ToLower(phrasing.LeadingWord(c.people[who].name)))
}

// actingIn is who acts in a feature as far as it tells itself, and whether its words name
// them or what they do; -1 for nobody.
func (c *Cast) actingIn(f *understanding.FeatureFact) (who int, named bool) {
	if f.Actor != "" {
		if who, ok := c.index[phrasing.CaseKey(c.w.FullRole(c.w.ActorName(f.Actor)))]; ok {
			return who, true
		}
		return -1, false
	}
	if who, m := c.namedIn(f); who >= 0 {
		if m.rank < itActs && c.oneOfSeveral(f, who) {
			return -1, false
		}
		return who, true
	}
	if who := c.byDuty(f); who >= 0 {
		return who, true
	}
	return c.evident(f), false
}

// onlyServed says that a feature names somebody only in what it is good for: "signed
// bundles, so that an operator can change all hosts".
func (c *Cast) onlyServed(f *understanding.FeatureFact, who int) bool {
	thing, _, ok := strings.Cut(f.Text, " so that ")
	if !ok || who < 0 || f.Want != "" {
		return false
	}
	return !slices.ContainsFunc(c.mentions(thing), func(m mention) bool { return m.who == who })
}

// oneOfSeveral says that a feature speaks of others beside somebody: who is told something
// together with others is at work in none of it.
func (c *Cast) oneOfSeveral(f *understanding.FeatureFact, who int) bool {
	return slices.ContainsFunc(c.spokenOfIn(f), func(one int) bool { return one != who })
}

// spokenOfIn are the people whom the text of a feature names by more than the way.
func (c *Cast) spokenOfIn(f *understanding.FeatureFact) []int {
	var out []int
	for _, m := range c.mentions(f.Text) {
		if m.rank >= onlyWhen && !c.people[m.who].idle {
			out = append(out, m.who)
		}
	}
	return out
}

// othersHeading says that a Chinese heading speaks of what the source tells of somebody
// else more than of one: below 考试 a teacher makes questions, and students sit them.
// English headings share too many words by accident.
func (c *Cast) othersHeading(title string, who int) bool {
	if c.w.Language != "zh" {
		return false
	}
	for _, word := range wording.Keywords(title) {
		own, _ := c.speech(word, who)
		for _, k := range c.known[word] {
			if k.who != who && k.weight >= actedWord && k.weight > own && c.Telling(word) > 0 {
				return true
			}
		}
	}
	return false
}

// atPlace is whose work the part of the source is about in which a feature stands; -1
// where that is not clear.
func (c *Cast) atPlace(f *understanding.FeatureFact) int {
	if f.Source.Kind != specs.Stated || len(f.Source.Lines) == 0 {
		return -1
	}
	for _, s := range c.w.Heads.Over(f.Source.Lines[0].From) {
		p := c.places[s.From]
		if p == nil {
			continue
		}
		if in := c.mentions(s.Title); len(in) == 1 && !c.people[in[0].who].idle {
			return in[0].who
		}
		if who := p.lead(); who >= 0 && !c.people[who].idle {
			if c.othersHeading(s.Title, who) {
				return -1
			}
			return who
		}
		if len(p.acting) > 0 {
			return -1
		}
	}
	return -1
}
