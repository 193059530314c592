package understanding

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
)

// rankCode reads the code of a rank with the mark that sets its meaning off: "P0 =",
// "P1:", "P2 (".
var rankCode = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\b[Pp]([0-4])\s*(?:=|＝|:|：|–|—|-|\(|（|means |is |为|表示|是)`)
})

// rankInClauses reads codes with which clauses of a Chinese text begin, whatever stands behind them.
var rankInClauses = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:^|[：:；;，,。] ?)[Pp]([0-4])\s*(?:[=＝:：–—-]|[(（]|为|表示|是)?`)
})

// leadOfRanks is how many bytes stand at most in front of the first code of a legend in
// one line: "We use three priorities: ".
const leadOfRanks = 60

// ranksByCode reads a legend of codes in one line, however it sets off what they mean:
// "P0 (must ship with launch), P1 (needed for GA), P2 (backlog)"; nil for a text that is
// none, or leaves one of them unexplained.
func (x *understander) ranksByCode(text string) map[string]string {
	if !hasRankCode(text) {
		return nil
	}
	found := rankCode().FindAllStringSubmatchIndex(text, -1)
	if more := rankInClauses().FindAllStringSubmatchIndex(text, -1); len(found) > 0 && len(more) > len(found) {
		found = more // the last of them is explained by what is done with it: "P2 放到二期"
	}
	if len(found) < 2 || found[0][0] > leadOfRanks {
		return nil
	}
	out := map[string]string{}
	for i, m := range found {
		end := len(text)
		if i+1 < len(found) {
			end = found[i+1][0]
		}
		code := "P" + text[m[2]:m[3]]
		level := x.levelMeant(text[m[1]:end])
		if level == "" || out[code] != "" {
			return nil
		}
		out[code] = level
	}
	return fallingRanks(out)
}

// hasRankCode says that the code of a rank may stand in a text, which few have: "P0", "p2".
func hasRankCode(text string) bool {
	for i := 1; i < len(text); i++ {
		if c := text[i]; c >= '0' && c <= '4' && (text[i-1] == 'P' || text[i-1] == 'p') {
			return true
		}
	}
	return false
}

// fallingRanks lets no code of a legend matter more than one before it: where P1 is 可选, P2 is no
// more, whatever words explain it.
func fallingRanks(out map[string]string) map[string]string {
	levels := []string{"must", "should", "could", "wont"}
	least := 0
	for _, code := range []string{"P0", "P1", "P2", "P3", "P4"} {
		level, ok := out[code]
		if !ok {
			continue
		}
		least = max(least, slices.Index(levels, level))
		out[code] = levels[least]
	}
	return out
}

// levelMeant is the priority that the meaning of a code says, by the words of ranks or by
// what it is needed for: "required for GA", "after GA if capacity allows".
func (x *understander) levelMeant(said string) string {
	if level := x.levelSaid(said); level != "" {
		return level
	}
	low := " " + strings.Trim(reading.Lower(said), " ,;.:*()（）；，。") + " "
	switch {
	case reading.ContainsAny(low, x.lex.RankWaits...):
		return "could"
	case reading.ContainsAny(low, x.lex.RankSoon...):
		return "should"
	case reading.ContainsAny(low, x.lex.RankNeeds...):
		return "must"
	}
	for _, need := range x.lex.RankNeededFor {
		if _, release, ok := strings.Cut(low, need); ok {
			if reading.ContainsAny(" "+release, x.lex.FirstReleases...) {
				return "must"
			}
			return "should" // what a release behind the first one needs
		}
	}
	return ""
}

// listedRanks reads legends whose codes have a point of a list or a row of a table each,
// and remembers these as such: nothing that they say is to be built.
func (x *understander) listedRanks(out map[string]string) {
	x.ranking = map[int]bool{}
	for i := 0; i < len(x.r.Units); {
		j := i + 1
		for j < len(x.r.Units) && sameList(&x.r.Units[i], &x.r.Units[j]) {
			j++
		}
		for code, level := range x.ranksOfRun(i, j) {
			for k := i; k < j; k++ {
				x.ranking[k] = true
			}
			if level != "" {
				out[code] = level
			}
		}
		i = j
	}
}

// sameList says that two units are points of one list or rows of one table.
func sameList(a, b *reading.Unit) bool {
	if a.Kind != b.Kind || a.Section != b.Section || a.Parent != b.Parent || a.LeadUnit != b.LeadUnit {
		return false
	}
	return a.Kind == reading.Bullet || a.Kind == reading.Row && a.Table == b.Table
}

// ranksOfRun reads the points or rows from–to as a legend: each begins with another code.
// A table whose columns say that it explains ranks is one whatever its meanings say; of
// a list each point has to say how much it matters. nil for any other run.
func (x *understander) ranksOfRun(from, to int) map[string]string {
	table := x.r.Units[from].Kind == reading.Row
	if to-from < 2 || to-from > 6 || table && !x.explainsRanks(x.r.Units[from].Header) {
		return nil
	}
	out := map[string]string{}
	for k := from; k < to; k++ {
		code, meaning := x.codeMeant(&x.r.Units[k])
		level := x.levelMeant(meaning)
		if _, twice := out[code]; code == "" || twice || level == "" && !table {
			return nil
		}
		out[code] = level
	}
	return out
}

// codeMeant takes a point or a row of a legend apart: the code of a rank, and what it
// means.
func (x *understander) codeMeant(u *reading.Unit) (code, meaning string) {
	if u.Kind == reading.Row && len(u.Cells) > 1 {
		code, meaning = u.Cells[0], strings.Join(u.Cells[1:], ", ")
	} else if code, meaning = u.Label, stripLabel(u); code == "" {
		m := rankCode().FindStringIndex(u.Text)
		if m == nil || m[0] != 0 {
			return "", ""
		}
		code, meaning = u.Text[:2], u.Text[m[1]:]
	}
	code = strings.ToUpper(strings.Trim(code, " *_`:"))
	if len(code) == 2 && code[0] == 'P' && code[1] >= '0' && code[1] <= '4' || u.Kind == reading.Row && x.tag(code) != "" {
		return code, meaning
	}
	return "", ""
}

// explainsRanks tells the header of a table that says what priorities mean: "Priority |
// Meaning".
func (x *understander) explainsRanks(header []string) bool {
	if len(header) < 2 || len(header) > 3 {
		return false
	}
	is := func(words []string, head string) bool {
		return slices.Contains(words, reading.Lower(strings.Trim(head, " *")))
	}
	return is(x.lex.RankColumns, header[0]) && is(x.lex.RankMeaningColumns, header[1])
}
