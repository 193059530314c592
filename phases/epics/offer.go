package epics

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/overtone-cli/overtone/issues/graph"
	"github.com/overtone-cli/overtone/specs"
	"github.com/overtone-cli/overtone/specs/wording"
)

// minStories is what an epic has at least; spec-package.md, "Phase 5 details".
const minStories = 2

// half offers the stories that may leave an epic: the later part in an order in
// which none comes before what it needs and the urgent ones come first, cut
// where the parts have least in common and are about as large. Nothing when no
// cut is possible.
func (c cut) half(id string) []string {
	at := c.at(id)
	if at < 0 {
		return nil
	}
	order := c.sequence(&c.epics[at])
	var best []string
	lowest := 0
	for n := 1; n < len(order); n++ {
		goes := order[n:]
		if c.separable(id, goes) != nil {
			continue
		}
		if cost := c.cost(&c.epics[at], goes); best == nil || cost < lowest {
			best, lowest = goes, cost
		}
	}
	var out []string
	for i := range c.epics[at].Stories {
		if s := c.epics[at].Stories[i].ID; slices.Contains(best, s) {
			out = append(out, s)
		}
	}
	return out
}

// sequence are the stories of an epic, none before what it needs, and otherwise
// by what their most urgent requirement is.
func (c cut) sequence(e *specs.Epic) []string {
	stories := slices.Clone(e.Stories)
	slices.SortStableFunc(stories, func(a, b specs.Story) int { return c.urgency(a) - c.urgency(b) })
	nodes := make([]graph.Node, len(stories))
	plain := make([]string, len(stories))
	for i := range stories {
		nodes[i] = graph.Node{ID: stories[i].ID, Needs: stories[i].Needs}
		plain[i] = stories[i].ID
	}
	g, err := graph.Build(nodes)
	if err != nil {
		return plain
	}
	if order, err := g.Order(); err == nil {
		return order
	}
	return plain
}

// urgency is the rank of the most urgent requirement of a story.
func (c cut) urgency(s specs.Story) int {
	best := specs.Priority("").Rank()
	for _, id := range s.TracesTo {
		best = min(best, c.facts.priority[id].Rank())
	}
	return best
}

// cost is how much speaks against a cut: parts that are too small, requirements
// that both have, and parts of different size.
func (c cut) cost(e *specs.Epic, goes []string) int {
	var mine, other []specs.Story
	for _, s := range e.Stories {
		if slices.Contains(goes, s.ID) {
			other = append(other, s)
		} else {
			mine = append(mine, s)
		}
	}
	cost := len(mine) - len(other)
	if cost < 0 {
		cost = -cost
	}
	if min(len(mine), len(other)) < minStories {
		cost += 100
	}
	for _, id := range traces(other) {
		if slices.Contains(traces(mine), id) {
			cost += 10
		}
	}
	return cost
}

// longTitle is how long an offered title may be, in characters.
const longTitle = 80

// shortTitle is what says enough without what follows behind a comma, in bytes.
const shortTitle = 12

// together offers a title for epics that become one: all that they are called,
// in one list, or the first when that would be too long.
func (c cut) together(ids []string, lang specs.Lang) string {
	chosen := c.inOrder(ids)
	var parts []string
	for n, id := range chosen {
		e := &c.epics[c.at(id)]
		for k, part := range titleParts(specs.Plain(e.Title), lang) {
			if n > 0 && k == 0 {
				part = lowered(part, e)
			}
			if !slices.ContainsFunc(parts, func(p string) bool { return strings.EqualFold(p, part) }) {
				parts = append(parts, part)
			}
		}
	}
	if title := listed(parts, lang); utf8.RuneCountInString(title) <= longTitle {
		return title
	}
	return specs.Plain(c.epics[c.at(chosen[0])].Title)
}

// apart offers titles for the two parts of an epic. A title that lists several
// things is parted by what the stories speak of; else the part that stays keeps
// it, and the other is called by the story that leads it.
func (c cut) apart(id string, goes []string, lang specs.Lang) (stays, leaves string) {
	e := &c.epics[c.at(id)]
	var mine, other []specs.Story
	for _, s := range e.Stories {
		if slices.Contains(goes, s.ID) {
			other = append(other, s)
		} else {
			mine = append(mine, s)
		}
	}
	title := specs.Plain(e.Title)
	var keep, give []string
	for _, part := range titleParts(title, lang) {
		words := wording.Keywords(part)
		if spoken(words, other) > spoken(words, mine) {
			give = append(give, part)
		} else {
			keep = append(keep, part)
		}
	}
	if len(keep) > 0 && len(give) > 0 {
		return capital(listed(keep, lang)), capital(listed(give, lang))
	}
	for _, s := range other {
		if leaves = cutTitle(specs.Plain(s.Title)); !strings.EqualFold(leaves, title) {
			break
		}
	}
	return title, leaves
}

// spoken says how much of some words the stories share, in their titles and
// less so in their wishes.
func spoken(words []string, stories []specs.Story) float64 {
	sum := 0.0
	for i := range stories {
		s := &stories[i]
		if len(words) > 0 {
			sum += 2*wording.Overlap(words, wording.Keywords(specs.Plain(s.Title))) + wording.Overlap(words, wording.Keywords(specs.Plain(s.Text.Want)))
		}
	}
	return sum
}

// titleParts are the things that a title lists.
func titleParts(title string, lang specs.Lang) []string {
	marks := []string{", ", " and "}
	if lang == specs.Chinese {
		marks = []string{"、", "，"}
	}
	for _, mark := range marks {
		title = strings.ReplaceAll(title, mark, "\x00")
	}
	var out []string
	for part := range strings.SplitSeq(title, "\x00") {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return out
}

// listed joins things as a title does.
func listed(parts []string, lang specs.Lang) string {
	if lang == specs.Chinese {
		return strings.Join(parts, "、")
	}
	if n := len(parts); n > 1 {
		return strings.Join(parts[:n-1], ", ") + " and " + parts[n-1]
	}
	return strings.Join(parts, "")
}

// lowered begins a thing with a small letter, unless it begins with a name: a
// word with more capitals or digits in it, or one that a story writes so in the
// middle of a sentence.
func lowered(part string, e *specs.Epic) string {
	word, _, _ := strings.Cut(part, " ")
	first, size := utf8.DecodeRuneInString(word)
	if strings.ContainsFunc(word[size:], func(r rune) bool { return !unicode.IsLower(r) && r != '-' }) {
		return part
	}
	for i := range e.Stories {
		s := &e.Stories[i]
		for _, text := range []string{s.Title, s.Text.Want} {
			_, rest, _ := strings.Cut(specs.Plain(text), " ")
			for w := range strings.FieldsSeq(rest) {
				if strings.Trim(w, ".,;:!?()“”\"'") == word {
					return part
				}
			}
		}
	}
	return string(unicode.ToLower(first)) + part[size:]
}

func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

// cutTitle is a title that is short enough to be that of an epic: what stands
// before a remark, cut between words.
func cutTitle(title string) string {
	if i := strings.IndexAny(title, ",;(，；（"); i >= shortTitle {
		title = strings.TrimSpace(title[:i])
	}
	runes := []rune(title)
	if len(runes) <= longTitle {
		return title
	}
	short := string(runes[:longTitle])
	if i := strings.LastIndexAny(short, " ,;:，；："); i > 0 {
		short = short[:i]
	}
	return strings.TrimRight(short, " ,;:，；：")
}
