package designing

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// isItem says that an item of a list begins in a line.
func (g *Designer) isItem(line int) bool {
	u := g.unitAt(line)
	return u != nil && u.Kind == reading.Bullet
}

// unitAt is the unit that begins in a line, nil where none does.
func (g *Designer) unitAt(line int) *reading.Unit {
	units := g.sections.Units
	n, ok := slices.BinarySearchFunc(units, line, func(u reading.Unit, at int) int { return cmp.Compare(u.From, at) })
	if !ok {
		return nil
	}
	return &units[n]
}

// isListing says that a row of a table that only lists begins in a line.
func (g *Designer) isListing(line int) bool {
	u := g.unitAt(line)
	return u != nil && g.lists(u)
}

// lists says of a row that it lists and does not explain: its values are short,
// as in tables of plans, limits and prices, or it has many columns and none
// for a reason.
func (g *Designer) lists(u *reading.Unit) bool {
	if u.Kind != reading.Row || g.decidedRow(u) {
		return false
	}
	short := !slices.ContainsFunc(u.Cells[min(1, len(u.Cells)):], func(cell string) bool {
		return len(strings.Fields(cell)) > 4 || len([]rune(cell)) > 24
	})
	return short || len(u.Cells) > 3 && !phrasing.NewWordIndex(strings.Join(u.Header, " . ")).HasAny(g.d.Words["reason_columns"])
}

// decidedRow says that a row is that of a table of choices: it says what was taken beside
// what was not.
func (g *Designer) decidedRow(u *reading.Unit) bool {
	at := reading.Lines(u.From, u.To)
	return slices.ContainsFunc(g.Understood.Decisions, func(d specs.Item) bool { return phrasing.SharesLine(d.Source, at) })
}

// headingOf is the innermost telling heading above a requirement.
func (g *Designer) headingOf(r *specs.Requirement) (name, how string, src specs.Source) {
	if len(r.Source.Lines) == 0 {
		return "", "", src
	}
	line := r.Source.Lines[0].From
	if f := g.factAt(r); f != nil {
		if resource := resourceOf(f.Group); resource != "" {
			if over := g.overOperation(line); over != nil && g.operationHeads() > 1 {
				return g.withoutRankTag(specs.Plain(over.Title)), "heading", reading.Lines(over.From, over.To)
			}
			return resource, "resource", phrasing.Rule("group-from-resource")
		}
		if group := g.withoutRankTag(f.Group); group != "" && (!g.genericHeading(group) || g.areaBeside(line, f.Group)) && !g.labelUnder(line, f.Group) {
			return specs.Plain(group), "heading", g.headingSource(line, f.Group)
		}
	}
	for _, s := range g.sections.Over(line) {
		if g.labelUnder(line, s.Title) {
			continue
		}
		if resource := resourceOf(s.Title); resource != "" {
			return resource, "resource", phrasing.Rule("group-from-resource")
		}
		if title := g.withoutRankTag(specs.Plain(s.Title)); title != "" && (!g.genericHeading(title) || g.areaBeside(line, s.Title)) {
			return title, "heading", reading.Lines(s.From, s.To)
		}
	}
	return "", "", src
}

// overOperation is the section above an operation that is headed by a piece of the product,
// nil where there is none: "Deliveries" above "GET /endpoints/{id}/deliveries".
func (g *Designer) overOperation(line int) *reading.Section {
	for _, s := range g.sections.Over(line) {
		if title := g.withoutRankTag(specs.Plain(s.Title)); resourceOf(s.Title) == "" && title != "" && !g.genericHeading(title) {
			return &s
		}
	}
	return nil
}

// operationHeads counts the headings under which the operations of an interface stand: a
// single one heads all of them and tells nothing apart.
func (g *Designer) operationHeads() int {
	if g.opHeads == nil {
		g.opHeads = map[string]bool{}
		for i := range g.Understood.Features {
			f := &g.Understood.Features[i]
			if resourceOf(f.Group) == "" || len(f.Source.Lines) == 0 {
				continue
			}
			if over := g.overOperation(f.Source.Lines[0].From); over != nil {
				g.opHeads[over.Title] = true
			}
		}
	}
	return len(g.opHeads)
}

// ownHeading is the heading with whose line the source of a requirement begins, empty
// without one: what a section says first belongs to what it says next.
func (g *Designer) ownHeading(r *specs.Requirement) string {
	if len(r.Source.Lines) == 0 || g.sections == nil {
		return ""
	}
	n, ok := slices.BinarySearchFunc(g.sections.Sections, r.Source.Lines[0].From, func(s reading.Section, at int) int { return cmp.Compare(s.From, at) })
	if !ok {
		return ""
	}
	title := g.withoutRankTag(specs.Plain(g.sections.Sections[n].Title))
	if strings.EqualFold(phrasing.LeadingWord(title), g.Product) {
		return "" // the heading of a command is what it does
	}
	return title
}

