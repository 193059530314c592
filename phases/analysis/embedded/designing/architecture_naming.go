package designing

import (
	"slices"
	"strings"
	"unicode"

	"github.com/overtone-cli/overtone/specs"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/phrasing"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// saying is a sentence of the source that names a technology.
type saying struct {
	text string
	row  bool // a row of short values: it lists and does not explain
	src  specs.Source
}

// sayings are the sentences of the source that name a technology, in order.
// Sentences of what is out of scope are none.
func (g *Designer) sayings(name string) []saying {
	var out []saying
	if g.sections == nil {
		return nil
	}
	base := bareName(name)
	for i := range g.sections.Units {
		u := &g.sections.Units[i]
		if u.Kind == reading.Code || !names(u.Text, base) || u.Kind == reading.Row && g.decidedRow(u) { // that row was put into words
			continue
		}
		for n, s := range u.Sentences {
			text := s.Text
			if n == 0 && names(u.Label, base) {
				text = u.Label + ": " + text
			}
			if names(text, base) && !g.outOfScope(s.From) {
				if n > 0 && slices.Contains(g.d.Words["pronoun_starts"].In("en"), strings.ToLower(phrasing.LeadingWord(text))) {
					text = phrasing.Finished(phrasing.HeadClause(u.Sentences[n-1].Text)) + " " + text
				}
				out = append(out, saying{text: text, row: g.lists(u), src: reading.Lines(s.From, s.To)})
			}
		}
	}
	return out
}

func (g *Designer) outOfScope(line int) bool {
	return slices.ContainsFunc(g.Understood.NonGoals, func(n specs.NonGoal) bool { return phrasing.SharesLine(n.Source, reading.Lines(line, line)) })
}

// bareName is the name of a technology without its version; the number of a
// standard is no version.
func bareName(name string) string {
	i := strings.LastIndexByte(name, ' ')
	if i <= 0 || !strings.ContainsFunc(name[i:], unicode.IsDigit) || strings.ToUpper(name[:i]) == name[:i] {
		return name
	}
	return name[:i]
}

// names says that a text names a technology. A name with a capital is not the
// word that is written without: "Go" is not "go".
func names(text, name string) bool {
	if name != reading.Lower(name) {
		return namesWhole(text, name)
	}
	return namesWhole(reading.Lower(text), name)
}

// namesWhole says that a name stands in a text and is not part of another one.
func namesWhole(text, name string) bool {
	for at := 0; name != ""; {
		i := strings.Index(text[at:], name)
		if i < 0 {
			return false
		}
		from, to := at+i, at+i+len(name)
		if (from == 0 || !reading.InsideWord(text, from)) && (to == len(text) || !reading.InsideWord(text, to)) {
			return true
		}
		at = to
	}
	return false
}

// versioned gives every stated technology the version with which a sentence of
// the source names it. The understanding itself stays as it is.
func (g *Designer) versioned() {
	u, changed := *g.Understood, false
	u.Technologies = slices.Clone(u.Technologies)
	for i := range u.Technologies {
		t := &u.Technologies[i]
		if bareName(t.Name) != t.Name || !slices.Contains([]string{"language", "framework", "database", "queue", "processing", "tool"}, t.Layer) {
			continue
		}
		for _, s := range g.sayings(t.Name) {
			at := strings.Index(s.text, t.Name)
			if at < 0 {
				continue
			}
			if v := g.versionAfter(s.text[at+len(t.Name):]); v != "" {
				t.Name += v
				changed = true
				break
			}
		}
	}
	if changed { // else what was worked out of it still holds
		g.Reunderstood(&u)
	}
}

// versionAfter reads the number right behind a name. In front of a noun in
// small letters it counts things and is no version: "Kafka 3 brokers".
func (g *Designer) versionAfter(rest string) string {
	if len(rest) < 2 || rest[0] != ' ' {
		return ""
	}
	n := 1
	for n < len(rest) && (rest[n] >= '0' && rest[n] <= '9' || rest[n] == '.' && n+1 < len(rest) && rest[n+1] >= '0' && rest[n+1] <= '9') {
		n++
	}
	if n == 1 || n > 8 {
		return ""
	}
	next := phrasing.LeadingWord(rest[n:])
	if next != "" && reading.IsASCII(next) && next[0] >= 'a' && next[0] <= 'z' && strings.HasPrefix(rest[n:], " ") && !g.IsThird(next) &&
		!g.Table.IsWord("prepositions", "en", next) && !slices.Contains([]string{"and", "or", "is", "as", "because"}, next) {
		return ""
	}
	if n < len(rest) && strings.ContainsRune("%-/", rune(rest[n])) {
		return ""
	}
	return rest[:n]
}

// namingText is the clause that says what a technology is there for: never one
// of what it does not do, never a row of a table, never a question. Without
// one it is empty.
func (g *Designer) namingText(t *understanding.TechnologyFact) (text string, src specs.Source) {
	best := 0
	for _, s := range append([]saying{{text: t.Text, src: t.Source}}, g.sayings(t.Name)...) {
		clause := g.clauseOf(s.text, t.Name)
		if score := g.namingScore(clause, t, &s); score > best {
			best, text, src = score, clause, s.src
		}
	}
	return text, src
}

// namingScore ranks a clause as a reason for a technology; nothing above zero
// is one.
func (g *Designer) namingScore(clause string, t *understanding.TechnologyFact, s *saying) int {
	x := phrasing.NewWordIndex(clause)
	if !names(clause, bareName(t.Name)) || phrasing.NewWordIndex(reading.OutsideBrackets(clause)).HasAny(g.d.Words["denials"]) || g.rejects(clause, bareName(t.Name)) || strings.HasSuffix(strings.TrimSpace(clause), "?") || strings.HasSuffix(clause, "？") {
		return 0
	}
	score := 2
	if g.isFromTable(s) {
		return 0
	}
	if x.HasAny(g.d.Words["chosen_for"]) {
		score += 2
	}
	if x.HasAny(g.d.Words["reasons"]) {
		score += 2
	}
	for _, list := range [][]specs.Item{g.Understood.Constraints, g.Understood.Decisions} {
		if slices.ContainsFunc(list, func(it specs.Item) bool { return phrasing.SharesLine(it.Source, s.src) }) {
			score += 3
			break
		}
	}
	if n := len([]rune(clause)); n > 180 {
		score--
	}
	if strings.HasPrefix(clause, bareName(t.Name)) || x.HasAny(g.d.Words["rest_of_data"]) {
		score++
	}
	return score
}

// isFromTable says that a text is a row of a table or of what a row was made
// of: plans and limits explain no choice.
func (g *Designer) isFromTable(s *saying) bool { return s.row || g.rowLines(s.src) }

// rowLines says that all lines of a source are rows of tables.
func (g *Designer) rowLines(src specs.Source) bool {
	if len(src.Lines) == 0 || g.sections == nil {
		return false
	}
	for _, r := range src.Lines {
		if !g.isListing(r.From) {
			return false
		}
	}
	return true
}

// clauseOf is the part of a sentence that names something: between semicolons,
// and in Chinese between commas where another part names other things.
func (g *Designer) clauseOf(text, name string) string {
	seps := []string{"; ", "；"}
	if g.Language == "zh" {
		seps = append(seps, "，")
	}
	out := text
	for _, sep := range seps {
		for _, part := range reading.SplitTop(out, sep) {
			if part = strings.TrimSpace(part); part != out && names(part, bareName(name)) && len([]rune(part)) > len([]rune(name))+3 {
				out = part
				break
			}
		}
	}
	if head, tail, ok := strings.Cut(out, ", "); ok && !g.InBrackets(out, len(head)) && names(head, bareName(name)) && phrasing.NewWordIndex(tail).HasAny(g.d.Words["denials"]) {
		out = head // what it is for, without what it is not for
	}
	return g.closed(out)
}

// closed ends a sentence of the source with the stop of its language: one that
// ends with a Latin name is Chinese all the same.
func (g *Designer) closed(text string) string {
	out := phrasing.Finished(text)
	if g.Language == "zh" && reading.HasHan(text) && strings.HasSuffix(out, ".") && !strings.HasSuffix(strings.TrimSpace(text), ".") {
		return strings.TrimSuffix(out, ".") + "。"
	}
	return out
}
