package phrasing

import (
	"strings"

	"github.com/overtone-cli/overtone/phases/analysis/embedded/reading"
	"github.com/overtone-cli/overtone/phases/analysis/embedded/understanding"
)

// maxWhere is how many words say where those who act are found.
const maxWhere = 5

// whereOf is what says of people where they are found, which bounds who may do what is told
// of them: " on the same street" of "neighbours on the same street". Empty without it.
func whereOf(who string) string {
	where := who[len(understanding.LastNoun(who)):]
	if !reading.HasPrefixOf(where, " on ", " in ", " of ", " at ") || len(strings.Fields(where)) > maxWhere {
		return ""
	}
	return where
}

// withWhere is a subject with where those are found whom it names, else their name alone.
func withWhere(subject, who string) string {
	if where := whereOf(subject); where != "" && strings.TrimSuffix(subject, where) == who {
		return subject
	}
	return who
}
