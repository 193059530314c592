package specifying

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/overtone-cli/overtone/specs"
)

// goalMark finds the number with which the line of a goal begins.
var goalMark = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[^\pL\pN]*(G-?\d{1,3})\b`) })

// goalSeen finds where a line refers to a goal by its number.
var goalSeen = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i:goals? |目标 ?|\()(G-?\d{1,3})\b`)
})

// goalsNamed are the goals that the lines of a requirement name by the number which the
// source gives them: "see goal G1" says more than any word that both share. Nil where none
// is named.
func (w *Specifier) goalsNamed(goals *GoalIndex, src specs.Source) []string {
	var out []string
	for _, m := range goalSeen().FindAllStringSubmatch(w.linesOf(src), -1) {
		for i := range goals.goals {
			g := &goals.goals[i]
			mark := goalMark().FindStringSubmatch(w.linesOf(g.Source))
			if mark != nil && mark[1] == m[1] && !slices.Contains(out, g.ID) {
				out = append(out, g.ID)
			}
		}
	}
	slices.Sort(out)
	return out
}

// linesOf are the lines of the source that a statement stands on.
func (w *Specifier) linesOf(src specs.Source) string {
	if src.Kind != specs.Stated {
		return ""
	}
	lines := w.SourceLines()
	var out []string
	for _, r := range src.Lines {
		out = append(out, lines[max(0, min(r.From-1, len(lines))):max(0, min(r.To, len(lines)))]...)
	}
	return strings.Join(out, "\n")
}
