package understanding

import (
	"slices"
	"strings"

	"github.com/overtone-cli/overtone/specs/wording"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// rankApart is what a line under a heading of priorities says of functions told elsewhere:
// "Booking and handing out are a must", "P2: report, export".
type rankApart struct {
	level    string
	names    []string // short names of functions
	others   bool     // "everything else": those that no line names
	passing  bool     // told in passing: what no function is called so is none
	from, to int
}

// maxRankedName is how many words the short name has at most by which a line of priorities
// speaks of a function; what is longer is a statement of its own.
const maxRankedName = 6

// withoutRanksApart takes the sections off the reading that only rank functions told in other
// ones, and gives what they say. A section that tells the functions themselves, by rank, stays.
func (x *understander) withoutRanksApart() (out []rankApart) {
	for s := range x.r.Sections {
		if !x.lex.RankHeadings[reading.Lower(strings.Trim(x.r.Sections[s].Title, " :："))] || len(x.children(s)) > 0 {
			continue
		}
		var said []rankApart
		for _, at := range x.units[s] {
			ranks := x.ranksApart(&x.r.Units[at])
			if ranks == nil {
				said = nil
				break
			}
			said = append(said, ranks...)
		}
		if len(said) == 0 || !x.toldElsewhere(said, s) {
			continue
		}
		for i := range said {
			x.place(said[i].from, said[i].to)
		}
		out = append(out, said...)
		x.units[s] = nil
	}
	return append(out, x.ranksInPassing()...)
}

// ranksInPassing takes sentences that rank functions told elsewhere off paragraphs of other sections,
// where two or more of them stand together and give more than one rank: "Must be there for the first
// release: weigh-in, visits. Lost bird should follow in summer. The forecast could wait." A sentence
// alone may be a statement of its own.
func (x *understander) ranksInPassing() (out []rankApart) {
	for i := range x.r.Units {
		u := &x.r.Units[i]
		if u.Kind != reading.Prose || u.Label == "" && len(u.Sentences) < 2 || len(u.Sentences) < 1 || u.As != "" || reading.HasHan(u.Text) || !x.mayRank(u.Section) {
			continue
		}
		var said []rankApart
		from := -1
		levels := map[string]bool{}
		for k := range u.Sentences {
			text := u.Sentences[k].Text
			if k == 0 && u.Label != "" {
				text = LabelText(u.Label, text)
			}
			ranks := x.ranksInClause(strings.Trim(text, " .*_"), u.Sentences[k].From, u.Sentences[k].To)
			if ranks == nil {
				if from >= 0 {
					said = nil // what stands between says something else
					break
				}
				continue
			}
			if from < 0 {
				from = k
			}
			said = append(said, ranks...)
			for _, r := range ranks {
				levels[r.level] = true
			}
		}
		if len(said) < 2 || len(levels) < 2 || !x.toldElsewhere(said, u.Section) {
			continue
		}
		for k := range said {
			said[k].passing = true
			x.place(said[k].from, said[k].to)
		}
		out = append(out, said...)
		u.Sentences = u.Sentences[:from]
		u.Text = spacedSentences(u.Sentences)
		if from == 0 {
			u.Label, u.Text = "", ""
			x.units[u.Section] = slices.DeleteFunc(x.units[u.Section], func(at int) bool { return at == i })
		}
	}
	return out
}

// mayRank says that a section may rank what others tell: it tells no functions itself.
func (x *understander) mayRank(section int) bool {
	c := x.ctx[section]
	return c.feature < 0 && slices.Contains([]string{"", "top", "overview", "milestone", "constraint", "decision", "goal"}, c.kind)
}

// ranksApart reads all that a unit says as ranks; nil when it says anything else.
func (x *understander) ranksApart(u *reading.Unit) (out []rankApart) {
	switch u.Kind {
	case reading.Row:
		level, name := "", ""
		for _, cell := range u.Cells {
			if l := x.levelOf(cell); l != "" && level == "" {
				level = l
			} else if name == "" {
				name = cell
			}
		}
		if level == "" || name == "" {
			return nil
		}
		return x.ranksOf(level, name, u.From, u.To)
	case reading.Prose, reading.Bullet:
	default:
		return nil
	}
	for _, part := range strings.FieldsFunc(strings.NewReplacer(". ", "\n", " … ", "\n", "… ", "\n").Replace(u.Text), func(r rune) bool { return strings.ContainsRune(";；。\n", r) }) {
		part = strings.Trim(part, " .,，*_")
		if part == "" {
			continue
		}
		ranks := x.ranksInClause(part, u.From, u.To)
		if ranks == nil {
			return nil
		}
		out = append(out, ranks...)
	}
	return out
}

// ranksInClause reads one clause, or two of which the second tells of the others: "The report
// is nice to have, everything else is a must".
func (x *understander) ranksInClause(text string, from, to int) []rankApart {
	if label, names, _ := reading.CutLabel(text, true); label != "" {
		for _, tail := range x.lex.RankLabelTails {
			label = strings.TrimSuffix(reading.Lower(label), tail)
		}
		if level := reading.FirstOf(x.levelOf(label), x.rankByVerb(label)); level != "" {
			return x.ranksOf(level, names, from, to)
		}
		if level := x.levelOf(names); level != "" { // "Booking: must"
			return x.ranksOf(level, label, from, to)
		}
	}
	if ranks := x.ranksInBracketsApart(text, from, to); ranks != nil {
		return ranks
	}
	if ranks := x.ranksSplit(text, from, to); ranks != nil {
		return ranks
	}
	if names, level := x.copulaRank(text); level != "" {
		if ranks := x.ranksOf(level, names, from, to); ranks != nil {
			return ranks
		}
	}
	if names, level := x.saidRank(text); level != "" {
		return x.ranksOf(level, names, from, to)
	}
	return nil
}

// ranksSplit reads the two halves of a clause that each rank something.
func (x *understander) ranksSplit(text string, from, to int) []rankApart {
	for _, comma := range []string{", and ", ", but ", ", while ", ", ", "，"} {
		if i := strings.LastIndex(text, comma); i > 0 {
			first, second := x.ranksInClause(text[:i], from, to), x.ranksInClause(text[i+len(comma):], from, to)
			if first != nil && second != nil {
				return append(first, second...)
			}
		}
	}
	return nil
}

// saidRank takes "Water meters should be there by April" and "the noticeboard is a could – the
// other one does for now" apart: what stands behind the rank says when or why.
func (x *understander) saidRank(text string) (names, level string) {
	low := reading.Lower(text)
	for _, rank := range []struct {
		level   string
		phrases []string
	}{{"must", x.lex.RankedMust}, {"should", x.lex.RankedShould}, {"could", x.lex.RankedCould}} {
		for _, phrase := range rank.phrases {
			if i := strings.Index(low, phrase); i >= 0 && len(low) == len(text) && !reading.InsideWord(low, i+len(phrase)) && !strings.HasPrefix(low[i+len(phrase):], "-") {
				return text[:i], rank.level
			}
		}
	}
	return "", ""
}

// rankByVerb is the rank that a label names by its verb alone: "Must be there for the first release".
func (x *understander) rankByVerb(label string) string {
	if names, level := x.saidRank(" " + strings.TrimSpace(label)); strings.TrimSpace(names) == "" {
		return level
	}
	return ""
}

// copulaRank takes "Booking and handing out are a must" and "其余为 P1" apart.
func (x *understander) copulaRank(text string) (names, level string) {
	low := reading.Lower(text)
	for _, is := range x.lex.RankCopulas {
		i := strings.LastIndex(low, is)
		if i <= 0 || len(low) != len(text) {
			continue
		}
		said := strings.TrimSpace(low[i+len(is):])
		for _, article := range []string{"a ", "all ", "both ", "our ", "the ", "marked ", "rated "} {
			said = strings.TrimPrefix(said, article)
		}
		if level = x.levelOf(said); level != "" {
			return text[:i], level
		}
	}
	return "", ""
}

// ranksInBracketsApart reads "Booking (must), reminders (should), report (could)"; nil where one
// of the items has no rank behind it.
func (x *understander) ranksInBracketsApart(text string, from, to int) (out []rankApart) {
	for _, item := range reading.SplitList(text) {
		open := strings.LastIndexAny(item, "(（")
		if open <= 0 {
			return nil
		}
		level := x.levelOf(strings.Trim(item[open:], "()（） ."))
		if level == "" {
			return nil
		}
		out = append(out, x.ranksOf(level, item[:open], from, to)...)
	}
	return out
}

// ranksOf are the names of a list with their level; nil where one is a statement and no name.
func (x *understander) ranksOf(level, list string, from, to int) []rankApart {
	r := rankApart{level: level, from: from, to: to}
	var parts []string
	for _, part := range reading.SplitList(strings.TrimSpace(list)) {
		parts = append(parts, strings.Split(part, " and ")...)
	}
	for _, name := range parts {
		name = strings.TrimSpace(TrimArticle(strings.Trim(name, " .,:：*_"), []string{"the", "a", "an", "both", "and"}))
		switch {
		case name == "":
		case x.lex.AllOthers[reading.Lower(name)]:
			r.others = true
		case len(strings.Fields(name)) > maxRankedName || reading.HasFiniteVerb(name) && len(strings.Fields(name)) > 3:
			return nil
		default:
			r.names = append(r.names, name)
		}
	}
	if len(r.names) == 0 && !r.others {
		return nil
	}
	return []rankApart{r}
}

// toldElsewhere says that most of the names are of something that other sections tell.
func (x *understander) toldElsewhere(said []rankApart, section int) bool {
	var told [][]string
	for i := range x.r.Units {
		if u := &x.r.Units[i]; u.Section != section && u.Kind != reading.Code {
			told = append(told, wording.Keywords(u.Text))
		}
	}
	all, found := 0, 0
	for i := range said {
		for _, name := range said[i].names {
			words := wording.Keywords(name)
			if all++; slices.ContainsFunc(told, func(of []string) bool { return allIn(words, of) }) {
				found++
			}
		}
	}
	return found*2 > all
}

// allIn says that every one of the words is among the others, of a Chinese name in pairs of runes
// two thirds, 借出登记 for 登记借出; both are sorted.
func allIn(words, others []string) bool {
	const ofChinese = 2.0 / 3
	share := wording.Overlap(words, others)
	return share >= 1 || share >= ofChinese && slices.ContainsFunc(words, reading.HasHan)
}

// rankNamed gives the features the priorities that lines apart from them state. A name that no
// feature has is a feature by itself.
func (x *understander) rankNamed(said []rankApart) {
	if len(said) == 0 {
		return
	}
	own := make([]bool, len(x.u.Features)) // ranked by name
	told, groups := make([][]string, len(own)), make([][]string, len(own))
	for at := range own {
		f := &x.u.Features[at]
		told[at], groups[at] = wording.Keywords(f.Name+" "+f.Text), wording.Keywords(f.Group)
	}
	var others *rankApart
	for i := range said {
		r := &said[i]
		if r.others {
			others = r
		}
		for _, name := range r.names {
			words, found := wording.Keywords(name), false
			for at := range own {
				f := &x.u.Features[at]
				if f.Priority == "wont" || !allIn(words, told[at]) && !allIn(words, groups[at]) {
					continue
				}
				found = true
				if !own[at] {
					own[at], f.Priority = true, r.level
					x.addReason(at, r.reason(name), r.from, r.to)
				}
			}
			switch {
			case found:
			case r.passing:
				x.note(r.reason(name), r.from, r.to)
			default:
				x.addFeature(FeatureFact{Text: sentence(reading.UpperFirst(name)), Priority: r.level}, r.from, r.to)
			}
		}
	}
	if others == nil {
		return
	}
	for at := range own {
		if f := &x.u.Features[at]; !own[at] && f.Priority == "" {
			f.Priority = others.level
		}
	}
}

// reason is what the line says of one function, to stand with it.
func (r *rankApart) reason(name string) string { return reading.UpperFirst(name) + ": " + r.level }
