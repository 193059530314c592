package command

import (
	"strings"

	"github.com/spf13/cobra"

	"github.com/overtone-cli/overtone/specs/problem"
)

// unknownCommand refuses a word that is none of the commands below cmd.
func unknownCommand(cmd *cobra.Command, word string) error {
	var names []string
	for _, child := range cmd.Commands() {
		if listed(child) {
			names = append(names, child.Name())
		}
	}
	p := problem.New("usage.unknown_command", "`%s` has no command %q", cmd.CommandPath(), word)
	if near := nearest(word, names); near != "" {
		return p.Mend("did you mean `%s %s`?", cmd.CommandPath(), near)
	}
	return p.Mend("see `%s --help`", cmd.CommandPath())
}

// nearest is the one of names that word was most likely meant to be, or empty
// when none is close: at most a third of the letters may differ, or word is
// the beginning of a name. Of equally close names the first wins.
func nearest(word string, names []string) string {
	word = strings.ToLower(word)
	if len(word) > 64 {
		return "" // nobody mistypes a command into a sentence
	}
	best, least := "", 1+max(1, len(word)/3)
	for _, name := range names {
		if len(word) > 1 && strings.HasPrefix(name, word) {
			return name
		}
		if d := distance(word, name); d < least {
			best, least = name, d
		}
	}
	return best
}

// distance is the least number of letters to insert, drop, replace or swap
// with their neighbour to turn a into b.
func distance(a, b string) int {
	s, t := []rune(a), []rune(b)
	before := make([]int, len(t)+1)
	last := make([]int, len(t)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(s); i++ {
		row := make([]int, len(t)+1)
		row[0] = i
		for j := 1; j <= len(t); j++ {
			cost := 1
			if s[i-1] == t[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && s[i-1] == t[j-2] && s[i-2] == t[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last = last, row
	}
	return last[len(t)]
}