// withoutRankTag is a heading without the number of the part in front of it and
// without the priority in brackets behind it or in front of it: "菜地认领（必须）", "F2.
// Search (must)", "Feature 3: Alarms", "P0 – must ship".
func (g *Designer) withoutRankTag(title string) string {
	title = g.courseOf(title)
	if n := reading.RefLength(title); n > 0 && n < len(title) && strings.ContainsAny(title[n:n+1], " :.") {
		title = strings.TrimLeft(title[n:], " :.-–—")
	}
	if word, rest, ok := strings.Cut(title, " "); ok && slices.Contains(g.d.Words["part_words"].In("en"), strings.ToLower(word)) {
		number, name, _ := strings.Cut(rest, " ")
		if countsPart(number) && strings.TrimLeft(name, "-–—: ") != "" {
			title = strings.TrimLeft(name, "-–—: ")
		}
	}
	if len(title) > 1 && (title[0] == 'P' || title[0] == 'p') && title[1] >= '0' && title[1] <= '3' && (len(title) == 2 || strings.ContainsAny(title[2:3], " :-–—（(")) {
		return strings.Trim(title[2:], " :-–—（()）")
	}
	for _, pair := range [][2]string{{"（", "）"}, {"(", ")"}, {"[", "]"}, {"【", "】"}} {
		head, tag, ok := strings.Cut(title, pair[0])
		tag, closed := strings.CutSuffix(tag, pair[1])
		if !ok || !closed {
			continue
		}
		tag = strings.ToLower(strings.TrimSpace(tag))
		if tags := g.d.Words["rank_tags"]; slices.Contains(tags.In("en"), tag) || slices.Contains(tags.In("zh"), tag) {
			return strings.TrimSpace(head)
		}
	}
	return title
}

// countsPart tells what stands behind the word for a part and only counts it or refers to it:
// "3:", "GRN-1:", "A:".
func countsPart(number string) bool {
	bare := strings.TrimRight(number, ".:：-–—")
	return strings.Trim(bare, "0123456789.") == "" || reading.RefLength(bare) == len(bare) || len(bare) == 1 && bare != number
}

// factAt is the fact behind a stated requirement: the one that begins in its
// first line and shares most words with its title.
func (g *Designer) factAt(r *specs.Requirement) *understanding.FeatureFact {
	if len(r.Source.Lines) == 0 {
		return nil
	}
	n, _ := slices.BinarySearchFunc(g.Understood.Features, r.Source.Lines[0].From, func(f understanding.FeatureFact, at int) int {
		if len(f.Source.Lines) == 0 {
			return -1
		}
		return cmp.Compare(f.Source.Lines[0].From, at)
	})
	end := n
	for end < len(g.Understood.Features) && len(g.Understood.Features[end].Source.Lines) > 0 && g.Understood.Features[end].Source.Lines[0].From == r.Source.Lines[0].From {
		end++
	}
	if end-n > understanding.FewFacts {
		if g.crowded[n] == nil {
			g.crowded[n] = understanding.NewLineFacts(g.Understood.Features[n:end])
		}
		return g.crowded[n].Nearest(r.Title)
	}
	return g.NearestFact(g.Understood.Features[n:end], r.Title)
}

func (g *Designer) headingSource(line int, title string) specs.Source {
	for _, s := range g.sections.Over(line) {
		if s.Title == title {
			return reading.Lines(s.From, s.To)
		}
	}
	return phrasing.Rule("group-from-table")
}

// genericHeading says of a heading that it names a kind of text and not a part
// of the product.
func (g *Designer) genericHeading(title string) bool {
	title, _, _ = strings.Cut(title, " (") // "Configuration reference (the short one)"
	t := phrasing.FoldTerm(strings.TrimRight(title, ":： "))
	if g.rhetorical(title) {
		return true
	}
	if both := joinedHeadings(t); len(both) > 1 && !slices.ContainsFunc(both, func(part string) bool { return !g.genericHeading(part) }) {
		return true
	}
	for _, word := range g.d.Words["generic_headings"].In(g.Language) {
		if t == word || g.Language == "zh" && strings.HasSuffix(t, word) {
			return true
		}
	}
	if slices.Contains(g.d.Words["generic_headings"].In("en"), t) {
		return true
	}
	for _, lang := range phrasing.Languages() {
		for _, start := range g.d.Words["generic_starts"].In(lang) {
			if strings.HasPrefix(t+" ", start+" ") || lang == "zh" && strings.HasPrefix(t, start) {
				return true
			}
		}
	}
	product := phrasing.FoldTerm(g.Product)
	for _, dash := range []string{" – ", " — ", " - ", ": "} { // "County of Lund – Permit Desk": who has it made
		if i := strings.LastIndex(title, dash); i > 0 && product != "" && phrasing.FoldTerm(title[i+len(dash):]) == product {
			return true
		}
	}
	return phrasing.FoldTerm(g.Title()) == t || product == t || strings.HasPrefix(t, product+" ") || len([]rune(t)) > 60
}

// headingJoints marks where one heading joins several.
var headingJoints = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer(" and ", "\x00", " & ", "\x00", " + ", "\x00", ", ", "\x00", "和", "\x00", "与", "\x00", "、", "\x00")
})

// joinedHeadings are the headings that one heading joins: "Text and technical
// remarks", "其他要求和提醒".
func joinedHeadings(t string) []string {
	list := strings.FieldsFunc(headingJoints().Replace(t), func(r rune) bool { return r == 0 })
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return list
}

// resourceOf is what an HTTP operation is about: "endpoints" of
// "POST /v1/endpoints/{id}/secret".
func resourceOf(heading string) string {
	method, path, ok := strings.Cut(strings.Trim(heading, "` "), " ")
	if !ok || !strings.HasPrefix(path, "/") || strings.ToUpper(method) != method {
		return ""
	}
	path, _, _ = strings.Cut(path, "?")
	for part := range strings.SplitSeq(path, "/") {
		if part == "" || strings.HasPrefix(part, "{") || part == "api" || isVersion(part) {
			continue
		}
		return strings.ToUpper(part[:1]) + strings.ReplaceAll(part[1:], "-", " ")
	}
	return ""
}

func isVersion(part string) bool {
	return len(part) > 1 && part[0] == 'v' && strings.Trim(part[1:], "0123456789.") == ""
}
